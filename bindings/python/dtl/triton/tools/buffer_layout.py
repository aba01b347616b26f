# SPDX-License-Identifier: BSD-3-Clause
"""Layout of a profiler's buffer, an array of 64-bit integers.

The header is followed by one integer per block, which has the block's number and, in the high half,
that of its multiprocessor. Then follow the events. Each group of each block has a track; the events
of the tracks are interleaved, so the events of one track are as many integers apart as there are
tracks. The low half of an event is track << TRACK_SHIFT | task type << 1 | is_start, its high half
is the low half of a clock in nanoseconds.
"""

import numpy as np

LENGTH = 0  # of the buffer, in integers
SHAPE = 1  # blocks and, in the high half, groups per block; 0 before a kernel has run
DROPPED = 2  # number of events that did not fit into the buffer
RESET = 3  # time of the buffer's reset, in nanoseconds since 1970
HEADER = 4

HALF = 32  # bits
TRACK_SHIFT = 12  # bits below the track's number
MAX_TRACKS = 1 << HALF - TRACK_SHIFT
TASKS = 1 << TRACK_SHIFT - 1  # number of task types
EMPTY = 0x7FFF_FFFF_FFFF_FFFF  # no event is recorded here
DTYPE = np.dtype(np.int64)
