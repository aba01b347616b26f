/* SPDX-License-Identifier: BSD-3-Clause */
/* Agreement of all ranks to continue, and small reductions that include it.
 *
 * Each agreement exchanges one record by an allreduce.  A rank that refuses its call sends a record
 * marked with its rank.  When the reduced record has such a mark, the lowest marked rank broadcasts
 * its error text, and the call fails on all ranks. */
#include "agreement.h"

#include <stdio.h>
#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"

enum {
    FORM_AGREE = -1, /* values of `form`; those of Python's calls are >= 0 */
    FORM_COMBINE = -2,
    FORM_REFUSE = -3,
    DESCRIPTION = 1024, /* bytes of a rank's description of its call; Python uses the same size */
    CALL_TEXT = 192,    /* maximal bytes of the call within it */
    REFUSAL_TEXT = 600  /* bytes of a refusal's text */
};

/* The failure that the lowest refusing rank broadcasts. */
struct refusal {
    int32_t status;
    char text[REFUSAL_TEXT];
};

_Thread_local bool dtl__has_agreed;

/* ---- failures of other ranks ----------------------------------------------------------------- */

/* Sets *refusal to a failure. Its text is "OBSERVED; expected CONDITION", extracted from an error
 * text, which may have the form "dtl_NAME: OBSERVED; expected CONDITION [ID]". */
static void refusal_write(struct refusal *refusal, dtl_status status, const char *text)
{
    const char *begin = text, *end = strstr(text, " [DTL-"), *name = strstr(text, ": ");
    size_t bytes;

    if (end == NULL)
        end = text + strlen(text);
    else if (name != NULL && memchr(text, ' ', (size_t)(name - text)) == NULL)
        begin = name + 2;
    bytes = (size_t)(end - begin) < REFUSAL_TEXT - 1 ? (size_t)(end - begin) : REFUSAL_TEXT - 1;
    *refusal = (struct refusal){.status = status};
    memcpy(refusal->text, begin, bytes);
}

/* Fails with the status of a refusal and a text that names the refusing rank. */
static dtl_status fail_refused(int32_t rank, const struct refusal *refusal)
{
    static const char separator[] = "; expected ";
    const char *found = strstr(refusal->text, separator);
    const size_t bytes = found == NULL ? strlen(refusal->text) : (size_t)(found - refusal->text);

    return dtl__refuse_argument(
        (dtl_status)refusal->status, ANOTHER_RANK, "on rank %d %.*s; expected %s", (int)rank,
        (int)bytes, refusal->text,
        found == NULL ? "success on all ranks" : found + sizeof separator - 1);
}

/* Describes this rank's call as a JSON object padded with spaces, {"in":"dtl_container_sort"},
 * which is the format of Python's ranks too. */
static void description_write(char description[DESCRIPTION])
{
    char call[CALL_TEXT];
    int length;

    dtl__call_description(call, sizeof call);
    for (char *at = call; *at != '\0'; at++)
        if (*at == '"' || *at == '\\' || (unsigned char)*at < ' ')
            *at = '\'';
    memset(description, ' ', DESCRIPTION);
    length = snprintf(description, DESCRIPTION, "{\"in\":\"%s\"}", call);
    description[length] = ' ';
}

/* Extracts the call from a rank's description; "" if it has none. */
static void description_read(const char description[DESCRIPTION], char call[CALL_TEXT])
{
    static const char key[] = "\"in\":\"";
    char text[DESCRIPTION + 1] = "";
    const char *from;
    size_t length = 0;

    memcpy(text, description, DESCRIPTION);
    from = strstr(text, key);
    call[0] = '\0';
    if (from == NULL)
        return;
    for (from += sizeof key - 1; *from != '"' && *from != '\0' && length < CALL_TEXT - 1; from++)
        if (*from != '\\')
            call[length++] = *from;
    call[length] = '\0';
}

/* Returns true if the calls name different functions. */
static bool calls_differ(const char *one, const char *other)
{
    const size_t length = strcspn(one, "(");

    return length != strcspn(other, "(") || strncmp(one, other, length) != 0;
}

/* Returns the first rank that called another function than this one, or else the first that passed
 * other arguments; -1 if there is none.  Copies its call to `their_call`. */
static int32_t find_other_call(const struct comm *comm, const char *all, const char *my_call,
                               char *their_call)
{
    int32_t found = -1;
    char call[CALL_TEXT];

    for (int32_t rank = 0; rank < comm->size; rank++) {
        bool is_other;

        description_read(all + (uint64_t)rank * DESCRIPTION, call);
        is_other = call[0] != '\0' && calls_differ(call, my_call);
        if (!is_other && (found >= 0 || call[0] == '\0' || strcmp(call, my_call) == 0))
            continue;
        found = rank;
        memcpy(their_call, call, sizeof call);
        if (is_other)
            break;
    }
    return found;
}

/* Fails because the ranks make different calls.  The ranks exchange descriptions of their calls for
 * the error text.  Collective. */
static DTL_COLD dtl_status fail_different(struct comm *comm)
{
    char description[DESCRIPTION], my_call[CALL_TEXT], their_call[CALL_TEXT], *all = NULL;
    int32_t other;
    dtl_status status;

    description_write(description);
    description_read(description, my_call);
    status = dtl__alloc((void **)&all, (uint64_t)comm->size * DESCRIPTION, "words of the ranks");
    if (status == DTL_SUCCESS)
        status =
            dtl__run(comm, allgather_of(description, all, DESCRIPTION, dtl__dtype(DTL_DTYPE_BYTE)));
    other = status == DTL_SUCCESS ? find_other_call(comm, all, my_call, their_call) : -1;
    dtl__release(all);
    if (status != DTL_SUCCESS)
        return status;
    if (other >= 0)
        return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, ANOTHER_RANK,
                                    "rank %d is in %s; expected %s, as here", (int)other,
                                    their_call, my_call);
    return dtl__refuse_argument(DTL_ERROR_COLLECTIVE_PARTICIPATION, ANOTHER_RANK,
                                "another rank makes another call; expected the same collective "
                                "call on all ranks");
}

/* Fails for a record whose `differs` is set.  A refusing rank passes its own failure as
 * `own_refusal`, NULL otherwise.  Collective. */
static DTL_COLD dtl_status fail_record(struct comm *comm, const struct record *reduced,
                                       const struct refusal *own_refusal)
{
    const int32_t rank = reduced->differs - REFUSED;
    struct refusal refusal = {.status = DTL_SUCCESS};
    dtl_status status;

    if (rank < 0)
        return fail_different(comm);
    if (own_refusal != NULL)
        refusal = *own_refusal;
    status =
        dtl__run(comm, broadcast_of(&refusal, sizeof refusal, dtl__dtype(DTL_DTYPE_BYTE), rank));
    return status == DTL_SUCCESS ? fail_refused(rank, &refusal) : status;
}

dtl_status dtl__agreement_check(struct comm *comm, const struct record *reduced)
{
    return reduced->differs == 0 ? DTL_SUCCESS : fail_record(comm, reduced, NULL);
}

dtl_status dtl__agreement_exchange(struct comm *comm, struct record *record)
{
    dtl__has_agreed = true;
    return dtl__run(comm, allreduce_of(record, record, 1, &dtl__record_type, DTL_OP_SUM));
}

DTL_COLD dtl_status dtl__comm_refuse(struct comm *comm, dtl_status status, const char *why)
{
    struct record record = {.form = FORM_REFUSE, .differs = comm->rank + REFUSED};
    /* The caller's last error, which an error in the exchange must not replace. */
    struct last_error saved_error;
    struct refusal refusal;

    refusal_write(&refusal, status, why);
    dtl__error_redirect(&saved_error);
    if (dtl__agreement_exchange(comm, &record) == DTL_SUCCESS)
        fail_record(comm, &record, &refusal);
    dtl__error_restore();
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
    agreed = dtl__agreement_exchange(comm, &record);
    if (agreed == DTL_SUCCESS)
        agreed = dtl__agreement_check(comm, &record);
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

    if (comm->size == 1 || !record_has_value(count, type->size))
        return dtl__run(comm, allreduce_of(send, recv, count, type, op));
    if (count > 0)
        memcpy(record.value.bytes, send, count * type->size);
    if (dtl__is_logical(type->id, op))
        dtl__normalize(type->id, record.value.bytes, count);
    status = dtl__agreement_exchange(comm, &record);
    if (status == DTL_SUCCESS)
        status = dtl__agreement_check(comm, &record);
    if (status == DTL_SUCCESS && count > 0)
        memcpy(recv, record.value.bytes, count * type->size);
    return status;
}
