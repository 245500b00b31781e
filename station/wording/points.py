"""Points as people write them: with the minus sign of print, because a hyphen is easily overlooked."""


def signed(points: int) -> str:
    """A score: a sign only below zero."""
    return str(points).replace("-", "−")


def change(points: int) -> str:
    """What a score gains or loses: nothing is +0, as on paper."""
    return f"{points:+d}".replace("-", "−")
