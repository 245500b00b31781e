"""What match files are called."""

SUFFIX = ".svoyak"
"""The ending of a match file's name."""
