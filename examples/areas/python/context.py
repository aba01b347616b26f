# SPDX-License-Identifier: BSD-3-Clause
import numpy as np
from words import yes_no

import dtl


def context_ranks(ctx: dtl.Context) -> None:
    if ctx.is_root:
        print(f"rank {ctx.rank}, of at least {min(ctx.size, 1)}")


def context_create(ctx: dtl.Context) -> None:
    with dtl.Context(determinism="deterministic") as own:
        if ctx.is_root and own.determinism == dtl.DeterminismMode.DETERMINISTIC:
            print("sums are the same in every run")


def context_split(ctx: dtl.Context) -> None:
    with ctx.dup() as same:  # messages of the one are not the other's
        half = same.split(same.rank % 2)
        node = same.split_by_node()
        leaders = same.split_leaders()  # one rank a node; None on the others
        half.barrier()
        node.fence()
        if ctx.is_root and leaders:
            print(
                f"rank {half.rank} of the even ones, {node.rank} of the node, "
                f"{leaders.rank} of the leaders"
            )
        if leaders:
            leaders.close()
        node.close()
        half.close()


def context_questions(ctx: dtl.Context) -> None:
    def answer(question: bool) -> str:
        return "yes" if question else "no"

    if ctx.is_root:
        print(f"valid: {answer(ctx.is_valid)}, a device: {answer(ctx.has_device)}")
        print(f"NCCL: {answer(ctx.has_nccl)}, OpenSHMEM: {answer(ctx.has_shmem)}")


def context_errors(ctx: dtl.Context) -> None:
    with ctx.dup() as own:
        own.set_error_policy("return_status")
        refused = False
        try:
            dtl.broadcast(own, root=-5, out=np.zeros(1))  # no rank
        except dtl.DTLError:
            refused = True
        if ctx.is_root and own.error_policy == dtl.ErrorPolicy.RETURN_STATUS:
            print(f"a root of -5 is refused: {'yes' if refused else 'no'}")


def context_more_questions(ctx: dtl.Context) -> None:
    with dtl.Context() as own:  # all ranks of the job
        if own.is_root:
            known = yes_no(own.has_mpi or own.size == 1)
            print(f"through MPI or alone: {known}, CUDA: {yes_no(own.has_cuda)}")
            is_equal = (
                own.reduction_schedule == ctx.reduction_schedule
                and own.progress_ordering == ctx.progress_ordering
            )
            device = f"device {own.device_id}, of kind {own.device_kind.name.lower()}"
            print(f"{device}, as by default: {yes_no(is_equal)}")


def context_host(ctx: dtl.Context) -> None:
    with ctx.with_device("host") as host:  # the same ranks, no device
        if ctx.is_root:
            placed = yes_no(dtl.placement_available("host"))
            print(f"a device: {yes_no(host.has_device)}, elements on the host: {placed}")


def context_mpi(ctx: dtl.Context) -> None:
    is_equal = True
    if ctx.has_mpi:
        comm = ctx.mpi_comm  # as mpi4py has it
        with dtl.Context(comm) as same:  # from any communicator
            is_equal = same.size == ctx.size
    if ctx.is_root:
        print(f"as many ranks, or no MPI: {yes_no(is_equal)}")


def context_handler(ctx: dtl.Context) -> None:
    reported = []
    with ctx.dup() as own:
        own.set_error_handler(lambda status, message: reported.append((status, message)))
        try:
            dtl.broadcast(own, root=-5, out=np.zeros(1))  # no rank
        except dtl.DTLError as error:
            status = error.status
        own.set_error_handler(None)
    if ctx.is_root:
        print(f"a failure is reported: {yes_no(reported[0][0] == status)}")


def context_shmem(ctx: dtl.Context) -> None:
    try:
        with ctx.with_shmem() as heaps:  # where DTL_SHMEM=openshmem
            known = heaps.has_shmem
    except dtl.DTLError as error:
        known = bool(str(error))
    if ctx.is_root:
        print(f"OpenSHMEM's heaps, or the reason: {yes_no(known)}")


EXAMPLES = (
    context_ranks,
    context_create,
    context_split,
    context_questions,
    context_errors,
    context_more_questions,
    context_host,
    context_mpi,
    context_handler,
    context_shmem,
)
