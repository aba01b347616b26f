# SPDX-License-Identifier: BSD-3-Clause
"""Converts validated documents of the specification to the model."""
