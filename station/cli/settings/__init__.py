"""The house's settings: one TOML file, which FORMAT.md describes."""
