/* SPDX-License-Identifier: BSD-3-Clause */
/* Matching of arriving messages with pending receives.
 *
 * A single thread at a time receives the packets of a group, namely the one that has claimed the
 * group. A message therefore goes to the first matching receive, and messages of one sender
 * keep their order. A thread that blocks inside MPI does not hold the lock. */
#include "mpi_backend.h"

#include <pthread.h>
#include <string.h>

atomic_int mpi__pending_count;

/* Protects everything below and the unexpected messages of all groups. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct operation *pending_first,
    **pending_end = &pending_first; /* pending receives in the order of posting */

/* Returns true if the message matches the source and tag, which may be DTL_ANY_SOURCE and
 * DTL_ANY_TAG. DTL_ANY_TAG matches no negative tag, which internal messages use. */
static bool matches(const struct message *info, int32_t source, int32_t tag)
{
    return (source == DTL_ANY_SOURCE || source == info->source) &&
           (tag == info->tag || (tag == DTL_ANY_TAG && info->tag >= 0));
}

int mpi__payload_check(const struct message *info, const MPI_Status *received)
{
    MPI_Count bytes = 0;
    int rc = MPI_Get_elements_x(received, MPI_BYTE, &bytes);

    return rc == MPI_SUCCESS && (uint64_t)bytes != info->bytes ? ERR_SHORT : rc;
}

/* ---- delivery to a receive ------------------------------------------------------------------- */

/* Starts to receive the payload of a matched receive into its buffer or, if it does not fit, into
 * memory that is discarded. Returns MPI's error code. */
static int payload_start(struct operation *operation, uint32_t number)
{
    const struct message *info = &operation->info;
    void *buffer = operation->buffer;
    int rc;

    if (message_fits(info, operation->count, operation->type))
        rc = mpi__large_count_make(info->bytes, MPI_BYTE, &operation->data);
    else
        rc = mpi__scratch_make(info->bytes, &operation->scratch, &buffer, &operation->data);
    if (rc == MPI_SUCCESS)
        rc = LARGE(Irecv)(buffer, operation->data.count, operation->data.type, info->source,
                          (int)number, operation->group->comm, &operation->requests[1]);
    return rc;
}

/* Matches a receive, whose `info` is set, with its packet. `rc` is MPI's error code for the packet,
 * which the receive reports. Copies `data` if they fit, or starts to receive the payload if
 * `number` is not 0. */
static void deliver(struct operation *operation, int rc, uint32_t number, const void *data)
{
    const struct message *info = &operation->info;
    int started = number != 0 ? payload_start(operation, number) : MPI_SUCCESS;

    operation->rc = rc != MPI_SUCCESS ? rc : started;
    if (number != 0) {
        atomic_store(&operation->stage, started == MPI_SUCCESS ? STAGE_ACTIVE : STAGE_DONE);
        return;
    }
    if (info->bytes > 0 && message_fits(info, operation->count, operation->type))
        memcpy(operation->buffer, data, info->bytes);
    atomic_store_explicit(&operation->stage, STAGE_DONE, memory_order_release);
}

/* Returns true if the receive removes the matching message from the queue. */
static bool is_taken(const struct operation *operation, const struct message *info)
{
    return message_is_taken(info, operation->count, operation->type);
}

/* Completes a receive whose message does not fit, so that mpi__operation_report() compares the two
 * again and fails. The message stays in the queue. */
static void refuse_message(struct operation *operation, const struct message *info, uint32_t number)
{
    operation->info = *info;
    operation->refused = number;
    operation->rc = MPI_SUCCESS;
    atomic_store_explicit(&operation->stage, STAGE_DONE, memory_order_release);
}

/* ---- the lists; all with the lock held ------------------------------------------------------- */

/* Removes a receive from the list. Returns false if it is not pending. */
static bool pending_unlink(struct operation *operation)
{
    for (struct operation **link = &pending_first; *link != NULL; link = &(*link)->next) {
        if (*link != operation)
            continue;
        *link = operation->next;
        if (operation->next == NULL)
            pending_end = link;
        atomic_fetch_sub(&mpi__pending_count, 1);
        return true;
    }
    return false;
}

/* Removes the first matching receive from the list and returns it, or NULL. */
static struct operation *pending_match(const struct group *group, const struct message *info)
{
    struct operation *operation = pending_first;

    while (operation != NULL &&
           !(operation->group == group && matches(info, operation->source, operation->tag)))
        operation = operation->next;
    if (operation != NULL)
        pending_unlink(operation);
    return operation;
}

/* Same, but returns a receive that accepts the message. Matching receives before it, which
 * refuse the message, are completed with an error. */
static struct operation *pending_accept(const struct group *group, const struct message *info,
                                        uint32_t number)
{
    struct operation *operation = pending_match(group, info);

    while (operation != NULL && !is_taken(operation, info)) {
        refuse_message(operation, info, number);
        operation = pending_match(group, info);
    }
    return operation;
}

/* Returns the first link from `link` on to a matching message, or the last link. */
static struct matched_message **unexpected_find(struct matched_message **link, int32_t source,
                                                int32_t tag)
{
    while (*link != NULL && !matches(&(*link)->info, source, tag))
        link = &(*link)->next;
    return link;
}

/* Removes the message behind `link` from the queue and returns it. */
static struct matched_message *unexpected_unlink(struct group *group, struct matched_message **link)
{
    struct matched_message *arrived = *link;

    *link = arrived->next;
    if (arrived->next == NULL)
        group->unexpected_end = link;
    atomic_fetch_sub(&group->unexpected_count, 1);
    return arrived;
}

/* Frees a removed message, or keeps its memory as the group's reserve or for reuse. */
static void arrived_release(struct matched_message *arrived)
{
    struct matched_message **idle = &arrived->group->idle;

    if (arrived->is_spare && arrived->group->spare == NULL) {
        arrived->group->spare = arrived;
        return;
    }
    if (arrived->capacity > PACKET_BYTES) {
        mpi__host->release(arrived);
        return;
    }
    if (*idle == NULL || (*idle)->capacity < arrived->capacity) {
        struct matched_message *smaller = *idle;

        *idle = arrived;
        arrived = smaller;
    }
    mpi__host->release(arrived);
}

/* Returns uninitialized memory, new or reused, for an unexpected message with this capacity, or
 * NULL. */
static struct matched_message *arrived_make(struct group *group, uint64_t bytes)
{
    struct matched_message *arrived = group->idle;

    if (arrived != NULL && arrived->capacity >= bytes) {
        group->idle = NULL;
        return arrived;
    }
    if (mpi__host->alloc((void **)&arrived, sizeof *arrived + bytes, "unexpected message") !=
        DTL_SUCCESS)
        return NULL;
    arrived->capacity = bytes;
    return arrived;
}

/* Allocates the group's reserve: memory for one message that arrives when no other is available.
 * Called again when a receive is posted, because the message that used the previous reserve may
 * never be received. */
static void spare_allocate(struct group *group)
{
    if (group->spare == NULL)
        mpi__host->alloc((void **)&group->spare, mpi__arrived_bytes(), "message to come");
}

static uint64_t arrivals; /* number of unexpected messages so far */

/* Adds a message to the end of the queue, in the reserve if no memory is available. Returns
 * MPI_ERR_NO_MEM if the reserve is in use, too. */
static int unexpected_add(struct group *group, const struct message *info,
                          const struct arrival *arrival, const void *data)
{
    uint64_t bytes = arrival->number == 0 ? info->bytes : 0;
    struct matched_message *arrived = arrived_make(group, bytes);
    bool is_spare = arrived == NULL;

    if (is_spare) {
        arrived = group->spare;
        group->spare = NULL;
    } else {
        spare_allocate(group);
    }
    if (arrived == NULL)
        return MPI_ERR_NO_MEM;
    arrived->is_spare = is_spare;
    arrived->next = NULL;
    arrived->order = ++arrivals;
    arrived->group = group;
    arrived->info = *info;
    arrived->number = arrival->number;
    if (bytes > 0)
        memcpy(arrived->data, data, bytes);
    *group->unexpected_end = arrived;
    group->unexpected_end = &arrived->next;
    atomic_fetch_add(&group->unexpected_count, 1);
    return MPI_SUCCESS;
}

/* Returns true if an unexpected message matched the receive, which now has it or has refused it. */
static bool unexpected_deliver(struct operation *operation)
{
    struct group *group = operation->group;
    struct matched_message **link =
        unexpected_find(&group->unexpected, operation->source, operation->tag);
    struct matched_message *arrived;

    if (*link == NULL)
        return false;
    if (!is_taken(operation, &(*link)->info)) {
        refuse_message(operation, &(*link)->info, (*link)->number);
        return true;
    }
    arrived = unexpected_unlink(group, link);
    operation->info = arrived->info;
    deliver(operation, MPI_SUCCESS, arrived->number, arrived->data);
    arrived_release(arrived);
    return true;
}

/* Takes the lock itself. */
void mpi__arrived_return(struct matched_message *arrived)
{
    struct group *group = arrived->group;
    struct matched_message **link = &group->unexpected;
    struct operation *operation;

    pthread_mutex_lock(&lock);
    operation = pending_accept(group, &arrived->info, arrived->number);
    if (operation != NULL) {
        operation->info = arrived->info;
        deliver(operation, MPI_SUCCESS, arrived->number, arrived->data);
        arrived_release(arrived);
    } else {
        while (*link != NULL && (*link)->order < arrived->order)
            link = &(*link)->next;
        arrived->next = *link;
        *link = arrived;
        if (arrived->next == NULL)
            group->unexpected_end = &arrived->next;
        atomic_fetch_add(&group->unexpected_count, 1);
    }
    pthread_mutex_unlock(&lock);
}

/* Delivers a packet to the first pending receive that accepts it, or adds it to the
 * unexpected messages. If MPI failed to receive the packet and no receive matches, also returns
 * MPI's error, so that the caller fails the receives that wait, because a matching one may never be
 * posted. */
static int dispatch(struct group *group, const struct message *info, const struct arrival *arrival,
                    const void *data)
{
    struct operation *operation = arrival->rc == MPI_SUCCESS
                                      ? pending_accept(group, info, arrival->number)
                                      : pending_match(group, info);
    int rc = MPI_SUCCESS;

    if (operation == NULL) {
        rc = unexpected_add(group, info, arrival, data);
        return arrival->rc != MPI_SUCCESS ? arrival->rc : rc;
    }
    operation->info = *info;
    deliver(operation, arrival->rc, arrival->number, data);
    return rc;
}

/* ---- packets --------------------------------------------------------------------------------- */

/* Accepts a received packet. The lock is held and the group is claimed. Drops malformed packets and
 * messages of a freed communicator that were never received. An MPI error fails the matching
 * receive; it is returned if none matches. */
static int packet_accept(struct group *group, struct arrival *arrival)
{
    struct message info;
    const void *data = mpi__unpack(group, arrival, &info);

    if (arrival->rc == MPI_SUCCESS && data == NULL)
        mpi__host->drop();
    return data != NULL ? dispatch(group, &info, arrival, data) : arrival->rc;
}

/* Accepts a packet if one has arrived. Leaves a receive posted otherwise. The lock is held and the
 * group is claimed. */
static int packet_poll(struct group *group, bool *found)
{
    struct arrival arrival;
    MPI_Status status = {0};
    int is_there = 0;
    int rc = group->posted == MPI_REQUEST_NULL ? mpi__packet_post(group) : MPI_SUCCESS;

    if (rc == MPI_SUCCESS)
        rc = MPI_Test(&group->posted, &is_there, &status);
    *found = is_there;
    if (!is_there)
        return rc;
    arrival = mpi__arrival(rc, &status);
    return packet_accept(group, &arrival);
}

/* Same as packet_poll(), but claims the group itself. Finds nothing if another thread has claimed
 * it. */
static int packet_poll_claiming(struct group *group, bool *found)
{
    int rc = MPI_SUCCESS;

    *found = false;
    if (mpi__claim(group)) {
        rc = packet_poll(group, found);
        mpi__unclaim(group);
    }
    return rc;
}

/* Completes a pending receive with an error. */
static void fail_receive(struct operation *operation, int rc)
{
    pending_unlink(operation);
    operation->rc = rc;
    atomic_store(&operation->stage, STAGE_DONE);
}

/* Fails all pending receives of a group, because the packet that could not be received may belong
 * to any of them. */
static void fail_receives(const struct group *group, int rc)
{
    struct operation *operation = pending_first;

    while (operation != NULL) {
        struct operation *next = operation->next;

        if (operation->group == group)
            fail_receive(operation, rc);
        operation = next;
    }
}

/* Receives the packets that have arrived in the groups of all pending receives. Restarts at the
 * first pending receive after each packet, because a receive that has completed belongs to
 * its owner, who may have freed it. The lock is held. */
static void pending_progress(void)
{
    const struct group *polled = NULL; /* a group that has no packet now */
    struct operation *operation = pending_first;

    while (operation != NULL) {
        struct group *group = operation->group;
        bool found = false;
        int rc = group == polled ? MPI_SUCCESS : packet_poll_claiming(group, &found);

        if (rc != MPI_SUCCESS)
            fail_receives(group, rc);
        if (rc != MPI_SUCCESS || found) {
            operation = pending_first;
            polled = NULL;
        } else {
            operation = operation->next;
            polled = group;
        }
    }
}

bool mpi__packet_withdraw(struct group *group, struct arrival *arrival)
{
    MPI_Status status = {0};
    int is_canceled = 1, rc;

    if (group->posted == MPI_REQUEST_NULL || MPI_Cancel(&group->posted) != MPI_SUCCESS)
        return true;
    rc = MPI_Wait(&group->posted, &status);
    MPI_Test_cancelled(&status, &is_canceled);
    *arrival = mpi__arrival(rc, &status);
    return is_canceled;
}

/* Completes a receive that refuses the message, which goes to another receive or becomes
 * unexpected. Acquires the lock. */
static void refuse_arrival(struct operation *operation, const struct arrival *arrival,
                           const void *data)
{
    struct message info = operation->info;
    int rc;

    pthread_mutex_lock(&lock);
    rc = dispatch(operation->group, &info, arrival, data);
    refuse_message(operation, &info, arrival->number);
    operation->rc = rc;
    pthread_mutex_unlock(&lock);
}

void mpi__receive_on(struct operation *operation, struct arrival *arrival)
{
    struct group *group = operation->group;
    int rc = MPI_SUCCESS;

    if (arrival->rc == ERR_INTERRUPTED)
        rc = ERR_INTERRUPTED;
    while (rc == MPI_SUCCESS) {
        const void *data = mpi__unpack(group, arrival, &operation->info);

        if (data != NULL && matches(&operation->info, operation->source, operation->tag)) {
            if (arrival->rc != MPI_SUCCESS || is_taken(operation, &operation->info))
                deliver(operation, arrival->rc, arrival->number, data);
            else
                refuse_arrival(operation, arrival, data);
            return;
        }
        if (data != NULL) {
            pthread_mutex_lock(&lock);
            rc = dispatch(group, &operation->info, arrival, data);
            pthread_mutex_unlock(&lock);
        } else if (arrival->rc != MPI_SUCCESS) {
            rc = arrival->rc;
        } else if (mpi__is_closed()) {
            rc = ERR_LATE; /* the packet came from mpi__comm_wake() */
        } else {
            mpi__host->drop();
        }
        if (rc == MPI_SUCCESS && mpi__packet_receive(group, arrival) == ERR_INTERRUPTED)
            rc = ERR_INTERRUPTED;
    }
    operation->rc = rc;
    atomic_store(&operation->stage, STAGE_DONE);
}

/* Receives packets until the operation has its own. The group is claimed. */
static void receive_inside(struct operation *operation)
{
    struct arrival arrival;

    mpi__packet_receive(operation->group, &arrival);
    mpi__receive_on(operation, &arrival);
}

/* ---- pending receives ------------------------------------------------------------------------ */

void mpi__pending_add(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    spare_allocate(operation->group);
    if (!unexpected_deliver(operation)) {
        operation->next = NULL;
        *pending_end = operation;
        pending_end = &operation->next;
        atomic_fetch_add(&mpi__pending_count, 1);
        pending_progress();
    }
    pthread_mutex_unlock(&lock);
}

bool mpi__pending_remove(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    bool was_pending = pending_unlink(operation);
    pthread_mutex_unlock(&lock);
    return was_pending;
}

void mpi__pending_progress(void)
{
    pthread_mutex_lock(&lock);
    pending_progress();
    pthread_mutex_unlock(&lock);
}

bool mpi__receive_alone(struct operation *operation)
{
    struct group *group = operation->group;

    pthread_mutex_lock(&lock);
    spare_allocate(group);
    bool has_message =
        atomic_load(&operation->stage) != STAGE_PENDING || unexpected_deliver(operation);
    bool is_only = pending_first == NULL || (pending_first == operation && operation->next == NULL);
    bool waits = !has_message && is_only && mpi__claim_to_wait(group);
    if (waits)
        pending_unlink(operation);
    pthread_mutex_unlock(&lock);

    if (waits) {
        receive_inside(operation);
        mpi__unclaim(group);
    }
    return has_message || waits;
}

/* ---- unexpected messages --------------------------------------------------------------------- */

int mpi__arrived_find(struct group *group, int32_t source, int32_t tag, bool *found,
                      struct message *info, struct matched_message **out)
{
    struct matched_message **link;
    bool is_more = true;
    int rc = MPI_SUCCESS;

    pthread_mutex_lock(&lock);
    pending_progress();
    link = unexpected_find(&group->unexpected, source, tag);
    while (*link == NULL && is_more && rc == MPI_SUCCESS) {
        rc = packet_poll_claiming(group, &is_more);
        link = unexpected_find(link, source, tag); /* new messages are behind all earlier ones */
    }
    *found = *link != NULL;
    if (*found && info != NULL)
        *info = (*link)->info;
    if (*found && out != NULL)
        *out = unexpected_unlink(group, link);
    pthread_mutex_unlock(&lock);
    return rc;
}

size_t mpi__arrived_bytes(void)
{
    return sizeof(struct matched_message) + PACKET_BYTES;
}

void mpi__arrived_release(struct matched_message *arrived)
{
    pthread_mutex_lock(&lock);
    arrived_release(arrived);
    pthread_mutex_unlock(&lock);
}

/* Blocks until the payload is received into the buffer or, if !fits, discarded. Returns MPI's error
 * code or ERR_SHORT. */
static int payload_receive(const struct matched_message *arrived, void *buffer, bool fits)
{
    const struct message *info = &arrived->info;
    struct large_count data;
    void *scratch = NULL;
    MPI_Status received;
    int rc = fits ? mpi__large_count_make(info->bytes, MPI_BYTE, &data)
                  : mpi__scratch_make(info->bytes, &scratch, &buffer, &data);

    if (rc != MPI_SUCCESS)
        return rc;
    rc = LARGE(Recv)(buffer, data.count, data.type, info->source, (int)arrived->number,
                     arrived->group->comm, &received);
    mpi__large_count_release(&data);
    mpi__host->release(scratch);
    return rc == MPI_SUCCESS ? mpi__payload_check(info, &received) : rc;
}

struct matched_message *mpi__arrived_load(struct matched_message *arrived)
{
    struct matched_message *loaded = NULL;
    uint64_t bytes = arrived->info.bytes;

    if (arrived->number == 0 || mpi__host->alloc((void **)&loaded, sizeof *loaded + bytes,
                                                 "refused message") != DTL_SUCCESS)
        return arrived;
    *loaded = (struct matched_message){
        .order = arrived->order, .group = arrived->group, .info = arrived->info, .capacity = bytes};
    if (payload_receive(arrived, loaded->data, true) != MPI_SUCCESS) {
        mpi__host->release(loaded);
        return arrived;
    }
    mpi__arrived_release(arrived);
    return loaded;
}

void mpi__refused_load(struct operation *operation)
{
    struct matched_message **link = &operation->group->unexpected, *found = NULL;

    if (operation->refused == 0)
        return;
    pthread_mutex_lock(&lock);
    while (*link != NULL && ((*link)->number != operation->refused ||
                             (*link)->info.source != operation->info.source))
        link = &(*link)->next;
    if (*link != NULL)
        found = unexpected_unlink(operation->group, link);
    pthread_mutex_unlock(&lock);
    operation->refused = 0;
    if (found != NULL)
        mpi__arrived_return(mpi__arrived_load(found));
}

int mpi__arrived_receive(struct matched_message *arrived, void *buffer, uint64_t count,
                         const struct dtype *type)
{
    const struct message *info = &arrived->info;
    bool fits = message_fits(info, count, type);
    int rc = MPI_SUCCESS;

    if (arrived->number == 0 && fits && info->bytes > 0)
        memcpy(buffer, arrived->data, info->bytes);
    if (arrived->number != 0)
        rc = payload_receive(arrived, buffer, fits);
    mpi__arrived_release(arrived);
    return rc;
}

/* Receives and discards the payload, because its sender may wait for that. */
static void payload_drop(const struct matched_message *arrived)
{
    struct operation *operation = NULL;

    if (mpi__host->alloc((void **)&operation, sizeof *operation, "operation") != DTL_SUCCESS)
        return;
    *operation = (struct operation){
        .stage = STAGE_ACTIVE,
        .is_receive = true,
        .group = arrived->group,
        .requests = {MPI_REQUEST_NULL, MPI_REQUEST_NULL},
        .type = mpi__host->dtype(DTL_DTYPE_BYTE),
        .info = arrived->info,
    };
    if (payload_start(operation, arrived->number) == MPI_SUCCESS) {
        mpi__abandon(operation);
        return;
    }
    mpi__host->release(operation->scratch);
    mpi__host->release(operation);
}

/* Receives all packets that have arrived, and leaves no receive posted. The lock is held and the
 * group is claimed. */
static void packets_drain(struct group *group)
{
    struct arrival arrival;
    int is_there = false, rc = MPI_SUCCESS;

    if (!mpi__packet_withdraw(group, &arrival))
        rc = packet_accept(group, &arrival);
    do {
        if (rc == MPI_SUCCESS)
            rc = MPI_Iprobe(MPI_ANY_SOURCE, PACKET_TAG, group->comm, &is_there, MPI_STATUS_IGNORE);
        if (rc == MPI_SUCCESS && is_there) {
            while (mpi__packet_receive(group, &arrival) == ERR_INTERRUPTED)
                ;
            rc = packet_accept(group, &arrival);
        }
    } while (rc == MPI_SUCCESS && is_there);
}

void mpi__arrived_drain(struct group *group)
{
    pthread_mutex_lock(&lock);
    if (mpi__claim(group)) {
        packets_drain(group);
        mpi__unclaim(group);
    }
    for (const struct matched_message *each = group->unexpected; each != NULL; each = each->next)
        if (each->number != 0)
            payload_drop(each);
    pthread_mutex_unlock(&lock);
}

void mpi__arrived_drop_all(struct group *group)
{
    while (group->unexpected != NULL)
        arrived_release(unexpected_unlink(group, &group->unexpected));
}
