# SPDX-License-Identifier: BSD-3-Clause
"""What follows from the model, and more than one stage asks for."""
