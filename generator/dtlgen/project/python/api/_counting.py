"""Counters, closed at the end of `with`."""

from api._raw import counting as raw


class Counter:
    def __init__(self, limit):
        self._handle = raw.counter_open(limit)

    def add(self, step=1):
        raw.counter_add(self._handle, step)

    @property
    def value(self):
        return raw.counter_value(self._handle)

    def close(self):
        raw.counter_close(self._handle)

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()
