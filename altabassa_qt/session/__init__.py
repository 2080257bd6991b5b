"""The match being played, and what is kept for each person: without Qt."""
