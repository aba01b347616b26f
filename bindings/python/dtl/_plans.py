# SPDX-License-Identifier: BSD-3-Clause
"""The plans that a context makes."""

from dtl import _prepared
from dtl._form import PLANNED, in_form
from dtl._group import Group


class Plans(Group):
    __slots__ = ()

    plan_barrier = in_form(PLANNED, _prepared.barrier)
    plan_broadcast = in_form(PLANNED, _prepared.broadcast)
    plan_scatter = in_form(PLANNED, _prepared.scatter)
    plan_scatterv = in_form(PLANNED, _prepared.scatterv)
    plan_reduce = in_form(PLANNED, _prepared.reduce)
    plan_gather = in_form(PLANNED, _prepared.gather)
    plan_gatherv = in_form(PLANNED, _prepared.gatherv)
    plan_allreduce = in_form(PLANNED, _prepared.allreduce)
    plan_allgather = in_form(PLANNED, _prepared.allgather)
    plan_allgatherv = in_form(PLANNED, _prepared.allgatherv)
    plan_alltoall = in_form(PLANNED, _prepared.alltoall)
    plan_alltoallv = in_form(PLANNED, _prepared.alltoallv)
    plan_scan = in_form(PLANNED, _prepared.scan)
    plan_exscan = in_form(PLANNED, _prepared.exscan)
    plan_reduce_scatter = in_form(PLANNED, _prepared.reduce_scatter)
