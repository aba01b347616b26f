// SPDX-License-Identifier: BSD-3-Clause
/* What programs on a GPU share: its errors, its memory, and how calls that have ended when they
 * return are timed. */
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

/* As cudaMalloc gives it. */
template <typename T> struct room {
    T *data = nullptr;

    explicit room(size_t count)
    {
        must(cudaMalloc(&data, count * sizeof(T)));
    }

    ~room()
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

/* In turns, after one of each that warms up; `prepare` runs before each and is not timed.  A share
 * is how many bytes DTL's call moves of those that the other moves. */
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
