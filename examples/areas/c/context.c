/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void context_ranks(dtl_context_t ctx)
{
    if (dtl_context_is_root(ctx))
        printf("rank %d, of at least %d\n", (int)dtl_context_rank(ctx),
               dtl_context_size(ctx) > 0 ? 1 : 0);
}

static void context_create(dtl_context_t ctx)
{
    dtl_context_options options;
    dtl_context_t own;

    dtl_context_options_init(&options);
    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    check(dtl_context_create(&own, &options));
    if (dtl_context_is_root(ctx) &&
        dtl_context_determinism_mode(own) == DTL_DETERMINISM_DETERMINISTIC)
        printf("sums are the same in every run\n");
    dtl_context_destroy(own);
}

static void context_split(dtl_context_t ctx)
{
    dtl_context_t same, half, node, leaders;

    check(dtl_context_dup(ctx, &same)); /* messages of the one are not the other's */
    check(dtl_context_split(same, dtl_context_rank(same) % 2, 0, &half));
    check(dtl_context_split_by_node(same, &node));
    check(dtl_context_split_leaders(same, &leaders)); /* one rank a node; null on the others */
    check(dtl_context_barrier(half));
    check(dtl_context_fence(node));
    if (dtl_context_is_root(ctx))
        printf("rank %d of the even ones, %d of the node, %d of the leaders\n",
               (int)dtl_context_rank(half), (int)dtl_context_rank(node),
               (int)dtl_context_rank(leaders));
    if (dtl_context_is_valid(leaders))
        dtl_context_destroy(leaders);
    dtl_context_destroy(node);
    dtl_context_destroy(half);
    dtl_context_destroy(same);
}

static void context_questions(dtl_context_t ctx)
{
    if (!dtl_context_is_root(ctx))
        return;
    printf("valid: %s, a device: %s\n", dtl_context_is_valid(ctx) ? "yes" : "no",
           dtl_context_has_device(ctx) ? "yes" : "no");
    printf("NCCL: %s, OpenSHMEM: %s\n", dtl_context_has_nccl(ctx) ? "yes" : "no",
           dtl_context_has_shmem(ctx) ? "yes" : "no");
}

static void context_errors(dtl_context_t ctx)
{
    dtl_context_t own;
    int64_t value = 0;

    check(dtl_context_dup(ctx, &own));
    check(dtl_context_set_error_policy(own, DTL_ERROR_POLICY_RETURN_STATUS));
    dtl_status status = dtl_broadcast(own, &value, 1, DTL_DTYPE_INT64, -5); /* no rank */
    if (dtl_context_is_root(ctx) && dtl_context_error_policy(own) == DTL_ERROR_POLICY_RETURN_STATUS)
        printf("a root of -5 is refused: %s\n", status != DTL_SUCCESS ? "yes" : "no");
    dtl_context_destroy(own);
}

static void context_more_questions(dtl_context_t ctx)
{
    dtl_context_t own;

    check(dtl_context_create_default(&own)); /* all ranks of the job */
    if (dtl_context_is_root(own)) {
        printf("through MPI or alone: %s, CUDA: %s\n",
               yes_no(dtl_context_has_mpi(own) || dtl_context_size(own) == 1),
               yes_no(dtl_context_has_cuda(own)));
        printf("device %d, of kind %s, as by default: %s\n", dtl_context_device_id(own),
               dtl_device_kind_name(dtl_context_device_kind(own)),
               yes_no(dtl_context_reduction_schedule_policy(own) ==
                          dtl_context_reduction_schedule_policy(ctx) &&
                      dtl_context_progress_ordering_policy(own) ==
                          dtl_context_progress_ordering_policy(ctx)));
    }
    dtl_context_destroy(own);
}

static void context_host(dtl_context_t ctx)
{
    dtl_context_t host;

    check(dtl_context_with_device(ctx, DTL_DEVICE_HOST, 0, &host)); /* the same ranks, no device */
    if (dtl_context_is_root(ctx))
        printf("a device: %s, elements on the host: %s\n", yes_no(dtl_context_has_device(host)),
               yes_no(dtl_placement_available(DTL_PLACEMENT_HOST)));
    dtl_context_destroy(host);
}

static void context_mpi(dtl_context_t ctx)
{
    int comm = 0, is_equal = 1;
    dtl_context_t same;

    if (dtl_context_has_mpi(ctx)) {
        check(dtl_context_mpi_comm(ctx, &comm)); /* MPI_Comm_f2c(comm) is what MPI's calls take */
        check(dtl_context_from_fortran_comm(comm, NULL, &same)); /* from any communicator */
        is_equal = dtl_context_size(same) == dtl_context_size(ctx);
        dtl_context_destroy(same);
    }
    if (dtl_context_is_root(ctx))
        printf("as many ranks, or no MPI: %s\n", yes_no(is_equal));
}

/* Error handler, called for each call that fails. */
static void remember(dtl_status status, const char *message, void *user_data)
{
    (void)message;
    *(dtl_status *)user_data = status;
}

static void context_handler(dtl_context_t ctx)
{
    dtl_status reported = DTL_SUCCESS;
    int64_t value = 0;
    dtl_context_t own;

    check(dtl_context_dup(ctx, &own));
    check(dtl_context_set_error_handler(own, remember, &reported));
    dtl_status status = dtl_broadcast(own, &value, 1, DTL_DTYPE_INT64, -5); /* no rank */
    check(dtl_context_set_error_handler(own, NULL, NULL));
    if (dtl_context_is_root(ctx))
        printf("a failure is reported: %s\n", yes_no(status != DTL_SUCCESS && reported == status));
    dtl_context_destroy(own);
}

static void context_shmem(dtl_context_t ctx)
{
    int has_heaps = 0;
    dtl_context_t with = NULL;

    dtl_status status = dtl_context_with_shmem(ctx, &with); /* where DTL_SHMEM=openshmem */
    if (status == DTL_SUCCESS)
        has_heaps = dtl_context_has_shmem(with);
    if (dtl_context_is_root(ctx))
        printf("OpenSHMEM's heaps, or the reason: %s\n",
               yes_no(has_heaps || dtl_last_error_status() == status));
    if (status == DTL_SUCCESS)
        dtl_context_destroy(with);
}

const struct example context_examples[] = {
    EXAMPLE(context_ranks),
    EXAMPLE(context_create),
    EXAMPLE(context_split),
    EXAMPLE(context_questions),
    EXAMPLE(context_errors),
    EXAMPLE(context_more_questions),
    EXAMPLE(context_host),
    EXAMPLE(context_mpi),
    EXAMPLE(context_handler),
    EXAMPLE(context_shmem),
    {NULL, NULL},
};
