# SPDX-License-Identifier: BSD-3-Clause
"""The words of a profiler's buffer, each of 64 bits.

First those below; then one a block, its number and, in the high half, that of its processor; then
the events.  Each group of each block has a lane: its events stand as many words apart as there are
lanes.  An event is its lane << LANE | its task's type << 1 | whether it starts and, in the high
half, the low half of a clock that counts nanoseconds.
"""

import numpy as np

LENGTH = 0  # of the buffer, in words
SHAPE = 1  # blocks and, in the high half, groups a block; 0: no kernel has run
DROPPED = 2  # events that had no room
RESET = 3  # when the buffer was reset, in nanoseconds since 1970
HEADER = 4

HALF = 32  # bits
LANE = 12  # bits below the lane
LANES = 1 << HALF - LANE
TASKS = 1 << LANE - 1
EMPTY = 0x7FFF_FFFF_FFFF_FFFF
DTYPE = np.dtype(np.int64)
