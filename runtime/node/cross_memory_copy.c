/* SPDX-License-Identifier: BSD-3-Clause */
/* Large blocks, copied once: each rank tells the others where its own are, and who takes one reads
 * it out of the other process.  A root would be alone with its blocks, or idle: of what goes
 * between it and another rank each of the two copies so much that all ranks copy alike, so that who
 * gives writes into the other process too.  Where the system lets one rank not do so, all go back
 * to pieces, this time and from then on. */
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include "algorithms.h"
#include "comm/collective_block.h"
#include "signature.h"
#include "topology/segment.h"

/* What a rank tells the others.  A number means another process elsewhere: the right one has these
 * words where they say that they are. */
enum { PROCESS, ADDRESS, SELF, TOKEN, TOKEN_END, WORDS };

enum { GRAIN = 4096 }; /* two that copy one block meet between pages */

/* A system call that copies between this process and another one. */
typedef ssize_t (*copier)(pid_t process, const struct iovec *here, unsigned long heres,
                          const struct iovec *there, unsigned long theres, unsigned long flags);

static bool copy_all(copier copy, uint64_t process, char *mine, uintptr_t theirs, uint64_t bytes)
{
    while (bytes > 0) {
        struct iovec here = {mine, bytes};
        struct iovec there = {(void *)theirs, bytes}; /* NOLINT(performance-no-int-to-ptr) */
        ssize_t done = copy((pid_t)process, &here, 1, &there, 1, 0);

        if (done <= 0)
            return false;
        mine += done;
        theirs += (uintptr_t)done;
        bytes -= (uint64_t)done;
    }
    return true;
}

/* Asked once of each rank: its process is the same as long as it takes part. */
static bool is_right(struct node *node, int32_t rank, const uint64_t *row)
{
    uint64_t found[WORDS];

    if (node->known[rank] == row[PROCESS])
        return true;
    if (!copy_all(process_vm_readv, row[PROCESS], (char *)found, (uintptr_t)row[SELF],
                  sizeof found) ||
        memcmp(found, row, sizeof found) != 0)
        return false;
    node->known[rank] = row[PROCESS];
    return true;
}

static bool has_root(const struct collective *what)
{
    return what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_SCATTER ||
           what->kind == COLLECTIVE_GATHER;
}

/* The one buffer in which this rank has what others copy. */
static void *shown(const struct collective *what, int32_t rank)
{
    bool is_giver = what->kind != COLLECTIVE_BROADCAST &&
                    (!has_root(what) || (what->kind == COLLECTIVE_SCATTER) == (rank == what->root));

    return is_giver ? (void *)what->send : what->recv;
}

/* Where in each block that goes between it and another rank this one begins to copy, and where it
 * ends.  A root has the beginning of each. */
static void share(const struct comm *comm, const struct collective *what, uint64_t *begin,
                  uint64_t *end)
{
    uint64_t bytes = what->count * what->type->size;
    uint64_t of_root = bytes / (uint64_t)comm->size / GRAIN * GRAIN;
    bool is_root = what->root == comm->rank;

    *begin = has_root(what) && !is_root ? of_root : 0;
    *end = has_root(what) && is_root ? of_root : bytes;
}

/* This rank's share of what goes between it and `peer`. */
static bool peer_copy(const struct comm *comm, const struct collective *what, int32_t peer,
                      const uint64_t *row)
{
    struct collective theirs = *what;
    struct part sent = dtl__block_sent(what, comm->rank, peer), from;
    struct part into = dtl__block_received(what, comm->rank, peer), received;
    uint64_t begin, end;
    bool is_copied = true;

    share(comm, what, &begin, &end);
    theirs.send = theirs.recv = (void *)(uintptr_t)row[ADDRESS]; /* NOLINT */
    from = dtl__block_sent(&theirs, peer, comm->rank);
    received = dtl__block_received(&theirs, peer, comm->rank);
    if (from.exists && into.exists)
        is_copied = copy_all(process_vm_readv, row[PROCESS], into.start + begin,
                             (uintptr_t)from.start + begin, end - begin);
    if (has_root(what) && sent.exists && received.exists)
        is_copied = copy_all(process_vm_writev, row[PROCESS], sent.start + begin,
                             (uintptr_t)received.start + begin, end - begin);
    return is_copied;
}

/* What this rank copies.  Of two without a root between them there is nothing. */
static bool parts_copy(struct node *node, const struct collective *what,
                       uint64_t (*rows)[NODE_RANKS])
{
    const struct comm *comm = node->comm;
    bool is_copied = true;

    for (int32_t step = 1; step < comm->size && is_copied; step++) {
        int32_t peer = (comm->rank + step) % comm->size;
        bool is_one = !has_root(what) || comm->rank == what->root || peer == what->root;

        if (is_one)
            is_copied = is_right(node, peer, rows[peer]) && peer_copy(comm, what, peer, rows[peer]);
    }
    return is_copied && dtl__block_copy_own(what, comm->rank) == DTL_SUCCESS;
}

bool dtl__direct_is_of_use(const struct node *node, const struct collective *what)
{
    uint64_t bytes = what->count * what->type->size;

    return !node->is_apart && !node->is_near && !node->is_polled && bytes >= DIRECT_BYTES &&
           !collective_has_counts(what->kind) && !collective_is_reduction(what->kind);
}

dtl_status dtl__direct_run(struct node *node, const struct collective *what, bool *is_done)
{
    const void *mine = shown(what, node->comm->rank);
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
    has_failed = !parts_copy(node, what, rows);
    status = dtl__meeting_go(node, &after, mark, &has_failed, 1, rows);
    for (int32_t rank = 0; rank < node->comm->size && status == DTL_SUCCESS; rank++)
        node->is_apart = node->is_apart || rows[rank][0] != 0;
    *is_done = !node->is_apart;
    return status;
}
