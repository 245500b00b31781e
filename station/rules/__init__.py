"""The rules of «Своя игра», pure.

The law of this package, which every file in it keeps:

* no input or output, no clock, no chance, no logging, no sentences;
* whole numbers only: points, and nanoseconds of the match clock;
* ``decide`` chooses and refuses with values, ``apply`` is total and makes no choice;
* the state is a fold of the events of the commands that stand.
"""
