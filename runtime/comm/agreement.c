/* SPDX-License-Identifier: BSD-3-Clause */
/* Agreement of all ranks on whether to go on, and small reductions that carry the same question.
 * Each exchanges one record.  A rank that refuses its call sends a record that is marked with its
 * number; where a mark is met, the lowest marked rank broadcasts its words, and all ranks fail. */
#include "agreement.h"

#include <stdio.h>
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"

enum {
    FORM_AGREE = -1, /* of records, beside those of Python's calls, which are >= 0 */
    FORM_COMBINE = -2,
    FORM_REFUSE = -3,
    WORDS = 1024,     /* bytes in which ranks describe their calls to each other, as Python does */
    CALL_WORDS = 192, /* of which the call itself has at most so many */
    REASON = 600      /* bytes of a refusal */
};

/* What the lowest refusing rank broadcasts. */
struct reason {
    int32_t status;
    char text[REASON];
};

_Thread_local bool dtl__has_agreed;

/* ---- failures of other ranks ----------------------------------------------------------------- */

/* Writes "what is; expected what" of a text that may be "dtl_NAME: what is; expected what [ID]". */
static void reason_write(struct reason *reason, dtl_status status, const char *text)
{
    const char *begin = text, *end = strstr(text, " [DTL-"), *name = strstr(text, ": ");
    size_t bytes;

    if (end == NULL)
        end = text + strlen(text);
    else if (name != NULL && memchr(text, ' ', (size_t)(name - text)) == NULL)
        begin = name + 2;
    bytes = (size_t)(end - begin) < REASON - 1 ? (size_t)(end - begin) : REASON - 1;
    *reason = (struct reason){.status = status};
    memcpy(reason->text, begin, bytes);
}

static dtl_status fail_as(int32_t rank, const struct reason *reason)
{
    static const char turn[] = "; expected ";
    const char *found = strstr(reason->text, turn);
    const size_t bytes = found == NULL ? strlen(reason->text) : (size_t)(found - reason->text);

    return dtl__refuse_argument((dtl_status)reason->status, ANOTHER_RANK,
                                "on rank %d %.*s; expected %s", (int)rank, (int)bytes, reason->text,
                                found == NULL ? "success on all ranks" : found + sizeof turn - 1);
}

/* Writes this rank's call as Python's ranks describe theirs, a JSON object that is padded by
 * spaces: {"in":"dtl_container_sort"}. */
static void words_write(char words[WORDS])
{
    char call[CALL_WORDS];
    int length;

    dtl__call_description(call, sizeof call);
    for (char *at = call; *at != '\0'; at++)
        if (*at == '"' || *at == '\\' || (unsigned char)*at < ' ')
            *at = '\'';
    memset(words, ' ', WORDS);
    length = snprintf(words, WORDS, "{\"in\":\"%s\"}", call);
    words[length] = ' ';
}

/* Copies what a rank has called out of its words; "" where they don't tell. */
static void words_read(const char words[WORDS], char call[CALL_WORDS])
{
    static const char key[] = "\"in\":\"";
    char text[WORDS + 1] = "";
    const char *from;
    size_t length = 0;

    memcpy(text, words, WORDS);
    from = strstr(text, key);
    call[0] = '\0';
    if (from == NULL)
        return;
    for (from += sizeof key - 1; *from != '"' && *from != '\0' && length < CALL_WORDS - 1; from++)
        if (*from != '\\')
            call[length++] = *from;
    call[length] = '\0';
}

/* Whether they are of different functions. */
static bool calls_differ(const char *one, const char *other)
{
    const size_t length = strcspn(one, "(");

    return length != strcspn(other, "(") || strncmp(one, other, length) != 0;
}

/* The first rank that has called another function than this one, or at least with other arguments.
 */
static int32_t other_find(const struct comm *comm, const char *all, const char *mine, char *theirs)
{
    int32_t found = -1;
    char call[CALL_WORDS];

    for (int32_t rank = 0; rank < comm->size; rank++) {
        bool is_other;

        words_read(all + (uint64_t)rank * WORDS, call);
        is_other = call[0] != '\0' && calls_differ(call, mine);
        if (!is_other && (found >= 0 || call[0] == '\0' || strcmp(call, mine) == 0))
            continue;
        found = rank;
        memcpy(theirs, call, sizeof call);
        if (is_other)
            break;
    }
    return found;
}

/* The ranks make different calls, which they describe to each other now. */
static DTL_APART dtl_status fail_different(struct comm *comm)
{
    char words[WORDS], mine[CALL_WORDS], theirs[CALL_WORDS], *all = NULL;
    int32_t other;
    dtl_status status;

    words_write(words);
    words_read(words, mine);
    status = dtl__alloc((void **)&all, (uint64_t)comm->size * WORDS, "words of the ranks");
    if (status == DTL_SUCCESS)
        status = dtl__run(comm, allgather_of(words, all, WORDS, dtl__dtype(DTL_DTYPE_BYTE)));
    other = status == DTL_SUCCESS ? other_find(comm, all, mine, theirs) : -1;
    dtl__release(all);
    if (status != DTL_SUCCESS)
        return status;
    if (other >= 0)
        return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, ANOTHER_RANK,
                                    "rank %d is in %s; expected %s, as here", (int)other, theirs,
                                    mine);
    return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, ANOTHER_RANK,
                                "another rank makes another call; expected the same collective "
                                "call on all ranks");
}

/* `mine` is this rank's own reason where it has one, which stays its last error. */
static DTL_APART dtl_status fail_differs(struct comm *comm, const struct record *met,
                                         const struct reason *mine)
{
    const int32_t rank = met->differs - REFUSED;
    struct reason reason = {.status = DTL_SUCCESS};
    dtl_status status;

    if (rank < 0)
        return fail_different(comm);
    if (mine != NULL)
        reason = *mine;
    status = dtl__run(comm, broadcast_of(&reason, sizeof reason, dtl__dtype(DTL_DTYPE_BYTE), rank));
    return status == DTL_SUCCESS ? fail_as(rank, &reason) : status;
}

dtl_status dtl__agree_settle(struct comm *comm, const struct record *met)
{
    return met->differs == 0 ? DTL_SUCCESS : fail_differs(comm, met, NULL);
}

dtl_status dtl__agree_exchange(struct comm *comm, struct record *record)
{
    dtl__has_agreed = true;
    return dtl__run(comm, allreduce_of(record, record, 1, &dtl__record_type, DTL_OP_SUM));
}

DTL_APART dtl_status dtl__comm_refuse(struct comm *comm, dtl_status status, const char *why)
{
    struct record record = {.form = FORM_REFUSE, .differs = comm->rank + REFUSED};
    struct last_error theirs; /* should the others not be reached */
    struct reason reason;

    reason_write(&reason, status, why);
    dtl__error_put_aside(&theirs);
    if (dtl__agree_exchange(comm, &record) == DTL_SUCCESS)
        fail_differs(comm, &record, &reason);
    dtl__error_take_back();
    return status;
}

/* ---- agreement ------------------------------------------------------------------------------- */

dtl_status(dtl__comm_agree_any)(struct comm *comm, dtl_status status, bool any[AGREED_FLAGS])
{
    struct record record = {
        .form = FORM_AGREE, .count = AGREED_FLAGS, .dtype = DTL_DTYPE_UINT8, .op = DTL_OP_MAX};
    dtl_status agreed;

    if (status != DTL_SUCCESS)
        return dtl__comm_refuse(comm, status, dtl__error_text());
    for (int flag = 0; flag < AGREED_FLAGS; flag++)
        record.value.bytes[flag] = any[flag];
    agreed = dtl__agree_exchange(comm, &record);
    if (agreed == DTL_SUCCESS)
        agreed = dtl__agree_settle(comm, &record);
    for (int flag = 0; flag < AGREED_FLAGS && agreed == DTL_SUCCESS; flag++)
        any[flag] = record.value.bytes[flag] != 0;
    return agreed;
}

dtl_status(dtl__comm_agree)(struct comm *comm, dtl_status status)
{
    bool any[AGREED_FLAGS] = {false};

    return comm->size == 1 ? status : (dtl__comm_agree_any)(comm, status, any);
}

dtl_status dtl__comm_combine(struct comm *comm, const void *send, void *recv, uint64_t count,
                             const struct dtype *type, dtl_reduce_op op)
{
    struct record record = {
        .form = FORM_COMBINE, .count = count, .dtype = (int32_t)type->id, .op = (int32_t)op};
    dtl_status status;

    if (comm->size == 1 || !record_holds(count, type->size))
        return dtl__run(comm, allreduce_of(send, recv, count, type, op));
    if (count > 0)
        memcpy(record.value.bytes, send, count * type->size);
    if (dtl__is_logical(type->id, op))
        dtl__normalize(type->id, record.value.bytes, count);
    status = dtl__agree_exchange(comm, &record);
    if (status == DTL_SUCCESS)
        status = dtl__agree_settle(comm, &record);
    if (status == DTL_SUCCESS && count > 0)
        memcpy(recv, record.value.bytes, count * type->size);
    return status;
}
