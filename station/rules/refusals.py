"""Refusals are values: a code, what its sentence needs, and the clause it rests on. Nothing has changed."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Refused:
    """Why a command was not accepted.

    Codes and their parameters:

    ======================= =====================================================================
    ``not-now``             command, phase: this phase does not take this command
    ``moved-on``            phase: the match is no longer where the sender saw it
    ``paused``              the buttons would be live: resume first
    ``not-paused``          there is nothing to resume
    ``race-open``           presses are being collected, a matter of milliseconds
    ``window-open``         the players may still press
    ``theme-over``          the theme has no further question
    ``questions-left``      number: the theme has unplayed questions
    ``themes-left``         number: the match has unplayed themes
    ``no-more-themes``      all themes are played
    ``no-such-press``       seat: no press of this seat can be accepted here
    ``has-answered``        seat: one answer per question
    ``no-such-seat``        seat
    ``already-withdrawn``   the question is off already
    ``stale-clock``         that clock is no longer alive
    ``clock-not-over``      that clock still runs
    ``first-needed``        the race is too close to tell: the host says who was first
    ``not-among-first``     seat: this player was not among those who may have been first
    ``nothing-missed``      no press could have counted there, or it is known that some were missed
    ``lot-needed``          purpose, among: chance decides among these numbers
    ``lot-by-hand``         a lot that was thrown by hand is named so, any other is drawn
    ``bad-lot``             purpose: the lot does not name just these numbers
    ``nothing-to-undo``     only the beginning stands
    ``nothing-to-redo``     nothing was undone since the last command
    ``undo-moved-on``       act: another act is the last one now
    ``redo-moved-on``       act: another act is the next one to come back
    ``player-count``        number, least, most
    ``seat-taken-twice``    seat
    ``same-name``           name
    ``no-name``             seat
    ``theme-count``         number, needed
    ``theme-range``         number, least, most
    ``theme-short``         theme, number, needed
    ``nobody-came``         all players are absent
    ``auction-count``       number, needed: auctions that were set in a round
    ``no-such-cell``        there is no such question on the board
    ``by-choice``           the players choose in this round, nothing follows by itself
    ``in-sequence``         the questions of this round follow each other
    ``no-round``            no round by choice follows
    ``round-over``          the round has no further question
    ``cell-played``         that question has been played
    ``chooser-needed``      several may choose: name one, or draw
    ``chooser-stands``      seat: it is this player's choice
    ``not-among-choosers``  seat: the choice is not this player's
    ``bidding-open``        the bidding has begun
    ``bidding-fell``        bids are off: begin the bidding again
    ``not-asked``           seat, asked: another player is asked
    ``first-bid``           seat: who chose must bid first
    ``bid-above-score``     amount, score
    ``bid-below-price``     amount, price
    ``bid-not-higher``      amount, highest
    ``bid-not-multiple``    amount, step
    ``bid-not-all-in``      amount, score: an all-in is beaten by an all-in alone
    ``no-final``            this game has no final round, or it has been played
    ``final-due``           the final round comes before the end
    ``too-few-finalists``   number: so many have a positive score
    ``no-finalist``         seat: this player is not in the final round
    ``stake-out-of-range``  seat, most
    ``stakes-missing``      number: so many stakes are not in
    ``no-tie``              place: nobody shares it
    ``no-such-reserve``     there is no such reserve
    ``reserve-needed``      a void theme needs a reserve: add one
    ``no-board-any-more``   nothing is played instead: the final round has begun, or one is left alone
    ``not-in-game``         seat: absent, removed, or has left
    ``no-warning``          seat: removal comes after a warning
    ``not-absent``          seat
    ``too-late``            seat: the second theme has begun
    ``no-theme``            no theme is being played, or there is none with this number
    ``already-void``        the theme is off already
    ``theme-not-now``       an earlier theme is voided at the end
    ``final-theme``         the final question is withdrawn, not its theme
    ``no-text``             a name or a reason is missing
    ``no-such-ruling``      there is no such ruling
    ``ruling-struck``       its points are off: nothing to turn round
    ``not-played``          that question has not been played
    ``no-change``           points: the score is that already
    ``points-out-of-range`` most: no score is farther from 0
    ``lot-used``            purpose: no such lot, or something has followed from it
    ``no-such-dispute``     there is no such mark
    ``totals-count``        number, needed: a total for each player
    ``totals-differ``       seat, told, points: the paper has another total
    ``host-must-sign``      the host signs the result, whoever signs it with him
    ``already-signed``      just these have signed it
    ======================= =====================================================================
    """

    code: str
    parameters: tuple[tuple[str, str | int], ...] = ()
    clause: str = ""


def refuse(code: str, clause: str = "", **parameters: str | int) -> Refused:
    """A refusal with its parameters by name."""
    return Refused(code, tuple(parameters.items()), clause)


def wanted(refused: Refused) -> tuple[str, tuple[int, ...]] | None:
    """The lot that a command needs: its purpose, and among which numbers; None when that is not why."""
    if refused.code != "lot-needed":
        return None
    needed = dict(refused.parameters)
    return str(needed["purpose"]), tuple(map(int, str(needed["among"]).split(",")))
