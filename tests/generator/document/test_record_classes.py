# SPDX-License-Identifier: BSD-3-Clause
"""Records behave like dataclasses: frozen for mypy, with slots, compared by value."""

from __future__ import annotations

import dataclasses

import pytest

from dtlgen.document.record import field, fields, is_record, record, replace


@record
class Point:
    x: int
    y: int = 0
    names: dict[str, int] = field(default_factory=dict, compare=False)
    sum: int = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "sum", self.x + self.y)


@record(eq=False)
class Alone:
    x: int


@record
class Empty:
    pass


def test_records_are_equal_by_their_compared_fields() -> None:
    assert Point(1, names={"one": 1}) == Point(1, 0)
    assert hash(Point(1)) == hash(Point(1, 0, {"one": 1}))
    assert Point(1) != Point(2)
    assert Point(1) != Alone(1)
    assert Empty() == Empty()


def test_one_that_is_equal_to_itself_only_says_so() -> None:
    one = Alone(1)

    assert len({one, one, Alone(1)}) == 2


def test_each_has_a_default_of_its_own() -> None:
    one, other = Point(1), Point(1)

    one.names["one"] = 1

    assert other.names == {}


def test_another_value_makes_the_rest_anew() -> None:
    assert replace(Point(1, 2), y=5).sum == 6


def test_it_shows_all_its_fields() -> None:
    assert repr(Point(1)) == "Point(x=1, y=0, names={}, sum=1)"


def test_fields_stand_in_the_order_of_the_class() -> None:
    class_of_others = dataclasses.make_dataclass("Other", ["b", "a"])

    assert fields(Point(1)) == ("x", "y", "names", "sum")
    assert fields(class_of_others(1, 2)) == ("b", "a")
    assert is_record(Empty())
    assert not is_record("text")


def test_missing_or_unknown_keys_are_refused() -> None:
    with pytest.raises(TypeError, match="x"):
        Point()  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        Point(1).z = 1  # type: ignore[attr-defined]
