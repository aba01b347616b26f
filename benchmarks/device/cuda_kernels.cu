// SPDX-License-Identifier: BSD-3-Clause
/* What python_triton.py compares kernels in Triton's language with, in CUDA by hand: a library. */
#include <cstdint>

#include <cuda/atomic>
#include <cuda_runtime.h>

enum { WARP = 32 };

/* Two blocks hand a turn to each other `count` times; words lie `gap` apart. */
static __global__ void hand_over(uint64_t *words, uint64_t first, uint64_t count, uint64_t gap)
{
    using shared = cuda::atomic_ref<uint64_t, cuda::thread_scope_system>;
    shared mine(words[blockIdx.x * gap]), theirs(words[(1 - blockIdx.x) * gap]);

    for (uint64_t turn = first; turn < first + count; turn++) {
        while (threadIdx.x == 0 && blockIdx.x == 1 && mine.load(cuda::memory_order_acquire) != turn)
            ;
        __syncthreads();
        if (threadIdx.x == 0)
            theirs.store(turn, cuda::memory_order_release);
        while (threadIdx.x == 0 && blockIdx.x == 0 && mine.load(cuda::memory_order_acquire) != turn)
            ;
        __syncthreads();
    }
}

/* Gives 0, or an error of CUDA's. */
extern "C" int turns_by_hand(uint64_t *words, uint64_t first, uint64_t count, uint64_t gap)
{
    void *arguments[] = {&words, &first, &count, &gap};

    return cudaLaunchCooperativeKernel(reinterpret_cast<const void *>(hand_over), dim3(2),
                                       dim3(WARP), arguments, 0, nullptr);
}
