# SPDX-License-Identifier: BSD-3-Clause
"""Roles: different jobs for different ranks."""
