# SPDX-License-Identifier: BSD-3-Clause
"""One module an output: what stands on its pages, computed from the model."""
