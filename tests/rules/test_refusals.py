"""Refusals are values, and every code is described where refusals are made known."""

import re
from pathlib import Path

from station.rules import refusals
from station.rules.refusals import Refused, refuse, wanted

RULES = Path(refusals.__file__).parent


def test_a_refusal_names_its_code_its_values_and_its_clause() -> None:
    assert refuse("themes-left", "N4.9", number=2) == Refused("themes-left", (("number", 2),), "N4.9")


def test_a_lot_that_is_needed_is_told_with_its_purpose_and_its_numbers() -> None:
    assert wanted(refuse("lot-needed", purpose="chooser:blue:1", among="1,3")) == ("chooser:blue:1", (1, 3))
    assert wanted(refuse("bad-lot", purpose="chooser:blue:1")) is None


def test_every_code_that_is_used_is_described_and_no_other() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    used = set(re.findall(r'\brefuse\(\s*"([a-z-]+)"', sources))
    described = set(re.findall(r"^ *``([a-z-]+)`` ", Refused.__doc__ or "", re.MULTILINE))

    assert used == described
