/* SPDX-License-Identifier: BSD-3-Clause */
/* Comparison of calls by messages.  Each rank sends a description of its call to every other rank,
 * on a communicator of the context that serves nothing else, so that checks match in the order of
 * the calls whatever the ranks call.  A blocking collective waits for all descriptions before it
 * runs, and for the outcome on all ranks before it returns.  A started collective does not wait: it
 * runs at once, on messages with a tag of their own that are cancelled if the ranks differ, and its
 * wait reports the result of the comparison and the outcome.  A rank that refuses its arguments
 * sends the reason instead and does not wait.  Cost: two messages between each pair of ranks; where
 * the ranks share memory, messages are used only for calls that differ, fail or are started. */
#include "check_state.h"

#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"
#include "progress/wait.h"

enum { DECLARATION_WORDS = sizeof(struct declaration) / sizeof(int64_t) };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* protects the refusals of all contexts */

/* ---- error messages -------------------------------------------------------------------------- */

/* Describes a rank's call for a message: "calls ..." or "starts the plan of ...". */
static void declaration_text(const struct declaration *declaration, bool uses_program_text,
                             char text[OBSERVED_TEXT])
{
    const char *where = declaration->is_on_device ? " on memory of its device" : "";
    char call[OBSERVED_TEXT];

    if (uses_program_text)
        snprintf(call, sizeof call, "%s", declaration->program_text);
    else
        dtl__observe_text((enum call)declaration->call, declaration->values,
                          (int32_t)declaration->count, call);
    if (declaration->plan == 0)
        snprintf(text, OBSERVED_TEXT, "calls %.240s%s", call, where);
    else
        snprintf(text, OBSERVED_TEXT, "starts the plan of %.210s%s, call %lld of the context", call,
                 where, (long long)declaration->plan);
}

/* Reports that the calls of rank 0 and `rank` differ. `declarations` has one entry per rank. */
static dtl_status fail_differs(const struct declaration *declarations, int32_t rank)
{
    char first[OBSERVED_TEXT], other[OBSERVED_TEXT];
    bool uses_program_text =
        declarations[0].program_text[0] != '\0' && declarations[rank].program_text[0] != '\0' &&
        strcmp(declarations[0].program_text, declarations[rank].program_text) != 0;

    declaration_text(&declarations[0], uses_program_text, first);
    declaration_text(&declarations[rank], uses_program_text, other);
    return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, "check",
                                "rank 0 %s and rank %d %s; expected the same of all ranks", first,
                                (int)rank, other);
}

/* Splits that rank's error text, normally "dtl_NAME: what is; expected what [ID]", and builds an
 * error of this rank from the parts. */
dtl_status dtl__check_fail_as(dtl_status status, int32_t rank, const char *verb,
                              const char *refusal)
{
    char text[REFUSAL_BYTES], *problem = text, *message_id;
    const char *name = "it", *expected = "success on all ranks";
    char *colon, *separator;

    snprintf(text, sizeof text, "%s", refusal);
    message_id = strstr(text, " [DTL-");
    colon = text + strcspn(text, ": ");
    if (message_id != NULL)
        *message_id = '\0';
    if (strncmp(colon, ": ", 2) == 0) {
        *colon = '\0';
        name = problem;
        problem = colon + 2;
    }
    separator = strstr(problem, "; expected ");
    if (separator != NULL) {
        *separator = '\0';
        expected = separator + strlen("; expected ");
    }
    return dtl__refuse_argument(status, "check", "rank %d %s %s, since %s; expected %s", (int)rank,
                                verb, name, problem, expected);
}

/* Fails with the reason for which `rank` refuses its call. */
static dtl_status fail_refused(const struct declaration *declarations, int32_t rank)
{
    return dtl__check_fail_as(DTL_ERROR_COLLECTIVE_PARTICIPATION, rank, "refuses",
                              declarations[rank].refusal);
}

dtl_status dtl__check_compare_declarations(const struct check *check)
{
    for (int32_t rank = 0; rank < check->comm->size; rank++)
        if (check->declarations[rank].refusal[0] != '\0')
            return fail_refused(check->declarations, rank);
    for (int32_t rank = 1; rank < check->comm->size; rank++)
        if (memcmp(&check->declarations[0], &check->declarations[rank],
                   offsetof(struct declaration, program_text)) != 0)
            return fail_differs(check->declarations, rank);
    return DTL_SUCCESS;
}

/* ---- comparison by messages ------------------------------------------------------------------ */

/* Makes a check without contents. `message` selects the tag of its messages. */
static dtl_status check_make(struct context *context, enum check_message message,
                             struct check **out)
{
    struct comm *comm = &context->checks;
    uint64_t ranks = (uint64_t)comm->size;
    struct check *check = NULL;
    dtl_status status = dtl__alloc((void **)&check, sizeof *check, "check of a collective");

    if (status != DTL_SUCCESS)
        return status;
    check->comm = comm;
    check->context = context;
    check->tag = dtl__check_tag(context, message);
    check->failed_rank = -1;
    status = dtl__alloc((void **)&check->declarations, ranks * sizeof *check->declarations,
                        "check of a collective");
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&check->operations, 2 * ranks * sizeof(struct operation *),
                            "check of a collective");
    if (status != DTL_SUCCESS)
        dtl__check_release(check);
    else
        *out = check;
    return status;
}

dtl_status dtl__check_start_receives(struct context *context, enum check_message message,
                                     struct check **out)
{
    struct check *check = NULL;
    dtl_status status = check_make(context, message, &check);
    int32_t others = context->checks.size - 1;

    while (status == DTL_SUCCESS && check->count < others) {
        int32_t peer = dtl__check_peer(check->comm, check->count);

        status = check->comm->ops->irecv(check->comm, &check->declarations[peer], DECLARATION_WORDS,
                                         dtl__dtype(DTL_DTYPE_INT64), peer, check->tag,
                                         &check->operations[check->count]);
        check->count += status == DTL_SUCCESS;
    }
    if (status != DTL_SUCCESS)
        dtl__check_release(check);
    else
        *out = check;
    return status;
}

/* Sends a declaration to all other ranks without allocating memory for non-blocking sends.  MPI
 * buffers such a small message at once, whether it is received or not. */
static dtl_status send_blocking(struct comm *comm, const struct declaration *mine, int32_t tag)
{
    dtl_status status = DTL_SUCCESS;

    for (int32_t index = 0; index < comm->size - 1; index++) {
        dtl_status sent =
            comm->ops->send(comm, mine, DECLARATION_WORDS, dtl__dtype(DTL_DTYPE_INT64),
                            dtl__check_peer(comm, index), tag);

        status = status == DTL_SUCCESS ? sent : status;
    }
    return status;
}

dtl_status dtl__check_send(struct check *check, const struct declaration *mine)
{
    struct comm *comm = check->comm;
    dtl_status status = DTL_SUCCESS;

    check->declarations[comm->rank] = *mine;
    for (int32_t index = 0; index < comm->size - 1 && status == DTL_SUCCESS; index++) {
        int32_t peer = dtl__check_peer(comm, index);
        struct operation **operation = &check->operations[check->count];

        status = comm->ops->isend(comm, &check->declarations[comm->rank], DECLARATION_WORDS,
                                  dtl__dtype(DTL_DTYPE_INT64), peer, check->tag, operation);
        if (status == DTL_SUCCESS)
            check->count++;
        else
            status = comm->ops->send(comm, mine, DECLARATION_WORDS, dtl__dtype(DTL_DTYPE_INT64),
                                     peer, check->tag);
    }
    return status;
}

/* Returns true once all messages of a check are complete or have failed. */
static bool is_received(const struct check *check)
{
    bool is_done = true;

    for (int32_t index = 0; index < check->count && is_done; index++)
        if (check->comm->ops->operation_test(check->operations[index], &is_done, NULL) !=
            DTL_SUCCESS)
            is_done = true;
    return is_done;
}

void dtl__check_release_received(struct context *context)
{
    struct check **link = &context->refusals;

    pthread_mutex_lock(&lock);
    while (*link != NULL) {
        struct check *check_item = *link;

        if (is_received(check_item)) {
            *link = check_item->next;
            dtl__check_release(check_item);
        } else {
            link = &check_item->next;
        }
    }
    pthread_mutex_unlock(&lock);
}

/* Records that this rank uses messages in the current round, if the ranks share memory. */
static void use_messages(struct context *context)
{
    if (context->memory != NULL)
        context->memory->use_messages(&context->comm, context->check_count);
}

/* Sends the current error as a refusal to the other ranks. */
dtl_status dtl__check_fail(struct context *context, dtl_status status)
{
    struct declaration mine = {.count = 0};

    if (!dtl__check_is_wanted(context))
        return status;
    use_messages(context);
    dtl__result(dtl__observe_latest()->call, status);
    snprintf(mine.refusal, sizeof mine.refusal, "%s", dtl__error_text());
    send_blocking(&context->checks, &mine, dtl__check_tag(context, CHECK_DECLARED));
    return dtl__fail_with_text(status, mine.refusal);
}

dtl_status dtl__check_send_declaration(struct context *context, const struct declaration *mine,
                                       struct check **out)
{
    struct check *check = NULL;
    dtl_status status = dtl__check_start_receives(context, CHECK_DECLARED, &check);

    use_messages(context);
    if (status != DTL_SUCCESS && dtl__call_kinds[mine->call] == IS_FREEING)
        return send_blocking(&context->checks, mine, dtl__check_tag(context, CHECK_DECLARED));
    if (status != DTL_SUCCESS)
        return dtl__check_fail(context, status);
    status = dtl__check_send(check, mine);
    if (status != DTL_SUCCESS)
        dtl__check_release(check);
    else
        *out = check;
    return status;
}

dtl_status dtl__check_test(struct check *check, bool *done)
{
    const struct comm_ops *ops = check->comm->ops;
    dtl_status status = DTL_SUCCESS;

    *done = true;
    for (int32_t index = 0; index < check->count && *done && status == DTL_SUCCESS; index++)
        status = ops->operation_test(check->operations[index], done, NULL);
    check->is_compared = *done && status == DTL_SUCCESS;
    return check->is_compared ? dtl__check_compare_declarations(check) : status;
}

/* Test callback for dtl__wait(). */
static dtl_status is_checked(void *state, bool *done)
{
    return dtl__check_test(state, done);
}

dtl_status dtl__check_wait(struct check *check)
{
    return dtl__wait(is_checked, check, &dtl__pace);
}

void dtl__check_release(struct check *check)
{
    if (check == NULL)
        return;
    for (int32_t index = 0; index < check->count; index++)
        check->comm->ops->operation_release(check->operations[index]);
    dtl__release(check->operations);
    dtl__release(check->declarations);
    dtl__release(check);
}

/* ---- calls ----------------------------------------------------------------------------------- */

struct declaration dtl__check_declaration(void)
{
    const struct observed_call *call = dtl__observe_latest();
    struct declaration declaration = {.call = (int64_t)call->call, .count = call->matched};

    memcpy(declaration.values, call->values,
           (size_t)declaration.count * sizeof declaration.values[0]);
    memcpy(declaration.program_text, call->program_text, sizeof declaration.program_text);
    return declaration;
}

/* ---- refused calls --------------------------------------------------------------------------- */

void dtl__check_release_later(struct check *check)
{
    pthread_mutex_lock(&lock);
    check->next = check->context->refusals;
    check->context->refusals = check;
    check->context->has_pending_messages = true;
    pthread_mutex_unlock(&lock);
}

dtl_status dtl__check_refuse(struct context *context, const char *why)
{
    struct declaration mine = {.count = 0};
    struct check *check = NULL;
    dtl_status status;

    if (!dtl__check_is_wanted(context))
        return DTL_SUCCESS;
    snprintf(mine.refusal, sizeof mine.refusal, "%s", why);
    dtl__check_begin(context);
    status = dtl__check_send_declaration(context, &mine, &check);
    if (status != DTL_SUCCESS || check == NULL)
        return status;
    dtl__check_release_later(check);
    return DTL_SUCCESS;
}

void dtl__check_release_refusals(struct context *context)
{
    dtl__check_release_received(context);
    while (context->refusals != NULL) {
        struct check *first = context->refusals;

        context->refusals = first->next;
        dtl__check_release(first);
    }
}

dtl_status dtl_impl_context_refuse(struct context *ctx, const char *why)
{
    return dtl__check_refuse(ctx, why);
}
