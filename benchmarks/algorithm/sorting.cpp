/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting a vector of 10 million elements over the ranks, against a sample sort with the same local
 * sort: splitters are guessed from samples (Blelloch et al., "A Comparison of Sorting Algorithms
 * for the Connection Machine CM-2", 1991), so that the numbers of elements of
 * the ranks change.  On one rank it times the local sort alone: several dtypes, both directions,
 * keys with payloads, and all cores of the rank. */
#include <mpi.h>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include <sched.h>

#include <dtl/dtl.h>
#include <hwy/contrib/sort/vqsort.h>

namespace
{

constexpr size_t ELEMENTS = 10'000'000;
constexpr int ROUNDS = 7, FEW_ROUNDS = 3, SAMPLES = 256;

int rank, ranks;

void sort_here(std::vector<double> &keys)
{
    const hwy::Sorter sorter;

    sorter(keys.data(), keys.size(), hwy::SortAscending());
}

/* Returns size - 1 splitters from evenly spaced samples of sorted keys. */
std::vector<double> splitters_of(const std::vector<double> &keys)
{
    std::vector<double> mine(SAMPLES), all(size_t(SAMPLES) * size_t(ranks)), chosen;

    for (size_t sample = 0; sample < SAMPLES; sample++)
        mine[sample] = keys[sample * keys.size() / SAMPLES];
    MPI_Allgather(mine.data(), SAMPLES, MPI_DOUBLE, all.data(), SAMPLES, MPI_DOUBLE,
                  MPI_COMM_WORLD);
    std::sort(all.begin(), all.end());
    for (int part = 1; part < ranks; part++)
        chosen.push_back(all[size_t(part) * SAMPLES]);
    return chosen;
}

std::vector<double> sample_sort(std::vector<double> keys)
{
    std::vector<int> send(size_t(ranks), 0), recv(send), send_at(send), recv_at(send);

    sort_here(keys);
    if (ranks == 1)
        return keys;

    auto begin = keys.begin();
    size_t dest = 0;
    for (double splitter : splitters_of(keys)) {
        auto end = std::upper_bound(begin, keys.end(), splitter);
        send[dest++] = int(end - begin);
        begin = end;
    }
    send[dest] = int(keys.end() - begin);
    MPI_Alltoall(send.data(), 1, MPI_INT, recv.data(), 1, MPI_INT, MPI_COMM_WORLD);
    for (size_t other = 1; other < size_t(ranks); other++) {
        send_at[other] = send_at[other - 1] + send[other - 1];
        recv_at[other] = recv_at[other - 1] + recv[other - 1];
    }
    std::vector<double> sorted(size_t(recv_at.back()) + size_t(recv.back()));
    MPI_Alltoallv(keys.data(), send.data(), send_at.data(), MPI_DOUBLE, sorted.data(), recv.data(),
                  recv_at.data(), MPI_DOUBLE, MPI_COMM_WORLD);
    sort_here(sorted);
    return sorted;
}

/* Returns the seconds of the slowest rank. */
template <typename Work> double timed(Work work)
{
    MPI_Barrier(MPI_COMM_WORLD);
    double seconds = -MPI_Wtime(), slowest;

    work();
    seconds += MPI_Wtime();
    MPI_Allreduce(&seconds, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return slowest;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void must(dtl_status status)
{
    char text[512];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    std::fprintf(stderr, "%s\n", text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

using Step = std::function<void()>;

/* Both sides start from the data that `prepare` makes; `prepare` is not timed. */
struct Contest {
    std::string what, against;
    Step prepare_raw, raw, prepare_dtl, dtl;
    int rounds;
};

void run(const Contest &contest)
{
    std::vector<double> raw, dtl;

    for (int round = 0; round < contest.rounds; round++) {
        contest.prepare_raw();
        raw.push_back(timed(contest.raw));
        contest.prepare_dtl();
        dtl.push_back(timed(contest.dtl));
    }
    if (rank == 0)
        std::printf("{\"what\": \"%s\", \"against\": \"%s\", \"ratio\": %.4f}\n",
                    contest.what.c_str(), contest.against.c_str(), median(raw) / median(dtl));
}

struct Vector {
    dtl_vector_t handle;

    Vector(dtl_context_t ctx, dtl_dtype dtype, dtl_execution_policy execution = DTL_EXEC_SEQ)
    {
        dtl_container_options options;

        dtl_container_options_init(&options);
        options.execution = execution;
        must(dtl_vector_create_with_options(ctx, dtype, ELEMENTS, &options, &handle));
    }
    Vector(const Vector &) = delete;
    Vector &operator=(const Vector &) = delete;
    ~Vector()
    {
        dtl_vector_destroy(handle);
    }

    template <typename T> void set(const std::vector<T> &from)
    {
        std::copy(from.begin(), from.end(), static_cast<T *>(dtl_vector_local_data_mut(handle)));
    }
};

std::vector<double> uniform_keys(size_t count)
{
    std::vector<double> keys(count);
    std::mt19937_64 random(size_t(rank) + 1);
    std::uniform_real_distribution<double> uniform;

    for (double &key : keys)
        key = uniform(random);
    return keys;
}

void over_ranks(dtl_context_t ctx)
{
    Vector vec(ctx, DTL_DTYPE_FLOAT64);
    std::vector<double> keys = uniform_keys(dtl_vector_local_size(vec.handle)), given;

    run({"sort of 10M float64", ranks == 1 ? "VQSort" : "a sample sort with VQSort",
         [&] { given = keys; }, [&] { given = sample_sort(std::move(given)); },
         [&] { vec.set(keys); }, [&] { must(dtl_container_sort(vec.handle, DTL_SORT_ASCENDING)); },
         ROUNDS});
}

template <typename T>
void keys_alone(dtl_context_t ctx, dtl_dtype dtype, const std::string &what, dtl_sort_order order,
                dtl_execution_policy execution)
{
    Vector vec(ctx, dtype, execution);
    std::vector<T> keys(ELEMENTS), given;
    std::mt19937_64 random(1);
    std::normal_distribution<double> normal(0, 1e8);
    const hwy::Sorter sorter;

    for (T &key : keys)
        key = std::is_signed<T>::value || std::is_floating_point<T>::value ? T(normal(random))
                                                                           : T(random());
    auto raw = [&] {
        if (order == DTL_SORT_ASCENDING)
            sorter(given.data(), given.size(), hwy::SortAscending());
        else
            sorter(given.data(), given.size(), hwy::SortDescending());
    };
    run({what, "VQSort", [&] { given = keys; }, raw, [&] { vec.set(keys); },
         [&] { must(dtl_container_sort(vec.handle, order)); }, ROUNDS});
}

struct Pair {
    double key;
    int64_t companion;
};

/* The hand-written version packs pairs, sorts them and unpacks them; it is not stable. */
void with_companions(dtl_context_t ctx, dtl_execution_policy execution, const std::string &where)
{
    Vector keys(ctx, DTL_DTYPE_FLOAT64, execution), places(ctx, DTL_DTYPE_INT64, execution);
    std::vector<double> given = uniform_keys(ELEMENTS), sorted;
    std::vector<int64_t> indices(ELEMENTS);
    auto raw = [&] {
        std::vector<Pair> pairs(ELEMENTS);

        for (size_t index = 0; index < ELEMENTS; index++)
            pairs[index] = {given[index], int64_t(index)};
        std::sort(pairs.begin(), pairs.end(),
                  [](const Pair &a, const Pair &b) { return a.key < b.key; });
        for (size_t index = 0; index < ELEMENTS; index++) {
            sorted[index] = pairs[index].key;
            indices[index] = pairs[index].companion;
        }
    };
    auto prepare = [&] { sorted = given; };
    auto prepare_dtl = [&] {
        keys.set(given);
        places.set(indices);
    };

    run({"sort of 10M float64 by key, with int64" + where, "std::sort of pairs", prepare, raw,
         prepare_dtl,
         [&] { must(dtl_container_sort_by_key(keys.handle, places.handle, DTL_SORT_ASCENDING)); },
         FEW_ROUNDS});
    run({"argsort of 10M float64" + where, "std::sort of pairs", prepare, raw, prepare_dtl,
         [&] { must(dtl_container_argsort(keys.handle, DTL_SORT_ASCENDING, places.handle)); },
         FEW_ROUNDS});
}

int cores()
{
    cpu_set_t set;

    return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
}

void on_one_rank(dtl_context_t ctx)
{
    std::string where = ", threads: " + std::to_string(cores());
    constexpr auto UP = DTL_SORT_ASCENDING, DOWN = DTL_SORT_DESCENDING;
    constexpr auto SEQ = DTL_EXEC_SEQ, PAR = DTL_EXEC_PAR;

    keys_alone<double>(ctx, DTL_DTYPE_FLOAT64, "sort of 10M float64 of both signs", UP, SEQ);
    keys_alone<double>(ctx, DTL_DTYPE_FLOAT64, "sort of 10M float64, descending", DOWN, SEQ);
    keys_alone<float>(ctx, DTL_DTYPE_FLOAT32, "sort of 10M float32", UP, SEQ);
    keys_alone<int64_t>(ctx, DTL_DTYPE_INT64, "sort of 10M int64", UP, SEQ);
    keys_alone<uint64_t>(ctx, DTL_DTYPE_UINT64, "sort of 10M uint64", UP, SEQ);
    keys_alone<int32_t>(ctx, DTL_DTYPE_INT32, "sort of 10M int32", UP, SEQ);
    with_companions(ctx, SEQ, "");
    if (cores() == 1)
        return;
    keys_alone<double>(ctx, DTL_DTYPE_FLOAT64, "sort of 10M float64" + where, UP, PAR);
    keys_alone<int32_t>(ctx, DTL_DTYPE_INT32, "sort of 10M int32" + where, UP, PAR);
    with_companions(ctx, PAR, where);
}

} // namespace

/* With an argument and on one rank, also runs the rows that do not depend on the MPI. */
int main(int count, char **)
{
    dtl_context_t ctx;

    MPI_Init(nullptr, nullptr);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    must(dtl_context_create_default(&ctx));
    over_ranks(ctx);
    if (count > 1)
        on_one_rank(ctx);
    dtl_context_destroy(ctx);
    MPI_Finalize();
    return 0;
}
