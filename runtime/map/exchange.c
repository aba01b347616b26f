/* SPDX-License-Identifier: BSD-3-Clause */
/* What a rank asks of the others: writes are gathered in a buffer a rank and sent when it is full;
 * questions are sorted by owner and sent at once, one message an owner, behind the writes that this
 * rank has buffered for it.  Messages between two ranks keep their order, so a rank always finds
 * what it has written. */
#include "map.h"

#include <string.h>

enum { BUFFER_BYTES = 1 << 16, SENT_MOST = 64 };

static char *request_make(const struct map_request *head, const void *payload, uint64_t bytes)
{
    char *message = NULL;

    if (dtl__alloc((void **)&message, sizeof *head + bytes, "request of a map") != DTL_SUCCESS)
        return NULL;
    memcpy(message, head, sizeof *head);
    memcpy(message + sizeof *head, payload, bytes);
    return message;
}

static dtl_status request_post(struct map *map, int32_t rank, const struct map_request *head,
                               const void *payload, uint64_t bytes, struct ticket *ticket)
{
    char *message = request_make(head, payload, bytes);
    dtl_status status;

    if (message == NULL)
        return DTL_ERROR_OUT_OF_MEMORY;
    status =
        dtl__service_post(map->service, rank, map->identity, message, sizeof *head + bytes, ticket);
    dtl__release(message);
    return status;
}

/* Waits until at most `most` writes are unanswered. */
static dtl_status sent_drain(struct map *map, uint64_t most)
{
    dtl_status result = DTL_SUCCESS;

    while (map->sent_count > most && map->sent != NULL) {
        struct map_sent *sent = map->sent;
        dtl_status status = dtl__service_wait(map->service, &sent->ticket, NULL);

        if (result == DTL_SUCCESS)
            result = status;
        map->sent = sent->next;
        map->sent_count--;
        if (map->sent == NULL)
            map->sent_end = &map->sent;
        dtl__release(sent);
    }
    return result;
}

static dtl_status buffer_send(struct map *map, int32_t rank)
{
    struct map_buffer *buffer = &map->buffers[rank];
    struct map_sent *sent = NULL;
    dtl_status status;

    if (buffer->request.count == 0)
        return DTL_SUCCESS;
    status = dtl__alloc((void **)&sent, sizeof *sent, "write of a map");
    if (status != DTL_SUCCESS)
        return status;
    status = request_post(map, rank, &buffer->request, buffer->pairs,
                          buffer->request.count * map->table.stride, &sent->ticket);
    if (status != DTL_SUCCESS) {
        dtl__release(sent);
        return status;
    }
    buffer->request.count = 0;
    *map->sent_end = sent;
    map->sent_end = &sent->next;
    map->sent_count++;
    return sent_drain(map, SENT_MOST);
}

/* A buffer holds writes of one kind: another kind sends it first. */
static dtl_status buffer_ready(struct map *map, int32_t rank, enum map_verb verb, dtl_reduce_op op)
{
    struct map_buffer *buffer = &map->buffers[rank];
    bool is_other = buffer->request.verb != (uint32_t)verb || buffer->request.op != (int32_t)op;
    dtl_status status = DTL_SUCCESS;

    if (is_other || buffer->request.count == buffer->capacity)
        status = buffer_send(map, rank);
    if (status != DTL_SUCCESS)
        return status;
    if (buffer->pairs == NULL) {
        uint64_t fits = BUFFER_BYTES / map->table.stride;

        buffer->capacity = fits > 0 ? fits : 1;
        status = dtl__alloc((void **)&buffer->pairs, buffer->capacity * map->table.stride,
                            "writes of a map");
    }
    buffer->request.verb = verb;
    buffer->request.op = (int32_t)op;
    return status;
}

static dtl_status pair_buffer(struct map *map, int32_t rank, enum map_verb verb, dtl_reduce_op op,
                              const char *key, const char *value)
{
    dtl_status status = buffer_ready(map, rank, verb, op);

    if (status != DTL_SUCCESS)
        return status;

    struct map_buffer *buffer = &map->buffers[rank];
    char *pair = buffer->pairs + buffer->request.count++ * map->table.stride;

    memcpy(pair, key, map->table.key_bytes);
    memcpy(pair + map->table.value_offset, value, map->table.value_bytes);
    return DTL_SUCCESS;
}

/* One key and value where this rank owns it: no message, no buffer. */
static dtl_status pair_apply(struct map *map, enum map_verb verb, dtl_reduce_op op,
                             const char *pair)
{
    struct map_request request = {.verb = verb, .op = (int32_t)op, .count = 1};

    return dtl__map_apply(map, &request, pair, NULL, NULL);
}

dtl_status dtl__map_write(struct map *map, enum map_verb verb, dtl_reduce_op op, const void *keys,
                          const void *values, uint64_t count)
{
    char *pair = NULL;
    dtl_status status = dtl__alloc((void **)&pair, map->table.stride, "entry of a map");

    for (uint64_t index = 0; index < count && status == DTL_SUCCESS; index++) {
        memcpy(pair, (const char *)keys + index * map->table.key_bytes, map->table.key_bytes);
        dtl__map_normalise(map, pair);
        memcpy(pair + map->table.value_offset,
               (const char *)values + index * map->table.value_bytes, map->table.value_bytes);

        int32_t owner = dtl__map_owner(map, dtl__table_hash(pair, map->table.key_bytes));

        if (owner == map->context->comm.rank)
            status = pair_apply(map, verb, op, pair);
        else
            status = pair_buffer(map, owner, verb, op, pair, pair + map->table.value_offset);
    }
    map->is_dirty |= count > 0;
    dtl__release(pair);
    return status;
}

dtl_status dtl__map_flush(struct map *map)
{
    dtl_status result = DTL_SUCCESS;
    dtl_status status;

    for (int32_t rank = 0; rank < map->context->comm.size; rank++) {
        status = buffer_send(map, rank);
        if (result == DTL_SUCCESS)
            result = status;
    }
    status = sent_drain(map, 0);
    return result == DTL_SUCCESS ? status : result;
}

/* ---- questions ------------------------------------------------------------------------------- */

/* Keys in the order of their owners: those of rank r are at starts[r] to starts[r + 1]. */
struct questions {
    char *keys;
    uint64_t *positions; /* where the caller has the key */
    uint64_t *starts;
    int32_t *owners;
    struct ticket *tickets;
};

static void questions_release(struct questions *questions)
{
    dtl__release(questions->keys);
    dtl__release(questions->positions);
    dtl__release(questions->starts);
    dtl__release(questions->owners);
    dtl__release(questions->tickets);
}

static dtl_status questions_alloc(const struct map *map, uint64_t count, struct questions *out)
{
    uint64_t ranks = (uint64_t)map->context->comm.size;
    const char *what = "keys sorted by owner";
    dtl_status status = dtl__alloc((void **)&out->keys, count * map->table.key_bytes, what);

    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->positions, count * sizeof *out->positions, what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->starts, (ranks + 2) * sizeof *out->starts, what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->owners, count * sizeof *out->owners, what);
    if (status == DTL_SUCCESS)
        status = dtl__alloc((void **)&out->tickets, ranks * sizeof *out->tickets, what);
    return status;
}

/* A counting sort by owner; starts is one ahead while it counts. */
static dtl_status questions_sort(const struct map *map, const void *keys, uint64_t count,
                                 struct questions *out)
{
    uint64_t bytes = map->table.key_bytes;
    char *key = NULL;
    dtl_status status = dtl__alloc((void **)&key, bytes, "key of a map");

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++) {
        memcpy(key, (const char *)keys + index * bytes, bytes);
        dtl__map_normalise(map, key);
        out->owners[index] = dtl__map_owner(map, dtl__table_hash(key, bytes));
        out->starts[out->owners[index] + 2]++;
    }
    for (int32_t rank = 0; rank < map->context->comm.size; rank++)
        out->starts[rank + 2] += out->starts[rank + 1];
    for (uint64_t index = 0; index < count; index++) {
        uint64_t position = out->starts[out->owners[index] + 1]++;

        memcpy(out->keys + position * bytes, (const char *)keys + index * bytes, bytes);
        dtl__map_normalise(map, out->keys + position * bytes);
        out->positions[position] = index;
    }
    dtl__release(key);
    return DTL_SUCCESS;
}

/* Puts one rank's answer where the caller wants it. */
static void answer_spread(const struct map *map, const struct questions *questions, int32_t rank,
                          const char *found, const char *values, void *out_values,
                          unsigned char *out_found)
{
    uint64_t begin = questions->starts[rank];
    uint64_t bytes = map->table.value_bytes;

    for (uint64_t index = begin; index < questions->starts[rank + 1]; index++) {
        uint64_t position = questions->positions[index];

        out_found[position] = (unsigned char)found[index - begin];
        if (out_values != NULL && found[index - begin])
            memcpy((char *)out_values + position * bytes, values + (index - begin) * bytes, bytes);
    }
}

static dtl_status questions_post(struct map *map, const struct questions *questions,
                                 enum map_verb verb, int32_t rank)
{
    struct map_request head = {.verb = verb,
                               .count = questions->starts[rank + 1] - questions->starts[rank]};
    uint64_t bytes = map->table.key_bytes;
    dtl_status status = buffer_send(map, rank);

    if (status != DTL_SUCCESS || head.count == 0 || rank == map->context->comm.rank)
        return status;
    return request_post(map, rank, &head, questions->keys + questions->starts[rank] * bytes,
                        head.count * bytes, &questions->tickets[rank]);
}

static dtl_status own_answer(struct map *map, const struct questions *questions, enum map_verb verb,
                             void *out_values, unsigned char *out_found)
{
    int32_t rank = map->context->comm.rank;
    uint64_t begin = questions->starts[rank];
    struct map_request head = {.verb = verb, .count = questions->starts[rank + 1] - begin};
    char *found = NULL;
    dtl_status status;

    if (head.count == 0)
        return DTL_SUCCESS;
    status =
        dtl__alloc((void **)&found, head.count * (1 + map->table.value_bytes), "answer of a map");
    if (status != DTL_SUCCESS)
        return status;

    char *values = verb == MAP_FIND ? found + head.count : NULL;

    status =
        dtl__map_apply(map, &head, questions->keys + begin * map->table.key_bytes, found, values);
    if (status == DTL_SUCCESS)
        answer_spread(map, questions, rank, found, values, out_values, out_found);
    dtl__release(found);
    return status;
}

static dtl_status other_answer(struct map *map, const struct questions *questions, int32_t rank,
                               void *out_values, unsigned char *out_found)
{
    uint64_t count = questions->starts[rank + 1] - questions->starts[rank];
    struct answer answer = {0};
    dtl_status status;

    if (questions->tickets[rank].message == NULL)
        return DTL_SUCCESS; /* nothing was asked of it */
    status = dtl__service_wait(map->service, &questions->tickets[rank], &answer);
    if (status == DTL_SUCCESS)
        answer_spread(map, questions, rank, answer.data, (const char *)answer.data + count,
                      out_values, out_found);
    dtl__release(answer.data);
    return status;
}

dtl_status dtl__map_ask(struct map *map, enum map_verb verb, const void *keys, uint64_t count,
                        void *values, unsigned char *found)
{
    struct questions questions = {0};
    int32_t ranks = map->context->comm.size;
    dtl_status result = questions_alloc(map, count, &questions);

    if (result == DTL_SUCCESS)
        result = questions_sort(map, keys, count, &questions);
    for (int32_t rank = 0; rank < ranks && result == DTL_SUCCESS; rank++)
        result = questions_post(map, &questions, verb, rank);
    if (result == DTL_SUCCESS)
        result = own_answer(map, &questions, verb, values, found);
    for (int32_t rank = 0; rank < ranks && questions.tickets != NULL; rank++) {
        dtl_status status = other_answer(map, &questions, rank, values, found);

        if (result == DTL_SUCCESS)
            result = status;
    }
    map->is_dirty |= verb == MAP_ERASE;
    questions_release(&questions);
    return result;
}
