# SPDX-License-Identifier: BSD-3-Clause
"""The content of the specification as frozen records.

api.Api holds the areas with their functions, handles and types. bindings describes Python and
Fortran specifics, kernels and kernel_language the device-side API, names the spelling of names, and
waiting the sentence about waiting for other ranks.
"""
