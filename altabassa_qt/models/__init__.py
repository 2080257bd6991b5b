"""Qt item models over a match: what the table and the windows show."""
