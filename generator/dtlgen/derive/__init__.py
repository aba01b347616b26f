# SPDX-License-Identifier: BSD-3-Clause
"""Facts derived from the model that several stages need.

Results are cached per API or per function (caching). argument_checks lists the checks of a stub,
c_types spells C declarations, parameter_docs documents parameters, and python_calls associates
Python functions with C functions.
"""
