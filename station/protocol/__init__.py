"""What is kept of a game for people: its score sheet as data, and the sheet as text.

The law of this package: of a game that is not over it tells what was played, never what is yet to come.
"""
