# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/calls.py.j2.
# Do not edit.
"""Streams and events: what follows from the C functions."""

from dtl._constants import DeviceKind
from dtl._core import arguments as _arguments
from dtl._core.properties import kept
from dtl._raw import stream as raw


def device_count(kind):
    """How many devices of that kind can be used; where it is 0, `dtl.backends.report()` tells
    why. Local: does not wait for other ranks.
    """
    return raw.device_count(_arguments.member("kind", kind, DeviceKind))


class StreamCalls:
    __slots__ = ()

    kind = kept("kind")
    device_id = kept("device_id")

    def synchronize(self):
        """Waits until all that was queued has run. Waits for the work queued on the stream."""
        raw.stream_synchronize(self._opened())

    def query(self):
        """Whether all that was queued has run. Does not wait. Local: does not wait for other
        ranks.
        """
        return bool(raw.stream_test(self._opened()))


class EventCalls:
    __slots__ = ()

    def synchronize(self):
        """Waits until what it marks has run. Waits for the work that the event marks."""
        raw.event_synchronize(self._opened())

    def query(self):
        """Whether what it marks has run, also where it marks nothing. Does not wait. Local: does
        not wait for other ranks.
        """
        return bool(raw.event_test(self._opened()))
