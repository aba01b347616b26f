# SPDX-License-Identifier: BSD-3-Clause
"""Facts derived from the model that several stages need."""
