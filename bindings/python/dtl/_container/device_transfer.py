# SPDX-License-Identifier: BSD-3-Clause
"""Copies of containers between host and device memory: to_device() and to_host()."""

from dtl._constants import PlacementPolicy
from dtl._container.container import OwningContainer, container_handle
from dtl._container.copy_methods import new_like
from dtl._core import arguments
from dtl._core.errors import refuse
from dtl._core.group import handle_of
from dtl._raw import algorithm as raw
from dtl._raw import container as raw_container
from dtl._status import UnsupportedError


def to_device(ctx, container, device_id=0):
    handle_of(ctx)
    handle = container_handle("container", container)
    device_id = arguments.integer("device_id", device_id)
    is_on_device = raw_container.container_device_number(handle) == device_id
    if container.is_device_accessible and is_on_device:
        return container
    return _copy_to(ctx, container, handle, PlacementPolicy.DEVICE, device_id)


def to_host(ctx, container):
    handle_of(ctx)
    handle = container_handle("container", container)
    if container.placement_policy is PlacementPolicy.HOST:
        return container
    return _copy_to(ctx, container, handle, PlacementPolicy.HOST, 0)


def _copy_to(ctx, container, handle, placement, device_id):
    """Returns a copy of a container in another memory.  Collective."""
    if not isinstance(container, OwningContainer):
        refuse("container", container, "one that owns its elements", kind=UnsupportedError)
    policies = {"placement": placement, "device_id": device_id}
    result = new_like(
        container, container.dtype, ctx=ctx, execution=container.execution_policy, **policies
    )
    raw.container_copy(handle, result._handle)
    return result
