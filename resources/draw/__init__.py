"""The code that draws the cards, the avatars and the icons; ``python -m resources.draw`` writes their SVG files."""
