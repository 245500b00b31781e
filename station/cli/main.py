"""The entry point."""


def main() -> int:
    """Run a command."""
    return 0
