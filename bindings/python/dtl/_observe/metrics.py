# SPDX-License-Identifier: BSD-3-Clause
"""Counters, gauges and histograms of a program and its calls: the module dtl.observe."""

import sys
from threading import Lock
from types import ModuleType

from dtl._calls.metrics import MetricCounterCalls, MetricGaugeCalls, MetricHistogramCalls
from dtl._core import arguments
from dtl._core.errors import refuse
from dtl._core.lifetime import Native
from dtl._message_names import python_names
from dtl._raw import metrics as raw


class _Metric(Native):
    """Base class of metrics; subclasses define reset() and _state(), the text for repr()."""

    __slots__ = ("_lock", "description", "name")
    _stands_for = "what threads count"

    def __init__(self, name, description=""):
        self._lock = Lock()
        self.name = arguments.text("name", name)
        self.description = arguments.text("description", description)
        self.reset()

    def __repr__(self):
        return f"<dtl.{type(self).__name__}, {self.name}: {self._state()}>"


class _Valued(_Metric):
    """A metric with one number, to which threads add under the lock."""

    __slots__ = ("_value",)

    def _add(self, delta):
        with self._lock:
            self._value += delta

    def _state(self):
        return self._value


class MetricCounter(MetricCounterCalls, _Valued):
    __slots__ = ()

    def increment(self, delta=1):
        self._add(arguments.size("delta", delta))

    def reset(self):
        self._value = 0

    @staticmethod
    def of_calls(function):
        return LibraryCounter(function, "calls", 0)

    @staticmethod
    def of_bytes(function):
        return LibraryCounter(function, "bytes", 1)


class LibraryCounter(MetricCounter):
    """A counter of library calls or bytes since its creation or reset."""

    __slots__ = ("_before", "_functions", "_place")

    def __init__(self, function, what, place):
        self._functions = _of_c(arguments.text("function", function))
        self._place = place
        raw.metrics_enable(1)
        super().__init__(f"{function}.{what}", f"{what} of dtl.{function}")

    def _counted(self):
        """Returns the library's total over the C functions since it began to count."""
        return sum(raw.metrics_count(each)[self._place] for each in self._functions)

    @property
    def _value(self):
        return self._counted() - self._before

    @_value.setter
    def _value(self, value):
        self._before = self._counted() - value


def _of_c(function):
    """Returns the C functions with this Python name; constants may have the same name."""
    found = [c for c, python in python_names().items() if python == function and c.islower()]
    if not found:
        refuse("function", function, 'a function of the library, such as "allreduce"')
    return found


class MetricGauge(MetricGaugeCalls, _Valued):
    __slots__ = ()

    def set(self, value):
        self._value = arguments.real("value", value)

    def increment(self, delta=1.0):
        self._add(arguments.real("delta", delta))

    def decrement(self, delta=1.0):
        self._add(-arguments.real("delta", delta))

    def reset(self):
        self._value = 0.0


class MetricHistogram(MetricHistogramCalls, _Metric):
    __slots__ = ("_count", "_max", "_min", "_sum")

    def observe(self, value):
        value = arguments.real("value", value)
        with self._lock:
            self._min = min(self._min, value) if self._count else value
            self._max = max(self._max, value) if self._count else value
            self._sum += value
            self._count += 1

    @property
    def mean(self):
        with self._lock:
            return self._sum / self._count if self._count else 0.0

    def reset(self):
        with self._lock:
            self._count = 0
            self._sum = self._min = self._max = 0.0

    def _state(self):
        return f"{self._count} values"


observe = ModuleType("dtl.observe", __doc__)
vars(observe).update(
    MetricCounter=MetricCounter, MetricGauge=MetricGauge, MetricHistogram=MetricHistogram
)
sys.modules["dtl.observe"] = observe
