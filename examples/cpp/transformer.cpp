// SPDX-License-Identifier: BSD-3-Clause
// Two layers of a transformer: each rank has some heads, and sums over ranks make the rest.
#include <array>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <initializer_list>
#include <utility>
#include <vector>

#include <dtl/dtl.hpp>

constexpr int TOKENS = 16, LAYERS = 2, HEADS = 4;
constexpr int COLUMNS = 8, HIDDEN = 16; // of a head
constexpr int WIDTH = HEADS * COLUMNS;

// The generated arrays: weight matrices and the input.
enum matrix { QUERY, KEY, VALUE, OUTPUT, GATE, UP, DOWN, INPUT };

struct range {
    int first, count;
};
constexpr range every{0, WIDTH};

using floats = std::vector<float>;

// From -1/4 to 1/4, as good as random.
static float number(matrix what, int layer, int row, int column)
{
    std::int64_t n = ((std::int64_t{layer} * 8 + what) * 64 + row) * 64 + column;

    n = (n * 1103515245 + 12345) % 2147483648;
    n = (n * 1103515245 + 12345) % 2147483648;
    return static_cast<float>(static_cast<double>(n) / 4294967296.0 - 0.25);
}

// Parts of matrices, one below the other.
static floats numbers(std::initializer_list<matrix> of, int layer, range rows, range columns)
{
    floats made;

    for (const matrix what : of)
        for (int row = rows.first; row < rows.first + rows.count; ++row)
            for (int column = columns.first; column < columns.first + columns.count; ++column)
                made.push_back(number(what, layer, row, column));
    return made;
}

// Tasks, and the memory that they use: a deque leaves it where it is while it grows.
struct graph {
    const dtl::model &model;
    std::deque<floats> memory{};

    dtl_index_t tensor(int rows, floats numbers)
    {
        auto &kept = memory.emplace_back(std::move(numbers));

        return model.tensor(kept, static_cast<dtl_size_t>(rows),
                            kept.size() / static_cast<dtl_size_t>(rows));
    }

    dtl_index_t empty(int columns)
    {
        return tensor(TOKENS, floats(static_cast<std::size_t>(TOKENS * columns)));
    }

    dtl_index_t part(dtl_index_t of, int number, int columns) const
    {
        return model.view(of, 0, TOKENS, static_cast<dtl_size_t>(number * columns),
                          static_cast<dtl_size_t>(columns));
    }

    void linear(dtl_index_t x, dtl_index_t weight, dtl_index_t out) const
    {
        model.add_linear(x, weight, DTL_MODEL_NO_TENSOR, out);
    }

    void normalize(dtl_index_t x, dtl_index_t out) const
    {
        model.add_normalize(DTL_MODEL_RMS, x, DTL_MODEL_NO_TENSOR, DTL_MODEL_NO_TENSOR, 1e-6, out);
    }

    // `x` gets what all ranks have made, each of its heads.
    void ranks_add(dtl_index_t x, dtl_index_t total) const
    {
        model.add_allreduce(DTL_OP_SUM, total);
        model.add_binary(DTL_MODEL_ADD, x, total, x);
    }
};

static void attention_add(graph &graph, dtl_index_t x, int layer, range heads)
{
    const range mine{heads.first * COLUMNS, heads.count * COLUMNS};
    const auto normal = graph.empty(WIDTH), parts = graph.empty(3 * mine.count);
    const auto attended = graph.empty(mine.count), total = graph.empty(WIDTH);
    const auto projection =
        graph.tensor(3 * mine.count, numbers({QUERY, KEY, VALUE}, layer, mine, every));
    const auto output = graph.tensor(WIDTH, numbers({OUTPUT}, layer, every, mine));
    const auto query = graph.part(parts, 0, mine.count), key = graph.part(parts, 1, mine.count);
    const auto value = graph.part(parts, 2, mine.count);

    graph.normalize(x, normal);
    graph.linear(normal, projection, parts);
    graph.model.add_flash_attention(DTL_MODEL_CAUSAL, query, key, value,
                                    static_cast<dtl_size_t>(heads.count), 0, attended);
    graph.linear(attended, output, total);
    graph.ranks_add(x, total);
}

static void products_add(graph &graph, dtl_index_t x, int layer, range heads)
{
    const range hidden{heads.first * HIDDEN, heads.count * HIDDEN};
    const auto normal = graph.empty(WIDTH), both = graph.empty(2 * hidden.count);
    const auto gated = graph.empty(hidden.count), total = graph.empty(WIDTH);
    const auto up = graph.tensor(2 * hidden.count, numbers({GATE, UP}, layer, hidden, every));
    const auto down = graph.tensor(WIDTH, numbers({DOWN}, layer, every, hidden));

    graph.normalize(x, normal);
    graph.linear(normal, up, both);
    graph.model.add_binary(DTL_MODEL_SILU_AND_MUL, graph.part(both, 0, hidden.count),
                           graph.part(both, 1, hidden.count), gated);
    graph.linear(gated, down, total);
    graph.ranks_add(x, total);
}

// The share of a rank without heads is 0, in both sums.
static void nothing_add(graph &graph, dtl_index_t x)
{
    const auto total = graph.empty(WIDTH);

    for (int sum = 0; sum < 2; ++sum) {
        graph.model.add_binary(DTL_MODEL_SUBTRACT, x, x, total);
        graph.ranks_add(x, total);
    }
}

int main()
{
    const auto ctx = dtl::context::create_default();
    const auto model = dtl::model::create(ctx);
    const int first = HEADS * ctx.rank() / ctx.size();
    const range heads{first, HEADS * (ctx.rank() + 1) / ctx.size() - first};
    graph graph{model};

    const auto x = graph.tensor(TOKENS, numbers({INPUT}, 0, {0, TOKENS}, every));
    for (int layer = 0; layer < LAYERS; ++layer)
        if (heads.count > 0) {
            attention_add(graph, x, layer, heads);
            products_add(graph, x, layer, heads);
        } else
            nothing_add(graph, x);
    model.schedule(2); // on two threads
    model.run();

    if (ctx.is_root())
        for (const int token : {0, 1, TOKENS - 1}) {
            const float *row = graph.memory.front().data() + token * WIDTH;

            std::printf("Token %2d:%6.2f%6.2f%6.2f%6.2f\n", token, row[0], row[1], row[2], row[3]);
        }
}
