// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

constexpr auto INT64 = dtl::dtype_of<std::int64_t>;

static void map_one(const dtl::context &ctx)
{
    const auto map = dtl::map::create(ctx, INT64, dtl::dtype_of<double>);
    const std::int64_t key = 7, missing = 8;
    double value = 0;

    if (ctx.is_root())
        map.insert(key, 0.5);
    map.sync(); // what each has inserted is where it belongs
    const int found = map.find(key, value), is_there = map.contains(missing);
    map.sync(); // all have looked
    if (ctx.is_root()) {
        std::printf("%.2f, found: %d, another: %d\n", value, found, is_there);
        const int replaced = map.replace(key, 0.5, 0.25); // if it is a half
        map.find(key, value);
        const int erased = map.erase(key);
        std::printf("replaced: %d, %.2f, erased: %d\n", replaced, value, erased);
    }
    map.sync();
}

static void map_combine(const dtl::context &ctx)
{
    const auto counts = dtl::map::create(ctx, INT64, INT64);
    const std::int64_t mine = ctx.rank(), first = 0, one = 1;
    std::int64_t value = 0;

    for (int time = 0; time < 3; ++time)
        counts.combine(mine, one, DTL_OP_SUM);
    counts.sync();
    counts.find(first, value);
    if (ctx.is_root())
        std::printf("rank 0 came %d times\n", static_cast<int>(value));
}

static void map_many(const dtl::context &ctx)
{
    const auto map = dtl::map::create(ctx, INT64, INT64);
    const std::array<std::int64_t, 3> keys{1, 2, 3}, values{10, 20, 30};
    std::array<std::int64_t, 3> found{};
    std::array<std::uint8_t, 3> is_there{}, erased{};

    if (ctx.is_root())
        map.insert_batch(keys, values);
    map.sync();
    if (ctx.is_root())
        map.combine_batch(keys, values, DTL_OP_SUM);
    map.sync();
    map.find_batch(keys, found, is_there);
    map.contains_batch(keys, is_there);
    map.sync(); // all have looked
    if (ctx.is_root()) {
        map.erase_batch(keys, erased);
        std::printf("%d %d %d, erased: %d\n", static_cast<int>(found[0]),
                    static_cast<int>(found[1]), static_cast<int>(found[2]),
                    erased[0] + erased[1] + erased[2]);
    }
    map.flush();
    map.clear();
}

static void map_questions(const dtl::context &ctx)
{
    const auto map = dtl::map::create(ctx, INT64, INT64);
    const std::int64_t key = ctx.rank();

    map.insert(key, key);
    map.sync();
    std::vector<std::int64_t> keys(map.local_size()), values(map.local_size());
    const auto count = map.local_entries(keys, values);
    if (map.global_size() == static_cast<dtl_size_t>(ctx.size()) && ctx.is_root())
        std::printf("an entry a rank, int64: %s, unsaid: %s, mine: %s\n",
                    map.key_dtype() == map.value_dtype() ? "yes" : "no",
                    map.is_dirty() ? "some" : "none", count == map.local_size() ? "all" : "some");
    if (ctx.is_root())
        std::printf("it has an owner: %s, valid: %s\n", map.owner(key) >= 0 ? "yes" : "no",
                    map.is_valid() ? "yes" : "no");
}

const examples map_examples{
    EXAMPLE(map_one),
    EXAMPLE(map_combine),
    EXAMPLE(map_many),
    EXAMPLE(map_questions),
};
