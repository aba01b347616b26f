/* SPDX-License-Identifier: BSD-3-Clause */
/* What ranks may read of a table that its owner is writing.  Ranks are threads here, so that the
 * thread sanitizer sees all of it: the first one owns the table, the others read it. */
#include "../support/threads.h"

#include <sys/mman.h>
#include <unistd.h>

#include "map/shared_table.h"

enum { WORDS = 100, ROUNDS = 20000, KEYS = 64, MANY = 3000, MOVES = 6, MOVE = 1 << 20 };

/* Longer than a word, so that halves of different ones would be no key. */
struct key {
    uint64_t low, high;
};

struct value {
    uint64_t words[WORDS]; /* all alike, unless they are of different writes */
};

static struct context context; /* of the readers' maps: two ranks */
static struct table_descriptor descriptor;
static struct table table;
static struct map readers[THREADS];
static struct map_peer peers[THREADS][2];
static atomic_uint_fast64_t written; /* keys that every reader is to find, and MOVE a clearing */
static atomic_bool is_over;

static struct key key_of(uint64_t number)
{
    return (struct key){number, ~number};
}

static uint64_t hash_of(const struct key *key)
{
    return dtl__table_hash(&table.seed, key, table.key_bytes);
}

static void insert(uint64_t number, uint64_t content)
{
    struct key key = key_of(number);
    struct value value;
    void *place;
    bool is_new;

    for (int word = 0; word < WORDS; word++)
        value.words[word] = content;
    dtl__table_write_begin(&descriptor);
    expect(dtl__table_find_or_insert(&table, &key, hash_of(&key), &place, &is_new) == DTL_SUCCESS);
    dtl__table_write(&table, place, &value, table.value_bytes);
    dtl__table_write_end(&descriptor);
}

static void erase(uint64_t number)
{
    struct key key = key_of(number);

    dtl__table_write_begin(&descriptor);
    expect(dtl__table_erase(&table, &key, hash_of(&key)));
    dtl__table_write_end(&descriptor);
}

/* What a reader finds; a value of no write is counted. */
static enum lookup_result find(int64_t thread, uint64_t number, uint64_t *content)
{
    struct key key = key_of(number);
    struct value value = {{0}};
    enum lookup_result answer = dtl__shared_table_find(&readers[thread], 1, (const char *)&key,
                                                       hash_of(&key), (char *)&value);

    for (uint64_t word = 1; word < table.value_bytes / sizeof value.words[0]; word++)
        expect(value.words[word] == value.words[0]);
    *content = value.words[0];
    return answer;
}

static int open_sized(uint64_t key_bytes, uint64_t value_bytes)
{
    descriptor = (struct table_descriptor){.token = {1, 2}};
    table = dtl__table_make(key_bytes, 8, value_bytes, 8);
    table.seed = dtl__table_seed_draw();
    table.descriptor = &descriptor;
    context.comm.size = 2;
    for (int thread = 0; thread < THREADS; thread++) {
        memset(peers[thread], 0, sizeof peers[thread]);
        peers[thread][1].descriptor = &descriptor;
        peers[thread][1].process = (int64_t)getpid();
        readers[thread] = (struct map){.context = &context, .table = table, .peers = peers[thread]};
        readers[thread].table.descriptor = NULL; /* it has none itself */
    }
    atomic_store(&written, 0);
    atomic_store(&is_over, false);
    return 0;
}

static int open_table(void **state)
{
    (void)state;
    return open_sized(sizeof(struct key), sizeof(struct value));
}

/* Of one word each, as most are. */
static int open_words(void **state)
{
    (void)state;
    return open_sized(sizeof(uint64_t), sizeof(uint64_t));
}

static int close_table(void **state)
{
    (void)state;
    dtl__table_clear(&table);
    for (int thread = 0; thread < THREADS; thread++)
        if (peers[thread][1].segment.start != NULL)
            munmap(peers[thread][1].segment.start, peers[thread][1].segment.bytes);
    return 0;
}

/* The readers have the owner's own mapping, where the sanitizer sees what they read. */
static void mapping_lend(void)
{
    for (int thread = 1; thread < THREADS; thread++) {
        struct map_peer *peer = &peers[thread][1];

        peer->number = table.segments;
        peer->mask = table.capacity - 1;
        peer->control = table.control;
        peer->entries = table.entries;
    }
}

/* Each key is absent, or has the value of one write: its number in the upper half. */
static void look_at_all(int64_t thread)
{
    while (!atomic_load(&is_over))
        for (uint64_t number = 0; number < KEYS; number++) {
            uint64_t content;

            if (find(thread, number, &content) == LOOKUP_FOUND)
                expect(content >> 32 == number);
        }
}

static void write_and_read(int64_t thread)
{
    if (thread > 0) {
        look_at_all(thread);
        return;
    }
    for (uint64_t round = 1; round <= ROUNDS; round++) {
        uint64_t number = round * 7 % KEYS;

        insert(number, number << 32 | round);
        if (round % 3 == 0)
            erase(number);
    }
    atomic_store(&is_over, true);
}

static void what_is_read_is_of_one_write(void **state)
{
    (void)state;
    for (uint64_t number = 0; number < KEYS; number++)
        insert(number, number << 32);
    mapping_lend();
    team(write_and_read);
    assert_int_equal(table.segments, peers[1][1].number); /* or nothing was seen of it */
}

/* What is known to be written is found, wherever the table lies by now. */
static void look_at_what_is_known(int64_t thread)
{
    uint64_t turn = (uint64_t)thread;

    while (!atomic_load(&is_over)) {
        uint64_t before = atomic_load_explicit(&written, memory_order_acquire), content;
        uint64_t known = before % MOVE;
        uint64_t number = known == 0 ? 0 : turn++ * 31 % known;
        enum lookup_result answer = find(thread, number, &content);

        if (answer == LOOKUP_FOUND)
            expect(content == number + 1);
        else if (known > 0)
            expect(answer == LOOKUP_ASK_OWNER || atomic_load(&written) / MOVE != before / MOVE);
    }
}

static void grow_and_read(int64_t thread)
{
    if (thread > 0) {
        look_at_what_is_known(thread);
        return;
    }
    for (uint64_t move = 0; move < MOVES; move++) {
        for (uint64_t number = 0; number < MANY; number++) {
            insert(number, number + 1);
            atomic_store_explicit(&written, move * MOVE + number + 1, memory_order_release);
        }
        atomic_store(&written, (move + 1) * MOVE);
        dtl__table_clear(&table);
    }
    atomic_store(&is_over, true);
}

static void a_table_is_followed_where_it_moves(void **state)
{
    (void)state;
    team(grow_and_read);
}

/* Its owner would know; who looks for it does not look for ever. */
static void a_table_that_stays_in_writing_is_asked_for(void **state)
{
    uint64_t content;

    (void)state;
    insert(1, 5);
    assert_int_equal(find(1, 1, &content), LOOKUP_FOUND);
    dtl__table_write_begin(&descriptor);
    assert_int_equal(find(1, 1, &content), LOOKUP_ASK_OWNER);
    dtl__table_write_end(&descriptor);
    assert_int_equal(find(1, 1, &content), LOOKUP_FOUND);
    assert_int_equal(content, 5);
}

/* A number of a process may mean another one here. */
static void the_segment_of_another_map_is_not_taken(void **state)
{
    uint64_t content;

    (void)state;
    insert(1, 5);
    descriptor.token[0] = 3;
    assert_int_equal(find(1, 1, &content), LOOKUP_ASK_OWNER);
    descriptor.token[0] = 1;
    assert_int_equal(find(1, 1, &content), LOOKUP_FOUND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_read_is_of_one_write, open_table, close_table),
        cmocka_unit_test_setup_teardown(what_is_read_is_of_one_write, open_words, close_table),
        cmocka_unit_test_setup_teardown(a_table_is_followed_where_it_moves, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_table_is_followed_where_it_moves, open_words,
                                        close_table),
        cmocka_unit_test_setup_teardown(a_table_that_stays_in_writing_is_asked_for, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_segment_of_another_map_is_not_taken, open_table,
                                        close_table),
    };

    return cmocka_run_group_tests_name("litmus", tests, NULL, NULL);
}
