"""The rules of the games and their records, without Qt, without time and without chance."""
