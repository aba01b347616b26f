// SPDX-License-Identifier: BSD-3-Clause
#include <algorithm>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void context_ranks(const dtl::context &ctx)
{
    if (ctx.is_root())
        std::printf("rank %d, of at least %d\n", ctx.rank(), std::min(ctx.size(), 1));
}

static void context_create(const dtl::context &ctx)
{
    auto options = dtl::context_options_init();

    DTL_CONTEXT_OPT_DETERMINISM_MODE(options) = DTL_DETERMINISM_DETERMINISTIC;
    const auto own = dtl::context::create(&options);
    if (ctx.is_root() && own.determinism_mode() == DTL_DETERMINISM_DETERMINISTIC)
        std::printf("sums are the same in every run\n");
}

static void context_split(const dtl::context &ctx)
{
    const auto same = ctx.dup(); // messages of the one are not the other's
    const auto half = same.split(same.rank() % 2);
    const auto node = same.split_by_node();
    const auto leaders = same.split_leaders(); // one rank a node; null on the others

    half.barrier();
    node.fence();
    if (ctx.is_root())
        std::printf("rank %d of the even ones, %d of the node, %d of the leaders\n", half.rank(),
                    node.rank(), leaders.rank());
}

static void context_questions(const dtl::context &ctx)
{
    const auto answer = [](int question) { return question ? "yes" : "no"; };

    if (!ctx.is_root())
        return;
    std::printf("valid: %s, a device: %s\n", answer(ctx.is_valid()), answer(ctx.has_device()));
    std::printf("NCCL: %s, OpenSHMEM: %s\n", answer(ctx.has_nccl()), answer(ctx.has_shmem()));
}

static void context_errors(const dtl::context &ctx)
{
    const auto own = ctx.dup();
    std::int64_t value = 0;
    bool refused = false;

    own.set_error_policy(DTL_ERROR_POLICY_RETURN_STATUS);
    try {
        own.broadcast(value, -5); // no rank
    } catch (const dtl::error &) {
        refused = true;
    }
    if (ctx.is_root() && own.error_policy() == DTL_ERROR_POLICY_RETURN_STATUS)
        std::printf("a root of -5 is refused: %s\n", refused ? "yes" : "no");
}

static void context_more_questions(const dtl::context &ctx)
{
    const auto own = dtl::context::create_default(); // all ranks of the job

    if (!own.is_root())
        return;
    std::printf("through MPI or alone: %s, CUDA: %s\n", yes_no(own.has_mpi() || own.size() == 1),
                yes_no(own.has_cuda()));
    std::printf("device %d, of kind %s, as by default: %s\n", own.device_id(),
                dtl::device_kind_name(own.device_kind()),
                yes_no(own.reduction_schedule_policy() == ctx.reduction_schedule_policy() &&
                       own.progress_ordering_policy() == ctx.progress_ordering_policy()));
}

static void context_host(const dtl::context &ctx)
{
    const auto host = ctx.with_device(DTL_DEVICE_HOST, 0); // the same ranks, no device

    if (ctx.is_root())
        std::printf("a device: %s, elements on the host: %s\n", yes_no(host.has_device()),
                    yes_no(dtl::placement_available(DTL_PLACEMENT_HOST)));
}

static void context_mpi(const dtl::context &ctx)
{
    bool is_equal = true;

    if (ctx.has_mpi()) {
        const int comm = ctx.mpi_comm(); // MPI_Comm_f2c(comm) is what MPI's calls take
        const auto same = dtl::context::from_fortran_comm(comm, nullptr); // from any communicator
        is_equal = same.size() == ctx.size();
    }
    if (ctx.is_root())
        std::printf("as many ranks, or no MPI: %s\n", yes_no(is_equal));
}

// Error handler, called for each call that fails.
static void remember(dtl_status status, const char *, void *user_data)
{
    *static_cast<dtl_status *>(user_data) = status;
}

static void context_handler(const dtl::context &ctx)
{
    const auto own = ctx.dup();
    dtl_status reported = DTL_SUCCESS, status = DTL_SUCCESS;
    std::int64_t value = 0;

    own.set_error_handler(remember, &reported);
    try {
        own.broadcast(value, -5); // no rank
    } catch (const dtl::error &error) {
        status = error.status();
    }
    own.set_error_handler(nullptr, nullptr);
    if (ctx.is_root())
        std::printf("a failure is reported: %s\n",
                    yes_no(status != DTL_SUCCESS && reported == status));
}

static void context_shmem(const dtl::context &ctx)
{
    bool known = false;

    try {
        known = ctx.with_shmem().has_shmem(); // where DTL_SHMEM=openshmem
    } catch (const dtl::error &error) {
        known = *error.what() != '\0';
    }
    if (ctx.is_root())
        std::printf("OpenSHMEM's heaps, or the reason: %s\n", yes_no(known));
}

const examples context_examples{
    EXAMPLE(context_ranks),     EXAMPLE(context_create), EXAMPLE(context_split),
    EXAMPLE(context_questions), EXAMPLE(context_errors), EXAMPLE(context_more_questions),
    EXAMPLE(context_host),      EXAMPLE(context_mpi),    EXAMPLE(context_handler),
    EXAMPLE(context_shmem),
};
