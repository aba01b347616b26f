/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void environment_contexts(dtl_context_t ctx)
{
    dtl_environment_t env, again;
    dtl_context_t world, alone;

    check(dtl_environment_create(&env)); /* the first one starts MPI where there is some */
    check(dtl_environment_create_with_args(&again, NULL, NULL));
    check(dtl_environment_make_world_context(env, &world));
    check(dtl_environment_make_cpu_context(env, &alone));
    if (dtl_context_is_root(ctx)) {
        printf("counted: %s, its domain has a name: %s\n",
               yes_no(dtl_environment_is_initialized() && dtl_environment_ref_count() >= 2),
               yes_no(dtl_environment_domain(env)[0] != '\0'));
        printf("all ranks: %s, and one that may be all: %s\n",
               yes_no(dtl_context_size(world) == dtl_context_size(ctx)),
               yes_no(dtl_context_size(alone) >= 1));
    }
    dtl_context_destroy(alone);
    dtl_context_destroy(world);
    dtl_environment_destroy(again);
    dtl_environment_destroy(env);
}

static void environment_questions(dtl_context_t ctx)
{
    int found = dtl_environment_has_mpi() + dtl_environment_has_cuda() + dtl_environment_has_hip() +
                dtl_environment_has_nccl() + dtl_environment_has_shmem();

    if (dtl_context_is_root(ctx))
        printf("up to five backends: %s, MPI's thread level: %s\n", yes_no(found <= 5),
               yes_no(dtl_environment_mpi_thread_level() >= -1));
}

static void environment_abort(dtl_context_t ctx)
{
    if (dtl_context_size(ctx) > 1000000)
        dtl_abort(2); /* ends all processes of the job: the others would wait for this one */
    if (dtl_context_is_root(ctx))
        printf("few enough ranks\n");
}

static void environment_interrupt(dtl_context_t ctx)
{
    double number;
    dtl_status status;

    dtl_interrupt(); /* as a signal handler does */
    status = dtl_recv(ctx, &number, 1, DTL_DTYPE_FLOAT64, dtl_context_rank(ctx), 7);
    dtl_interrupt_clear(); /* calls wait again */
    if (dtl_context_is_root(ctx))
        printf("the receive got nothing: %s\n", yes_no(status != DTL_SUCCESS));
}

const struct example environment_examples[] = {
    EXAMPLE(environment_contexts),
    EXAMPLE(environment_questions),
    EXAMPLE(environment_abort),
    EXAMPLE(environment_interrupt),
    {NULL, NULL},
};
