# SPDX-License-Identifier: BSD-3-Clause
"""Distributed vectors."""

from dtl import _arguments
from dtl._container import _Owner, redistribute
from dtl._raw import vector as raw


class DistributedVector(_Owner):
    __slots__ = ()
    _destroy = raw.vector_destroy
    _noun = "a vector"
    redistribute = redistribute

    def __init__(
        self,
        ctx,
        size,
        dtype=None,
        fill=None,
        *,
        partition=None,
        placement=None,
        execution=None,
        device_id=0,
        block_size=1,
    ):
        self._is_open = False
        size = _arguments.size("size", size)
        self._make(
            lambda context, number, options: raw.vector_create_with_options(
                context, number, size, options
            ),
            ctx,
            dtype,
            fill,
            {
                "partition": partition,
                "placement": placement,
                "execution": execution,
                "device_id": device_id,
                "block_size": block_size,
            },
        )

    def resize(self, size):
        raw.vector_resize(self._opened(), _arguments.size("size", size))
        self._measure()
