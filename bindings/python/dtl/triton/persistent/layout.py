# SPDX-License-Identifier: BSD-3-Clause
"""Layout of the persistent kernel's tables of 64-bit integers, which schedule_table.py writes and
the kernel reads.
"""

# Columns of a task's row, which ends with its operands, of FACTS columns each.
BRANCH, EPSILON, HEADS, LENGTHS, FIRST_WAIT, WAITS, TASK, OPERANDS = range(8)
ADDRESS, ROWS, COLUMNS, STRIDE, FACTS = range(5)
COUNT = 4  # number of operands
WORDS = OPERANDS + COUNT * FACTS  # number of columns

# Columns of a worker's row of faults.  FAULT is 1 + the number of a task that has failed, or 0.
FAULT, SEQUENCE, LENGTH, FAULT_WORDS = range(4)
