/* SPDX-License-Identifier: BSD-3-Clause */
/* How the memory of other ranks of a node is reached without their doing.  Memory that a window
 * allocates lies in a segment that the ranks of its node map.  Memory that a program lends is
 * copied by the kernel, from process to process, where the system allows it.  Each rank finds out
 * for each other one what works; what does not is asked of the other rank's service. */
#ifndef DTL_RMA_DIRECT_ACCESS_H
#define DTL_RMA_DIRECT_ACCESS_H

#include "window.h"

enum { NO_SEGMENT = -1 };

/* What a rank tells the others of its part. */
struct descriptor {
    char host[128];
    uint64_t size;
    char *base;        /* address in its process */
    char *token_at;    /* address of its guard's token there */
    uint64_t token[2]; /* what is to be found there, or in the segment */
    int64_t process;   /* 0: nobody is to try */
    int32_t segment;   /* descriptor of its file there; NO_SEGMENT: its memory lies in none */
};

/* Makes the own part, its guard, and its descriptor.  `base` is memory that the program lends; NULL
 * where the window is to allocate `size` bytes.  Local. */
dtl_status dtl__reach_offer(struct window *window, void *base, uint64_t size, bool is_owned,
                            struct descriptor *descriptor);

/* Finds out how the part of each rank is reached, from its descriptor. */
void dtl__reach_accept(struct window *window, const struct descriptor *descriptors);

/* From here on nobody else can map the own part; called when all have, or will not. */
void dtl__reach_conceal(struct descriptor *descriptor);

/* Takes back what dtl__reach_offer() and dtl__reach_accept() did. */
void dtl__reach_release(struct window *window);

/* Copies to and from a part that another process holds. */
dtl_status dtl__reach_put(const struct part *part, uint64_t offset, const void *from,
                          uint64_t bytes);
dtl_status dtl__reach_get(const struct part *part, uint64_t offset, void *to, uint64_t bytes);

#endif
