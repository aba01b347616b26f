// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void future_value(const dtl::context &ctx)
{
    const std::array<double, 2> values{1.5, 2.5};
    std::array<double, 2> found{};
    const auto future = dtl::future::create();
    const int before = future.test();

    future.set(values); // here or in another thread
    const int after = future.wait_for(1000);
    future.wait();
    future.get(found);
    if (ctx.is_root())
        std::printf("%s, then %s: %.1f in %d bytes\n", yes_no(before), yes_no(after),
                    found[0] + found[1], static_cast<int>(future.size()));
}

static void future_failure(const dtl::context &ctx)
{
    std::int64_t number = 0;
    dtl_status status = DTL_SUCCESS;
    const auto future = dtl::future::create();

    future.fail(DTL_ERROR_CANCELED, "no luck"); // waiting callers get the error
    try {
        future.get(number);
    } catch (const dtl::error &error) {
        status = error.status();
    }
    if (ctx.is_root())
        std::printf("canceled: %s\n", yes_no(status == DTL_ERROR_CANCELED));
}

static dtl_status doubled(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *)
{
    if (code != DTL_SUCCESS)
        return code;
    const double twice = 2 * *static_cast<const double *>(value);
    return dtl_future_set(result, &twice, size);
}

static void future_then(const dtl::context &ctx)
{
    const auto first = dtl::future::create();
    const auto second = first.then(doubled, nullptr); // when the first has its value
    double twice = 0;

    first.set(4.5);
    second.get(twice);
    if (ctx.is_root())
        std::printf("%.1f\n", twice);
}

static void future_many(const dtl::context &ctx)
{
    std::array<dtl::future, 2> futures{dtl::future::create(), dtl::future::create()};
    const auto all = dtl::when_all(futures);

    futures[1].set(std::int64_t{1});
    const auto [any, first] = dtl::when_any(futures); // the second one it is
    futures[0].set(std::int64_t{1});
    any.wait();
    all.wait();
    if (ctx.is_root())
        std::printf("first: %d, then all\n", static_cast<int>(first));
}

const examples future_examples{
    EXAMPLE(future_value),
    EXAMPLE(future_failure),
    EXAMPLE(future_then),
    EXAMPLE(future_many),
};
