/* SPDX-License-Identifier: BSD-3-Clause */
/* Which damping brings a spring to rest soonest: a leader deals out trials, workers make them.
 *
 * A job of one rank has no workers, and its leader makes all trials. */
#include <math.h>
#include <stdio.h>

#include <dtl/dtl.h>

#include "check.h"

enum { TRIALS = 100, STEPS = 2000 };

static const double time_step = 0.01;

static double damping(int64_t trial)
{
    return 0.03 * (double)(trial + 1);
}

/* The way that the spring still goes. */
static double unrest(int64_t trial)
{
    double place = 1.0, speed = 0.0, total = 0.0;

    for (int step = 0; step < STEPS; ++step) {
        speed += time_step * (-place - damping(trial) * speed);
        place += time_step * speed;
        total += time_step * fabs(place);
    }
    return total;
}

/* Sets best[0] to the least of these trials, and best[1] to its number, if it is less. */
static void improve(int64_t first, int64_t last, double *best)
{
    for (int64_t trial = first; trial < last; ++trial) {
        double found = unrest(trial);

        if (found < best[0]) {
            best[0] = found;
            best[1] = (double)trial;
        }
    }
}

static void work(dtl_role_manager_t roles)
{
    double best[2] = {INFINITY, 0};
    int64_t part[2];

    check(dtl_intergroup_recv(roles, "leader", 0, part, 2, DTL_DTYPE_INT64, 0));
    improve(part[0], part[1], best);
    check(dtl_intergroup_send(roles, "leader", 0, best, 2, DTL_DTYPE_FLOAT64, 0));
}

static void lead(dtl_role_manager_t roles, int workers)
{
    double best[2] = {INFINITY, 0}, found[2];

    for (int rank = 0; rank < workers; ++rank) {
        int64_t part[2] = {TRIALS * rank / workers, TRIALS * (rank + 1) / workers};

        check(dtl_intergroup_send(roles, "worker", rank, part, 2, DTL_DTYPE_INT64, 0));
    }
    for (int rank = 0; rank < workers; ++rank) {
        check(dtl_intergroup_recv(roles, "worker", rank, found, 2, DTL_DTYPE_FLOAT64, 0));
        if (found[0] < best[0]) {
            best[0] = found[0];
            best[1] = found[1];
        }
    }
    if (workers == 0)
        improve(0, TRIALS, best);
    printf("Best damping: %.2f\n", damping((int64_t)best[1]));
    printf("Way to rest: %.6f\n", best[0]);
}

int main(void)
{
    dtl_context_t ctx;
    dtl_role_manager_t roles;
    int is_leader;

    check(dtl_context_create_default(&ctx));
    int workers = dtl_context_size(ctx) - 1;

    check(dtl_role_manager_create(ctx, &roles));
    check(dtl_role_manager_add_role(roles, "leader", 1));
    if (workers > 0)
        check(dtl_role_manager_add_role(roles, "worker", (dtl_size_t)workers));
    check(dtl_role_manager_initialize(roles));

    check(dtl_role_manager_has_role(roles, "leader", &is_leader));
    if (is_leader)
        lead(roles, workers);
    else
        work(roles);

    dtl_role_manager_destroy(roles);
    dtl_context_destroy(ctx);
    return 0;
}
