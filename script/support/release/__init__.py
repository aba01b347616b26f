# SPDX-License-Identifier: BSD-3-Clause
"""What script/release writes."""
