# SPDX-License-Identifier: BSD-3-Clause
from words import yes_no

import dtl


def status_words(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12) as vec:
        try:
            vec.owner(12)
        except dtl.BoundsError as error:
            name, _, text = str(error).partition(": ")
            if ctx.is_root:
                print(f"{name}, of bounds")
                print(f"has a text: {yes_no(text)}, of its category: yes")
                print(f"an error: {yes_no(error.status != 0)}, a success: no")


def status_last_error(ctx: dtl.Context) -> None:
    with dtl.DistributedVector(ctx, 12) as vec:
        words, status = "", 0
        try:
            vec.owner(12)
        except dtl.BoundsError as error:  # which argument, its value, what was expected
            words, status = str(error), error.status
        if ctx.is_root and status != 0:
            print(f"no owner: {yes_no(words)}, has a text: {yes_no('12' in words)}")


EXAMPLES = (
    status_words,
    status_last_error,
)
