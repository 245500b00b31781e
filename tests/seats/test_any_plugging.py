"""Boards that are alike are plugged, pulled, moved, pressed and learnt in any order, over restarts, too.

Each board knows in secret whose it was last told to be. The law: a press counts for who was told to have
that button when it was made, and no plugging gives a button to another seat than it was told to be of. Nor
does one make a seat that plays with a device one without any, over restarts of the same match.
"""

from dataclasses import dataclass, field

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from drivers.devices import DeviceReport, DeviceState, Identity
from drivers.presses import Press
from station.rules.model import Seat
from station.seats import Assignment, Bound

SEATS = (Seat(1), Seat(2), Seat(3))
PORTS = ("usb-1", "usb-2", "usb-3", "usb-4")
BUTTONS = ("0:288", "0:289")
COUNTS = (Bound.READY, Bound.PROPOSED)


@dataclass(eq=False)
class Thing:
    """A board that one can hold in the hand. ``port``: where it is plugged in, empty when it is not."""

    product: int
    serial: str
    port: str = ""
    owners: dict[str, Seat] = field(default_factory=dict)

    @property
    def identity(self) -> Identity:
        return Identity(0x0079, self.product, "Box", self.serial, self.port)


class Plugging(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.things = [*(Thing(6, "") for _ in range(3)), Thing(7, ""), Thing(6, "A1"), Thing(6, "A1")]
        self.table = Assignment()
        self.now = 0

    @initialize(first=st.permutations(range(6)), seated=st.integers(0, 3))
    def sit_down(self, first: list[int], seated: int) -> None:
        """Some boards are plugged in, and some seats have one."""
        self.table.attend(SEATS)
        for index, port in zip(first, PORTS[:3], strict=False):
            self.things[index].port = port
        self.look()
        for seat, index in zip(SEATS[:seated], first, strict=False):
            self.table.learn(seat, self.now)
            self.push(self.things[index], BUTTONS[0])

    @property
    def plugged(self) -> list[Thing]:
        return [thing for thing in self.things if thing.port]

    def look(self) -> None:
        self.now += 1
        self.table.see([DeviceReport(thing.identity, DeviceState.READ) for thing in self.plugged], self.now)

    def told(self) -> dict[tuple[str, str], Seat]:
        """Which buttons of which sources are said to be whose."""
        return {
            (one.binding.identity.source, one.binding.button): one.seat
            for one in self.table.view(self.now).seats
            if one.bound in COUNTS and one.binding is not None
        }

    def take_as_told(self) -> None:
        """After an order, or a press of who was asked, everybody can see whose each button is."""
        told = self.told()
        for thing in self.things:
            for button in BUTTONS:
                seat = told.get((thing.identity.source, button)) if thing.port else None
                if seat is not None:
                    for other in self.things:
                        other.owners = {b: owner for b, owner in other.owners.items() if owner != seat}
                    thing.owners[button] = seat

    @rule(index=st.integers(0, 5), port=st.sampled_from(PORTS), is_seen=st.booleans())
    def plug(self, index: int, port: str, *, is_seen: bool) -> None:
        out = [thing for thing in self.things if not thing.port]
        if port not in {thing.port for thing in self.plugged} and out:
            out[index % len(out)].port = port
            if is_seen:
                self.look()

    @precondition(lambda self: self.plugged)
    @rule(order=st.permutations(range(4)), number=st.integers(1, 3), is_seen=st.booleans())
    def unplug(self, order: list[int], number: int, *, is_seen: bool) -> None:
        plugged = self.plugged
        gone = [plugged[index] for index in order[:number] if index < len(plugged)]
        self.pull(gone)
        if is_seen:
            self.look()

    @precondition(lambda self: self.plugged)
    @rule(order=st.permutations(range(4)), ports=st.permutations(PORTS), is_seen=st.booleans())
    def unplug_and_plug(self, order: list[int], ports: list[str], *, is_seen: bool) -> None:
        """Some are pulled and come back one after another, perhaps before anybody has looked."""
        gone = [thing for index, thing in enumerate(self.plugged) if index in order[:2]]
        self.pull(gone)
        taken = {thing.port for thing in self.plugged}
        for thing, port in zip(gone, [port for port in ports if port not in taken], strict=False):
            thing.port = port
            if is_seen:
                self.look()
        self.look()

    def pull(self, gone: list[Thing]) -> None:
        """The driver tells of each loss, if nothing else."""
        identities = [thing.identity for thing in gone]
        for thing in gone:
            thing.port = ""
        self.table.lose(identities)

    @rule()
    def look_anew(self) -> None:
        self.look()

    @precondition(lambda self: self.plugged)
    @rule(index=st.integers(0, 3))
    def a_loss_is_told_late(self, index: int) -> None:
        self.table.lose([self.plugged[index % len(self.plugged)].identity])

    @rule(seat=st.sampled_from((None, *SEATS)))
    def learn(self, seat: Seat | None) -> None:
        self.table.learn(seat, self.now)

    @rule(seat=st.sampled_from(SEATS))
    def forget(self, seat: Seat) -> None:
        self.table.forget(seat)
        for thing in self.things:
            thing.owners = {button: owner for button, owner in thing.owners.items() if owner != seat}

    @rule(pair=st.permutations(SEATS))
    def swap(self, pair: list[Seat]) -> None:
        one, other = pair[:2]
        self.table.swap(one, other)
        swapped = {one: other, other: one}
        for thing in self.things:
            thing.owners = {button: swapped.get(owner, owner) for button, owner in thing.owners.items()}

    @rule(seat=st.sampled_from(SEATS), off=st.booleans())
    def mask(self, seat: Seat, *, off: bool) -> None:
        self.table.mask(seat, off=off)

    @rule(is_live=st.booleans())
    def go_live(self, *, is_live: bool) -> None:
        self.table.is_live = is_live

    @precondition(lambda self: self.plugged)
    @rule(index=st.integers(0, 3), button=st.sampled_from(BUTTONS), seat=st.sampled_from(SEATS))
    def learn_and_press(self, index: int, button: str, seat: Seat) -> None:
        self.table.learn(seat, self.now)
        self.push(self.plugged[index % len(self.plugged)], button)

    @rule(order=st.permutations(range(4)))
    def all_press(self, order: list[int]) -> None:
        self.look()
        for index in order[: len(self.plugged)]:
            if index < len(self.plugged):
                self.push(self.plugged[index], BUTTONS[0])

    @precondition(lambda self: self.plugged)
    @rule(index=st.integers(0, 3), button=st.sampled_from(BUTTONS))
    def press(self, index: int, button: str) -> None:
        self.push(self.plugged[index % len(self.plugged)], button)

    def push(self, thing: Thing, button: str) -> None:
        """Somebody presses."""
        self.now += 1
        view, told = self.table.view(self.now), self.told()
        source = thing.identity.source
        counted = self.table.press(Press(source, button, self.now, self.now, 1))
        if counted is not None:
            assert told[source, button] == counted
            assert counted not in {one.seat for one in view.seats if one.masked}
            assert thing.owners.get(button, counted) == counted
        self.take_as_told()

    @rule(ports=st.permutations(PORTS), elsewhere=st.booleans())
    def restart(self, ports: list[str], *, elsewhere: bool) -> None:
        """The match is gone on with, perhaps on another machine, which remembers no button."""
        remembered, equipped = self.table.bindings, self.table.equipped
        for thing, port in zip(self.plugged, ports, strict=False):
            thing.port = port
        self.table = Assignment(() if elsewhere else remembered)
        self.table.attend(SEATS, equipped)
        assert self.table.equipped == equipped
        self.look()
        assert set(equipped) <= set(self.table.equipped)

    @invariant()
    def no_button_went_to_another_seat_by_itself(self) -> None:
        told = self.told()
        for thing in self.plugged:
            for button, owner in thing.owners.items():
                assert told.get((thing.identity.source, button), owner) == owner

    @invariant()
    def each_button_is_of_one_seat_and_each_seat_has_one(self) -> None:
        bindings = self.table.bindings
        assert len({binding.seat for binding in bindings}) == len(bindings)
        boards = [(id(board), button) for board in self.table._boards.all for button in board.seats.values()]
        assert len(set(boards)) == len(boards)

    @invariant()
    def who_has_a_device_or_has_lost_it_is_to_be_kept_and_nobody_without_one(self) -> None:
        for one in self.table.view(self.now).seats:
            is_kept = one.seat in self.table.equipped
            assert is_kept or one.bound in {Bound.UNBOUND, Bound.ASKED}
            assert not is_kept or one.bound is not Bound.UNBOUND

    @invariant()
    def who_is_asked_plays(self) -> None:
        assert self.table.asked in (None, *SEATS)


TestPlugging = Plugging.TestCase
