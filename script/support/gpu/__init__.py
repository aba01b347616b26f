# SPDX-License-Identifier: BSD-3-Clause
"""What runs on a machine with a GPU, and the pack that takes it there."""
