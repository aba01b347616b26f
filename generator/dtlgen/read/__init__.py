# SPDX-License-Identifier: BSD-3-Clause
"""Reads documents into the model."""
