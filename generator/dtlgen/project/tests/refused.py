"""Every function refuses every wrong argument; the specification gives the tables."""

from types import SimpleNamespace

from api._raw import counting
from misuse import check_all

check_all(
    make=lambda: SimpleNamespace(counter=counting.counter_open(1)),
    free=lambda made: counting.counter_close(made.counter),
)
