"""Tests that every function refuses every invalid argument; the test cases are generated."""

from types import SimpleNamespace

from api._raw import counting
from misuse import check_all

check_all(
    make=lambda: SimpleNamespace(counter=counting.counter_open(1)),
    free=lambda made: counting.counter_close(made.counter),
)
