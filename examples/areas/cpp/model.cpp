// SPDX-License-Identifier: BSD-3-Clause
#include <array>
#include <cstdint>
#include <cstdio>

#include "areas.hpp"

static void model_product(const dtl::context &ctx)
{
    std::array<float, 6> x{1, 2, 3, 4, 5, 6}, weight{1, 0, 1, 0, 1, 0};
    std::array<float, 4> out{};
    const auto model = dtl::model::create(ctx);

    const auto input = model.tensor(x, 2, 3), factors = model.tensor(weight, 2, 3);
    const auto product = model.tensor(out, 2, 2);
    model.add_linear(input, factors, DTL_MODEL_NO_TENSOR, product);
    model.add_unary(DTL_MODEL_NEGATIVE, product, product);
    model.add_allreduce(DTL_OP_MAX, product);
    model.schedule(2); // on two threads
    model.run();       // as often as wanted
    if (ctx.is_root()) {
        std::printf("%d arrays, %d tasks, valid: %s\n", static_cast<int>(model.tensors()),
                    static_cast<int>(model.tasks()), yes_no(model.is_valid()));
        std::printf("%g %g, %g %g\n", out[0], out[1], out[2], out[3]);
    }
}

static void model_parts(const dtl::context &ctx)
{
    std::array<float, 4> pairs{0, 3, 1, 4};
    std::array<float, 2> sum{}, factors{5, 10};
    const auto model = dtl::model::create(ctx);

    const auto whole = model.tensor(pairs, 1, 4);
    const auto left = model.view(whole, 0, 1, 0, 2), right = model.view(whole, 0, 1, 2, 2);
    const auto made = model.tensor(sum, 1, 2), weight = model.tensor(factors, 1, 2);
    model.add_binary(DTL_MODEL_ADD, left, right, made);
    model.add_normalize(DTL_MODEL_RMS, made, weight, DTL_MODEL_NO_TENSOR, 0, made);
    model.schedule();
    model.run();
    if (ctx.is_root())
        std::printf("%g %g\n", sum[0], sum[1]);
}

static void model_attention(const dtl::context &ctx)
{
    std::array<float, 4> queries{}, keys{1, 2, 3, 4}, values{2, 4, 4, 8}, out{};
    std::array<float, 2> last{};
    std::array<std::int64_t, 1> filled{1}; // rows of the cache
    const auto model = dtl::model::create(ctx);

    const auto query = model.tensor(queries, 2, 2), key = model.tensor(keys, 2, 2);
    const auto value = model.tensor(values, 2, 2), made = model.tensor(out, 2, 2);
    const auto lengths = model.tensor(filled, 1, 1), decoded = model.tensor(last, 1, 2);
    const auto one = model.view(query, 1, 1, 0, 2);
    model.add_flash_attention(DTL_MODEL_CAUSAL, query, key, value, 1, 0, made); // one head
    model.add_flash_decode(one, key, value, lengths, 1, 0, decoded);
    model.schedule();
    model.run();
    if (ctx.is_root())
        std::printf("%g %g, %g %g, %g %g\n", out[0], out[1], out[2], out[3], last[0], last[1]);
}

static void model_cache(const dtl::context &ctx)
{
    std::array<float, 2> queries{}, row{4, 8}, out{};
    std::array<float, 4> cached{2, 4};
    std::array<std::int64_t, 1> filled{2}; // rows of the cache, the new one included
    const auto model = dtl::model::create(ctx);

    const auto cache = model.tensor(cached, 2, 2), lengths = model.tensor(filled, 1, 1);
    const auto query = model.tensor(queries, 1, 2), made = model.tensor(out, 1, 2);
    model.add_append(model.tensor(row, 1, 2), lengths, cache);
    model.add_flash_decode(query, cache, cache, lengths, 1, 0, made);
    model.schedule();
    model.run();
    if (ctx.is_root())
        std::printf("%g %g\n", out[0], out[1]);
}

static void model_orders(const dtl::context &ctx)
{
    std::array<float, 2> x{1, 2}, y{3, 4};
    const auto model = dtl::model::create(ctx);

    const auto first = model.tensor(x, 1, 2), second = model.tensor(y, 1, 2);
    const auto negated = model.add_unary(DTL_MODEL_NEGATIVE, first, first);
    const auto fetched = model.add_prefetch(second);
    model.add_order(fetched, negated); // though they share no bytes
    model.add_barrier();               // all ranks have negated x
    model.add_unary(DTL_MODEL_NEGATIVE, second, second);
    model.schedule();
    model.run();
    if (ctx.is_root())
        std::printf("%d tasks, %g and %g\n", static_cast<int>(model.tasks()), x[1], y[1]);
}

static void model_schedule(const dtl::context &ctx)
{
    std::array<float, 2> x{1, 2}, y{}, z{};
    const auto model = dtl::model::create(ctx);
    dtl_model_record_t last{};

    const auto given = model.tensor(x, 1, 2), once = model.tensor(y, 1, 2);
    const auto twice = model.tensor(z, 1, 2);
    model.add_unary(DTL_MODEL_COPY, given, once);
    model.add_unary(DTL_MODEL_NEGATIVE, given, twice);
    const auto task = model.add_binary(DTL_MODEL_ADD, once, twice, once);
    model.schedule(2);
    for (dtl_size_t i = 0; i < model.tasks() && last.task != task; ++i)
        last = model.record_of(i);
    const auto [worker, before] = model.wait_of(last.first_wait); // for the other worker
    if (ctx.is_root())
        std::printf("the sum is last: %s\n", yes_no(worker != last.worker && before == 1));
}

const examples model_examples{
    EXAMPLE(model_product), EXAMPLE(model_parts),  EXAMPLE(model_attention),
    EXAMPLE(model_cache),   EXAMPLE(model_orders), EXAMPLE(model_schedule),
};
