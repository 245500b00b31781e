"""The section ``[keys]``: other keys for actions, none of which may get in another's way."""

from collections.abc import Mapping

from screens.key_moments import conflicts, is_digit, is_text_in_form, settable
from screens.key_names import key_named, written
from station.regulations.faults import brief
from station.regulations.reading import Node, Reader

_MOST = 6
"""Keys of one action."""


def read_keys(reader: Reader, node: Node) -> Mapping[str, tuple[str, ...]]:
    """The keys by actions; what is wrong with them is noted."""
    if not node.given:
        return {}
    parts = reader.table(node, *settable())
    given = {action: _keys(reader, part) for action, part in parts.items() if part.given}
    given = {action: keys for action, keys in given.items() if keys}
    for action, keys in given.items():
        for key in keys:
            if is_text_in_form(action, key):
                reader.fault("typed-key", parts[action], found=written(key))
    for conflict in conflicts(given):
        other = conflict.other
        told = {"use": other.use} if other.fixed else {"action": other.action}
        code = "key-in-use" if other.fixed else "key-taken"
        reader.fault(code, parts[conflict.action], found=written(conflict.key), **told)
    return given


def _keys(reader: Reader, node: Node) -> tuple[str, ...]:
    """The keys of one action, as one text or a list of them."""
    is_list = isinstance(node.data, list)
    items = reader.items(node, 1, _MOST, lambda n, _: str(n + 1)) if is_list else [node]
    keys = (_key(reader, item) for item in items)
    return tuple(dict.fromkeys(key for key in keys if key is not None))


def _key(reader: Reader, node: Node) -> str | None:
    text = reader.take(node, str)
    if text is None:
        return None
    key = key_named(text)
    if key is None:
        reader.fault("no-key", node, found=brief(text))
    elif is_digit(key):
        reader.fault("digit-key", node, found=written(key))
        return None
    return key
