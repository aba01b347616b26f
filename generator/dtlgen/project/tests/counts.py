"""Tests that a counter stops at its limit, and that a limit of 0 is refused."""

import api

with api.Counter(3) as counter:
    counter.add(2)
    assert counter.value == 2
    counter.add(2)
    assert counter.value == 3

try:
    message = api.Counter(0)
except api.CallError as error:
    message = str(error)
assert "limit is 0; expected limit > 0" in message, message
