# SPDX-License-Identifier: BSD-3-Clause
"""The files of the specification: text with places, the schema, expressions."""
