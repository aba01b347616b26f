/* SPDX-License-Identifier: BSD-3-Clause */
/* Sorting a vector of 10 million float64 over the ranks, against a sample sort with the same local
 * sort: splitters are guessed from samples (Blelloch et al., "A Comparison of Sorting Algorithms
 * for the Connection Machine CM-2", 1991), so that ranks end up with other numbers of elements than
 * they began with.  On one rank it is the local sort alone. */
#include <mpi.h>

#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

#include <dtl/dtl.h>
#include <hwy/contrib/sort/vqsort.h>

namespace
{

constexpr size_t ELEMENTS = 10'000'000;
constexpr int ROUNDS = 7, SAMPLES = 256;

int rank, ranks;

void sort_here(std::vector<double> &keys)
{
    const hwy::Sorter sorter;

    sorter(keys.data(), keys.size(), hwy::SortAscending());
}

/* One less than the number of ranks, from evenly spaced samples of sorted keys. */
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

/* Seconds on the slowest rank. */
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

void compare(dtl_vector_t vec, const std::vector<double> &keys)
{
    double *local = static_cast<double *>(dtl_vector_local_data_mut(vec));
    std::vector<double> raw, dtl;

    for (int round = 0; round < ROUNDS; round++) {
        std::vector<double> given = keys;

        raw.push_back(timed([&] { given = sample_sort(std::move(given)); }));
        std::copy(keys.begin(), keys.end(), local);
        dtl.push_back(timed([&] { must(dtl_container_sort(vec, DTL_SORT_ASCENDING)); }));
    }
    if (rank == 0)
        std::printf("{\"ratio\": %.4f}\n", median(raw) / median(dtl));
}

} // namespace

int main()
{
    dtl_context_t ctx;
    dtl_vector_t vec;

    MPI_Init(nullptr, nullptr);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    must(dtl_context_create_default(&ctx));
    must(dtl_vector_create(ctx, DTL_DTYPE_FLOAT64, ELEMENTS, &vec));

    std::vector<double> keys(dtl_vector_local_size(vec));
    std::mt19937_64 random(size_t(rank) + 1);
    std::uniform_real_distribution<double> uniform;

    for (double &key : keys)
        key = uniform(random);
    compare(vec, keys);
    dtl_vector_destroy(vec);
    dtl_context_destroy(ctx);
    MPI_Finalize();
    return 0;
}
