"""The match: what it is, how it lives, how it is kept."""
