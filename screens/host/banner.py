"""What happens now, in capitals and the fewest words."""

from collections.abc import Callable, Iterable

from screens.looks import Look
from screens.text import cut
from station.rules.model import Outcome, Seat, ThemeKind
from station.rules.state import Phase
from station.views.host_view import HostView
from station.wording.checks import pause_told
from station.wording.language import N_, tr

Banner = tuple[str, Look]

_LONGEST_NAME = 24
_LONGEST_REASON = 36

_HAPPENINGS = {
    Phase.OPENING: (N_("BEFORE THE GAME: ANNOUNCE ALL THEMES"), Look.HEAD),
    Phase.THEME_START: (N_("THEME {n}: ANNOUNCE IT"), Look.HEAD),
    Phase.ANNOUNCED: (N_("{price}: ANNOUNCE THE PRICE"), Look.HEAD),
    Phase.READING: (N_("{price} · READING · BUTTONS LIVE"), Look.LIVE),
    Phase.WINDOW: (N_("{price} · READ · BUTTONS LIVE"), Look.LIVE),
    Phase.CONTEST: (N_("{price} · WHO WAS FIRST?"), Look.LIVE),
    Phase.PHOTO_FINISH: (N_("{price} · TOO CLOSE TO TELL: WHO WAS FIRST?"), Look.NOTE),
    Phase.SPARE_OFFER: (N_("{price} · WITHDRAWN: PLAY THE SPARE?"), Look.NOTE),
    Phase.THEME_END: (N_("THEME {n} IS OVER: ANNOUNCE THE SCORES"), Look.HEAD),
    Phase.AUCTION_READING: (N_("AUCTION {opened} · {name} PLAYS, STAKE {stake}"), Look.ANSWERS),
    Phase.THINKING: (N_("THINKS AND ANSWERS: {name} · STAKE {stake}"), Look.ANSWERS),
    Phase.ROUND_END: (N_("THE ROUND IS OVER: ANNOUNCE THE SCORES"), Look.HEAD),
    Phase.FINAL_READING: (N_("FINAL QUESTION: READ IT ONCE"), Look.HEAD),
    Phase.WRITING: (N_("FINAL QUESTION: THEY WRITE"), Look.ANSWERS),
    Phase.READ_OUT: (N_("READ OUT ALL ANSWERS"), Look.HEAD),
    Phase.FINAL_RULING: (N_("IS IT RIGHT? {name} · STAKE {stake}"), Look.ANSWERS),
    Phase.LEFT_OPEN: (N_("THE GAME IS OVER, A PLACE IS OPEN"), Look.NOTE),
    Phase.FINISHED: (N_("THE GAME IS OVER"), Look.HEAD),
}
_IN_A_PAUSE = {Phase.READING: N_("{price} · READING"), Phase.WINDOW: N_("{price} · READ")}
"""The buttons are dead in a pause."""

_OVERDUE = {
    Phase.WINDOW: (N_("{price} · TIME IS OVER, NOBODY"), Look.NOTE),
    Phase.WRITING: (N_("TIME IS OVER: TAKE THE ANSWERS"), Look.NOTE),
}
_OVERDUE_ANSWER = (N_("TIME IS OVER: {name}"), Look.ALARM)

_OFF_THE_BOARD = {
    (Phase.THEME_START, ThemeKind.EXTRA): (N_("EXTRA THEME: {equals}"), Look.HEAD),
    (Phase.THEME_END, ThemeKind.EXTRA): (N_("THE EXTRA THEME IS OVER: {equals}"), Look.HEAD),
    (Phase.SPARE_OFFER, ThemeKind.FINAL): (N_("WITHDRAWN: ANOTHER FINAL THEME, NEW STAKES?"), Look.NOTE),
    (Phase.ROUND_END, ThemeKind.FINAL): (N_("THE FINAL ROUND IS OVER"), Look.HEAD),
}
_OUTCOMES = {
    Outcome.RIGHT: N_("{price} · RIGHT"),
    Outcome.WITHDRAWN: N_("{price} · WITHDRAWN"),
    Outcome.ALL_WRONG: N_("{price} · ALL WRONG: GIVE THE ANSWER"),
    Outcome.NOBODY: N_("{price} · NOBODY: GIVE THE ANSWER"),
}


def banner(view: HostView) -> Banner:
    """What happens now."""
    words, look = _happening(view)
    if view.paused and view.pause:
        why = cut(pause_told(view.pause), _LONGEST_REASON)
        return tr("PAUSE: {why} · {what}", why=why, what=words), Look.NOTE
    if view.paused:
        return tr("PAUSE · {what}", what=words), Look.NOTE
    return words, look


def _happening(view: HostView) -> Banner:
    return _OWN[view.phase](view) if view.phase in _OWN else _by_table(view)


def _revealed(view: HostView) -> Banner:
    if view.bidding and view.outcome is Outcome.ALL_WRONG:
        return tr("AUCTION {stake} · WRONG: GIVE THE ANSWER", stake=_stake(view)), Look.HEAD
    return tr(_OUTCOMES[view.outcome or Outcome.NOBODY], price=_price(view)), Look.HEAD


def _by_table(view: HostView) -> Banner:
    words, look = _HAPPENINGS[view.phase]
    if view.theme.kind is not None:
        words, look = _OFF_THE_BOARD.get((view.phase, view.theme.kind), (words, look))
    if view.overdue:
        words, look = _OVERDUE.get(view.phase, _OVERDUE_ANSWER)
    elif view.paused:
        words = _IN_A_PAUSE.get(view.phase, words)
    told = tr(
        words,
        price=_price(view),
        n=view.theme.number,
        name=_answerer(view),
        stake=_stake(view),
        opened=view.asked.price if view.asked else "",
        equals=_names(view, view.theme.equals),
    )
    return told, look


def _price(view: HostView) -> str:
    """The price of the open question, of an auction what it was sold for."""
    if view.asked is None:
        return ""
    if view.bidding and view.bidding.winner:
        return tr("AUCTION {stake}", stake=_stake(view))
    price = str(view.asked.price)
    return tr("{price} (spare)", price=price) if view.asked.spare else price


def _stake(view: HostView) -> int:
    """What is at stake for the player who answers an auction, or is ruled on in the final round."""
    if view.bidding and view.bidding.highest:
        return view.bidding.highest.amount
    finalists = view.final.finalists if view.final else ()
    return next((who.stake for who in finalists if who.seat == view.answerer and who.stake is not None), 0)


def _answerer(view: HostView) -> str:
    return _names(view, () if view.answerer is None else (view.answerer,))


def _names(view: HostView, seats: Iterable[Seat]) -> str:
    names = {seat.seat: seat.name for seat in view.seats}
    return ", ".join(cut(names[seat], _LONGEST_NAME).upper() for seat in seats)


def _answering(view: HostView) -> Banner:
    name = _answerer(view)
    if view.overdue:
        return tr("TIME IS OVER: {name}", name=name), Look.ALARM
    if view.deadline is None:
        return tr("SPEAKS, THE CLOCK STANDS: {name}", name=name), Look.ANSWERS
    if view.phase is Phase.CLARIFYING:
        return tr("MORE EXACTLY: {name}", name=name), Look.ANSWERS
    if view.reading_was_cut:
        return tr("STOP READING! {name} ANSWERS", name=name), Look.ANSWERS
    return tr("{name} ANSWERS", name=name), Look.ANSWERS


def _choosing(view: HostView) -> Banner:
    names = _names(view, view.round.choosers)
    if view.round.chooser is None:
        return tr("WHO CHOOSES? {names}", names=names), Look.NOTE
    return tr("{name} CHOOSES", name=_names(view, (view.round.chooser,))), Look.HEAD


def _bidding(view: HostView) -> Banner:
    price = view.asked.price if view.asked else 0
    if view.bidding is None or view.bidding.asked is None:
        return tr("AUCTION {price} · THE BIDS ARE OFF", price=price), Look.NOTE
    name = _names(view, (view.bidding.asked,))
    if view.bidding.highest is None:
        return tr("AUCTION {price} · FIRST BID: {name}", price=price, name=name), Look.ANSWERS
    return tr("AUCTION {price} · ASK {name}", price=price, name=name), Look.ANSWERS


def _stakes(view: HostView) -> Banner:
    missing = [who.seat for who in view.final.finalists if not who.has_staked] if view.final else []
    if missing:
        return tr("FINAL ROUND: STAKES OF {names}", names=_names(view, missing)), Look.HEAD
    return tr("FINAL ROUND: ALL STAKES ARE IN"), Look.HEAD


def _tied(view: HostView) -> Banner:
    place = view.extra.place if view.extra else 0
    equals = (where.seat for where in view.places if where.place == place)
    return tr("PLACE {place} IS SHARED: {names}", place=place, names=_names(view, equals)), Look.NOTE


_OWN: dict[Phase, Callable[[HostView], Banner]] = {
    Phase.CHOOSING: _choosing,
    Phase.BIDDING: _bidding,
    Phase.STAKES: _stakes,
    Phase.ANSWERING: _answering,
    Phase.CLARIFYING: _answering,
    Phase.REVEALED: _revealed,
    Phase.TIED: _tied,
}
