/* SPDX-License-Identifier: BSD-3-Clause */
/* Memory ordering of tables that ranks read while their owner writes. Ranks are threads here, so
 * that the thread sanitizer sees all accesses: the first thread owns the table, the others read
 * it. */
#include "../support/threads.h"

#include <sys/mman.h>
#include <unistd.h>

#include "map/shared_table.h"

enum { WORDS = 100, ROUNDS = 20000, KEYS = 64, MANY = 3000, MOVES = 6, MOVE = 1 << 20 };

/* Longer than 8 bytes, so that a mix of halves of two keys is no key. */
struct key {
    uint64_t low, high;
};

struct value {
    uint64_t words[WORDS]; /* all equal, unless torn between writes */
};

static struct context context; /* context of the readers' maps, with two ranks */
static struct table_descriptor descriptor;
static struct table table;
static struct map readers[THREADS];
static struct map_peer peers[THREADS][2];
static atomic_uint_fast64_t
    written; /* number of keys that every reader must find, plus MOVE for each clearing */
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
    void *target;
    bool is_new;

    for (int word = 0; word < WORDS; word++)
        value.words[word] = content;
    dtl__table_write_begin(&descriptor);
    expect(dtl__table_find_or_insert(&table, &key, hash_of(&key), &target, &is_new) == DTL_SUCCESS);
    dtl__table_write(&table, target, &value, table.value_bytes);
    dtl__table_write_end(&descriptor);
}

static void erase(uint64_t number)
{
    struct key key = key_of(number);

    dtl__table_write_begin(&descriptor);
    expect(dtl__table_erase(&table, &key, hash_of(&key)));
    dtl__table_write_end(&descriptor);
}

/* Looks up a key and checks that its value is not torn. */
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
        readers[thread].table.descriptor = NULL; /* the readers share no table */
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

/* Keys and values of 8 bytes, the most common size. */
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

/* Gives the readers the owner's mapping, where the sanitizer sees what they read. */
static void mapping_share(void)
{
    for (int thread = 1; thread < THREADS; thread++) {
        struct map_peer *peer = &peers[thread][1];

        peer->number = table.segments;
        peer->mask = table.capacity - 1;
        peer->control = table.control;
        peer->entries = table.entries;
    }
}

/* Checks that each key is absent or has a value of a write to it, which contains its number in the
 * upper half. */
static void check_all_keys(int64_t thread)
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
        check_all_keys(thread);
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

static void values_read_are_not_torn(void **state)
{
    (void)state;
    for (uint64_t number = 0; number < KEYS; number++)
        insert(number, number << 32);
    mapping_share();
    team(write_and_read);
    assert_int_equal(table.segments,
                     peers[1][1].number); /* otherwise the readers have not read it */
}

/* Checks that keys known to be written are found, wherever the table has moved. */
static void check_known_keys(int64_t thread)
{
    uint64_t step = (uint64_t)thread;

    while (!atomic_load(&is_over)) {
        uint64_t before = atomic_load_explicit(&written, memory_order_acquire), content;
        uint64_t known = before % MOVE;
        uint64_t number = known == 0 ? 0 : step++ * 31 % known;
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
        check_known_keys(thread);
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

static void readers_follow_a_table_that_moves(void **state)
{
    (void)state;
    team(grow_and_read);
}

/* A reader stops spinning on a table that stays locked, and queries the owner by request. */
static void a_locked_table_is_queried_by_request(void **state)
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

/* In another PID namespace a process id may denote another process. */
static void the_segment_of_another_map_is_rejected(void **state)
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
        cmocka_unit_test_setup_teardown(values_read_are_not_torn, open_table, close_table),
        cmocka_unit_test_setup_teardown(values_read_are_not_torn, open_words, close_table),
        cmocka_unit_test_setup_teardown(readers_follow_a_table_that_moves, open_table, close_table),
        cmocka_unit_test_setup_teardown(readers_follow_a_table_that_moves, open_words, close_table),
        cmocka_unit_test_setup_teardown(a_locked_table_is_queried_by_request, open_table,
                                        close_table),
        cmocka_unit_test_setup_teardown(the_segment_of_another_map_is_rejected, open_table,
                                        close_table),
    };

    return cmocka_run_group_tests_name("litmus", tests, NULL, NULL);
}
