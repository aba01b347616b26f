// SPDX-License-Identifier: BSD-3-Clause
/* Library of CUDA kernels with which python_triton.py compares Triton kernels. */
#include <cstdint>

#include <cuda/atomic>
#include <cuda_runtime.h>

enum { WARP = 32 };

/* Two blocks signal each other `count` times; the words are `gap` words apart. */
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

/* Returns 0 or a CUDA error. */
extern "C" int turns_by_hand(uint64_t *words, uint64_t first, uint64_t count, uint64_t gap)
{
    void *arguments[] = {&words, &first, &count, &gap};

    return cudaLaunchCooperativeKernel(reinterpret_cast<const void *>(hand_over), dim3(2),
                                       dim3(WARP), arguments, 0, nullptr);
}
