"""The text of the question base db.chgk.info: FORMATS.md says how it is read."""

from packs.questionbase.read import read_question_base

__all__ = ["read_question_base"]
