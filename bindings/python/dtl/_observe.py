# SPDX-License-Identifier: BSD-3-Clause
"""Metrics that a program keeps of itself: the module dtl.observe."""

import sys
from threading import Lock
from types import ModuleType

from dtl import _arguments
from dtl._calls.config import MetricCounterCalls, MetricGaugeCalls, MetricHistogramCalls


class _Metric:
    __slots__ = ("_lock", "description", "name")

    def __init__(self, name, description=""):
        self._lock = Lock()
        self.name = _arguments.text("name", name)
        self.description = _arguments.text("description", description)
        self.reset()

    def __repr__(self):
        return f"<dtl.{type(self).__name__}, {self.name}: {self._state()}>"


class _Valued(_Metric):
    __slots__ = ("_value",)

    def _add(self, delta):
        with self._lock:
            self._value += delta

    def _state(self):
        return self._value


class MetricCounter(MetricCounterCalls, _Valued):
    __slots__ = ()

    def increment(self, delta=1):
        self._add(_arguments.size("delta", delta))

    def reset(self):
        self._value = 0


class MetricGauge(MetricGaugeCalls, _Valued):
    __slots__ = ()

    def set(self, value):
        self._value = _arguments.real("value", value)

    def increment(self, delta=1.0):
        self._add(_arguments.real("delta", delta))

    def decrement(self, delta=1.0):
        self._add(-_arguments.real("delta", delta))

    def reset(self):
        self._value = 0.0


class MetricHistogram(MetricHistogramCalls, _Metric):
    __slots__ = ("_count", "_max", "_min", "_sum")

    def observe(self, value):
        value = _arguments.real("value", value)
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
