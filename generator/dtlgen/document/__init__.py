# SPDX-License-Identifier: BSD-3-Clause
"""Reads the files of the specification: YAML trees with positions, the schema, expressions.

tree.read() parses a file, schema.Grammar validates it, and item.Item gives typed access to its
values. expression.parse() parses conditions and lengths. All faults are diagnostics.Problem objects
and carry a diagnostics.Place.
"""
