# SPDX-License-Identifier: BSD-3-Clause
"""Reads the files of the specification: YAML trees with source positions, the schema,
expressions.
"""
