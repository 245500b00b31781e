"""Regulations as files: the bundled ones, the clubs' own, and the list of the clauses they rest on.

The law of this package: a file that is wrong gives all its faults at once, each with its line; it never
stops another file. FORMAT.md describes the file before ``loader`` reads it.
"""
