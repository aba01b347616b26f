# SPDX-License-Identifier: BSD-3-Clause
"""The released API, and the changes that break programs built for it.

declarations lists what programs depend on, lock records it for releases, and history finds an older
version. api_changes.changes() compares two versions, and compare.required_version() determines the
version number that the changes require.
"""
