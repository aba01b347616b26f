# SPDX-License-Identifier: BSD-3-Clause
"""Converts validated documents of the specification to the model.

load.load() reads the whole folder spec/; functions.area() reads one area, tables its types and
constants. forms and python_forms derive the nonblocking and persistent forms of collective
functions.
"""
