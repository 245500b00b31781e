"""A match as plain text that a person reads and writes, described in GRAMMAR.md.

The laws of this package:

* one table of words serves the reader and the writer;
* the reader decides nothing: every step is a command, and the rules accept or refuse it;
* what the writer writes, the reader plays to the same sheet.
"""
