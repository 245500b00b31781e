r"""What else a key sends when the keyboard is switched to Cyrillic, or Caps Lock is on.

A terminal tells characters, not keys: the key that sends "q" under the US layout sends "й" under the Russian
one. The names are Textual's: a letter or digit names itself, in its case; punctuation goes by words
("full_stop").

The layouts, as xkeyboard-config has them (its symbols ru(winkeys), ua(unicode), by(basic), kz(basic)), agree
in most letters. Where they differ from the Russian one:

* Ukrainian: і on S (for ы), ї on ] (for ъ), є on ' (for э), ґ on \, no letter on `;
* Belarusian: і on B (for и), ў on O (for щ), no letter on ];
* Kazakh (the standard RST KazSSR 903-90): " ә і ң ғ on 1 2 3 4 5, ү ұ қ ө һ on 8 9 0 - =, no letter on `.

Two limits. Only letters are twins, and the quotation mark, which lies on no US key without Shift: the full
stop of the Russian layout lies on the US slash, but is also what the US full stop sends, and nothing tells
the two apart; so a slash has no twin. And і lies on three keys, S, B and 3: where two of them are bound,
``names_of_keys`` gives it to neither. So who has 3 for a button binds neither S nor B.
"""

from collections.abc import Iterable

# The four rows of a keyboard from left to right; a space stands for a key that has no letter in the layout.
_US = "`1234567890-=" + "qwertyuiop[]\\" + "asdfghjkl;'" + "zxcvbnm,./"
_CYRILLIC = (
    "ё            " + "йцукенгшщзхъ " + "фывапролджэ" + "ячсмитьбю ",  # Russian
    "             " + "йцукенгшщзхїґ" + "фівапролджє" + "ячсмитьбю ",  # Ukrainian
    "ё            " + "йцукенгшўзх  " + "фывапролджэ" + "ячсмітьбю ",  # Belarusian
    ' "әіңғ  үұқөһ' + "йцукенгшщзхъ " + "фывапролджэ" + "ячсмитьбю ",  # Kazakh
)
PUNCTUATION = {
    "`": "grave_accent",
    "-": "minus",
    "=": "equals_sign",
    "[": "left_square_bracket",
    "]": "right_square_bracket",
    "\\": "backslash",
    ";": "semicolon",
    "'": "apostrophe",
    ",": "comma",
    ".": "full_stop",
    "/": "slash",
}
"""The signs that lie on keys of their own, with their names."""

_SIGNS = {**PUNCTUATION, '"': "quotation_mark"}


def _cases(character: str) -> frozenset[str]:
    """The names of a sign in either case."""
    if character in _SIGNS:
        return frozenset({_SIGNS[character]})
    return frozenset({character.lower(), character.upper()})


def _table() -> dict[str, frozenset[str]]:
    """Each name with all names of its key; a letter that lies on several keys has its own two cases only."""
    table: dict[str, frozenset[str]] = {}
    for character, *letters in zip(_US, *_CYRILLIC, strict=True):
        twins = _cases(character).union(*(_cases(letter) for letter in letters if letter != " "))
        table |= {name: _cases(name) if name in table else twins for name in twins}
    return table


_TWINS = _table()


_PAIRS = [(us, russian) for us, russian in zip(_US, _CYRILLIC[0], strict=True) if russian != " "]
_SWITCHED = str.maketrans(dict([*_PAIRS, *((russian, us) for us, russian in _PAIRS)]))


def retyped(text: str) -> str:
    """What the same keys type with the keyboard switched, from US to Russian or back; in small letters."""
    return text.lower().translate(_SWITCHED)


def layout_twins(key: str) -> frozenset[str]:
    """All names under which the key with this name may come in, itself among them.

    The name may be of any of the layouts and in either case. A key without letters ("f1", "space", "ctrl+q")
    has only its own name.
    """
    return _TWINS.get(key, frozenset({key}))


def names_of_keys(keys: Iterable[str]) -> dict[str, str]:
    """Every name that may come in from one of ``keys``, with the key that it stands for.

    A key's own name is always its own. Any other name that two of the keys might send stands for neither.
    """
    own = {key: key for key in keys}
    claims: dict[str, list[str]] = {}
    for key in own:
        for name in layout_twins(key):
            claims.setdefault(name, []).append(key)
    return {name: claimants[0] for name, claimants in claims.items() if len(claimants) == 1} | own
