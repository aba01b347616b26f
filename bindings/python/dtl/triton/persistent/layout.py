# SPDX-License-Identifier: BSD-3-Clause
"""Places in the tables of the persistent kernel, all of 64-bit words: what table.py writes, the
kernel reads.
"""

BRANCH, EPSILON, HEADS, LENGTHS, FIRST_WAIT, WAITS, TASK, OPERANDS = range(8)  # of a task's row
ADDRESS, ROWS, COLUMNS, STRIDE, FACTS = range(5)  # of each of its operands
COUNT = 4  # of operands
WORDS = OPERANDS + COUNT * FACTS
FAULT, SEQUENCE, LENGTH, FAULT_WORDS = range(4)  # of each worker: 1 + a task that has failed, or 0
