"""The sentences that people read, made from codes and parameters, in the language they chose.

The law of this package: nothing else makes a sentence for people out of a code. It prints and keeps nothing.
"""
