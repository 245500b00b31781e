"""A program that plays a match until it is killed.

    python -m tests.live.crash FOLDER SCRIPT SEED

It begins a match in the folder, or goes on with the one that is there, and acknowledges on its output every
state that is published: a line ``state`` with the state as a snapshot in base64. When the script has come to
its end it says ``done`` and stays where it is.
"""

import sys
from pathlib import Path
from random import Random

from tests.live.crash.player import Player, open_in, say
from tests.live.crash.scripts import SCRIPTS

folder, name, seed = sys.argv[1:]
script = SCRIPTS[name]
script.play(Player(open_in(Path(folder), script.begin(), script.clock)), Random(seed))  # noqa: S311 - nothing to be guessed
say("done")
sys.stdin.read()
