"""What someone asks of a match. A command is a wish: ``decide`` accepts or refuses it."""

from station.rules.commands.course import (
    Begin,
    BindButtons,
    EndMatch,
    EndRound,
    EndTheme,
    LeaveOpen,
    Pause,
    Redo,
    Reopen,
    Resume,
    Seen,
    StartExtra,
    StartRound,
    StartTheme,
    Undo,
)
from station.rules.commands.late import (
    Choose,
    CollectAnswers,
    DrawChooser,
    MakeBid,
    MakeStake,
    NameChooser,
    NoteAnswer,
    OpenBidding,
    PassBid,
    ShowBoard,
    StartFinal,
    TellAnswer,
)
from station.rules.commands.question import (
    AcceptEarly,
    AcceptLate,
    Announce,
    Buzzed,
    Clarify,
    DeclineSpare,
    Expire,
    FinishReading,
    Missed,
    NameFirst,
    Nobody,
    Rule,
    Speaking,
    StartReading,
    TakeSpare,
    Withdraw,
)
from station.rules.commands.table import (
    AddReserve,
    Arrive,
    CensureHints,
    CheckTotals,
    Leave,
    MarkDisputed,
    NoteHint,
    NotePause,
    Remove,
    Rename,
    ReverseRuling,
    SetPoints,
    SettleDispute,
    SignResult,
    VoidLot,
    VoidTheme,
    Warn,
    WithdrawLater,
)

__all__ = [
    "AcceptEarly",
    "AcceptLate",
    "AddReserve",
    "Announce",
    "Arrive",
    "Begin",
    "BindButtons",
    "Buzzed",
    "CensureHints",
    "CheckTotals",
    "Choose",
    "Clarify",
    "CollectAnswers",
    "Command",
    "DeclineSpare",
    "DrawChooser",
    "EndMatch",
    "EndRound",
    "EndTheme",
    "Expire",
    "FinishReading",
    "HistoryCommand",
    "HostCommand",
    "LeadingCommand",
    "Leave",
    "LeaveOpen",
    "LotCommand",
    "MakeBid",
    "MakeStake",
    "MarkDisputed",
    "Missed",
    "NameChooser",
    "NameFirst",
    "Nobody",
    "NoteAnswer",
    "NoteHint",
    "NotePause",
    "OpenBidding",
    "PassBid",
    "Pause",
    "PlayCommand",
    "Redo",
    "Remove",
    "Rename",
    "Reopen",
    "Resume",
    "ReverseRuling",
    "Rule",
    "Seen",
    "SetPoints",
    "SettleDispute",
    "ShowBoard",
    "SignResult",
    "Speaking",
    "StartExtra",
    "StartFinal",
    "StartReading",
    "StartRound",
    "StartTheme",
    "TableCommand",
    "TakeSpare",
    "TellAnswer",
    "Undo",
    "VoidLot",
    "VoidTheme",
    "Warn",
    "Withdraw",
    "WithdrawLater",
]

LeadingCommand = (
    StartTheme
    | Announce
    | StartReading
    | FinishReading
    | Nobody
    | NameFirst
    | Speaking
    | Clarify
    | Rule
    | AcceptEarly
    | AcceptLate
    | Withdraw
    | TakeSpare
    | DeclineSpare
    | EndTheme
    | StartRound
    | EndRound
    | NameChooser
    | DrawChooser
    | ShowBoard
    | Choose
    | OpenBidding
    | MakeBid
    | PassBid
    | StartFinal
    | MakeStake
    | CollectAnswers
    | NoteAnswer
    | TellAnswer
    | EndMatch
    | StartExtra
    | LeaveOpen
)
"""What leads the match on."""

TableCommand = (
    Warn
    | Remove
    | Leave
    | Arrive
    | NoteHint
    | CensureHints
    | VoidTheme
    | AddReserve
    | ReverseRuling
    | WithdrawLater
    | SetPoints
    | VoidLot
    | MarkDisputed
    | SettleDispute
    | Rename
    | NotePause
    | CheckTotals
    | SignResult
)
"""Sanctions, corrections, checks, the sign-off: what comes up beside the play, and ends no pause."""

HostCommand = LeadingCommand | TableCommand | Pause | Resume
"""Commands of the host's keys, decided by the rules of play."""

PlayCommand = HostCommand | Buzzed | Missed | Expire | BindButtons
"""Every command that ``decide`` takes."""

LotCommand = Expire | StartRound | DrawChooser | Choose | OpenBidding | VoidTheme
"""Commands that may need a lot: refused with what it is for, they come again with it."""

HistoryCommand = Undo | Redo | Reopen
"""Commands about commands, taken by ``history``."""

Command = Begin | PlayCommand | HistoryCommand
