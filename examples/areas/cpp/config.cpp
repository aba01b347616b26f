// SPDX-License-Identifier: BSD-3-Clause
#include <cstdio>
#include <string>

#include "areas.hpp"

static void config_version(const dtl::context &ctx)
{
    const std::string version = dtl::version_string();
    const auto wanted = std::to_string(dtl::version_major()) + "." +
                        std::to_string(dtl::version_minor()) + "." +
                        std::to_string(dtl::version_patch());

    if (ctx.is_root())
        std::printf("one version: %s, the ABI's: %s\n",
                    yes_no(version.starts_with(wanted) && version == dtl::version()),
                    yes_no(dtl::abi_version() > 0));
}

static void config_backends(const dtl::context &ctx)
{
    const int found =
        dtl::has_mpi() + dtl::has_cuda() + dtl::has_hip() + dtl::has_nccl() + dtl::has_shmem();

    if (!ctx.is_root())
        return;
    std::printf("up to five: %s, of those that were looked for: %s\n", yes_no(found <= 5),
                yes_no(dtl::backend_count() >= 0));
    std::printf("in words: %s\n",
                yes_no(!dtl::backend_report().empty() && *dtl::backend_name() != '\0'));
    std::printf("an MPI has a name: %s\n",
                yes_no(!dtl::has_mpi() || dtl::mpi_library() != nullptr));
}

const examples config_examples{
    EXAMPLE(config_version),
    EXAMPLE(config_backends),
};
