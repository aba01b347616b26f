# SPDX-License-Identifier: BSD-3-Clause
"""Contexts, environments, and objects that all ranks of a context close together."""
