# SPDX-License-Identifier: BSD-3-Clause
"""Runs the examples of all areas, each below its name; output.txt is what they print. With the word
"devices" it runs those that need GPUs; devices.txt is what these print.
"""

import sys

import action
import algorithm
import arrays
import collective
import config
import container
import context
import device
import environment
import file
import future
import local_algorithm
import map as maps
import message
import metrics
import model
import nccl
import plan
import queues
import request
import role
import signals
import span
import started
import started_algorithm
import status
import stream
import symmetric
import tensor
import topology
import vector
import window

import dtl

AREAS = (
    vector,
    arrays,
    tensor,
    span,
    container,
    algorithm,
    local_algorithm,
    collective,
    started,
    plan,
    message,
    request,
    future,
    started_algorithm,
    window,
    role,
    maps,
    topology,
    symmetric,
    stream,
    queues,
    config,
    environment,
    context,
    status,
    action,
    file,
    metrics,
    signals,
    model,
)
DEVICES = (device, nccl)

with dtl.Context() as ctx:
    for area in DEVICES if sys.argv[1:] == ["devices"] else AREAS:
        for example in area.EXAMPLES:
            if ctx.is_root:
                print(f"[{example.__name__}]")
            example(ctx)
