# SPDX-License-Identifier: BSD-3-Clause
"""What of this package's is behind an exception of Triton's."""

from dtl._status import DTLError


def own_cause(error):
    """The failure of this package's that Triton has wrapped, perhaps more than once, or None.

    Triton before 3.9 does not name the cause everywhere: it is what was being handled then.
    """
    while error is not None and not isinstance(error, DTLError):
        error = error.__cause__ or error.__context__
    return error
