/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of the single process to itself.
 *
 * A mailbox holds what was sent and not yet received, and the receives that were posted and not yet
 * satisfied; one of the two lists has no match in the other at any time.  Sending copies, so it
 * never waits.  A blocking receive or probe that finds no message can never be satisfied and fails.
 * One lock serves all mailboxes: they are rarely used. */
#include "self.h"

#include <pthread.h>
#include <string.h>

struct letter {
    struct letter *next;
    int32_t tag;
    uint64_t bytes;
    char data[];
};

struct operation {
    struct operation *next;  /* of the posted receives */
    struct mailbox *mailbox; /* NULL once it is done */
    void *buffer;
    uint64_t room; /* bytes of `buffer` */
    int32_t tag;
    dtl_status status;
    struct message info;
};

struct mailbox {
    struct letter *letters;   /* in the order of sending */
    struct operation *posted; /* in the order of posting */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool tag_matches(int32_t wanted, int32_t sent)
{
    return wanted == sent || (wanted == DTL_ANY_TAG && sent >= 0);
}

static struct message message_of(const struct letter *letter)
{
    return (struct message){.source = 0, .tag = letter->tag, .bytes = letter->bytes};
}

static dtl_status mailbox_of(struct comm *comm, struct mailbox **out)
{
    if (comm->state == NULL) {
        dtl_status status = dtl__alloc(&comm->state, sizeof(struct mailbox), "messages to oneself");
        if (status != DTL_SUCCESS)
            return status;
    }
    *out = comm->state;
    return DTL_SUCCESS;
}

/* The link that leads to the first letter with the tag, or to the end. */
static struct letter **letter_find(struct mailbox *mailbox, int32_t tag)
{
    struct letter **link = &mailbox->letters;

    while (*link != NULL && !tag_matches(tag, (*link)->tag))
        link = &(*link)->next;
    return link;
}

/* The same among the posted receives, for a letter's tag. */
static struct operation **posted_find(struct mailbox *mailbox, int32_t tag)
{
    struct operation **link = &mailbox->posted;

    while (*link != NULL && !tag_matches((*link)->tag, tag))
        link = &(*link)->next;
    return link;
}

static dtl_status fail_room(uint64_t bytes, uint64_t room)
{
    return dtl__fail(DTL_ERROR_BUFFER_TOO_SMALL,
                     "the message has %" PRIu64 " bytes; the receive has room for %" PRIu64, bytes,
                     room);
}

/* What was sent goes into a receive's buffer, or the receive fails and the buffer stays as it is.
 */
static dtl_status deliver(void *buffer, uint64_t room, const void *data, uint64_t bytes)
{
    if (bytes > room)
        return fail_room(bytes, room);
    if (bytes > 0)
        memcpy(buffer, data, bytes);
    return DTL_SUCCESS;
}

static void operation_finish(struct operation *operation, int32_t tag, const void *data,
                             uint64_t bytes)
{
    operation->status = deliver(operation->buffer, operation->room, data, bytes);
    operation->info = (struct message){.source = 0, .tag = tag, .bytes = bytes};
    operation->mailbox = NULL;
}

static dtl_status post_letter(struct mailbox *mailbox, const void *data, uint64_t bytes,
                              int32_t tag)
{
    struct operation **posted = posted_find(mailbox, tag);
    struct letter *letter;
    struct letter **end = &mailbox->letters;
    dtl_status status;

    if (*posted != NULL) {
        struct operation *operation = *posted;
        *posted = operation->next;
        operation_finish(operation, tag, data, bytes);
        return DTL_SUCCESS; /* a message that is too long is the receiver's error */
    }

    status = dtl__alloc((void **)&letter, dtl__plus(sizeof *letter, bytes), "a message to oneself");
    if (status != DTL_SUCCESS)
        return status;
    letter->tag = tag;
    letter->bytes = bytes;
    if (bytes > 0)
        memcpy(letter->data, data, bytes);
    while (*end != NULL)
        end = &(*end)->next;
    *end = letter;
    return DTL_SUCCESS;
}

/* Takes the first letter with the tag into the buffer; *found says whether there was one. */
static dtl_status take_letter(struct mailbox *mailbox, void *buffer, uint64_t room, int32_t tag,
                              struct message *info, bool *found)
{
    struct letter **link = letter_find(mailbox, tag);
    struct letter *letter = *link;
    dtl_status status;

    *found = letter != NULL;
    if (letter == NULL)
        return DTL_SUCCESS;
    *link = letter->next;
    status = deliver(buffer, room, letter->data, letter->bytes);
    if (info != NULL)
        *info = message_of(letter);
    dtl__release(letter);
    return status;
}

static dtl_status fail_never(int32_t tag)
{
    return dtl__fail(DTL_ERROR_RECV_FAILED,
                     "the only rank waits for a message with tag %d from itself and has sent none; "
                     "expected a send first",
                     (int)tag);
}

dtl_status dtl__self_send(struct comm *comm, const void *buffer, uint64_t count,
                          const struct dtype *type, int32_t dest, int32_t tag)
{
    struct mailbox *mailbox;
    dtl_status status;

    (void)dest;
    pthread_mutex_lock(&lock);
    status = mailbox_of(comm, &mailbox);
    if (status == DTL_SUCCESS)
        status = post_letter(mailbox, buffer, count * type->size, tag);
    pthread_mutex_unlock(&lock);
    return status;
}

dtl_status dtl__self_recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                          int32_t source, int32_t tag, struct message *info)
{
    struct mailbox *mailbox;
    bool found = false;
    dtl_status status;

    (void)source;
    pthread_mutex_lock(&lock);
    status = mailbox_of(comm, &mailbox);
    if (status == DTL_SUCCESS)
        status = take_letter(mailbox, buffer, count * type->size, tag, info, &found);
    pthread_mutex_unlock(&lock);
    return status != DTL_SUCCESS || found ? status : fail_never(tag);
}

dtl_status dtl__self_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                              const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                              void *recv, uint64_t recvcount, const struct dtype *recvtype,
                              int32_t source, int32_t recvtag, struct message *info)
{
    dtl_status status = dtl__self_send(comm, send, sendcount, sendtype, dest, sendtag);

    if (status != DTL_SUCCESS)
        return status;
    return dtl__self_recv(comm, recv, recvcount, recvtype, source, recvtag, info);
}

dtl_status dtl__self_isend(struct comm *comm, const void *buffer, uint64_t count,
                           const struct dtype *type, int32_t dest, int32_t tag,
                           struct operation **out)
{
    struct operation *operation;
    dtl_status status = dtl__alloc((void **)&operation, sizeof *operation, "operation");

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__self_send(comm, buffer, count, type, dest, tag);
    if (status != DTL_SUCCESS) {
        dtl__release(operation);
        return status;
    }
    operation->info = (struct message){.source = 0, .tag = tag, .bytes = count * type->size};
    *out = operation;
    return DTL_SUCCESS;
}

dtl_status dtl__self_irecv(struct comm *comm, void *buffer, uint64_t count,
                           const struct dtype *type, int32_t source, int32_t tag,
                           struct operation **out)
{
    struct operation *operation, **end;
    struct mailbox *mailbox;
    bool found = false;
    dtl_status status = dtl__alloc((void **)&operation, sizeof *operation, "operation");

    (void)source;
    if (status != DTL_SUCCESS)
        return status;
    *operation = (struct operation){.buffer = buffer, .room = count * type->size, .tag = tag};

    pthread_mutex_lock(&lock);
    status = mailbox_of(comm, &mailbox);
    if (status == DTL_SUCCESS) {
        operation->status =
            take_letter(mailbox, buffer, operation->room, tag, &operation->info, &found);
        if (!found) {
            operation->mailbox = mailbox;
            for (end = &mailbox->posted; *end != NULL; end = &(*end)->next)
                ;
            *end = operation;
        }
    }
    pthread_mutex_unlock(&lock);

    if (status != DTL_SUCCESS) {
        dtl__release(operation);
        return status;
    }
    *out = operation;
    return DTL_SUCCESS;
}

dtl_status dtl__self_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                           struct message *info)
{
    struct letter *letter = NULL;

    (void)source;
    pthread_mutex_lock(&lock);
    if (comm->state != NULL)
        letter = *letter_find(comm->state, tag);
    if (letter != NULL && info != NULL)
        *info = message_of(letter);
    pthread_mutex_unlock(&lock);

    if (done != NULL)
        *done = letter != NULL;
    return done != NULL || letter != NULL ? DTL_SUCCESS : fail_never(tag);
}

/* The result of an operation that is done; its error is told to the thread that asks. */
static dtl_status operation_result(const struct operation *operation, struct message *info)
{
    if (operation->status == DTL_ERROR_BUFFER_TOO_SMALL)
        return fail_room(operation->info.bytes, operation->room);
    if (operation->status == DTL_ERROR_CANCELED)
        return dtl__fail(DTL_ERROR_CANCELED, "the receive with tag %d was cancelled",
                         (int)operation->tag);
    if (info != NULL)
        *info = operation->info;
    return operation->status;
}

dtl_status dtl__self_operation_test(struct operation *operation, bool *done, struct message *info)
{
    pthread_mutex_lock(&lock);
    *done = operation->mailbox == NULL;
    pthread_mutex_unlock(&lock);
    return *done ? operation_result(operation, info) : DTL_SUCCESS;
}

dtl_status dtl__self_operation_wait(struct operation *operation, struct message *info)
{
    bool done;
    dtl_status status = dtl__self_operation_test(operation, &done, info);

    return done ? status : fail_never(operation->tag);
}

/* Takes a posted receive out of its mailbox. */
static void operation_withdraw(struct operation *operation)
{
    struct operation **link;

    if (operation->mailbox == NULL)
        return;
    for (link = &operation->mailbox->posted; *link != operation; link = &(*link)->next)
        ;
    *link = operation->next;
    operation->mailbox = NULL;
}

dtl_status dtl__self_operation_cancel(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    if (operation->mailbox != NULL) {
        operation_withdraw(operation);
        operation->status = DTL_ERROR_CANCELED;
    }
    pthread_mutex_unlock(&lock);
    return DTL_SUCCESS;
}

void dtl__self_operation_release(struct operation *operation)
{
    pthread_mutex_lock(&lock);
    operation_withdraw(operation);
    pthread_mutex_unlock(&lock);
    dtl__release(operation);
}

void dtl__self_mailbox_release(struct comm *comm)
{
    struct mailbox *mailbox = comm->state;

    if (mailbox == NULL)
        return;
    pthread_mutex_lock(&lock);
    for (struct letter *letter = mailbox->letters, *next; letter != NULL; letter = next) {
        next = letter->next;
        dtl__release(letter);
    }
    for (struct operation *operation = mailbox->posted; operation != NULL;
         operation = operation->next) {
        operation->mailbox = NULL;
        operation->status = DTL_ERROR_CANCELED;
    }
    pthread_mutex_unlock(&lock);
    dtl__release(mailbox);
}
