# SPDX-License-Identifier: BSD-3-Clause
"""The content of the specification as frozen records."""
