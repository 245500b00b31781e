"""The host's desk: what comes up beside the play, from corrections to names, in pages with one key each."""
