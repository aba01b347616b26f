// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>

#include "areas.hpp"

static void environment_contexts(const dtl::context &ctx)
{
    const auto env = dtl::environment::create(); // the first one starts MPI where there is some
    const auto again = dtl::environment::create_with_args(nullptr, nullptr);
    const auto world = env.make_world_context(), alone = env.make_cpu_context();

    if (!ctx.is_root())
        return;
    std::printf("counted: %s, its domain has a name: %s\n",
                yes_no(dtl::environment_is_initialized() && dtl::environment_ref_count() >= 2),
                yes_no(*env.domain() != '\0'));
    std::printf("all ranks: %s, and one that may be all: %s\n", yes_no(world.size() == ctx.size()),
                yes_no(alone.size() >= 1));
}

static void environment_questions(const dtl::context &ctx)
{
    const int found = dtl::environment_has_mpi() + dtl::environment_has_cuda() +
                      dtl::environment_has_hip() + dtl::environment_has_nccl() +
                      dtl::environment_has_shmem();

    if (ctx.is_root())
        std::printf("up to five backends: %s, MPI's thread level: %s\n", yes_no(found <= 5),
                    yes_no(dtl::environment_mpi_thread_level() >= -1));
}

static void environment_abort(const dtl::context &ctx)
{
    if (ctx.size() > 1000000)
        dtl::abort(2); // ends all processes of the job: the others would wait for this one
    if (ctx.is_root())
        std::printf("few enough ranks\n");
}

static void environment_interrupt(const dtl::context &ctx)
{
    double number = 0;
    bool has_failed = false;

    dtl::interrupt(); // as a signal handler does
    try {
        ctx.recv(number, ctx.rank(), 7);
    } catch (const dtl::error &) {
        has_failed = true;
    }
    dtl::interrupt_clear(); // calls wait again
    if (ctx.is_root())
        std::printf("the receive got nothing: %s\n", yes_no(has_failed));
}

const examples environment_examples{
    EXAMPLE(environment_contexts),
    EXAMPLE(environment_questions),
    EXAMPLE(environment_abort),
    EXAMPLE(environment_interrupt),
};
