// SPDX-License-Identifier: BSD-3-Clause
/* Symmetric memory of ranks that are blocks of one GPU, one cooperative launch each time: puts by
 * whole blocks against the device's own copy of as many bytes, and a signal there and back against
 * the same by hand.  A line of JSON each.  Ends with 2 where there is no GPU. */
#include <cstdint>
#include <type_traits>

#include <cuda/atomic>

#include "devices.cuh"

#include "../../runtime/symmetric/dtl_dev.c"

enum { THREADS = 1024, WARP = 32, BATCH = 10, TURNS = 10000, LINE = 16 /* words */ };

static constexpr uint64_t BYTES = 512 << 20; /* put by all ranks together */

/* Arguments of each block. */
struct ranks {
    uint64_t heaps; /* address of a table of the heaps */
    uint64_t bytes; /* of each heap */
    int32_t size;
    int32_t *failed; /* 1 if a call has a wrong result */
};

/* ---- kernels --------------------------------------------------------------------------------- */

/* Called by one thread of a block before the others continue. */
static __device__ void join(dtl_dev_context *made, const ranks &given, uint64_t heaps)
{
    if (threadIdx.x == 0)
        (void)dtl_dev_context_init((uint64_t)made, (int32_t)blockIdx.x, given.size, heaps,
                                   given.bytes);
    __syncthreads();
}

/* Returns the start of this rank's heap behind the memory of teams. */
static __device__ uint64_t place_of(uint64_t ctx)
{
    return heap_of(ctx, dtl_dev_my_pe(ctx)) + dtl_dev_state_bytes(ctx);
}

static __device__ void expect(bool holds, const ranks &given)
{
    if (!holds)
        *given.failed = 1;
}

static __device__ void wait_for(uint64_t ctx, uint64_t signal, uint64_t turn, const ranks &given)
{
    expect(dtl_dev_signal_wait_until(ctx, signal, DTL_CMP_EQ, turn) == turn, given);
}

static __device__ uint64_t number(int32_t rank, uint64_t index)
{
    return ((uint64_t)rank << 32) + index;
}

static __global__ void fill_kernel(ranks given, uint64_t bytes)
{
    __shared__ dtl_dev_context own;

    join(&own, given, given.heaps);
    uint64_t *source = (uint64_t *)place_of((uint64_t)&own);
    for (uint64_t index = threadIdx.x; index < bytes / 8; index += blockDim.x)
        source[index] = number((int32_t)blockIdx.x, index);
}

static __global__ void check_kernel(ranks given, uint64_t bytes)
{
    __shared__ dtl_dev_context own;
    int32_t before = ((int32_t)blockIdx.x + given.size - 1) % given.size;

    join(&own, given, given.heaps);
    const uint64_t *inbox = (const uint64_t *)(place_of((uint64_t)&own) + bytes);
    for (uint64_t index = threadIdx.x; index < bytes / 8; index += blockDim.x)
        expect(inbox[index] == number(before, index), given);
}

/* Puts each rank's first block of `bytes` into the second block of the next rank. */
static __global__ void puts_kernel(ranks given, uint64_t bytes)
{
    __shared__ dtl_dev_context own;
    uint64_t ctx = (uint64_t)&own;

    join(&own, given, given.heaps);
    uint64_t source = place_of(ctx);
    int32_t next = (dtl_dev_my_pe(ctx) + 1) % given.size;
    expect(dtl_dev_putmem_block(ctx, source + bytes, source, bytes, next) == DTL_DEV_OK, given);
}

/* Round trips between two ranks; `first` is the number of the first one, which no word holds yet.
 * The table is beside the context, because an acquire makes reads from device memory slow. */
static __global__ void turns_kernel(ranks given, uint64_t first)
{
    __shared__ dtl_dev_context own;
    __shared__ uint64_t heaps[2];
    uint64_t ctx = (uint64_t)&own;

    if (threadIdx.x < 2)
        heaps[threadIdx.x] = ((const uint64_t *)given.heaps)[threadIdx.x];
    join(&own, given, (uint64_t)heaps);
    uint64_t signal = place_of(ctx);
    int32_t mine = dtl_dev_my_pe(ctx), peer = 1 - mine;
    for (uint64_t turn = first; threadIdx.x == 0 && turn < first + TURNS; turn++) {
        if (mine == 1)
            wait_for(ctx, signal, turn, given);
        expect(dtl_dev_signal_op(ctx, signal, turn, DTL_SIGNAL_SET, peer) == DTL_DEV_OK, given);
        if (mine == 0)
            wait_for(ctx, signal, turn, given);
    }
}

static __global__ void turns_by_hand(uint64_t *words, uint64_t first)
{
    using shared = cuda::atomic_ref<uint64_t, cuda::thread_scope_system>;
    shared mine(words[blockIdx.x * LINE]), theirs(words[(1 - blockIdx.x) * LINE]);

    for (uint64_t turn = first; threadIdx.x == 0 && turn < first + TURNS; turn++) {
        while (blockIdx.x == 1 && mine.load(cuda::memory_order_acquire) != turn)
            ;
        theirs.store(turn, cuda::memory_order_release);
        while (blockIdx.x == 0 && mine.load(cuda::memory_order_acquire) != turn)
            ;
    }
}

/* ---- the ranks ------------------------------------------------------------------------------- */

/* Cooperative launch: all blocks run at the same time. */
template <typename... Given>
static void launch(void (*kernel)(Given...), int blocks, int threads,
                   std::common_type_t<Given>... given)
{
    void *arguments[] = {&given...};

    must(cudaLaunchCooperativeKernel(reinterpret_cast<const void *>(kernel), dim3(blocks),
                                     dim3(threads), arguments, 0, nullptr));
}

/* Returns the number of blocks that run at the same time. */
static int32_t most_ranks()
{
    int each = 0, processors = 0;

    must(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&each, puts_kernel, THREADS, 0));
    must(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
    return each * processors;
}

/* The heaps of `size` ranks with `bytes` bytes for each.  The first bytes, more than
 * dtl_dev_state_bytes returns, are for teams. */
struct heaps {
    uint64_t state, each;
    device_buffer<char> memory;
    device_buffer<uint64_t> table;
    device_buffer<int32_t> failed;
    ranks given;

    heaps(int32_t size, uint64_t bytes)
        : state(DTL_DEV_TEAMS * uint64_t(size + LINE) * sizeof(uint64_t)),
          each((state + bytes + 255) / 256 * 256), memory(each * size), table(size), failed(1)
    {
        std::vector<uint64_t> places;

        for (int32_t rank = 0; rank < size; rank++)
            places.push_back(uint64_t(memory.data + each * rank));
        must(cudaMemset(memory.data, 0, each * size));
        must(cudaMemset(failed.data, 0, sizeof *failed.data));
        must(cudaMemcpy(table.data, places.data(), size * sizeof(uint64_t),
                        cudaMemcpyHostToDevice));
        given = {uint64_t(table.data), each, size, failed.data};
    }

    /* Ends the program if a call failed. */
    void check() const
    {
        int32_t has_failed;

        must(cudaMemcpy(&has_failed, failed.data, sizeof has_failed, cudaMemcpyDeviceToHost));
        if (!has_failed)
            return;
        fprintf(stderr, "a call between virtual ranks has failed\n");
        exit(1);
    }
};

/* ---- what is compared ------------------------------------------------------------------------ */

static void against_a_copy()
{
    int32_t size = most_ranks();
    uint64_t part = BYTES / size / 16 * 16, bytes = part * size;
    heaps all(size, 2 * part);
    device_buffer<char> from(bytes), to(bytes);

    must(cudaMemset(from.data, 0, bytes));
    launch(fill_kernel, size, THREADS, all.given, part);
    compare(
        "puts by blocks", "512 MiB", "copy", 1, nothing,
        [&] {
            for (int number = 0; number < BATCH; number++)
                must(cudaMemcpyAsync(to.data, from.data, bytes, cudaMemcpyDeviceToDevice, nullptr));
            done();
        },
        [&] {
            for (int number = 0; number < BATCH; number++)
                launch(puts_kernel, size, THREADS, all.given, part);
            done();
        });
    launch(check_kernel, size, THREADS, all.given, part);
    all.check();
}

static void against_turns_by_hand()
{
    heaps all(2, sizeof(uint64_t));
    device_buffer<uint64_t> words(2 * LINE);
    uint64_t ours = 1, theirs = 1;

    must(cudaMemset(words.data, 0, 2 * LINE * sizeof(uint64_t)));
    compare(
        "turns", "signal and wait", "CUDA by hand", 1, nothing,
        [&] {
            launch(turns_by_hand, 2, WARP, words.data, theirs);
            done();
            theirs += TURNS;
        },
        [&] {
            launch(turns_kernel, 2, WARP, all.given, ours);
            done();
            ours += TURNS;
        });
    all.check();
}

int main()
{
    int found = 0;

    if (cudaGetDeviceCount(&found) != cudaSuccess || found == 0)
        return NO_DEVICE;
    against_a_copy();
    against_turns_by_hand();
    return 0;
}
