// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

// With a device calls only enqueue work; without one they complete it at once.
static void queue_work(const dtl::context &ctx)
{
    const std::array<double, 4> mine{1, 2, 3, 4};
    std::array<double, 4> found{};
    double sum = 0;
    const auto size = mine.size() * static_cast<std::size_t>(ctx.size());
    const auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const auto other = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const auto stream = ctx.stream();

    const auto given = vec.queue_copy_from_host(mine, stream);
    const auto negated = vec.queue_apply_unary(vec, DTL_UNARY_NEGATIVE, stream);
    const auto copied = vec.queue_copy(other, stream);
    const auto filled = vec.queue_fill(0.5, stream);
    const auto added = vec.queue_apply(other, DTL_OP_SUM, stream);
    const auto summed = vec.queue_reduce_local(DTL_OP_SUM, sum, stream);
    const auto taken = vec.queue_copy_to_host(found, stream);
    summed.wait(); // the host needs these alone
    taken.wait();
    if (ctx.is_root())
        std::printf("%.1f, of which the last is %.1f\n", sum, found.back());
}

// This rank's part; what is to be had of the host is waited for alone.
static void queue_orders(const dtl::context &ctx)
{
    const std::array<double, 4> mine{3, 1, 4, 2};
    std::array<double, 4> found{};
    const auto size = mine.size() * static_cast<std::size_t>(ctx.size());
    const auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const auto other = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const dtl::stream none; // the context's own

    const auto given = vec.queue_copy_from_host(mine, none);
    const auto doubled =
        vec.queue_apply_value(vec, 2.0, DTL_OPERAND_SECOND, DTL_BINARY_MULTIPLY, none);
    const auto sorted = vec.queue_sort_local(DTL_SORT_ASCENDING, none);
    const auto squared = other.queue_apply_binary(vec, vec, DTL_BINARY_MULTIPLY, none);
    const auto summed = vec.queue_inclusive_scan_local(DTL_OP_SUM, none);
    const auto counted = other.queue_exclusive_scan_local(DTL_OP_SUM, none);
    vec.queue_copy_to_host(found, none).wait();
    if (ctx.is_root())
        std::printf("%.1f %.1f %.1f %.1f\n", found[0], found[1], found[2], found[3]);
}

// Target indices of elements are in a container, too, so the host does not wait.
static void queue_places(const dtl::context &ctx)
{
    const std::array<double, 4> mine{3, 1, 4, 2};
    std::array<double, 4> found{};
    const auto size = mine.size() * static_cast<std::size_t>(ctx.size());
    const auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const auto other = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const auto indices = dtl::vector::create(ctx, DTL_DTYPE_INT64, size);
    const dtl::stream none; // the context's own

    const auto given = vec.queue_copy_from_host(mine, none);
    const auto ordered = vec.queue_argsort_local(DTL_SORT_ASCENDING, indices, none);
    const auto gathered = other.queue_gather(vec, indices, none);
    const auto scattered = vec.queue_scatter(indices, other, none);
    const auto moved = vec.queue_sort_by_key_local(other, DTL_SORT_DESCENDING, none);
    other.queue_copy_to_host(found, none).wait();
    if (ctx.is_root())
        std::printf("%.1f %.1f %.1f %.1f\n", found[0], found[1], found[2], found[3]);
}

template <class T> static T value_of(const dtl::future &future)
{
    T value{};

    future.get(value);
    return value;
}

// The result of a search is the value of a future.
static void queue_answers(const dtl::context &ctx)
{
    const std::array<double, 4> mine{3, 1, 4, 1};
    const std::array<double, 1> halves{0.5};
    std::array<double, 2> ends{};
    std::array<std::uint64_t, 2> bins{};
    const auto size = mine.size() * static_cast<std::size_t>(ctx.size());
    const auto vec = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const auto other = dtl::vector::create(ctx, DTL_DTYPE_FLOAT64, size);
    const dtl::stream none; // the context's own

    const auto given = vec.queue_copy_from_host(mine, none);
    const auto ones = vec.queue_count_local(1.0, none);
    const auto first = vec.queue_find_local(1.0, none);
    const auto least = vec.queue_min_element_local(none);
    const auto greatest = vec.queue_max_element_local(none);
    const auto both = vec.queue_minmax_local(none);
    const auto mean = vec.queue_mean_local(none);
    const auto var = vec.queue_var_local(0, none);
    const auto norm = vec.queue_norm_local(none);
    const auto dot = vec.queue_dot_local(vec, none);
    const auto counts = vec.queue_histogram_local(0, 4, 2, none);
    const auto median = vec.queue_quantile_local(halves, none);
    const auto distinct = vec.queue_unique_local(other, none);
    const auto sorted = vec.queue_stable_sort_local(DTL_SORT_ASCENDING, none);
    both.get(ends);
    counts.get(bins);
    if (!ctx.is_root())
        return;
    std::printf("%d ones, the first at %d; least at %d, greatest at %d\n",
                static_cast<int>(value_of<std::uint64_t>(ones)),
                static_cast<int>(value_of<std::int64_t>(first)),
                static_cast<int>(value_of<std::int64_t>(least)),
                static_cast<int>(value_of<std::int64_t>(greatest)));
    std::printf("from %.1f to %.1f, mean %.2f, variance %.4f, norm %.3f, dot %.1f\n", ends[0],
                ends[1], value_of<double>(mean), value_of<double>(var), value_of<double>(norm),
                value_of<double>(dot));
    std::printf("%d and %d in bins, median %.1f, %d distinct\n", static_cast<int>(bins[0]),
                static_cast<int>(bins[1]), value_of<double>(median),
                static_cast<int>(value_of<std::uint64_t>(distinct)));
}

static void queue_future(const dtl::context &ctx)
{
    const auto stream = dtl::stream::create(DTL_DEVICE_HOST, 0);

    ctx.set_stream(stream); // collectives of its device run there
    stream.future().wait();
    ctx.set_stream(dtl::stream());
    if (ctx.is_root())
        std::printf("all has run\n");
}

const examples queue_examples{
    EXAMPLE(queue_work),    EXAMPLE(queue_orders), EXAMPLE(queue_places),
    EXAMPLE(queue_answers), EXAMPLE(queue_future),
};
