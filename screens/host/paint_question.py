"""A question on the match screen: what the host reads aloud, and what helps to judge."""

from screens.host.paint_bids import bids_told
from screens.host.paint_lines import labelled, plain
from screens.host.paint_race import race_lines, seat_name
from screens.looks import Line, Look
from station.rules.state import ANSWERED, Phase
from station.views.host_view import HostView, QuestionView
from station.wording.language import tr

_READ = frozenset({Phase.ANNOUNCED, Phase.READING, Phase.AUCTION_READING, Phase.FINAL_READING})


def preview(view: HostView, width: int) -> list[Line]:
    """The question that follows, to be looked through beforehand."""
    if view.upcoming is None:
        return []
    head = tr("Next for {price}:", price=view.upcoming.price)
    return [((f" {head}", Look.QUIET),), *plain(view.upcoming.text.text or paper(), Look.STRONG, width)]


def paper() -> str:
    """What stands where the pack has no text."""
    return tr("(the question is on paper)")


def asked(view: HostView, width: int, room: int) -> list[Line]:
    """The question and what helps to judge; who judges a long one must not look for its answer."""
    if view.asked is None:
        return []
    look = Look.STRONG if view.phase in _READ else Look.PLAIN
    text = plain(view.asked.text.text or paper(), look, width)
    helping, race = judging(view.asked, width), race_lines(view, width)
    is_judged = view.phase in ANSWERED
    if is_judged and len(text) + 1 + len(helping) + len(race) > room:
        return [*helping, *race, (), *text]
    return [*_sold(view, width), *text, (), *helping, *race]


def _sold(view: HostView, width: int) -> list[Line]:
    """That an auction was opened and how it went, before its question: it may have been sold at once."""
    if view.phase is not Phase.AUCTION_READING or view.answerer is None:
        return []
    alone = tr("This question is an auction: read it to {name} alone.", name=seat_name(view, view.answerer))
    bids = [line for told in bids_told(view) for line in plain(told, Look.PLAIN, width)]
    return [*plain(alone, Look.NOTE, width), *bids, ()]


def judging(asked: QuestionView, width: int) -> list[Line]:
    """What helps to judge an answer."""
    text = asked.text
    missing = tr("(not in the pack)") if text.text else ""
    return [
        *labelled(tr("Answer:"), text.answer or missing, width, Look.ANSWER),
        *labelled(tr("Also right:"), "; ".join(text.accept), width, Look.ANSWER),
        *labelled(tr("Not right:"), "; ".join(text.reject), width, Look.WRONG),
        *labelled(tr("Comment:"), text.comment, width),
        *labelled(tr("Source:"), "; ".join(text.sources), width),
    ]


def revealed(view: HostView, width: int) -> list[Line]:
    """What is told when the question is over."""
    if view.asked is None:
        return []
    text = view.asked.text
    return [
        *labelled(tr("Answer:"), text.answer or "—", width, Look.ANSWER),
        *labelled(tr("Also right:"), "; ".join(text.accept), width, Look.ANSWER),
        *labelled(tr("Comment:"), text.comment, width),
        (),
    ]


def just_asked(view: HostView, width: int) -> list[Line]:
    """The question that is over, for a doubt that comes late."""
    if view.asked is None or not view.asked.text.text:
        return []
    return [(), *labelled(tr("Was asked:"), view.asked.text.text, width)]
