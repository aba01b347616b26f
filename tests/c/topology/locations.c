/* SPDX-License-Identifier: BSD-3-Clause */
/* Locations computed from the placements that ranks report: jobs of many nodes, simulated in one
 * process. */
#include "topology/topology.h"

#include <string.h>

#include "../support/support.h"

enum { MANY = 20000, NODES = 300 };

static struct placement place_on(const char *name, const char *boot)
{
    struct placement placement = {0};

    snprintf(placement.host.name, sizeof placement.host.name, "%s", name);
    snprintf(placement.host.boot, sizeof placement.host.boot, "%s", boot);
    return placement;
}

static struct location *locations_of(const struct placement *places, int32_t count)
{
    struct location *locations = NULL;

    assert_success(dtl__locations_make(places, count, &locations));
    return locations;
}

static void nodes_are_numbered_by_their_lowest_ranks(void **state)
{
    const struct placement places[] = {place_on("z", "1"), place_on("a", "2"), place_on("z", "1"),
                                       place_on("m", "3"), place_on("a", "2"), place_on("z", "1")};
    const int32_t nodes[] = {0, 1, 0, 2, 1, 0}, ranks[] = {0, 0, 1, 0, 1, 2};
    const int32_t sizes[] = {3, 2, 3, 1, 2, 3}, first[] = {0, 1, 0, 3, 1, 0};
    struct location *locations = locations_of(places, COUNT_OF(places));

    (void)state;
    for (size_t rank = 0; rank < COUNT_OF(places); rank++) {
        assert_int_equal(locations[rank].node, nodes[rank]);
        assert_int_equal(locations[rank].node_rank, ranks[rank]);
        assert_int_equal(locations[rank].node_size, sizes[rank]);
        assert_int_equal(locations[rank].first, first[rank]);
    }
    dtl__release(locations);
}

static void machines_of_one_name_are_not_one_node(void **state)
{
    const struct placement places[] = {place_on("localhost", "1"), place_on("localhost", "2")};
    struct location *locations = locations_of(places, COUNT_OF(places));

    (void)state;
    assert_int_equal(locations[0].node, 0);
    assert_int_equal(locations[1].node, 1);
    dtl__release(locations);
}

static void hosts_on_one_machine_are_nodes_of_their_own(void **state)
{
    const struct placement places[] = {place_on("left", "1"), place_on("right", "1")};
    struct location *locations = locations_of(places, COUNT_OF(places));

    (void)state;
    assert_int_equal(locations[1].node, 1);
    dtl__release(locations);
}

/* Distributed round-robin, so that no two neighbors share a node. */
static void many_ranks_on_many_nodes_find_their_locations(void **state)
{
    struct placement *places = calloc(MANY, sizeof *places);
    struct location *locations;

    (void)state;
    assert_non_null(places);
    for (int32_t rank = 0; rank < MANY; rank++)
        snprintf(places[rank].host.name, sizeof places[rank].host.name, "node-%d", rank % NODES);
    locations = locations_of(places, MANY);
    for (int32_t rank = 0; rank < MANY; rank++) {
        assert_int_equal(locations[rank].node, rank % NODES);
        assert_int_equal(locations[rank].node_rank, rank / NODES);
    }
    dtl__release(locations);
    free(places);
}

static void ranks_get_the_closest_gpus(void **state)
{
    enum { RANKS = 4 };
    static const struct {
        int32_t gpus;
        uint64_t local_gpus[RANKS];
        int32_t expected[RANKS];
    } cases[] = {
        {0, {0}, {-1, -1, -1, -1}},        {4, {15, 15, 15, 15}, {0, 1, 2, 3}},
        {4, {12, 3, 12, 3}, {2, 0, 3, 1}}, {2, {1, 1, 2, 2}, {0, 0, 1, 1}},
        {2, {2, 2, 2, 1}, {1, 1, 0, 0}}, /* no GPU has more than its share */
        {2, {0, 0, 0, 0}, {0, 1, 0, 1}}, /* GPUs beside none */
        {3, {7, 7, 7, 7}, {0, 1, 2, 0}},   {1, {0, 1, 0, 1}, {0, 0, 0, 0}},
    };
    struct placement places[RANKS];

    (void)state;
    for (size_t which = 0; which < COUNT_OF(cases); which++) {
        struct location *locations;

        for (int32_t rank = 0; rank < RANKS; rank++) {
            places[rank] = place_on("node", "1");
            places[rank].gpus = cases[which].gpus;
            places[rank].local_gpus = cases[which].local_gpus[rank];
        }
        locations = locations_of(places, RANKS);
        for (int32_t rank = 0; rank < RANKS; rank++)
            assert_int_equal(locations[rank].gpu, cases[which].expected[rank]);
        dtl__release(locations);
    }
}

static void a_set_of_cpus_is_printed_in_ranges(void **state)
{
    struct cpu_set cpus = {0};
    char printed[64];
    struct text text = {.buffer = printed, .size = sizeof printed};

    (void)state;
    for (int cpu = 0; cpu < CPU_LIMIT; cpu++)
        if (cpu < 3 || cpu == 63 || cpu == 64 || cpu == 100 || cpu == CPU_LIMIT - 1)
            cpus.words[cpu / WORD_BITS] |= (uint64_t)1 << cpu % WORD_BITS;
    dtl__cpus_write(&cpus, &text);
    assert_string_equal(printed, "0-2,63-64,100,2047");
    assert_int_equal(dtl__cpus_count(&cpus), 7);
    assert_int_equal(dtl__cpus_next(&cpus, 101), CPU_LIMIT - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nodes_are_numbered_by_their_lowest_ranks),
        cmocka_unit_test(machines_of_one_name_are_not_one_node),
        cmocka_unit_test(hosts_on_one_machine_are_nodes_of_their_own),
        cmocka_unit_test(many_ranks_on_many_nodes_find_their_locations),
        cmocka_unit_test(ranks_get_the_closest_gpus),
        cmocka_unit_test(a_set_of_cpus_is_printed_in_ranges),
    };

    return run_in_world("locations", tests, COUNT_OF(tests));
}
