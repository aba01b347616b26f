/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages and a broadcast of more elements than an int counts, between two ranks. One buffer per
 * rank holds them all. It is checked at its ends, where a counter of 31 or 32 bits would wrap, and
 * at points in between. */
#include "../support/support.h"

#include <limits.h>

static const uint64_t count = (uint64_t)INT_MAX + 18; /* 2^31 + 17 */
static const uint64_t guard = 64;
static char *buffer;

/* Returns the bytes of memory that this machine has available. */
static uint64_t memory_available(void)
{
    unsigned long long kilobytes = 0;
    char line[128];
    FILE *file = fopen("/proc/meminfo", "r");

    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "MemAvailable: %llu kB", &kilobytes) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return (uint64_t)kilobytes * 1024;
}

/* The library buffers nothing, but an MPI may hold a copy of an undelivered message. */
static int set_up(void **state)
{
    uint64_t needed = 2 * (count + guard) + ((uint64_t)1 << 30);

    if (world_open(state) != 0)
        return -1;
    if (world.rank == 0 && memory_available() < needed) {
        fprintf(stderr,
                "large: %llu MiB of memory are free; expected %llu for buffers past INT_MAX\n",
                (unsigned long long)(memory_available() >> 20), (unsigned long long)(needed >> 20));
        return -1;
    }
    buffer = malloc(count + guard);
    return buffer == NULL ? -1 : 0;
}

static int tear_down(void **state)
{
    free(buffer);
    return world_close(state);
}

static char pattern(uint64_t index, int round)
{
    return (char)((index * 31 + (index >> 20) + (uint64_t)round * 7) & 0x7f);
}

enum { EVERY = 4093 }; /* distance in bytes between two checked elements */

static void places_write(int round)
{
    for (uint64_t index = 0; index < count; index += EVERY)
        buffer[index] = pattern(index, round);
    for (uint64_t index = count - 32; index < count; index++)
        buffer[index] = pattern(index, round);
    for (uint64_t index = (uint64_t)INT_MAX - 8; index < (uint64_t)INT_MAX + 8; index++)
        buffer[index] = pattern(index, round);
}

static void place_check(uint64_t index, int round)
{
    if (buffer[index] != pattern(index, round))
        fail_msg("rank %d: byte %llu is %d; expected %d", (int)world.rank,
                 (unsigned long long)index, buffer[index], pattern(index, round));
}

static void places_check(int round)
{
    for (uint64_t index = 0; index < count; index += EVERY)
        place_check(index, round);
    for (uint64_t index = count - 32; index < count; index++)
        place_check(index, round);
    for (uint64_t index = (uint64_t)INT_MAX - 8; index < (uint64_t)INT_MAX + 8; index++)
        place_check(index, round);
    for (uint64_t index = count; index < count + guard; index++)
        assert_int_equal(buffer[index], 0x11);
}

/* Fills the sender's buffer with the round's bytes, and the receiver's with bytes of no round. */
static void prepare(bool is_sender, int round)
{
    if (is_sender)
        places_write(round);
    else
        memset(buffer + count, 0x11, guard);
}

static void a_message_past_int_max_arrives_whole(void **state)
{
    (void)state;
    prepare(world.rank == 0, 1);
    if (world.rank == 0) {
        assert_success(dtl_send(world.ctx, buffer, count, DTL_DTYPE_INT8, 1, 3));
        return;
    }
    dtl_message_info_t info;

    assert_success(dtl_probe(world.ctx, 0, 3, DTL_DTYPE_INT8, &info));
    assert_true(info.count == count);
    assert_success(dtl_recv(world.ctx, buffer, count, DTL_DTYPE_INT8, DTL_ANY_SOURCE, DTL_ANY_TAG));
    places_check(1);
}

static void a_started_message_past_int_max_arrives_whole(void **state)
{
    dtl_request_t request = NULL;

    (void)state;
    prepare(world.rank == 1, 2);
    if (world.rank == 1)
        assert_success(dtl_isend(world.ctx, buffer, count, DTL_DTYPE_INT8, 0, 4, &request));
    else
        assert_success(dtl_irecv(world.ctx, buffer, count, DTL_DTYPE_INT8, 1, 4, &request));
    assert_success(dtl_wait(request));
    if (world.rank == 0)
        places_check(2);
}

static void a_broadcast_past_int_max_arrives_whole(void **state)
{
    (void)state;
    prepare(world.rank == 0, 3);
    assert_success(dtl_broadcast(world.ctx, buffer, count, DTL_DTYPE_INT8, 0));
    if (world.rank == 1)
        places_check(3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_message_past_int_max_arrives_whole),
        cmocka_unit_test(a_started_message_past_int_max_arrives_whole),
        cmocka_unit_test(a_broadcast_past_int_max_arrives_whole),
    };
    int failed = _cmocka_run_group_tests("large", tests, COUNT_OF(tests), set_up, tear_down);

    if (failed != 0)
        dtl_abort(1); /* ends the other rank, which may wait for this one */
    return failed;
}
