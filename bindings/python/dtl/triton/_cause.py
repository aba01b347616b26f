# SPDX-License-Identifier: BSD-3-Clause
"""What of this package's is behind an exception of Triton's."""

from dtl._status import DTLError


def own_cause(error):
    """The failure of this package's that Triton has wrapped, perhaps more than once, or None."""
    while error is not None and not isinstance(error, DTLError):
        error = error.__cause__
    return error
