// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void status_words(const dtl::context &ctx)
{
    const dtl_status status = DTL_ERROR_OUT_OF_BOUNDS;

    if (!ctx.is_root())
        return;
    std::printf("%s, of %s\n", dtl::status_name(status), dtl::status_category(status));
    std::printf("has a text: %s, of its category: %s\n", yes_no(*dtl::status_message(status)),
                yes_no(dtl::status_is_category(status, dtl::status_category_code(status))));
    std::printf("an error: %s, a success: %s\n", yes_no(dtl::status_is_error(status)),
                yes_no(dtl::status_ok(status)));
}

static void status_last_error(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<std::int64_t>, 12);

    dtl::clear_error(); // what follows is of the next call
    const dtl_rank_t owner = dtl_vector_owner(vec.native_handle(), 12); // the method throws
    if (ctx.is_root() && dtl::last_error_status() != DTL_SUCCESS)
        // which argument, its value, what was expected
        std::printf("no owner: %s, has a text: %s\n", yes_no(owner == DTL_NO_RANK),
                    yes_no(!dtl::last_error().empty()));
}

const examples status_examples{
    EXAMPLE(status_words),
    EXAMPLE(status_last_error),
};
