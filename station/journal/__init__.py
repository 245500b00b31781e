"""The match file: one match is one file. Only ``codec`` knows the game; FORMAT.md describes the bytes."""
