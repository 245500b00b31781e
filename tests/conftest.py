"""What all tests share."""

from hypothesis import settings

pytest_plugins = ["tests.clause_report", "tests.kills", "tests.races", "tests.rig.option"]

# How long an example takes tells about the machine, not about the program.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")

# For a thorough search, chosen by --hypothesis-profile=long.
settings.register_profile("long", deadline=None, max_examples=4000, stateful_step_count=100)
