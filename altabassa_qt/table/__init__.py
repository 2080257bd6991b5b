"""The table that people look at: cards, seats, controls, motion and sound, over the item models of a `Play`."""
