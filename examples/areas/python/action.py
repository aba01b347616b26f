# SPDX-License-Identifier: BSD-3-Clause
import dtl


@dtl.action
def sum_of(*numbers: int) -> int:
    """The action that ranks call on each other: sums the numbers that it receives."""
    return sum(numbers)


@dtl.action
def backwards(numbers: list[int]) -> list[int]:
    """The numbers that come, the last one first: an answer of any size."""
    return numbers[::-1]


def action_invoke(ctx: dtl.Context) -> None:
    with ctx.dup() as own:
        dtl.serve_actions(own)
        total = dtl.remote_invoke(own, (own.rank + 1) % own.size, sum_of, 1, 2, 3)
        dtl.action_barrier(own)  # all have their answers
    if ctx.is_root:
        print(f"the next rank says {total}")


def action_started(ctx: dtl.Context) -> None:
    with ctx.dup() as own:
        dtl.serve_actions(own)
        following = (own.rank + 1) % own.size
        answer = dtl.remote_invoke_async(own, following, backwards, [1, 2, 3])
        dtl.action_progress()  # in long work: others may be asking this rank
        turned = answer.get()
        dtl.action_barrier(own)
    if ctx.is_root:
        print(*turned)


EXAMPLES = (
    action_invoke,
    action_started,
)
