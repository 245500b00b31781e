"""Question packs: reading and writing them. Imports nothing else of this product."""
