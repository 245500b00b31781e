"""Which button is whose."""

from station.seats.assignment import Assignment
from station.seats.model import Binding, Bound, Doubt, SeatButton, Seats, TableView

__all__ = ["Assignment", "Binding", "Bound", "Doubt", "SeatButton", "Seats", "TableView"]
