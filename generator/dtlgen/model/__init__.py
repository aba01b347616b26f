# SPDX-License-Identifier: BSD-3-Clause
"""What the specification says, as records."""
