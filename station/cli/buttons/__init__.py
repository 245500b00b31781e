"""``svoyak buttons``: a look at the buttons without a match."""
