"""A match as one JSON object, described in JSON.md."""

from station.protocol.document_steps import steps
from station.rules.board import by_choice, chooser, choosers, known_themes, unplayed
from station.rules.history import History
from station.rules.model import Cell, Place, Points, Seat, Signatures, Standing, ThemeKind, WhyOver
from station.rules.records import Auction, Bid, BidKind, Final, LedgerEntry
from station.rules.results import Result, result_state, results, theme_points
from station.rules.state import MatchState, Phase, played_at, price, scores, standing_of

Object = dict[str, object]

VERSION = 1


def document_text(history: History) -> str:
    """The object as text."""
    import json  # noqa: PLC0415 - needed here alone

    return json.dumps(document(history), ensure_ascii=False, indent=1)


def document(history: History) -> Object:
    """The match as it now is."""
    state = history.state
    setup = state.setup
    return {
        "format": "svoyak-match",
        "version": VERSION,
        "title": setup.title,
        "date": setup.date or None,
        "pack": setup.pack_title,
        "host": state.lineup.host,
        "assistant": state.lineup.assistant,
        "regulation": setup.regulation.code,
        "stage": setup.stage.code,
        "phase": state.phase.value,
        "why_over": state.why_over.value if state.why_over else None,
        **_winner(state),
        "chooser": _chooser(state),
        "players": _players(state),
        "places": [_place(state, place) for place in state.places],
        "themes": [_theme(state, number) for number in known_themes(state)],
        "final": _final(state, state.final) if state.final else None,
        "played": [_named(state, done.cell) for done in state.played],
        "steps": steps(history),
        **_records(state),
        **_checks(state),
    }


def _named(state: MatchState, cell: Cell) -> Object:
    return {"theme": cell.theme + 1, "price": price(state, cell) or None}


def _winner(state: MatchState) -> Object:
    if not state.places:
        return {"winner": None, "no_winner": "not-over"}
    if state.why_over is WhyOver.NO_WINNER:
        return {"winner": None, "no_winner": "no-positive"}
    first = state.places[0]
    return {"winner": None, "no_winner": "tie"} if first.shared else {"winner": first.seat, "no_winner": None}


def _chooser(state: MatchState) -> Object | None:
    waits = state.phase in {Phase.CHOOSING, Phase.REVEALED} and by_choice(state)
    if not waits or not unplayed(state, state.round):
        return None
    return {"seat": chooser(state), "among": list(choosers(state))}


def _players(state: MatchState) -> list[Object]:
    totals = scores(state)
    return [
        {"seat": who.seat, "name": who.name, "standing": standing.value, "score": totals[who.seat]}
        for who, standing in zip(state.lineup.players, state.standings, strict=True)
    ]


def _place(state: MatchState, place: Place) -> Object:
    return {
        "seat": place.seat,
        "place": place.place,
        "points": place.points,
        "extra": list(place.extra),
        "shared": place.shared,
        "open": place.open,
        "reason": _reason(state, place),
    }


def _reason(state: MatchState, place: Place) -> str:
    """Why a seat has its place."""
    now = standing_of(state, place.seat)
    if now is not Standing.PRESENT:
        return now.value
    if place.open or place.shared:
        return "open" if place.open else "shared"
    if place.place == 1 and state.why_over in {WhyOver.LAST_ONE, WhyOver.NOT_PLAYED, WhyOver.SOLE_POSITIVE}:
        return state.why_over.value
    totals = scores(state)
    equal = [seat for seat in state.present if totals[seat] == totals[place.seat]]
    return "extra-theme" if len(equal) > 1 and place.extra else "points"


def _theme(state: MatchState, number: int) -> Object:
    theme = state.themes[number]
    is_board = theme.kind is ThemeKind.BOARD
    return {
        "number": number + 1,
        "name": theme.content.name,
        "kind": theme.kind.value,
        "round": state.setup.stage.rounds[theme.round].code if is_board else None,
        "slot": theme.slot + 1 if is_board else None,
        "void": theme.void,
        "replaces": None if theme.replaces is None else theme.replaces + 1,
        "seats": list(theme.seats),
        "sums": list(theme_points(state, number).values()),
        "questions": [
            _question(result, price(state, cell))
            for row in range(max(1, len(theme.prices)))
            if _is_opened(state, cell := Cell(number, row))
            for result in results(state, cell)
        ],
    }


def _is_opened(state: MatchState, cell: Cell) -> bool:
    return state.cell == cell or played_at(state, cell) is not None


def _question(result: Result, worth: Points) -> Object:
    return {
        "price": worth or None,
        "spare": result.spare,
        "outcome": result.outcome.value if result.outcome else None,
        "chooser": result.chooser,
        "auction": _auction(result.auction) if result.auction else None,
        "rulings": list(map(_ruling, result.rulings)),
    }


def _ruling(entry: LedgerEntry) -> Object:
    return {"seat": entry.seat, "right": entry.right, "points": entry.points, "struck": entry.struck}


def _auction(auction: Auction) -> Object:
    highest = auction.highest
    return {
        "opener": auction.opener,
        "price": auction.price,
        "order": list(auction.order),
        "bids": list(map(_bid, auction.bids)),
        "winner": auction.winner,
        "stake": highest.amount if highest and auction.winner else None,
    }


def _bid(bid: Bid) -> Object:
    is_made = bid.kind in {BidKind.BID, BidKind.FORCED}
    amount = bid.amount if is_made else None
    return {"seat": bid.seat, "kind": bid.kind.value, "amount": amount, "all_in": bid.all_in}


def _final(state: MatchState, final: Final) -> Object:
    return {
        "theme": final.theme + 1,
        "finalists": list(final.finalists),
        "stakes": [{"seat": seat, "amount": amount} for seat, amount in _told_stakes(state, final)],
        "answers": [{"seat": answer.seat, "text": answer.text} for answer in final.answers],
        "order": list(final.order),
    }


def _told_stakes(state: MatchState, final: Final) -> list[tuple[Seat, Points]]:
    """The stakes that everybody knows: of who was ruled on, of all when the round is over."""
    is_over = played_at(state, Cell(final.theme, 0)) is not None
    ruled = {entry.seat for entry in state.ledger if entry.cell.theme == final.theme}
    return [(stake.seat, stake.amount) for stake in final.stakes if is_over or stake.seat in ruled]


def _records(state: MatchState) -> Object:
    return {
        "corrections": [
            {
                "kind": made.kind.value,
                "reason": made.reason,
                **(_named(state, made.cell) if made.cell else _of_theme(made.theme)),
                "seat": made.seat,
            }
            for made in state.corrections
        ],
        "adjustments": [
            {"seat": made.seat, "change": made.change, "reason": made.reason} for made in state.adjustments
        ],
        "warnings": [{"seat": warned.seat, "reason": warned.reason} for warned in state.warnings],
        "removals": [{"seat": removed.seat, "reason": removed.reason} for removed in state.removals],
        "hints": [theme + 1 for theme in state.hints],
        "prompters": [{"name": who.name, "participant": who.participant} for who in state.hint_givers],
        "disputes": [
            {"number": mark.number, **_named(state, mark.cell), "note": mark.note} for mark in state.disputes
        ],
    }


def _of_theme(theme: int | None) -> Object:
    return {"theme": None if theme is None else theme + 1, "price": None}


def _checks(state: MatchState) -> Object:
    agreed = state.agreed
    return {
        "pauses": [{"why": told.why.value, "text": told.text} for told in state.pauses],
        "checked": agreed and {"totals": list(agreed.totals), "played": agreed.played},
        "result": {
            "state": result_state(state.signed).value,
            "signed": state.signed and _signed(state.signed),
            "lifted": state.lifted and _signed(state.lifted),
        },
    }


def _signed(by: Signatures) -> Object:
    return {"host": by.host, "assistant": by.assistant, "committee": by.committee}
