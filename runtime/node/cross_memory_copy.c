/* SPDX-License-Identifier: BSD-3-Clause */
/* Copies large blocks once, directly between processes (cross-memory attach).  Each rank publishes
 * the address of its buffer, and a receiver reads it with process_vm_readv().  In a rooted
 * collective the root would do all copies, or none, so the root and the other rank each copy a part
 * of the block between them, and also write with process_vm_writev().  If the system refuses this
 * to one rank, all ranks fall back to chunks, now and in later calls. */
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include "algorithms.h"
#include "comm/collective_block.h"
#include "signature.h"
#include "topology/segment.h"

/* The row that a rank publishes.  Because a process id can mean another process in another PID
 * namespace, the row contains its own address and a random token: only the right process has these
 * numbers at that address. */
enum { PROCESS, ADDRESS, SELF, TOKEN, TOKEN_END, ROW_LENGTH };

enum { PAGE_BYTES = 4096 }; /* two ranks that copy parts of one block split it at page boundaries */

/* The signature of process_vm_readv() and process_vm_writev(). */
typedef ssize_t (*copy_function)(pid_t process, const struct iovec *local,
                                 unsigned long local_count, const struct iovec *remote,
                                 unsigned long remote_count, unsigned long flags);

/* Copies between this process and another one. Returns false if the system refuses or the process
 * has ended. */
static bool copy_bytes(copy_function copy, uint64_t process, char *local_base,
                       uintptr_t remote_base, uint64_t bytes)
{
    while (bytes > 0) {
        struct iovec local = {local_base, bytes};
        struct iovec remote = {(void *)remote_base, bytes}; /* NOLINT(performance-no-int-to-ptr) */
        ssize_t done = copy((pid_t)process, &local, 1, &remote, 1, 0);

        if (done <= 0)
            return false;
        local_base += done;
        remote_base += (uintptr_t)done;
        bytes -= (uint64_t)done;
    }
    return true;
}

/* Returns true if the process id in `row` is that of `rank` and its memory may be read.  Verified
 * once per rank, since a rank keeps its process. */
static bool is_expected_process(struct node *node, int32_t rank, const uint64_t *row)
{
    uint64_t found[ROW_LENGTH];

    if (node->verified_pids[rank] == row[PROCESS])
        return true;
    if (!copy_bytes(process_vm_readv, row[PROCESS], (char *)found, (uintptr_t)row[SELF],
                    sizeof found) ||
        memcmp(found, row, sizeof found) != 0)
        return false;
    node->verified_pids[rank] = row[PROCESS];
    return true;
}

/* Returns true for the rooted kinds that this file copies. */
static bool has_root(const struct collective *what)
{
    return what->kind == COLLECTIVE_BROADCAST || what->kind == COLLECTIVE_SCATTER ||
           what->kind == COLLECTIVE_GATHER;
}

/* Returns the buffer that other ranks read or write. */
static void *exported_buffer(const struct collective *what, int32_t rank)
{
    bool exports_send =
        what->kind != COLLECTIVE_BROADCAST &&
        (!has_root(what) || (what->kind == COLLECTIVE_SCATTER) == (rank == what->root));

    return exports_send ? (void *)what->send : what->recv;
}

/* Sets the range of each block that this rank copies between itself and another rank.  The root of
 * a rooted collective copies the beginning of each block. */
static void copy_range(const struct comm *comm, const struct collective *what, uint64_t *begin,
                       uint64_t *end)
{
    uint64_t bytes = what->count * what->type->size;
    uint64_t root_bytes = bytes / (uint64_t)comm->size / PAGE_BYTES * PAGE_BYTES;
    bool is_root = what->root == comm->rank;

    *begin = has_root(what) && !is_root ? root_bytes : 0;
    *end = has_root(what) && is_root ? root_bytes : bytes;
}

/* Copies this rank's share of the data between it and `peer`, whose published row is `row`.
 * Returns false like copy_bytes(). */
static bool copy_with_peer(const struct comm *comm, const struct collective *what, int32_t peer,
                           const uint64_t *row)
{
    struct collective remote_call = *what;
    struct collective_block sent = dtl__block_sent(what, comm->rank, peer), from;
    struct collective_block into = dtl__block_received(what, comm->rank, peer), received;
    uint64_t begin, end;
    bool is_copied = true;

    copy_range(comm, what, &begin, &end);
    remote_call.send = remote_call.recv = (void *)(uintptr_t)row[ADDRESS]; /* NOLINT */
    from = dtl__block_sent(&remote_call, peer, comm->rank);
    received = dtl__block_received(&remote_call, peer, comm->rank);
    if (from.exists && into.exists)
        is_copied = copy_bytes(process_vm_readv, row[PROCESS], into.start + begin,
                               (uintptr_t)from.start + begin, end - begin);
    if (has_root(what) && sent.exists && received.exists)
        is_copied = copy_bytes(process_vm_writev, row[PROCESS], sent.start + begin,
                               (uintptr_t)received.start + begin, end - begin);
    return is_copied;
}

/* Copies all of this rank's shares, and its block to itself. Returns false if a copy failed or
 * a process is not the expected one. In a rooted collective, two non-root ranks exchange no
 * data. */
static bool copy_with_all(struct node *node, const struct collective *what,
                          uint64_t (*rows)[NODE_RANKS])
{
    const struct comm *comm = node->comm;
    bool is_copied = true;

    for (int32_t step = 1; step < comm->size && is_copied; step++) {
        int32_t peer = (comm->rank + step) % comm->size;
        bool exchanges_data = !has_root(what) || comm->rank == what->root || peer == what->root;

        if (exchanges_data)
            is_copied = is_expected_process(node, peer, rows[peer]) &&
                        copy_with_peer(comm, what, peer, rows[peer]);
    }
    return is_copied && dtl__block_copy_own(what, comm->rank) == DTL_SUCCESS;
}

bool dtl__cross_memory_is_usable(const struct node *node, const struct collective *what)
{
    uint64_t bytes = what->count * what->type->size;

    return !node->has_no_cross_memory && !node->prefers_chunks && !node->is_nonblocking &&
           bytes >= DIRECT_BYTES && !collective_has_counts(what->kind) &&
           !collective_is_reduction(what->kind);
}

dtl_status dtl__cross_memory_run(struct node *node, const struct collective *what, bool *is_done)
{
    const void *local_base = exported_buffer(what, node->comm->rank);
    uint64_t signature = dtl__call_signature(what, what->count * what->type->size);
    uint64_t row[ROW_LENGTH] = {(uint64_t)getpid(), (uint64_t)(uintptr_t)local_base,
                                (uint64_t)(uintptr_t)row};
    uint64_t rows[NODE_RANKS][NODE_RANKS], has_failed;
    struct rendezvous before = {0}, after = {0};
    dtl_status status;

    dtl__segment_token(&row[TOKEN]);
    status = dtl__rendezvous_run(node, &before, signature, row, ROW_LENGTH, rows);
    *is_done = false;
    if (status != DTL_SUCCESS)
        return status;
    has_failed = !copy_with_all(node, what, rows);
    status = dtl__rendezvous_run(node, &after, signature, &has_failed, 1, rows);
    for (int32_t rank = 0; rank < node->comm->size && status == DTL_SUCCESS; rank++)
        node->has_no_cross_memory = node->has_no_cross_memory || rows[rank][0] != 0;
    *is_done = !node->has_no_cross_memory;
    return status;
}
