# SPDX-License-Identifier: BSD-3-Clause
"""The tiers for kernels that Triton compiles: what a call becomes, instead of what it does."""
