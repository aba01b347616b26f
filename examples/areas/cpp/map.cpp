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

static void map_sized(const dtl::context &ctx)
{
    const auto map = dtl::map::create_sized(ctx, DTL_DTYPE_INT32, 2, dtl::dtype_of<double>, 3);
    const std::array<std::int32_t, 2> place{3, 4}; // one key
    std::array<double, 3> seen{};

    if (ctx.is_root())
        map.insert(place, std::array{0.25, 0.5, 1.0});
    map.sync();
    map.find(place, seen);
    if (ctx.is_root())
        std::printf("%d bytes a key, %d a value: %.2f %.2f %.2f\n",
                    static_cast<int>(map.key_size()), static_cast<int>(map.value_size()), seen[0],
                    seen[1], seen[2]);
}

static void map_conditions(const dtl::context &ctx)
{
    const auto map = dtl::map::create(ctx, INT64, INT64);
    const std::array<std::int64_t, 3> keys{1, 2, 3}, expected{10, 99, 0}, values{11, 22, 33};
    const std::array<std::uint8_t, 3> present{1, 1, 0}; // the third must not be there
    std::array<std::uint8_t, 3> replaced{};

    if (!ctx.is_root())
        return;
    map.insert(keys[0], std::int64_t{10});
    map.insert(keys[1], std::int64_t{20});
    map.flush();
    map.replace_batch(keys, expected, present, values, replaced);
    std::printf("replaced: %d %d %d\n", replaced[0], replaced[1], replaced[2]);
}

// Combines the stored value of a key with a new one.
static void product(const void *a, const void *b, void *result, void *)
{
    *static_cast<std::int64_t *>(result) =
        *static_cast<const std::int64_t *>(a) * *static_cast<const std::int64_t *>(b);
}

// Sees each entry of this rank.
static void add_up(const void *, const void *value, void *user_data)
{
    *static_cast<std::int64_t *>(user_data) += *static_cast<const std::int64_t *>(value);
}

static void map_functions(const dtl::context &ctx)
{
    const auto map = dtl::map::create(ctx, INT64, INT64);
    const std::array<std::int64_t, 3> keys{1, 2, 3}, values{10, 20, 30}, twos{2, 2, 2};
    std::int64_t mine = 0, total = 0;

    if (ctx.is_root()) {
        map.insert_batch(keys, values);
        map.flush();
        map.combine_with(keys[0], std::int64_t{5}, product, nullptr);
        map.combine_with_batch(keys, twos, product, nullptr);
    }
    map.sync();
    map.for_each(add_up, &mine);
    ctx.allreduce(mine, total);
    if (ctx.is_root())
        std::printf("all values: %d\n", static_cast<int>(total));
}

const examples map_examples{
    EXAMPLE(map_one),   EXAMPLE(map_combine),    EXAMPLE(map_many),      EXAMPLE(map_questions),
    EXAMPLE(map_sized), EXAMPLE(map_conditions), EXAMPLE(map_functions),
};
