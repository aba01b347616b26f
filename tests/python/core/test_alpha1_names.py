# SPDX-License-Identifier: BSD-3-Clause
"""Names and call forms of 0.1.0-alpha.1 are still accepted.

Functions whose documented argument order differed are called in both orders in test_message.py.
"""

import inspect
from operator import attrgetter
from pathlib import Path

import dtl

LINES = Path(__file__).with_name("alpha1_names.txt").read_text().splitlines()
CONSTANTS = [line.split(" = ") for line in LINES if " = " in line]
CALLS = [line for line in LINES if line.endswith(")") and " = " not in line]
ATTRIBUTES = [line for line in LINES if line.isidentifier() or line.replace(".", "").isidentifier()]

OTHER_ORDERS = "recv(", "sendrecv("
IN_ORDER = [line for line in CALLS if not line.startswith(OTHER_ORDERS)]
OTHER_WORDS = {"value": "data", "values": "data", "send_data": "data"}
ANY_SOURCE = {"probe": -1, "iprobe": -1}  # documented value; programs used -2


def signatures(line):
    """Returns the name of a function, its signature in the line, and its current signature."""
    name, parameters = line.partition("(")[::2]
    space = {}
    exec(f"def earlier({parameters}: ...", space)
    now = inspect.signature(attrgetter(name)(dtl))
    names = [each for each in now.parameters.values() if each.name != "self"]
    return name, inspect.signature(space["earlier"]), now.replace(parameters=names)


def keeps_position(earlier, now):
    return earlier in (now, now.replace("_counts", "counts"), OTHER_WORDS.get(now))


def test_every_line_of_the_list_is_checked():
    assert len(LINES) == len(CONSTANTS) + len(CALLS) + len(ATTRIBUTES)


def test_constants_keep_their_values():
    for name, value in CONSTANTS:
        assert getattr(dtl, name) == eval(value, vars(dtl)), name
        assert name in dtl.__all__


def test_classes_keep_their_properties():
    assert [line for line in ATTRIBUTES if attrgetter(line)(dtl) is None] == []


def test_functions_keep_their_keyword_arguments():
    for _, earlier, now in map(signatures, CALLS):
        words = dict.fromkeys(earlier.parameters)

        assert now.bind_partial(**words).arguments == words


def test_functions_keep_their_positional_arguments():
    for name, earlier, now in map(signatures, IN_ORDER):
        places = [key for key, each in earlier.parameters.items() if each.kind != each.KEYWORD_ONLY]
        taken = now.bind_partial(*places).arguments

        assert all(map(keeps_position, places, taken)), name


def test_defaults_are_unchanged():
    for name, earlier, now in map(signatures, IN_ORDER):
        for key, each in earlier.parameters.items():
            if each.default is not each.empty:
                expected = ANY_SOURCE.get(name) if key == "source" else each.default
                assert now.parameters[key].default == expected, (name, key)
