"""What stops the reading of a text: a code with parameters, and the line it is in."""

from collections.abc import Mapping

from station.rules.model import Seat
from station.rules.refusals import Refused


class Misread(Exception):  # noqa: N818 - it is the text that is wrong
    """A line that cannot be played; its sentence is made in ``station/wording/notation.py``.

    ===================== ========================================================================
    ``unknown-words``     text
    ``unknown-player``    text, names: who is at the table
    ``no-player-but-word`` text, word: it is nearly this word
    ``other-alphabet``    text: letters of another alphabet look the same
    ``unclear-player``    text: it fits several
    ``unknown-theme``     text
    ``unclear-theme``     text
    ``nameless-themes``   text, round: its themes have no names
    ``unknown-head``      text, word: it is nearly this word
    ``unknown-price``     price
    ``unknown-reserve``   text
    ``unclear-reserve``   text
    ``unknown-round``     text
    ``unclear-round``     text
    ``unknown-stage``     text
    ``unclear-stage``     text
    ``unknown-regulation`` text
    ``no-regulation``     the heading names none
    ``no-stage``          the regulation has several, the heading names none
    ``no-players``        the heading names none
    ``unknown-heading``   text, words: those that a heading has
    ``twice``             word: the heading has it already
    ``heading-late``      word: the match has begun
    ``one-round``         number: the number of themes is free in stages of one round only
    ``too-many-names``    number, most
    ``unknown-number``    text
    ``unknown-date``      text
    ``other-price``       price, next
    ``other-score``       name, told, score
    ``other-theme``       text, next
    ``theme-unplayed``    theme, prices: of questions that come before another theme
    ``round-unplayed``    round, number: of its questions that come first
    ``not-chosen``        price: of the next question, in a round in sequence
    ``no-theme-named``    the question is chosen, and no theme of this board was played
    ``no-colon``          price: the line begins with it, and has no colon
    ``row-too-long``      number, left
    ``row-frame``         number: left in the theme; bars around a row that says fewer
    ``no-question``       text: no question is open
    ``which-question``    text: the last question is over, and no ellipsis takes it up again
    ``said-twice``        name: the line tells two things of one player
    ``stake-hidden``      name: a ruling on a stake that is told as ``?``
    ``no-auction``        the question is no auction
    ``not-withdrawn``     a spare is declined, and nothing was withdrawn
    ``bids-missing``      the question is an auction, the line tells no bids
    ``auction-twice``     the line says again that the question is an auction
    ``auction-sold``      name, amount: a bid when the bidding is over
    ``auction-press``     how a press came, in an auction
    ``no-ruling``         name: was asked, and the line ends
    ``no-bid``            name: the bidding is not over
    ``no-bidding``        all bids are off, and none are made
    ``other-answerer``    name, next
    ``nobody-asked``      name: nobody is asked
    ``pressed-in-vain``   name: the press decided nothing
    ``marks-clash``       a press is early, in the reading or late
    ``last-word-alone``   the last word, and no wrong answer in the reading
    ``reading-over``      name: a press in the reading, which has ended
    ``nobody-answers``    a ruling, and nobody has pressed
    ``lot-missing``       purpose: chance decides here, the text does not tell how
    ``lot-short``         purpose: the lot does not tell all that it must
    ``no-equals``         a lot is told, and none was needed
    ``auctions-told``     number: of auctions that the text tells, needed
    ``accepted``          the line is marked as refused, the rules accept it
    ``other-clause``      clause, told
    ``no-clause``         clause: the refusal rests on none
    ``too-long``          most: lines
    ``no-match``          the text says nothing
    ===================== ========================================================================
    """

    def __init__(self, code: str, **parameters: str | int) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters


class Illegal(Exception):  # noqa: N818 - it is the step that is illegal
    """A step that the rules refuse; ``names``: who sits where."""

    def __init__(self, refused: Refused, names: Mapping[Seat, str]) -> None:
        super().__init__(refused)
        self.refused = refused
        self.names = names


class NotationFault(Exception):  # noqa: N818 - a fault of the text
    """The line, from 1, at which the reading stops, and why."""

    def __init__(self, line: int, cause: Misread | Illegal) -> None:
        super().__init__(line, cause)
        self.line = line
        self.cause = cause
