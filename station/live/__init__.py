"""How a match lives: one door, one clock, chance, and the file that is written behind every step."""
