"""A counter counts up to its limit, and refuses none."""

import api

with api.Counter(3) as counter:
    counter.add(2)
    assert counter.value == 2
    counter.add(2)
    assert counter.value == 3

try:
    told = api.Counter(0)
except api.CallError as error:
    told = str(error)
assert "limit is 0; expected limit > 0" in told, told
