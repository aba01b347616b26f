/* SPDX-License-Identifier: BSD-3-Clause */
/* Each rank has a stack of its own and runs until it waits for a message; then the next rank
 * runs for which a message has arrived. Messages are never lost, delayed or reordered between
 * two ranks. */
#include "simulated.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#include "progress/service.h"
#include "progress/wait.h"

#ifdef __SANITIZE_THREAD__
#include <sanitizer/tsan_interface.h>
#endif

enum { STACK_BYTES = 1 << 18, BARRIER_TAG = -3 };

struct queued {
    struct queued *next;
    int32_t comm; /* id of the communicator */
    struct message info;
    char data[];
};

struct queue {
    struct queued *first;
    struct queued **end;
};

struct rank {
    struct context context;
    ucontext_t at;
    void *stack;
    void *fiber; /* handle of the fiber for the thread sanitizer */
    dtl_status status;
    bool is_over;
    bool is_ready;       /* true: the rank is in the run queue */
    int32_t made;        /* number of communicators that the rank has created */
    struct queue *from;  /* messages of collectives, by source */
    struct queue others; /* all other messages, in order of arrival */
};

static struct {
    struct comm_ops ops;
    struct comm_ops
        composed; /* the same table, with composed allreduces whose messages are not counted */
    struct rank *ranks;
    int32_t size;
    int32_t *line; /* run queue: a ring of ranks that can continue */
    int32_t first, waiting;
    int32_t running;
    int32_t met; /* ranks that have reached the barrier */
    int32_t meetings;
    struct counts *counted; /* NULL: nothing is counted */
    ucontext_t scheduler;
    void *fiber;
    dtl_status (*work)(struct context *context, void *state);
    void *state;
} simulated;

/* ---- scheduling ------------------------------------------------------------------------------ */

static void wake(int32_t rank)
{
    struct rank *woken = &simulated.ranks[rank];

    if (woken->is_ready || woken->is_over)
        return;
    woken->is_ready = true;
    simulated.line[(simulated.first + simulated.waiting++) % simulated.size] = rank;
}

static void switch_to(ucontext_t *from, ucontext_t *to, void *fiber)
{
#ifdef __SANITIZE_THREAD__
    __tsan_switch_to_fiber(fiber, 0);
#else
    (void)fiber;
#endif
    swapcontext(from, to);
}

/* Runs other ranks until a message arrives for the current one. */
static void await_news(void)
{
    switch_to(&simulated.ranks[simulated.running].at, &simulated.scheduler, simulated.fiber);
}

/* Replaces dtl__wait_abort_check, which a wait calls after polling without success. */
static dtl_status wait_for_news(void)
{
    await_news();
    return DTL_SUCCESS;
}

/* Barrier: returns once all ranks have called it. The last rank sets the counts to add to. */
static void meet(struct counts *counted)
{
    int32_t meetings = simulated.meetings;

    if (++simulated.met == simulated.size) {
        simulated.met = 0;
        simulated.meetings++;
        simulated.counted = counted;
        for (int32_t rank = 0; rank < simulated.size; rank++)
            if (rank != simulated.running)
                wake(rank);
    }
    while (simulated.meetings == meetings)
        await_news();
}

void simulated_begin(struct counts *counts)
{
    meet(counts);
}

void simulated_end(void)
{
    meet(NULL);
}

/* ---- messages -------------------------------------------------------------------------------- */

static void queue_add(struct queue *queue, struct queued *message)
{
    if (queue->first == NULL)
        queue->end = &queue->first;
    *queue->end = message;
    queue->end = &message->next;
}

/* Returns the link to the first matching message, or NULL. */
static struct queued **queue_find(struct queue *queue, int32_t comm, int32_t source, int32_t tag)
{
    for (struct queued **link = &queue->first; *link != NULL; link = &(*link)->next)
        if ((*link)->comm == comm && (source == DTL_ANY_SOURCE || (*link)->info.source == source) &&
            (tag == DTL_ANY_TAG || (*link)->info.tag == tag))
            return link;
    return NULL;
}

static struct queued *queue_remove(struct queue *queue, struct queued **link)
{
    struct queued *message = *link;

    *link = message->next;
    if (message->next == NULL)
        queue->end = link;
    return message;
}

static struct queue *queue_of(struct rank *rank, int32_t source, int32_t tag)
{
    return tag < 0 ? &rank->from[source] : &rank->others;
}

static int32_t number_of(const struct comm *comm)
{
    return (int32_t)(intptr_t)comm->state;
}

static dtl_status simulated_send(struct comm *comm, const void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t dest, int32_t tag)
{
    uint64_t bytes = count * type->size;
    struct queued *message = malloc(sizeof *message + bytes);

    *message = (struct queued){.comm = number_of(comm)};
    message->info.source = comm->rank;
    message->info.tag = tag;
    message->info.bytes = bytes;
    message->info.dtype = type->id;
    if (bytes > 0)
        memcpy(message->data, buffer, bytes);
    queue_add(queue_of(&simulated.ranks[dest], comm->rank, tag), message);
    if (simulated.counted != NULL) {
        simulated.counted->messages++;
        simulated.counted->bytes += bytes;
    }
    wake(dest);
    return DTL_SUCCESS;
}

static dtl_status simulated_recv(struct comm *comm, void *buffer, uint64_t count,
                                 const struct dtype *type, int32_t source, int32_t tag,
                                 struct message *info)
{
    struct queue *queue = queue_of(&simulated.ranks[comm->rank], source, tag);
    struct queued **link = queue_find(queue, number_of(comm), source, tag);
    dtl_status status = DTL_SUCCESS;

    for (; link == NULL; link = queue_find(queue, number_of(comm), source, tag))
        await_news();

    struct queued *message = queue_remove(queue, link);

    if (!message_fits(&message->info, count, type))
        status = dtl__refuse_message(&message->info, count, type);
    else if (message->info.bytes > 0)
        memcpy(buffer, message->data, message->info.bytes);
    if (info != NULL)
        *info = message->info;
    free(message);
    return status;
}

static dtl_status simulated_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                                     const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                                     void *recv, uint64_t recvcount, const struct dtype *recvtype,
                                     int32_t source, int32_t recvtag, struct message *info)
{
    simulated_send(comm, send, sendcount, sendtype, dest, sendtag);
    return simulated_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
}

/* A send completes at once: no operation stays pending. */
static dtl_status simulated_isend(struct comm *comm, const void *buffer, uint64_t count,
                                  const struct dtype *type, int32_t dest, int32_t tag,
                                  struct operation **out)
{
    *out = NULL;
    return simulated_send(comm, buffer, count, type, dest, tag);
}

static dtl_status simulated_irecv(struct comm *comm, void *buffer, uint64_t count,
                                  const struct dtype *type, int32_t source, int32_t tag,
                                  struct operation **out)
{
    *out = NULL;
    return simulated_recv(comm, buffer, count, type, source, tag, NULL);
}

static dtl_status simulated_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                                  struct message *info)
{
    struct queued **link = queue_find(queue_of(&simulated.ranks[comm->rank], source, tag),
                                      number_of(comm), source, tag);

    *done = link != NULL;
    if (*done)
        *info = (*link)->info;
    return DTL_SUCCESS;
}

static dtl_status simulated_test(struct operation *operation, bool *done, struct message *info)
{
    (void)operation;
    (void)info;
    *done = true;
    return DTL_SUCCESS;
}

static dtl_status simulated_wait(struct operation *operation, struct message *info)
{
    bool done;

    return simulated_test(operation, &done, info);
}

static dtl_status simulated_cancel(struct operation *operation)
{
    return simulated_wait(operation, NULL);
}

static void simulated_release(struct operation *operation)
{
    (void)operation;
}

/* Dissemination barrier, like that of the service: in round k each rank notifies the rank 2^k after
 * it. */
static dtl_status simulated_barrier(struct comm *comm)
{
    const struct dtype *byte = dtl__dtype(DTL_DTYPE_BYTE);
    dtl_status status = DTL_SUCCESS;

    for (int32_t step = 1; step < comm->size && status == DTL_SUCCESS; step *= 2)
        status = simulated_sendrecv(
            comm, NULL, 0, byte, (comm->rank + step) % comm->size, BARRIER_TAG, NULL, 0, byte,
            (comm->rank + comm->size - step) % comm->size, BARRIER_TAG, NULL);
    return status;
}

/* ---- communicators --------------------------------------------------------------------------- */

static void simulated_free(struct comm *comm)
{
    (void)comm;
}

/* All ranks create communicators in the same order. */
static dtl_status simulated_dup(struct comm *comm, struct comm *out)
{
    *out = *comm;
    out->state = (void *)(intptr_t)++simulated.ranks[comm->rank].made;
    return DTL_SUCCESS;
}

static dtl_status simulated_split(struct comm *comm, int32_t color, int32_t key, struct comm *out)
{
    (void)color;
    (void)key;
    return simulated_dup(comm, out);
}

static const struct comm_ops simulated_ops = {
    .size = sizeof simulated_ops,
    .name = "simulated",
    .free = simulated_free,
    .dup = simulated_dup,
    .split = simulated_split,
    .send = simulated_send,
    .recv = simulated_recv,
    .sendrecv = simulated_sendrecv,
    .isend = simulated_isend,
    .irecv = simulated_irecv,
    .probe = simulated_probe,
    .operation_test = simulated_test,
    .operation_wait = simulated_wait,
    .operation_cancel = simulated_cancel,
    .operation_release = simulated_release,
    .barrier = simulated_barrier,
};

static dtl_status counted_allreduce(struct comm *comm, const struct collective *what)
{
    bool is_step = what->type->id == DTL_DTYPE_UINT64 && what->op == DTL_OP_SUM;

    if (simulated.counted != NULL && comm->rank == 0)
        simulated.counted->steps += is_step;
    return simulated.composed.collectives[COLLECTIVE_ALLREDUCE](comm, what);
}

/* ---- the ranks ------------------------------------------------------------------------------- */

static void rank_main(void)
{
    struct rank *rank = &simulated.ranks[simulated.running];

    rank->status = simulated.work(&rank->context, simulated.state);
    dtl__service_free(rank->context.service);
    rank->is_over = true;
    await_news(); /* forever */
}

static void rank_make(int32_t number)
{
    struct rank *rank = &simulated.ranks[number];

    rank->context = (struct context){.references = 1, .ops = simulated.ops};
    rank->context.comm = (struct comm){
        .ops = &rank->context.ops, .rank = number, .size = simulated.size, .state = NULL};
    rank->from = calloc((size_t)simulated.size, sizeof *rank->from);
    rank->stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    getcontext(&rank->at);
    rank->at.uc_stack.ss_sp = rank->stack;
    rank->at.uc_stack.ss_size = STACK_BYTES;
    rank->at.uc_link = NULL;
    makecontext(&rank->at, rank_main, 0);
#ifdef __SANITIZE_THREAD__
    rank->fiber = __tsan_create_fiber(0);
#endif
    wake(number);
}

static void rank_release(struct rank *rank)
{
#ifdef __SANITIZE_THREAD__
    __tsan_destroy_fiber(rank->fiber);
#endif
    free(rank->from);
    munmap(rank->stack, STACK_BYTES);
}

/* Runs until no rank can continue. */
static void ranks_run(void)
{
    while (simulated.waiting > 0) {
        int32_t number = simulated.line[simulated.first];
        struct rank *rank = &simulated.ranks[number];

        simulated.first = (simulated.first + 1) % simulated.size;
        simulated.waiting--;
        simulated.running = number;
        rank->is_ready = false;
        switch_to(&simulated.scheduler, &rank->at, rank->fiber);
    }
}

int simulated_run(int32_t ranks, dtl_status (*work)(struct context *context, void *state),
                  void *state)
{
    int failed = 0;

    if (dtl__comm_adopt(&simulated.composed, &simulated_ops) != DTL_SUCCESS)
        return ranks;
    simulated.ops = simulated.composed;
    simulated.ops.collectives[COLLECTIVE_ALLREDUCE] = counted_allreduce;
    simulated.size = ranks;
    simulated.ranks = calloc((size_t)ranks, sizeof *simulated.ranks);
    simulated.line = calloc((size_t)ranks, sizeof *simulated.line);
    simulated.first = simulated.waiting = simulated.met = 0;
    simulated.counted = NULL;
    simulated.work = work;
    simulated.state = state;
    dtl__wait_abort_check = wait_for_news;
#ifdef __SANITIZE_THREAD__
    simulated.fiber = __tsan_get_current_fiber();
#endif
    for (int32_t rank = 0; rank < ranks; rank++)
        rank_make(rank);
    ranks_run();
    for (int32_t rank = 0; rank < ranks; rank++) {
        struct rank *done = &simulated.ranks[rank];

        if (!done->is_over)
            fprintf(stderr, "rank %d of %d waits for ever\n", (int)rank, (int)ranks);
        failed += !done->is_over || done->status != DTL_SUCCESS;
        rank_release(done);
    }
    free(simulated.ranks);
    free(simulated.line);
    return failed;
}
