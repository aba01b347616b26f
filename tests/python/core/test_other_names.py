# SPDX-License-Identifier: BSD-3-Clause
"""Names of mpi4py, NumPy or PyTorch that DTL lacks raise an error that suggests the DTL name."""

import pytest

import dtl

MODULE_NAMES = {
    "bcast": "dtl.broadcast(ctx, ...)",
    "Allreduce": "dtl.allreduce(ctx, ...)",
    "all_reduce": "dtl.allreduce(ctx, ...)",
    "COMM_WORLD": "dtl.Context",
    "get_rank": "Context.rank",
    "zeros": "dtl.DistributedArray",
    "cumsum": "dtl.inclusive_scan(container, ...)",
}
MEMBER_NAMES = {
    "Get_rank": ("ctx", "Context.rank"),
    "allreduce": ("ctx", "dtl.allreduce(ctx, ...)"),
    "Free": ("ctx", "Context.close"),
    "median": ("vector", "dtl.median(a, ...)"),
    "tolist": ("vector", "DistributedVector.to_numpy"),
    "Put": ("window", "dtl.rma_put(window, ...)"),
}


@pytest.mark.parametrize(("name", "ours"), MODULE_NAMES.items())
def test_foreign_module_names_suggest_the_name_in_dtl(name, ours):
    with pytest.raises(AttributeError) as caught:
        getattr(dtl, name)

    assert str(caught.value) == f"module 'dtl' has no attribute {name!r}; DTL has {ours}"


@pytest.mark.parametrize(("name", "kind", "ours"), [(x, *y) for x, y in MEMBER_NAMES.items()])
def test_foreign_member_names_suggest_the_name_in_dtl(ctx, name, kind, ours):
    with dtl.DistributedVector(ctx, 4) as vector, dtl.Window(ctx, 8) as window:
        of = {"ctx": ctx, "vector": vector, "window": window}[kind]

        with pytest.raises(AttributeError) as caught:
            getattr(of, name)

    words = f"{type(of).__name__!r} object has no attribute {name!r}; DTL has {ours}"
    assert str(caught.value) == words


def test_unknown_names_raise_attribute_error_of_python():
    for name in ("nonsense", "not.a name", ""):
        with pytest.raises(AttributeError, match=f"^module 'dtl' has no attribute '{name}'$"):
            getattr(dtl, name)
