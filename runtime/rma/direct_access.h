/* SPDX-License-Identifier: BSD-3-Clause */
/* Direct access to the memory of other ranks of the node. Memory that a window allocates lies in a
 * shared-memory segment, which the other ranks of the node map. Memory that the program passes to a
 * window is copied by the kernel between the processes (process_vm_readv), if the system permits
 * it. Each rank tries both for each other rank when the window is created; if neither works,
 * requests to the progress engine are used. */
#ifndef DTL_RMA_DIRECT_ACCESS_H
#define DTL_RMA_DIRECT_ACCESS_H

#include "window.h"

enum { NO_SEGMENT = -1 };

/* Description of a rank's part, exchanged by all ranks when a window is created. */
struct part_descriptor {
    char host[128];
    uint64_t size;
    char *base;          /* address of the part in its process */
    char *token_address; /* address of the guard's token in that process */
    uint64_t token[2];   /* expected value of the token */
    int64_t process;     /* process id; 0: direct access is disabled */
    int32_t segment;     /* file descriptor of its segment in that process; or NO_SEGMENT */
};

/* Creates this rank's part, its guard and its descriptor. With `is_owned`, the window allocates
 * `size` bytes; otherwise `base` is the program's memory. Local. */
dtl_status dtl__direct_access_export(struct window *window, void *base, uint64_t size,
                                     bool is_owned, struct part_descriptor *descriptor);

/* Chooses the kind of access to the part of each other rank, from the descriptors of all ranks. */
void dtl__direct_access_import(struct window *window, const struct part_descriptor *descriptors);

/* Closes this rank's segment file, so that no further rank can map the part. Called when all ranks
 * have mapped it or failed. */
void dtl__direct_access_end_export(struct part_descriptor *descriptor);

/* Frees what dtl__direct_access_export() and dtl__direct_access_import() have created. */
void dtl__direct_access_release(struct window *window);

/* Copy to and from a part in another process, which has no guard here. `part->process` is not 0. */
dtl_status dtl__direct_access_put(const struct part *part, uint64_t offset, const void *from,
                                  uint64_t bytes);
dtl_status dtl__direct_access_get(const struct part *part, uint64_t offset, void *to,
                                  uint64_t bytes);

#endif
