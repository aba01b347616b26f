# SPDX-License-Identifier: BSD-3-Clause
"""The change log and the archive of a release, for script/release."""
