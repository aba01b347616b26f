// SPDX-License-Identifier: BSD-3-Clause
/* Times blocking operations on a vector in GPU memory against the CUDA runtime's copy and against
 * CUB: a line of JSON each.  The exit status is 2 without a GPU. */
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include <cub/cub.cuh>
#ifdef WITH_NCCL
#include <nccl.h>
#endif

#include <dtl/dtl.h>

#include "devices.cuh"

enum {
    ELEMENTS = 16 << 20, /* 128 MiB a vector of doubles */
    FEW = 1024,          /* few elements, so that the cost is that of enqueuing */
    CALLS = 200
};

static dtl_context_t ctx;

static void must(dtl_status status)
{
    char text[512];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s\n", text);
    exit(1);
}

/* ---- what is worked on ----------------------------------------------------------------------- */

template <typename T> struct dtype_of;
template <> struct dtype_of<double> {
    static constexpr dtl_dtype id = DTL_DTYPE_FLOAT64;
    static constexpr const char *name = "float64";
};
template <> struct dtype_of<float> {
    static constexpr dtl_dtype id = DTL_DTYPE_FLOAT32;
    static constexpr const char *name = "float32";
};
template <> struct dtype_of<int64_t> {
    static constexpr dtl_dtype id = DTL_DTYPE_INT64;
    static constexpr const char *name = "int64";
};
template <> struct dtype_of<int32_t> {
    static constexpr dtl_dtype id = DTL_DTYPE_INT32;
    static constexpr const char *name = "int32";
};

/* A vector in device memory, and the address of its elements. */
template <typename T> struct elements {
    dtl_vector_t vec;
    T *data;

    explicit elements(uint64_t count = ELEMENTS)
    {
        dtl_container_options options;

        dtl_container_options_init(&options);
        options.placement = DTL_PLACEMENT_DEVICE;
        must(dtl_vector_create_with_options(ctx, dtype_of<T>::id, count, &options, &vec));
        data = static_cast<T *>(dtl_vector_device_data_mut(vec));
    }

    ~elements()
    {
        dtl_vector_destroy(vec);
    }
};

/* Unsorted numbers whose sums do not overflow. */
template <typename T> std::vector<T> numbers()
{
    std::vector<T> made(ELEMENTS);
    uint64_t seed = 1;

    for (T &number : made) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        number = static_cast<T>(static_cast<int32_t>(seed >> 40) - (1 << 23));
    }
    return made;
}

/* ---- against the device's copy --------------------------------------------------------------- */

template <typename T> static void against_copies()
{
    const char *type = dtype_of<T>::name, *copies = "copy";
    elements<T> from, to;
    std::vector<T> made = numbers<T>();
    size_t bytes = ELEMENTS * sizeof(T);
    T *pinned;
    T three = 3;

    must(cudaMallocHost(&pinned, bytes));
    std::memcpy(pinned, made.data(), bytes);
    auto copy = [&] {
        must(cudaMemcpyAsync(to.data, from.data, bytes, cudaMemcpyDeviceToDevice, nullptr));
        done();
    };
    auto copy_in = [&] {
        must(cudaMemcpyAsync(to.data, pinned, bytes, cudaMemcpyHostToDevice, nullptr));
        done();
    };
    auto copy_out = [&] {
        must(cudaMemcpyAsync(pinned, to.data, bytes, cudaMemcpyDeviceToHost, nullptr));
        done();
    };

    must(dtl_vector_copy_from_host(from.vec, made.data(), ELEMENTS));
    compare("fill", type, copies, 0.5, nothing, copy,
            [&] { must(dtl_container_fill(to.vec, &three)); });
    compare("copy", type, copies, 1, nothing, copy,
            [&] { must(dtl_container_copy(from.vec, to.vec)); });
    compare("transform", type, copies, 1, nothing, copy,
            [&] { must(dtl_container_apply_unary(to.vec, from.vec, DTL_UNARY_SQUARE)); });
    compare("from the host", type, "pinned copy", 1, nothing, copy_in,
            [&] { must(dtl_vector_copy_from_host(to.vec, made.data(), ELEMENTS)); });
    compare("to the host", type, "pinned copy", 1, nothing, copy_out,
            [&] { must(dtl_vector_copy_to_host(to.vec, made.data(), ELEMENTS)); });
    must(cudaFreeHost(pinned));
}

/* ---- against CUB ----------------------------------------------------------------------------- */

/* Returns the bytes of temporary storage that a call of CUB needs. */
template <typename Call> static size_t temporary_bytes(Call call)
{
    size_t bytes = 0;

    must(call(nullptr, bytes));
    return bytes;
}

template <typename T> static void against_cub()
{
    const char *type = dtype_of<T>::name, *cub_name = "CUB";
    elements<T> vec;
    std::vector<T> made = numbers<T>();
    device_buffer<T> in(ELEMENTS), out(ELEMENTS);
    auto restore = [&] {
        must(dtl_vector_copy_from_host(vec.vec, made.data(), ELEMENTS));
        must(cudaMemcpy(in.data, vec.data, ELEMENTS * sizeof(T), cudaMemcpyDeviceToDevice));
    };
    auto reduce = [&](void *scratch, size_t &bytes) {
        return cub::DeviceReduce::Sum(scratch, bytes, in.data, out.data, int(ELEMENTS));
    };
    auto scan = [&](void *scratch, size_t &bytes) {
        return cub::DeviceScan::InclusiveSum(scratch, bytes, in.data, in.data, int(ELEMENTS));
    };
    auto sort = [&](void *scratch, size_t &bytes) {
        return cub::DeviceRadixSort::SortKeys(scratch, bytes, in.data, out.data, int(ELEMENTS));
    };
    size_t bytes = temporary_bytes(reduce);
    bytes = std::max({bytes, temporary_bytes(scan), temporary_bytes(sort)});
    device_buffer<char> scratch(bytes);
    T sum;

    restore();
    compare("reduce", type, cub_name, 1, nothing,
            [&] {
                must(reduce(scratch.data, bytes));
                must(cudaMemcpy(&sum, out.data, sizeof sum, cudaMemcpyDeviceToHost));
            },
            [&] { must(dtl_container_reduce(vec.vec, DTL_OP_SUM, &sum)); });
    compare("inclusive scan", type, cub_name, 1, restore,
            [&] {
                must(scan(scratch.data, bytes));
                done();
            },
            [&] { must(dtl_container_inclusive_scan(vec.vec, DTL_OP_SUM)); });
    compare("sort", type, cub_name, 1, restore,
            [&] {
                must(sort(scratch.data, bytes));
                done();
            },
            [&] { must(dtl_container_sort(vec.vec, DTL_SORT_ASCENDING)); });
}

/* ---- what it takes to queue ------------------------------------------------------------------ */

/* Enqueues the calls without waiting for them. */
template <typename Call> static auto often(Call call)
{
    return [=] {
        for (int number = 0; number < CALLS; number++)
            call();
    };
}

static void against_queues()
{
    elements<double> from(FEW), to(FEW);
    dtl_stream_t stream;
    cudaStream_t native;

    must(dtl_stream_create(DTL_DEVICE_CUDA, 0, &stream));
    native = static_cast<cudaStream_t>(dtl_stream_native(stream));
    compare("queued copy", "float64", "the driver's", 1, [&] { must(dtl_stream_synchronize(stream)); },
            often([&] {
                must(cudaMemcpyAsync(to.data, from.data, FEW * sizeof(double),
                                     cudaMemcpyDeviceToDevice, native));
            }),
            often([&] {
                dtl_future_t copied;

                must(dtl_container_queue_copy(from.vec, to.vec, stream, &copied));
                dtl_future_destroy(copied);
            }));
    must(dtl_stream_synchronize(stream));
    dtl_stream_destroy(stream);
}

#ifdef WITH_NCCL
static void must(ncclResult_t result)
{
    if (result == ncclSuccess)
        return;
    fprintf(stderr, "%s\n", ncclGetErrorString(result));
    exit(1);
}

/* On one rank, because there is one GPU. */
static void against_nccl()
{
    elements<double> from(FEW), to(FEW);
    dtl_context_t with_nccl;
    dtl_stream_t stream;
    cudaStream_t native;
    ncclUniqueId id;
    ncclComm_t comm;
    std::vector<dtl_request_t> started;
    auto finish = [&] {
        must(dtl_waitall(started.size(), started.data()));
        started.clear();
        must(dtl_stream_synchronize(stream));
    };

    must(dtl_context_with_nccl(ctx, 0, &with_nccl));
    must(dtl_stream_create(DTL_DEVICE_CUDA, 0, &stream));
    must(dtl_context_set_stream(with_nccl, stream));
    native = static_cast<cudaStream_t>(dtl_stream_native(stream));
    must(ncclGetUniqueId(&id));
    must(ncclCommInitRank(&comm, 1, id, 0));
    compare("queued allreduce", "float64", "NCCL's", 1, finish,
            often([&] {
                must(ncclAllReduce(from.data, to.data, FEW, ncclDouble, ncclSum, comm, native));
            }),
            often([&] {
                dtl_request_t request;

                must(dtl_iallreduce(with_nccl, from.data, to.data, FEW, DTL_DTYPE_FLOAT64,
                                    DTL_OP_SUM, &request));
                started.push_back(request);
            }));
    finish();
    must(ncclCommDestroy(comm));
    dtl_stream_destroy(stream);
    dtl_context_destroy(with_nccl);
}
#else
static void against_nccl() {}
#endif

int main()
{
    int found = 0;

    if (cudaGetDeviceCount(&found) != cudaSuccess || found == 0)
        return NO_DEVICE;
    must(dtl_context_create_default(&ctx));
    against_copies<double>();
    against_cub<double>();
    against_cub<float>();
    against_cub<int64_t>();
    against_cub<int32_t>();
    against_queues();
    against_nccl();
    dtl_context_destroy(ctx);
    return 0;
}
