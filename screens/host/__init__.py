"""The host's screens: the match, its score sheet, its help."""
