/* SPDX-License-Identifier: BSD-3-Clause */
/* Shared memory segments of one node: a file in memory without a name, which is freed with the last
 * process that has it open or mapped, even if that process crashes. */
#ifndef DTL_TOPOLOGY_SEGMENT_H
#define DTL_TOPOLOGY_SEGMENT_H

#include <stdbool.h>
#include <stdint.h>

/* Creates and maps a zeroed segment of `bytes` bytes whose pages are allocated; returns false
 * if the system refuses. Other processes can open it while the descriptor *file is open in this
 * one. The caller closes *file and unmaps *out. */
bool dtl__segment_make(uint64_t bytes, int *file, void **out);

/* The same, but only the first `filled` bytes are allocated.  No process may access the rest before
 * dtl__segment_fill(). */
bool dtl__segment_reserve(uint64_t bytes, uint64_t filled, int *file, void **out);

/* Allocates the pages of a range of a mapped segment; returns false if the system refuses. */
bool dtl__segment_fill(void *start, uint64_t bytes);

/* Maps the segment that is open as descriptor `file` in another process; returns false if there is
 * none of that size or access is denied. */
bool dtl__segment_open(int64_t process, int file, uint64_t bytes, void **out);

/* Sets a random token, by which a process verifies that it has opened the right segment: in another
 * PID namespace, a process id can mean another process. */
void dtl__segment_token(uint64_t token[2]);

/* Frees the memory of a segment at once, while other processes still have it mapped; they read
 * zeros. Unmaps it and closes `file`. Only for the process that has created it. */
void dtl__segment_drop(int file, void *mapping, uint64_t bytes);

/* Unmaps a segment. */
void dtl__segment_close(void *mapping, uint64_t bytes);

#endif
