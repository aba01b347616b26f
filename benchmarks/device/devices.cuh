// SPDX-License-Identifier: BSD-3-Clause
/* Shared by programs on a GPU: error checks, device memory, and timing of blocking calls. */
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include <cuda_runtime.h>

enum { ROUNDS = 15, NO_DEVICE = 2 };

static void must(cudaError_t error)
{
    if (error == cudaSuccess)
        return;
    fprintf(stderr, "%s\n", cudaGetErrorString(error));
    exit(1);
}

static void done()
{
    must(cudaStreamSynchronize(nullptr));
}

/* Memory from cudaMalloc. */
template <typename T> struct device_buffer {
    T *data = nullptr;

    explicit device_buffer(size_t count)
    {
        must(cudaMalloc(&data, count * sizeof(T)));
    }

    ~device_buffer()
    {
        cudaFree(data);
    }
};

template <typename Work> static double seconds(Work work)
{
    timespec begin, end;

    done();
    clock_gettime(CLOCK_MONOTONIC, &begin);
    work();
    clock_gettime(CLOCK_MONOTONIC, &end);
    return double(end.tv_sec - begin.tv_sec) + double(end.tv_nsec - begin.tv_nsec) * 1e-9;
}

static double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

/* Times both calls alternately after a warm-up; `prepare` runs before each and is not timed.  The
 * share is the ratio of the bytes that DTL's call and the other call move. */
template <typename Prepare, typename Raw, typename Ours>
static void compare(const char *name, const char *of, const char *against, double share,
                    Prepare prepare, Raw raw, Ours ours)
{
    std::vector<double> ratios;

    for (int round = 0; round <= ROUNDS; round++) {
        prepare();
        double theirs = seconds(raw);
        prepare();
        double mine = seconds(ours);
        if (round > 0)
            ratios.push_back(theirs * share / mine);
    }
    printf("{\"name\": \"%s of %s\", \"against\": \"%s\", \"ratio\": %.4f}\n", name, of, against,
           median(ratios));
    fflush(stdout);
}

static void nothing() {}
