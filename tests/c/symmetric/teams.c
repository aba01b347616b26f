/* SPDX-License-Identifier: BSD-3-Clause */
/* Teams: their members and collective operations. */
#include "heap.h"

static void every_heap_has_three_teams(void **state)
{
    int32_t on_node = shares_memory ? world.size : 1;

    (void)state;
    assert_int_equal(DTL_TEAM_WORLD, 0);
    assert_int_equal(DTL_TEAM_SHARED, 1);
    assert_int_equal(DTL_TEAM_NODE, 2);
    assert_int_equal(dtl_symmetric_team_my_pe(heap, DTL_TEAM_WORLD), world.rank);
    assert_int_equal(dtl_symmetric_team_n_pes(heap, DTL_TEAM_WORLD), world.size);
    for (dtl_team_t team = DTL_TEAM_SHARED; team <= DTL_TEAM_NODE; team++) {
        assert_int_equal(dtl_symmetric_team_n_pes(heap, team), on_node);
        assert_int_equal(dtl_symmetric_team_my_pe(heap, team), shares_memory ? world.rank : 0);
        assert_int_equal(dtl_symmetric_team_translate_pe(heap, team, on_node - 1),
                         shares_memory ? world.size - 1 : world.rank);
    }
}

/* Teams of every second rank, and of the ranks from the last one of them on by color. */
static void teams_are_split_by_stride_and_by_color(void **state)
{
    int32_t half = (world.size + 1) / 2;
    bool is_even = world.rank % 2 == 0;
    dtl_team_t even = -7, colors = -7, none = -7;

    (void)state;
    assert_success(dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, 0, 2, half, &even));
    assert_int_equal(even == DTL_TEAM_INVALID, !is_even);
    assert_int_equal(dtl_symmetric_team_my_pe(heap, even), is_even ? world.rank / 2 : DTL_NO_RANK);
    assert_int_equal(dtl_symmetric_team_n_pes(heap, even), is_even ? half : DTL_NO_RANK);
    for (int32_t pe = 0; is_even && pe < half; pe++)
        assert_int_equal(dtl_symmetric_team_translate_pe(heap, even, pe), 2 * pe);
    assert_success(
        dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, world.rank % 2, -world.rank, &colors));
    int32_t members = is_even ? half : world.size / 2;
    assert_int_equal(dtl_symmetric_team_n_pes(heap, colors), members);
    assert_int_equal(dtl_symmetric_team_my_pe(heap, colors), members - 1 - world.rank / 2);
    assert_int_equal(dtl_symmetric_team_translate_pe(heap, colors, members - 1), world.rank % 2);
    assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, -1, 0, &none));
    assert_int_equal(none, DTL_TEAM_INVALID);
    if (is_even)
        assert_success(dtl_symmetric_team_destroy(heap, even));
    assert_success(dtl_symmetric_team_destroy(heap, colors));
    assert_int_equal(dtl_symmetric_team_n_pes(heap, colors), DTL_NO_RANK);
}

static void a_team_of_a_team_is_split_again(void **state)
{
    dtl_team_t half = DTL_TEAM_INVALID, alone = DTL_TEAM_INVALID;

    (void)state;
    assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, world.rank % 2, 0, &half));
    assert_success(dtl_symmetric_team_split_color(heap, half, dtl_symmetric_team_my_pe(heap, half),
                                                  0, &alone));
    assert_int_equal(dtl_symmetric_team_n_pes(heap, alone), 1);
    assert_int_equal(dtl_symmetric_team_translate_pe(heap, alone, 0), world.rank);
}

static void many_teams_are_created(void **state)
{
    enum { TEAMS = 20 };
    dtl_team_t teams[TEAMS];

    (void)state;
    for (int index = 0; index < TEAMS; index++) {
        assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, 0, 0, &teams[index]));
        for (int before = 0; before < index; before++)
            assert_true(teams[before] != teams[index]);
    }
    for (int index = 0; index < TEAMS; index++)
        assert_success(dtl_symmetric_barrier(heap, teams[index]));
}

/* Only the team's ranks take part, and their puts are complete afterwards. */
static void a_team_barrier_involves_only_its_ranks(void **state)
{
    int32_t *cells = allocated((size_t)world.size * sizeof *cells);
    int32_t mine = 1 + world.rank, members;
    dtl_team_t team = DTL_TEAM_INVALID;

    (void)state;
    assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, world.rank % 2, 0, &team));
    members = dtl_symmetric_team_n_pes(heap, team);
    for (int32_t pe = 0; pe < members; pe++)
        assert_success(dtl_symmetric_put_nbi(heap, &cells[world.rank], &mine, sizeof mine,
                                             dtl_symmetric_team_translate_pe(heap, team, pe)));
    assert_success(dtl_symmetric_barrier(heap, team));
    for (int32_t rank = 0; rank < world.size; rank++)
        assert_int_equal(cells[rank], rank % 2 == world.rank % 2 ? 1 + rank : 0);
    assert_success(dtl_symmetric_sync(heap, team));
}

static void a_root_broadcasts_its_bytes_to_its_team(void **state)
{
    int64_t *source = allocated(2 * sizeof *source), *dest = allocated(3 * sizeof *dest);
    dtl_team_t team = DTL_TEAM_INVALID;

    (void)state;
    assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, world.rank % 2, 0, &team));
    int32_t root = dtl_symmetric_team_n_pes(heap, team) - 1;
    source[0] = 10 + world.rank;
    source[1] = 20 + world.rank;
    dest[2] = -1;
    assert_success(dtl_symmetric_broadcastmem(heap, team, dest, source, 16, root));
    int32_t giver = dtl_symmetric_team_translate_pe(heap, team, root);
    assert_int_equal(dest[0], 10 + giver);
    assert_int_equal(dest[1], 20 + giver);
    assert_int_equal(dest[2], -1);
    assert_success(dtl_symmetric_sync_all(heap));
}

static void all_of_a_team_collect_from_each_other(void **state)
{
    int32_t *source = allocated(2 * sizeof *source);
    int32_t *dest = allocated(2 * (size_t)world.size * sizeof *dest);
    dtl_team_t team = DTL_TEAM_INVALID;

    (void)state;
    assert_success(dtl_symmetric_team_split_color(heap, DTL_TEAM_WORLD, 0, -world.rank, &team));
    source[0] = 10 + world.rank;
    source[1] = -world.rank;
    assert_success(dtl_symmetric_fcollectmem(heap, team, dest, source, 2 * sizeof *source));
    for (int32_t pe = 0; pe < world.size; pe++) {
        const int32_t *theirs = &dest[2 * (size_t)pe];

        assert_int_equal(theirs[0], 10 + world.size - 1 - pe);
        assert_int_equal(theirs[1], -(world.size - 1 - pe));
    }
    assert_success(dtl_symmetric_sync_all(heap));
}

static void invalid_teams_and_members_are_refused(void **state)
{
    char *base = dtl_symmetric_base(heap);
    dtl_team_t made = -7;

    (void)state;
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_barrier(heap, DTL_TEAM_INVALID));
    assert_message("team is -1; expected a team that this rank is in [DTL-symmetric_barrier-team-");
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_sync(heap, 1000));
    assert_status(DTL_ERROR_INVALID_ARGUMENT, dtl_symmetric_team_destroy(heap, DTL_TEAM_NODE));
    assert_message("[DTL-symmetric_team_destroy-team-state]");
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, world.size, 1, 1, &made));
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, -1, 1, 1, &made));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, 0, 0, 1, &made));
    assert_status(
        DTL_ERROR_INVALID_ARGUMENT,
        dtl_symmetric_team_split_strided(heap, DTL_TEAM_WORLD, 0, INT32_MAX, INT32_MAX, &made));
    assert_int_equal(made, -7);
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_symmetric_broadcastmem(heap, DTL_TEAM_WORLD, base, base + 64, 8, world.size));
    assert_status(DTL_ERROR_INVALID_RANK,
                  dtl_symmetric_broadcastmem(heap, DTL_TEAM_WORLD, base, base + 64, 8, -1));
    assert_message("root is");
    assert_status(DTL_ERROR_OUT_OF_BOUNDS,
                  dtl_symmetric_fcollectmem(heap, DTL_TEAM_WORLD, base, base + 64, HEAP_BYTES));
    assert_status(DTL_ERROR_INVALID_ARGUMENT,
                  dtl_symmetric_fcollectmem(heap, DTL_TEAM_WORLD, base, base, 64));
    assert_int_equal(dtl_symmetric_team_translate_pe(heap, DTL_TEAM_WORLD, -1), DTL_NO_RANK);
    assert_null(dtl_symmetric_remote_mc_ptr(heap, DTL_TEAM_WORLD, base));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        WITH_HEAP(every_heap_has_three_teams),
        WITH_HEAP(teams_are_split_by_stride_and_by_color),
        WITH_HEAP(a_team_of_a_team_is_split_again),
        WITH_HEAP(many_teams_are_created),
        WITH_HEAP(a_team_barrier_involves_only_its_ranks),
        WITH_HEAP(a_root_broadcasts_its_bytes_to_its_team),
        WITH_HEAP(all_of_a_team_collect_from_each_other),
        WITH_HEAP(invalid_teams_and_members_are_refused),
    };

    transport_choose(argc, argv);
    return run_in_world("teams", tests, COUNT_OF(tests));
}
