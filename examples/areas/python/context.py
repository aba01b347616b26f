# SPDX-License-Identifier: BSD-3-Clause
import numpy as np

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
            dtl.broadcast(own, np.zeros(1), root=-5)  # no rank
        except dtl.DTLError:
            refused = True
        if ctx.is_root and own.error_policy == dtl.ErrorPolicy.RETURN_STATUS:
            print(f"a root of -5 is refused: {'yes' if refused else 'no'}")


EXAMPLES = (
    context_ranks,
    context_create,
    context_split,
    context_questions,
    context_errors,
)
