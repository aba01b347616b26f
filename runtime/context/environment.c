/* SPDX-License-Identifier: BSD-3-Clause */
/* Environments: the first one starts the job, and they are counted.  The process leaves the job
 * only at exit, because MPI can be initialized only once. */
#include "context.h"
#include "dtl_impl.h"
#include "job/job.h"

struct environment {
    bool is_parallel;
};

static atomic_ulong environments;

dtl_status dtl_impl_environment_create(struct environment **env)
{
    struct environment *environment;
    struct comm world = {0};
    dtl_status status = dtl__job_world(true, &world); /* starts the job, with all ranks */

    if (status != DTL_SUCCESS)
        return status;
    world.ops->free(&world);
    status = dtl__alloc((void **)&environment, sizeof *environment, "environment");
    if (status != DTL_SUCCESS)
        return status;

    environment->is_parallel = dtl__job_is_running();
    atomic_fetch_add(&environments, 1);
    *env = environment;
    return DTL_SUCCESS;
}

dtl_status dtl_impl_environment_create_with_args(struct environment **env, int *argc, char ***argv)
{
    (void)argc; /* MPI has not needed them since MPI 2 */
    (void)argv;
    return dtl_impl_environment_create(env);
}

void dtl_impl_environment_destroy(struct environment *env)
{
    atomic_fetch_sub(&environments, 1);
    dtl__release(env);
}

int dtl_impl_environment_is_initialized(void)
{
    return atomic_load(&environments) > 0;
}

dtl_size_t dtl_impl_environment_ref_count(void)
{
    return atomic_load(&environments);
}

const char *dtl_impl_environment_domain(struct environment *env)
{
    if (!env->is_parallel)
        return "self";
    return dtl__job_is_mpi() ? "mpi" : dtl__job_name();
}

int dtl_impl_environment_mpi_thread_level(void)
{
    return dtl__job_is_mpi() ? dtl__job_thread_level() : -1;
}

dtl_status dtl_impl_environment_make_world_context(struct environment *env, struct context **ctx)
{
    (void)env;
    return dtl_impl_context_create_default(ctx);
}

/* All ranks create the job's context before they agree on devices. */
dtl_status dtl_impl_environment_make_world_context_gpu(struct environment *env, int device_id,
                                                       struct context **ctx)
{
    struct context *world = NULL;
    dtl_status status = dtl_impl_environment_make_world_context(env, &world);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl_impl_context_with_cuda(world, device_id, ctx);
    dtl__context_release(world);
    return status;
}

dtl_status dtl_impl_environment_make_cpu_context(struct environment *env, struct context **ctx)
{
    dtl_context_options options;
    struct comm comm;
    dtl_status status;

    (void)env;
    dtl_impl_context_options_init(&options);
    dtl__self_comm(&comm);
    status = dtl__context_make(&comm, &options, NULL, NULL, ctx);
    if (status == DTL_SUCCESS)
        (*ctx)->is_parallel = false;
    return status;
}

void dtl_impl_abort(int code)
{
    dtl__job_abort(code != 0 ? code : 1);
}
