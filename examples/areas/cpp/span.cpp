// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void span_create(const dtl::context &ctx)
{
    std::array<std::int64_t, 5> memory{1, 2, 3, 4, 5};
    const auto span = dtl::span::create(memory, 5, 0, 1); // of the program's own
    std::int64_t third = 0;

    span.get_local(2, third);
    span.set_local(4, std::int64_t{6});
    if (!ctx.is_root())
        return;
    std::printf("%d of %s, %d bytes, the third is %d\n", static_cast<int>(span.size()),
                dtl::dtype_name(span.dtype()), static_cast<int>(span.size_bytes()),
                static_cast<int>(third));
    std::printf("written through it: %d\n", static_cast<int>(memory[4]));
}

static void span_of_containers(const dtl::context &ctx)
{
    const auto vec = dtl::vector::create(ctx, dtl::dtype_of<double>, 12);
    const auto arr = dtl::array::create(ctx, dtl::dtype_of<double>, 24);
    const auto tensor = dtl::tensor::create(ctx, dtl::dtype_of<double>, dtl::shape_2d(8, 6));
    std::vector<dtl::span> spans;

    spans.push_back(dtl::span::from_vector(vec));
    spans.push_back(dtl::span::from_array(arr));
    spans.push_back(dtl::span::from_tensor(tensor));
    for (const auto &span : spans)
        if (span.rank() == 0 && span.num_ranks() == ctx.size())
            std::printf("%d elements over all ranks\n", static_cast<int>(span.size()));
}

static void span_parts(const dtl::context &ctx)
{
    std::array<std::int64_t, 6> memory{1, 2, 3, 4, 5, 6};
    const auto span = dtl::span::create(memory, 6, 0, 1);
    const auto first = span.first(2), last = span.last(2);
    auto middle = span.subspan(2, 3); // from the third on
    auto *written = static_cast<std::int64_t *>(middle.data_mut());

    written[2] = 50;
    if (!ctx.is_root())
        return;
    std::printf("%d, then %d of them from %d on\n",
                static_cast<int>(*static_cast<const std::int64_t *>(first.data())),
                static_cast<int>(middle.local_size()), static_cast<int>(written[0]));
    std::printf("the last two start with %d\n",
                static_cast<int>(*static_cast<const std::int64_t *>(last.data())));
    std::printf("valid: %s, empty: %s\n", yes_no(last.is_valid()), yes_no(last.empty()));
}

const examples span_examples{
    EXAMPLE(span_create),
    EXAMPLE(span_of_containers),
    EXAMPLE(span_parts),
};
