"""Which button is whose."""

from station.seats.assignment import Assignment
from station.seats.model import Binding, Bound, Deaf, Doubt, SeatButton, Seats, TableView

__all__ = ["Assignment", "Binding", "Bound", "Deaf", "Doubt", "SeatButton", "Seats", "TableView"]
