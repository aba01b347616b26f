# Made by "dtlgen generate" from spec/ and dtlgen/emit/python/templates/message_names.py.j2.
# Do not edit.
"""Replaces C names in messages of the library by their Python names."""

import re
from functools import cache

# An argument in a message; and a constant, a function or a call of one.
_ARGUMENT = (
    r"(?<!the )(?<!a )\b\w+(?= (?:is|has|overlaps|[-+*/<>=!]=?) |\[|-)"
    r"|(?<=overlaps )\w+|(?<=overlap with )\w+"
)
_WORD = r"(?<![\w/.\"'])\w+(?:\((?:[^()]|\([^()]*\))*\))?(?![\w/])"

# A function of a message "is in FUNCTION" that exists only in C.
_WITHIN = r"(?<=is in )dtl_\w+"


def translate_message(function, name, what):
    """Returns the message `what` of the C function with Python names.

    `name` is the Python function or method that called it.
    """
    known, arguments = python_names(), _argument_names()
    others = arguments.get(function) or arguments.get(name.rpartition(".plan_")[2], {})
    found = re.sub(_ARGUMENT, lambda word: others.get(word[0], word[0]), what)
    found = re.sub(_WORD, lambda word: known.get(word[0], word[0]), found)
    return re.sub(_WITHIN, "a call", found)


# The tables are built when the first call fails.


@cache
def python_names():
    return {
        "DTL_COLOR_BLUE":
            "blue",
        "DTL_COLOR_RED":
            "red",
        "DTL_DTYPE_FLOAT64":
            "float64",
        "DTL_DTYPE_INT32":
            "int32",
        "DTL_DTYPE_INT32_INT32":
            "int32_int32",
        "DTL_NO_RANK":
            "None",
        "DTL_OP_LOR":
            "lor",
        "DTL_OP_SUM":
            "sum",
        "dtl_box_create":
            "Box",
        "dtl_box_destroy":
            "Box",
        "dtl_box_owner":
            "Box.owner",
        "dtl_color":
            "color",
        "dtl_context_create":
            "Context",
        "dtl_context_destroy":
            "Context",
        "dtl_dtype":
            "dtype",
        "dtl_reduce":
            "total",
        "dtl_reduce_op":
            "reduce op",
        "global_size(box)":
            "box.global_size",
        "limit(dtype)":
            "the limit of dtype",
        "limit(int32)":
            "the limit of int32",
        "rank(ctx)":
            "ctx.rank",
        "size(ctx)":
            "ctx.size",
    }


@cache
def _argument_names():
    return {
        "reduce": {
            "sendbuf": "value",
            "recvbuf": "out",
        },
        "box_owner": {
            "box": "self",
        },
    }
