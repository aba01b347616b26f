/* SPDX-License-Identifier: BSD-3-Clause */
/* Ranks with a CPU of their own spin on memory for long before they yield the CPU; ranks that share
 * CPUs do not. */
#include "../support/support.h"

#include <sched.h>

#include "dtl_context.h"
#include "node/node.h"

static int spin_count_of(dtl_context_t ctx)
{
    struct context *context = dtl__handle_object(ctx, HANDLE_CONTEXT, "test", "ctx");

    assert_non_null(context);
    assert_non_null(context->comm.node);
    return context->comm.node->spin_count;
}

/* Returns the spin count in a new context whose ranks may run on the first `cpus` of their CPUs. */
static int spin_count_on(int cpus)
{
    dtl_context_t ctx = NULL;
    cpu_set_t before, few;
    int spin_count;

    sched_getaffinity(0, sizeof before, &before);
    CPU_ZERO(&few);
    for (int cpu = 0; cpu < CPU_SETSIZE && CPU_COUNT(&few) < cpus; cpu++)
        if (CPU_ISSET(cpu, &before))
            CPU_SET(cpu, &few);
    sched_setaffinity(0, sizeof few, &few);
    assert_success(dtl_context_dup(world.ctx, &ctx));
    assert_success(dtl_barrier(ctx));
    spin_count = spin_count_of(ctx);
    dtl_context_destroy(ctx);
    sched_setaffinity(0, sizeof before, &before);
    return spin_count;
}

static void ranks_with_their_own_cpus_spin_long(void **state)
{
    cpu_set_t here;

    (void)state;
    sched_getaffinity(0, sizeof here, &here);
    if (CPU_COUNT(&here) < world.size)
        skip();
    assert_int_equal(spin_count_on(world.size), dtl__pauses_within(NODE_SPIN_TIME));
}

static void ranks_that_share_cpus_yield(void **state)
{
    (void)state;
    assert_int_equal(spin_count_on(world.size - 1), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ranks_with_their_own_cpus_spin_long),
        cmocka_unit_test(ranks_that_share_cpus_yield),
    };

    setenv("DTL_PLUGIN_PATH", DTL_PLUGIN_DIR, 1); /* the library is linked into this program */
    return run_in_world("spin_count", tests, COUNT_OF(tests));
}
