/* SPDX-License-Identifier: BSD-3-Clause */
/* Questions: keys are gathered in one message a rank, which is sent when it is full, behind the
 * writes that this rank has buffered for that one.  Messages between two ranks keep their order, so
 * a rank always finds what it has written.  This rank's own keys are answered meanwhile, and those
 * that lie in memory which it shares with their owner. */
#include "shared_table.h"

enum {
    /* At most, of a message: each waits for the other rank, and so a few large ones do better; but
     * malloc asks the system for each block of 128 KiB. */
    QUESTION_BYTES = 100 << 10,
    SHARE_MOST = 2,   /* room in a message, in parts of what a rank gets on average, */
    SHARE_MORE = 256, /* and this many keys more */
    ASKED_MOST = 32,  /* messages under way */
    FEW = 16,         /* ranks for which no memory is asked for */
};

/* One message of questions, being filled or under way. */
struct asked {
    struct asked *next;
    struct ticket ticket;
    struct map_request request;
    char *message;
    uint64_t written;     /* messages of writes that went before it */
    uint64_t positions[]; /* of its keys among the caller's */
};

struct asking {
    struct map *map;
    const struct map_questions *questions;
    struct asked **open; /* one a rank, being filled; NULL: none */
    struct asked *first; /* under way, in the order of sending */
    struct asked **end;
    uint64_t count;
    uint64_t stride;   /* of a question */
    uint64_t capacity; /* questions a message; 0: none was opened yet */
};

/* ---- answers --------------------------------------------------------------------------------- */

static dtl_status answers_spread(const struct asking *asking, const struct asked *asked,
                                 const struct reply *answer)
{
    const struct map_questions *questions = asking->questions;
    uint64_t bytes = asking->map->table.value_bytes;
    uint64_t count = asked->request.count;
    const char *found = answer->data;

    dtl_status status =
        dtl__reply_check("map", answer, count * (1 + (questions->verb == MAP_FIND ? bytes : 0)));

    if (status != DTL_SUCCESS)
        return status;
    for (uint64_t index = 0; index < count; index++) {
        uint64_t position = asked->positions[index];

        questions->found[position] = found[index];
        if (questions->values != NULL && found[index])
            dtl__table_copy(questions->values + position * bytes, found + count + index * bytes,
                            bytes);
    }
    return DTL_SUCCESS;
}

/* Takes the answers of the message that was sent first. */
static dtl_status answers_take(struct asking *asking)
{
    struct asked *asked = asking->first;
    struct reply answer = {0};
    int32_t rank = asked->ticket.rank;
    dtl_status status = dtl__service_wait(asking->map->service, &asked->ticket, &answer);

    if (status == DTL_SUCCESS)
        dtl__map_written(asking->map, rank, asked->written);
    if (status == DTL_SUCCESS)
        status = answers_spread(asking, asked, &answer);
    dtl__release(answer.data);
    asking->first = asked->next;
    if (asking->first == NULL)
        asking->end = &asking->first;
    asking->count--;
    dtl__release(asked);
    return status;
}

/* ---- questions to others --------------------------------------------------------------------- */

/* Questions a message, so that all ranks' messages together are not much more than the batch. */
static uint64_t capacity_of(uint64_t count, int32_t ranks, uint64_t stride)
{
    uint64_t fits = stride < QUESTION_BYTES ? QUESTION_BYTES / stride : 1;
    uint64_t share = SHARE_MOST * (count / (uint64_t)ranks) + SHARE_MORE;
    uint64_t capacity = fits < share ? fits : share;

    return capacity < count ? capacity : count;
}

static dtl_status asked_open(struct asking *asking, int32_t rank)
{
    struct asked *asked = NULL;
    dtl_status status;

    if (asking->capacity == 0)
        asking->capacity =
            capacity_of(asking->questions->count, asking->map->context->comm.size, asking->stride);
    status =
        dtl__alloc((void **)&asked, sizeof *asked + asking->capacity * sizeof *asked->positions,
                   "questions to a map");

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc((void **)&asked->message,
                        dtl__plus(MAP_ROOM, dtl__times(asking->capacity, asking->stride)),
                        "questions to a map");
    if (status != DTL_SUCCESS) {
        dtl__release(asked);
        return status;
    }
    asked->request.verb = asking->questions->verb;
    asking->open[rank] = asked;
    return DTL_SUCCESS;
}

static void asked_release(struct asked *asked)
{
    if (asked != NULL)
        dtl__release(asked->message);
    dtl__release(asked);
}

static dtl_status asked_send(struct asking *asking, int32_t rank)
{
    struct asked *asked = asking->open[rank];
    struct map *map = asking->map;
    uint64_t bytes = sizeof asked->request + asked->request.count * asking->stride;
    dtl_status status = dtl__map_send(map, rank, &asked->written);

    if (status != DTL_SUCCESS)
        return status;
    memcpy(asked->message + SERVICE_HEADER_BYTES, &asked->request, sizeof asked->request);
    status = dtl__service_post_message(map->service, rank, map->identity, asked->message, bytes,
                                       &asked->ticket);
    if (status != DTL_SUCCESS)
        return status;
    asked->message = NULL; /* the ticket's */
    asking->open[rank] = NULL;
    *asking->end = asked;
    asking->end = &asked->next;
    asking->count++;
    dtl__service_progress(); /* so that others need not wait for the end of a large batch */
    return asking->count > ASKED_MOST ? answers_take(asking) : DTL_SUCCESS;
}

static void question_write(const struct asking *asking, const char *key, uint64_t position,
                           char *out)
{
    const struct map_questions *questions = asking->questions;
    const struct table *table = &asking->map->table;
    uint64_t bytes = table->value_bytes;

    dtl__table_copy(out, key, table->key_bytes);
    if (questions->verb != MAP_REPLACE)
        return;
    memcpy(out + table->value_offset, questions->wanted + position * bytes, bytes);
    memcpy(out + table->stride, questions->expected + position * bytes, bytes);
    out[table->stride + bytes] = questions->present[position];
}

static dtl_status question_add(struct asking *asking, int32_t rank, const char *key,
                               uint64_t position)
{
    struct asked *asked;

    if (asking->open[rank] == NULL) {
        dtl_status status = asked_open(asking, rank);

        if (status != DTL_SUCCESS)
            return status;
    }
    asked = asking->open[rank];
    question_write(asking, key, position,
                   asked->message + MAP_ROOM + asked->request.count * asking->stride);
    asked->positions[asked->request.count++] = position;
    return asked->request.count == asking->capacity ? asked_send(asking, rank) : DTL_SUCCESS;
}

/* ---- this rank's own ------------------------------------------------------------------------- */

static dtl_status own_replace(struct asking *asking, const char *key, uint64_t hash,
                              uint64_t position)
{
    char *question = NULL;
    dtl_status status =
        dtl__alloc((void **)&question, asking->map->replace_bytes, "question to a map");

    if (status == DTL_SUCCESS) {
        question_write(asking, key, position, question);
        status = dtl__map_replace_here(asking->map, question, hash,
                                       (unsigned char *)asking->questions->found + position);
    }
    dtl__release(question);
    return status;
}

/* One key that this rank owns, under the map's lock. */
static dtl_status own_answer(struct asking *asking, const char *key, uint64_t hash,
                             uint64_t position)
{
    const struct map_questions *questions = asking->questions;
    struct map *map = asking->map;
    char *value =
        questions->values == NULL ? NULL : questions->values + position * map->table.value_bytes;

    if (questions->verb == MAP_REPLACE)
        return own_replace(asking, key, hash, position);
    if (questions->verb == MAP_FIND)
        questions->found[position] = (char)dtl__map_find_here(map, key, hash, value);
    else
        questions->found[position] = (char)dtl__table_erase(&map->table, key, hash);
    return DTL_SUCCESS;
}

/* ---- all of them ----------------------------------------------------------------------------- */

/* Some keys of a batch. */
struct block {
    const char *keys; /* normal */
    const uint64_t *hashes;
    uint64_t begin; /* in the batch */
    uint64_t count;
};

/* Keys of a block, by their places in it. */
struct choice {
    uint16_t which[MAP_BLOCK];
    uint64_t count;
};

static dtl_status own_ask(struct asking *asking, const struct block *block,
                          const struct choice *own)
{
    struct map *map = asking->map;
    dtl_status status = DTL_SUCCESS;

    if (own->count == 0)
        return DTL_SUCCESS;
    pthread_mutex_lock(&map->lock);
    if (asking->questions->verb != MAP_FIND)
        dtl__board_begin(map->table.board);
    for (uint64_t turn = 0; turn < own->count && status == DTL_SUCCESS; turn++) {
        uint64_t index = own->which[turn];

        if (turn + MAP_AHEAD < own->count)
            dtl__table_prefetch(&map->table, block->hashes[own->which[turn + MAP_AHEAD]]);
        status = own_answer(asking, block->keys + index * map->table.key_bytes,
                            block->hashes[index], block->begin + index);
    }
    if (asking->questions->verb != MAP_FIND)
        dtl__board_end(map->table.board);
    pthread_mutex_unlock(&map->lock);
    return status;
}

/* Reads what it can; those that are left have to be asked for. */
static void near_read(struct asking *asking, const struct block *block, const struct choice *near,
                      struct choice *left)
{
    const struct map_questions *questions = asking->questions;
    struct map *map = asking->map;
    uint64_t bytes = map->table.value_bytes;

    pthread_mutex_lock(&map->reading);
    for (uint64_t turn = 0; turn < near->count; turn++) {
        uint64_t index = near->which[turn], position = block->begin + index;
        uint64_t hash = block->hashes[index];
        char *value = questions->values == NULL ? NULL : questions->values + position * bytes;
        enum near_answer answer;

        if (turn + MAP_AHEAD < near->count) {
            uint64_t ahead = block->hashes[near->which[turn + MAP_AHEAD]];

            dtl__near_prefetch(map, dtl__map_owner(map, ahead), ahead);
        }
        answer = dtl__near_find(map, dtl__map_owner(map, hash),
                                block->keys + index * map->table.key_bytes, hash, value);
        if (answer == NEAR_ASK)
            left->which[left->count++] = (uint16_t)index;
        else
            questions->found[position] = (char)(answer == NEAR_FOUND);
    }
    pthread_mutex_unlock(&map->reading);
}

static dtl_status near_ask(struct asking *asking, const struct block *block,
                           const struct choice *near)
{
    struct map *map = asking->map;
    struct choice left = {.count = 0};
    dtl_status status = DTL_SUCCESS;

    if (near->count == 0)
        return DTL_SUCCESS;
    if (dtl__service_is_polled())
        dtl__service_progress(); /* as a rank that asks would, while it waits */
    near_read(asking, block, near, &left);
    for (uint64_t turn = 0; turn < left.count && status == DTL_SUCCESS; turn++) {
        uint64_t index = left.which[turn];

        status = question_add(asking, dtl__map_owner(map, block->hashes[index]),
                              block->keys + index * map->table.key_bytes, block->begin + index);
    }
    return status;
}

/* Where there are no other ranks. */
static void whole_choose(const struct block *block, struct choice *own)
{
    own->count = block->count;
    for (uint64_t index = 0; index < block->count; index++)
        own->which[index] = (uint16_t)index;
}

/* Those of other ranks into their messages, the near ones answered; the own ones are left. */
static dtl_status others_ask(struct asking *asking, const struct block *block, struct choice *own)
{
    struct map *map = asking->map;
    uint64_t bytes = map->table.key_bytes;
    bool is_find = asking->questions->verb == MAP_FIND;
    struct choice near;
    dtl_status status = DTL_SUCCESS;

    own->count = near.count = 0;
    for (uint64_t index = 0; index < block->count && status == DTL_SUCCESS; index++) {
        int32_t owner = dtl__map_owner(map, block->hashes[index]);
        bool is_own = owner == map->context->comm.rank;
        bool is_near = is_find & dtl__near_may(map, owner);

        own->which[own->count] = near.which[near.count] = (uint16_t)index;
        own->count += is_own;
        near.count += is_near;
        if (!(is_own | is_near))
            status = question_add(asking, owner, block->keys + index * bytes, block->begin + index);
    }
    return status == DTL_SUCCESS ? near_ask(asking, block, &near) : status;
}

static dtl_status blocks_ask(struct asking *asking)
{
    struct map *map = asking->map;
    uint64_t count = asking->questions->count;
    uint64_t hashes[MAP_BLOCK];
    struct choice own;
    struct map_normal normal;
    dtl_status status = dtl__map_normal_make(map, count, &normal);

    for (uint64_t begin = 0; begin < count && status == DTL_SUCCESS; begin += map->block) {
        const char *keys = asking->questions->keys + begin * map->table.key_bytes;
        struct block block = {.hashes = hashes,
                              .begin = begin,
                              .count = count - begin < map->block ? count - begin : map->block};

        block.keys = dtl__map_keys(map, &normal, keys, block.count, hashes);
        if (map->context->comm.size > 1)
            status = others_ask(asking, &block, &own);
        else
            whole_choose(&block, &own);
        if (status == DTL_SUCCESS)
            status = own_ask(asking, &block, &own);
    }
    dtl__map_normal_release(&normal);
    for (int32_t rank = 0; rank < map->context->comm.size && status == DTL_SUCCESS; rank++)
        if (asking->open[rank] != NULL)
            status = asked_send(asking, rank);
    return status;
}

dtl_status dtl__map_ask(struct map *map, const struct map_questions *questions)
{
    int32_t ranks = map->context->comm.size;
    uint64_t stride = questions->verb == MAP_REPLACE ? map->replace_bytes : map->table.key_bytes;
    struct asked *few[FEW] = {0};
    struct asking asking = {.map = map, .questions = questions, .open = few, .stride = stride};
    dtl_status result = DTL_SUCCESS;

    asking.end = &asking.first;
    if (ranks > FEW)
        result = dtl__alloc((void **)&asking.open, (uint64_t)ranks * sizeof(void *),
                            "questions to a map");
    if (result != DTL_SUCCESS)
        return result;

    result = blocks_ask(&asking);
    while (asking.count > 0) {
        dtl_status status = answers_take(&asking);

        if (result == DTL_SUCCESS)
            result = status;
    }
    for (int32_t rank = 0; rank < ranks; rank++)
        asked_release(asking.open[rank]); /* those that could not be sent */
    if (asking.open != few)
        dtl__release(asking.open);
    if (questions->verb != MAP_FIND)
        atomic_store_explicit(&map->is_dirty, true, memory_order_relaxed);
    return result;
}
