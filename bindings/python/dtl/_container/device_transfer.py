# SPDX-License-Identifier: BSD-3-Clause
"""Containers in the memory of a device, and back."""

from dtl._constants import PlacementPolicy
from dtl._container.container import Owner, container_handle
from dtl._container.copy_methods import alike
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
    is_there = raw_container.container_device_number(handle) == device_id
    if container.is_device_accessible and is_there:
        return container
    return _copied(ctx, container, handle, PlacementPolicy.DEVICE, device_id)


def to_host(ctx, container):
    handle_of(ctx)
    handle = container_handle("container", container)
    if container.placement_policy is PlacementPolicy.HOST:
        return container
    return _copied(ctx, container, handle, PlacementPolicy.HOST, 0)


def _copied(ctx, container, handle, placement, device_id):
    """A container like this one, with the same elements, in another memory."""
    if not isinstance(container, Owner):
        refuse("container", container, "one that owns its elements", kind=UnsupportedError)
    policies = {"placement": placement, "device_id": device_id}
    made = alike(
        container, container.dtype, ctx=ctx, execution=container.execution_policy, **policies
    )
    raw.container_copy(handle, made._handle)
    return made
