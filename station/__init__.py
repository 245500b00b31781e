"""The match: what it is, how it lives, how it is kept."""

__version__ = "0.1.0"
