"""What happened in a match: frozen, complete, nothing left to decide.

Numbers called ``entered``, ``arming`` and deadline ids come from one counter and are never used twice.
Moments are match time in nanoseconds.
"""

from station.rules.events.choice import (
    AuctionOpened,
    AuctionWon,
    BiddingFell,
    BiddingOpened,
    BidTaken,
    BoardShown,
    ChooserNamed,
    NamingFell,
    RoundEnded,
    RoundStarted,
    ThinkingStarted,
)
from station.rules.events.course import (
    Begun,
    ButtonsBound,
    ExtraStarted,
    MatchEnded,
    Paused,
    Rebased,
    Redone,
    Resumed,
    ThemeEnded,
    ThemeStarted,
    Undone,
)
from station.rules.events.final import (
    AnswerNoted,
    AnswersCollected,
    FinalAnswerTold,
    FinalistsSettled,
    FinalReadingStarted,
    FinalRuled,
    FinalStarted,
    StakeMade,
    WritingStarted,
)
from station.rules.events.question import (
    ClarificationAsked,
    ClockRanOut,
    ContestDecided,
    ContestJoined,
    ContestOpened,
    PhotoFinish,
    PressAccepted,
    PressesCounted,
    PressesMissed,
    PressObserved,
    QuestionAnnounced,
    QuestionRevealed,
    QuestionWithdrawn,
    ReadingStarted,
    Ruled,
    SpareOffered,
    SpeakingNoted,
    WindowOpened,
)
from station.rules.events.table import (
    DisputeMarked,
    DisputeSettled,
    HintNoted,
    HintsCensured,
    LotVoided,
    PauseNoted,
    PlayedWithdrawn,
    PointsSet,
    Renamed,
    ReserveAdded,
    ResultSigned,
    RulingReversed,
    SeatArrived,
    SeatLeft,
    SeatRemoved,
    SeatWarned,
    SignOffLifted,
    ThemeTabled,
    ThemeVoided,
    TotalsAgreed,
)

__all__ = [
    "AnswerNoted",
    "AnswersCollected",
    "AuctionOpened",
    "AuctionWon",
    "Begun",
    "BidTaken",
    "BiddingFell",
    "BiddingOpened",
    "BoardShown",
    "ButtonsBound",
    "ChooserNamed",
    "ClarificationAsked",
    "ClockRanOut",
    "ContestDecided",
    "ContestJoined",
    "ContestOpened",
    "CourseEvent",
    "DisputeMarked",
    "DisputeSettled",
    "Event",
    "ExtraStarted",
    "FinalAnswerTold",
    "FinalReadingStarted",
    "FinalRuled",
    "FinalStarted",
    "FinalistsSettled",
    "HintNoted",
    "HintsCensured",
    "LotVoided",
    "MatchEnded",
    "NamingFell",
    "Observation",
    "PauseNoted",
    "Paused",
    "PhotoFinish",
    "PlayEvent",
    "PlayedWithdrawn",
    "PointsSet",
    "PressAccepted",
    "PressObserved",
    "PressesCounted",
    "PressesMissed",
    "QuestionAnnounced",
    "QuestionEvent",
    "QuestionRevealed",
    "QuestionWithdrawn",
    "ReadingStarted",
    "Rebased",
    "Redone",
    "Renamed",
    "ReserveAdded",
    "ResultSigned",
    "Resumed",
    "RoundEnded",
    "RoundStarted",
    "Ruled",
    "RulingReversed",
    "SeatArrived",
    "SeatLeft",
    "SeatRemoved",
    "SeatWarned",
    "SignOffLifted",
    "SpareOffered",
    "SpeakingNoted",
    "StakeMade",
    "TableEvent",
    "ThemeEnded",
    "ThemeStarted",
    "ThemeTabled",
    "ThemeVoided",
    "ThinkingStarted",
    "TotalsAgreed",
    "Undone",
    "WindowOpened",
    "WritingStarted",
]

Observation = PressObserved | PressesCounted | PressesMissed
"""Events that decide nothing and ride in the next frame."""

QuestionEvent = (
    QuestionAnnounced
    | ReadingStarted
    | WindowOpened
    | ContestOpened
    | ContestJoined
    | ContestDecided
    | PhotoFinish
    | PressObserved
    | PressesCounted
    | PressesMissed
    | PressAccepted
    | ClockRanOut
    | SpeakingNoted
    | ClarificationAsked
    | Ruled
    | QuestionRevealed
    | QuestionWithdrawn
    | SpareOffered
)
"""What happens at a question."""

CourseEvent = (
    Begun
    | ThemeStarted
    | ThemeEnded
    | RoundStarted
    | RoundEnded
    | ChooserNamed
    | NamingFell
    | BoardShown
    | AuctionOpened
    | BiddingOpened
    | BiddingFell
    | BidTaken
    | AuctionWon
    | ThinkingStarted
    | FinalStarted
    | StakeMade
    | FinalistsSettled
    | FinalReadingStarted
    | WritingStarted
    | AnswersCollected
    | AnswerNoted
    | FinalAnswerTold
    | FinalRuled
    | MatchEnded
    | ExtraStarted
    | Paused
    | Resumed
    | ButtonsBound
    | Rebased
)
"""What happens in the course of the match."""

TableEvent = (
    SeatWarned
    | SeatRemoved
    | SeatLeft
    | SeatArrived
    | HintNoted
    | HintsCensured
    | ThemeVoided
    | ThemeTabled
    | ReserveAdded
    | RulingReversed
    | PlayedWithdrawn
    | PointsSet
    | LotVoided
    | DisputeMarked
    | DisputeSettled
    | Renamed
    | PauseNoted
    | TotalsAgreed
    | ResultSigned
    | SignOffLifted
)
"""What came up beside the play."""

PlayEvent = QuestionEvent | CourseEvent | TableEvent
"""Events that ``apply`` takes."""

Event = PlayEvent | Undone | Redone
