"""A user who may open no device plays with the keys of the keyboard, and reads what to do."""

from tests.rig.machine import Machine
from tests.rig.station import FOLDER, NOBODY, Station


def test_without_permission_keys_serve_and_the_way_out_is_told(machine: Machine) -> None:
    machine.run(f"rm -rf {FOLDER}")
    machine.plug(0, "1")
    machine.plug(1, "2")
    station = Station(machine, "new", "--player Anna", "--player Boris", user=NOBODY)
    station.see("BEFORE THE GAME")
    station.does("f6", "no permission", "svoyak doctor --udev")
    station.does("esc", "Space always leads on")
    station.does("spc", "THEME 1: ANNOUNCE IT")
    station.does("spc", "10: ANNOUNCE THE PRICE")
    station.does("spc", "10 · READING")
    station.does("2", "BORIS ANSWERS")
    station.does("up", "10 · RIGHT")
