# SPDX-License-Identifier: BSD-3-Clause
"""What has been released, and what changes of it break."""
