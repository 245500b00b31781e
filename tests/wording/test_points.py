"""Points in print."""

from station.wording.points import change, signed


def test_a_score_below_zero_has_a_minus_and_no_other_sign() -> None:
    assert [signed(points) for points in (-120, 0, 10)] == ["−120", "0", "10"]


def test_a_change_always_has_a_sign() -> None:
    assert [change(points) for points in (-10, 0, 20)] == ["−10", "+0", "+20"]
