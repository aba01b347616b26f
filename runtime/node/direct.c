/* SPDX-License-Identifier: BSD-3-Clause */
/* Large blocks, copied once: each rank tells the others where its own are, and who takes one reads
 * it out of the other process.  Where the system lets one rank not do so, all go back to pieces,
 * this time and from then on. */
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include "comm/part.h"
#include "mark.h"
#include "topology/segment.h"
#include "ways.h"

/* What a rank tells the others.  A number means another process elsewhere: the right one has these
 * words where they say that they are. */
enum { PROCESS, ADDRESS, SELF, TOKEN, TOKEN_END, WORDS };

static bool read_all(uint64_t process, char *into, uintptr_t from, uint64_t bytes)
{
    while (bytes > 0) {
        struct iovec here = {into, bytes};
        struct iovec there = {(void *)from, bytes}; /* NOLINT(performance-no-int-to-ptr) */
        ssize_t got = process_vm_readv((pid_t)process, &here, 1, &there, 1, 0);

        if (got <= 0)
            return false;
        into += got;
        from += (uintptr_t)got;
        bytes -= (uint64_t)got;
    }
    return true;
}

static bool is_right(const uint64_t *row)
{
    uint64_t found[WORDS];

    return read_all(row[PROCESS], (char *)found, (uintptr_t)row[SELF], sizeof found) &&
           memcmp(found, row, sizeof found) == 0;
}

/* What this rank takes. */
static bool parts_read(const struct comm *comm, const struct collective *what,
                       uint64_t (*rows)[NODE_RANKS])
{
    bool is_read = true;

    for (int32_t step = 1; step < comm->size && is_read; step++) {
        int32_t peer = (comm->rank + step) % comm->size;
        struct collective theirs = *what;
        struct part from, into = dtl__part_received(what, comm->rank, peer);

        theirs.send = theirs.recv = (void *)(uintptr_t)rows[peer][ADDRESS]; /* NOLINT */
        from = dtl__part_sent(&theirs, peer, comm->rank);
        if (from.exists && into.exists)
            is_read = is_right(rows[peer]) &&
                      read_all(rows[peer][PROCESS], into.start, (uintptr_t)from.start,
                               into.count * what->type->size);
    }
    return is_read && dtl__part_keep(what, comm->rank) == DTL_SUCCESS;
}

bool dtl__direct_is_of_use(const struct node *node, const struct collective *what)
{
    uint64_t bytes = what->count * what->type->size;

    return !node->is_apart && !node->is_polled && bytes >= DIRECT_BYTES &&
           !collective_has_counts(what->kind) && !collective_is_reduction(what->kind);
}

dtl_status dtl__direct_run(struct node *node, const struct collective *what, bool *is_done)
{
    const void *mine = what->kind == COLLECTIVE_BROADCAST ? what->recv : what->send;
    uint64_t mark = dtl__mark_of(what, what->count * what->type->size);
    uint64_t row[WORDS] = {(uint64_t)getpid(), (uint64_t)(uintptr_t)mine, (uint64_t)(uintptr_t)row};
    uint64_t rows[NODE_RANKS][NODE_RANKS], has_failed;
    struct node_meeting before = {0}, after = {0};
    dtl_status status;

    dtl__segment_token(&row[TOKEN]);
    status = dtl__meeting_go(node, &before, mark, row, WORDS, rows);
    *is_done = false;
    if (status != DTL_SUCCESS)
        return status;
    has_failed = !parts_read(node->comm, what, rows);
    status = dtl__meeting_go(node, &after, mark, &has_failed, 1, rows);
    for (int32_t rank = 0; rank < node->comm->size && status == DTL_SUCCESS; rank++)
        node->is_apart = node->is_apart || rows[rank][0] != 0;
    *is_done = !node->is_apart;
    return status;
}
