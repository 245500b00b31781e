"""The buttons as the host sees and orders them: before a match and in it."""
