# SPDX-License-Identifier: BSD-3-Clause
"""Messages of DTL_CHECK in whole programs."""

import pytest
from programs import MPIS, PARALLEL, run

pytestmark = pytest.mark.usefixtures("one_rank_only")

every_mpi = pytest.mark.parametrize("launch", PARALLEL, ids=lambda launch: launch[0])

SHORT_COUNTS = """
import numpy as np
import dtl
ctx = dtl.Context()
data = np.zeros(ctx.size - 1 if ctx.is_root else ctx.size)
try:
    dtl.scatterv(ctx, data, [1] * ctx.size, root=0, out=np.empty(1))
except dtl.DTLError as error:
    print("told:", error, flush=True)
ctx.barrier()
"""


@every_mpi
def test_a_refusal_on_one_rank_raises_its_message_on_others(launch):
    done = run(launch, SHORT_COUNTS, DTL_CHECK="1")

    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert len(lines) == launch[1]
    messages = [line for line in lines if "rank 0 refuses scatterv, since sendcounts: " in line]
    assert len(messages) == launch[1] - 1, done.stdout


AFTERWARDS = """
import numpy as np
import dtl
ctx = dtl.Context()
last, strided = ctx.size - 1, np.ones(4)[::2]
calls = [
    lambda: dtl.gatherv(ctx, np.ones(2), [5] * ctx.size if ctx.is_root else None),
    lambda: dtl.gatherv(ctx, np.ones(2) if ctx.rank != last else np.float64(1)),
    lambda: dtl.reduce(ctx, np.ones(2), root=last, out=None if ctx.rank < last else strided),
    lambda: dtl.broadcast(ctx, np.ones(2), out=np.ones(2) if ctx.is_root else None),
    lambda: dtl.broadcast(ctx, np.ones(2), out=np.ones(2) if not ctx.is_root else None),
    lambda: dtl.scatter_object(ctx, [1] * (ctx.size + 1) if ctx.is_root else None),
    lambda: dtl.allgather_object(ctx, (lambda: 0) if ctx.is_root else 1),
]
for call in calls:
    try:
        call()
    except dtl.DTLError as error:
        print("told:", error, flush=True)
    assert dtl.allreduce(ctx, 1) == ctx.size
try:
    if ctx.is_root:
        dtl.send_object(ctx, lambda: 0, last)
except dtl.DTLError as error:
    assert "pickle" in str(error)
assert dtl.allreduce(ctx, 1) == ctx.size
"""


@every_mpi
def test_the_job_continues_after_a_common_refusal(launch):
    done = run(launch, AFTERWARDS, DTL_CHECK="1")

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("told: ") == 7 * launch[1], done.stdout


ON_ONE_RANK = """
import numpy as np
import dtl
ctx = dtl.Context()
wrong = ctx.rank == ctx.size - 1
vec, field = dtl.DistributedVector(ctx, 12), dtl.DistributedTensor(ctx, (4, 3))
kept = dtl.DistributedVector(ctx, 12)
calls = [
    lambda: vec.resize(-3 if wrong else 14),
    lambda: vec.redistribute("zag" if wrong else "cyclic"),
    lambda: field.reshape(*(5, 5) if wrong else (6, 2)),
    lambda: vec.section(0, "a" if wrong else 3),
    lambda: vec.exchange_halo(-1 if wrong else 1),
    lambda: vec.sum(axis=0 if wrong else None),
    lambda: np.sum(vec, axis=0 if wrong else None),
    lambda: ctx.split("a" if wrong else 1),
    lambda: ctx.plan_allreduce([1.0] if wrong else np.ones(1)),
    lambda: dtl.Window(ctx, size=-8 if wrong else 8),
    lambda: dtl.reduce(vec, "zag" if wrong else "sum"),
    lambda: dtl.reduce(vec, lambda x, y: x + y, initial="a" if wrong else 1),
    lambda: dtl.fill(vec, "a" if wrong else 1),
    lambda: dtl.find(vec, "a" if wrong else 1),
    lambda: dtl.copy(vec, None if wrong else kept),
    lambda: dtl.transform(vec, kept, "a" if wrong else np.sqrt),
    lambda: dtl.histogram(vec, "a" if wrong else 3),
    lambda: dtl.save(vec, 3 if wrong else "never.npy"),
    lambda: dtl.load(ctx, None if wrong else "never.npy"),
]
for call in calls:
    try:
        call()
    except dtl.DTLError as error:
        if wrong or f"rank {ctx.size - 1} refuses " in str(error):
            print("told:", error, flush=True)
    vec.get_local(0) if len(vec) else None
    try:
        vec.get_local("a")  # refusals of local calls are not reported to others
    except dtl.DTLError:
        pass
    assert dtl.allreduce(ctx, 1) == ctx.size
print("calls:", len(calls), flush=True)
"""


@every_mpi
def test_a_container_refusal_on_one_rank_is_reported(launch):
    done = run(launch, ON_ONE_RANK, DTL_CHECK="1")

    assert done.returncode == 0, done.stderr
    calls = int(done.stdout.partition("calls: ")[2].split()[0])
    assert done.stdout.count("told: ") == calls * launch[1], done.stdout


TOO_LARGE = """
import dtl
ctx = dtl.Context()
for value in (2**64 if ctx.is_root else 0, 2**64 if ctx.rank == 1 else 0):
    try:
        dtl.broadcast(ctx, value, 0)
        dtl.allgather(ctx, value)
    except OverflowError as error:
        print("told:", error, flush=True)
ctx.barrier()
"""


@every_mpi
@pytest.mark.parametrize("check", ["0", "1"])
def test_an_integer_out_of_range_raises_overflow_error_on_every_rank(launch, check):
    done = run(launch, TOO_LARGE, DTL_CHECK=check)

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("told: ") == 2 * launch[1], done.stdout


DIFFERENT = """
import numpy as np
import dtl
ctx = dtl.Context()
vec = dtl.DistributedVector(ctx, 10)
try:
    if ctx.rank == 1:
        dtl.barrier(ctx)
    else:
        CALL
except dtl.DTLError as error:
    print("told:", error, flush=True)
"""


CALLS = {
    'dtl.allreduce(ctx, np.ones(3), "max")': "allreduce(value=float64 of shape (3,), op='max')",
    "vec.sum()": "DistributedVector.sum()",
    "np.median(vec)": "numpy.median(a=DistributedVector)",
    "np.dot(vec, vec)": "numpy.dot(a=DistributedVector, b=DistributedVector)",
    "np.matmul(vec, vec)": "numpy.matmul(x1=DistributedVector, x2=DistributedVector)",
}


@every_mpi
@pytest.mark.parametrize("call", CALLS)
def test_mismatched_calls_are_reported_with_their_python_names(launch, call):
    done = run(launch, DIFFERENT.replace("CALL", call), DTL_CHECK="1")

    words = f"rank 0 calls {CALLS[call]} and rank 1 calls barrier();"
    assert done.stdout.count(words) == launch[1], done.stdout + done.stderr
    assert "dtl_" not in done.stdout


# ---- correct calls under DTL_CHECK ---------------------------------------------------------------

# Correct calls of each collective in each of its forms; the check accepts all of them.
FORMS = """
import threading
import numpy as np
import dtl
ctx = dtl.Context()
size, last = ctx.size, ctx.size - 1
x, rows = np.full(4, ctx.rank, "i4"), np.full((ctx.size, 4), ctx.rank, "i4")
shares, one = [1] * size, np.full(1, ctx.rank, "i4")
column = np.arange(size, dtype="i4")
GIVEN = {
    "barrier": (),
    "broadcast": (x, last),
    "scatter": (rows, last),
    "reduce": (x, "sum", last),
    "gather": (x, last),
    "allreduce": (x,),
    "allgather": (x,),
    "alltoall": (rows,),
    "scan": (x,),
    "exscan": (x,),
    "scatterv": (column, shares, last),
    "gatherv": (one, shares, last),
    "allgatherv": (one, shares),
    "alltoallv": (column, shares, shares),
    "reduce_scatter": (rows, "sum"),
}


def planned(name, given):
    with getattr(ctx, f"plan_{name}")(*given) as plan:
        return [np.copy(plan()) for _ in range(2)][1]


refused = []
for name, given in GIVEN.items():
    forms = {
        "called": lambda: getattr(dtl, name)(ctx, *given),
        "started": lambda: getattr(dtl, f"i{name}")(ctx, *given).get(),
        "planned": lambda: planned(name, given),
    }
    found = []
    for form, call in forms.items():
        try:
            found.append(np.asarray(call(), object).tolist())
        except dtl.DTLError as error:
            refused.append(f"{form} {name}: {error}")
    if not all(each == found[0] for each in found):
        refused.append(f"{name}: {found}")

# A context closed after the last call of a thread keeps no record of that call.
twin, large = ctx.dup(), np.ones(100)
caller = threading.Thread(target=dtl.allreduce, args=(twin, large))
caller.start()
caller.join()
twin.close()
dtl.sendrecv(ctx, x, (ctx.rank + 1) % size, (ctx.rank - 1) % size)
ctx.close()
print("refused:", refused, flush=True)
"""

# Jobs that call all forms: launcher, ranks, DTL_CHECK, other environment variables.
MATRIX = [
    *((launcher, ranks, "1", {}) for launcher in (*MPIS, "local") for ranks in (2, 3)),
    *((launcher, 3, "1", {"DTL_NODE_COLLECTIVES": "off"}) for launcher in (*MPIS, "local")),
    ("local", 3, "0", {}),
]


@pytest.mark.parametrize(
    ("launcher", "ranks", "check", "settings"),
    MATRIX,
    ids=[f"{each[0]}-{each[1]}-check{each[2]}{'-off' * bool(each[3])}" for each in MATRIX],
)
def test_correct_collectives_are_accepted_in_every_form(launcher, ranks, check, settings):
    done = run((launcher, ranks), FORMS, DTL_CHECK=check, **settings)

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["refused: []"] * ranks, done.stdout


UNCLOSED_OBJECTS = """
import numpy as np
import dtl
ctx = dtl.Context()
kept = [ctx, dtl.DistributedVector(ctx, 4), ctx.plan_allreduce(np.ones(2))]
kept += [ctx.stream, dtl.Environment()]
kept += [dtl.DistributedMap(ctx, np.int64, np.int64)]
"""


def test_unclosed_objects_are_reported_with_their_allocation_site(tmp_path):
    """Python warns about objects that must be closed; DTL_CHECK lists all open objects."""
    program = tmp_path / "left.py"
    program.write_text(UNCLOSED_OBJECTS)
    done = run(("alone", 1), program, DTL_CHECK="1", PYTHONWARNINGS="always::ResourceWarning")
    warned, listed = done.stderr.split("dtl: still open at the end: ", 1)

    made = {line.rpartition(":")[2] for line in warned.splitlines() if "never closed" in line}
    assert made == {"4", "6", "7"}
    lines = listed.split("dtl: still open at the end: ")
    assert [line.rpartition(":")[2].strip() for line in lines] == ["4", "5", "5", "6", "6", "7"]
    assert "_native" not in listed
