/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernel whose blocks are ranks, for CUDA and HIP, and for the fake driver as threads of the
 * host. Its blocks wait for each other, so all of them must be resident at the same time. */
#include "blocks.h"

#ifdef __HIPCC__
#include <hip/hip_runtime.h>
#endif

#include "../../../runtime/symmetric/dtl_dev.c" /* NOLINT(bugprone-suspicious-include) */
#include "scenarios.h"

/* Runs a scenario and returns its result: 0, or the line of a failed expectation. */
SCENARIO_FUNCTION int32_t scenario_run(const struct rank *rank, const struct blocks *given)
{
    switch (given->scenario) {
    case SCENARIO_RING:
        return ring(rank, given->rounds);
    case SCENARIO_ADDERS:
        return adders(rank, given->rounds);
    case SCENARIO_BARRIERS:
        return barriers(rank, given->rounds);
    case SCENARIO_STORES:
        return stores_and_loads(rank, given->rounds);
    case SCENARIO_COLLECTIVES:
        return collectives(rank, given->rounds);
    case SCENARIO_COMPARISONS:
        return comparisons(rank, given->rounds);
    case SCENARIO_REFUSALS:
        return refusals(rank, given->rounds);
    case SCENARIO_UNALIGNED:
        return odd_places(rank, given->rounds);
    default:
        return whole_blocks(rank, given->rounds);
    }
}

SCENARIO_FUNCTION int32_t block_run(const struct blocks *given, int32_t me, uint64_t pause)
{
    struct dtl_dev_context context = {0};
    struct rank rank = {0};

    rank.ctx = address(&context);
    rank.me = me;
    rank.size = given->size;
    expect(dtl_dev_context_init(rank.ctx, me, given->size, given->heaps, given->bytes) ==
           DTL_DEV_OK);
    context.pause = pause;
    rank.heap = (struct laid_out *)(heap_of(rank.ctx, me) + dtl_dev_state_bytes(rank.ctx));
    return scenario_run(&rank, given);
}

#if defined(__CUDACC__) || defined(__HIPCC__)

extern "C" __global__ void blocks(struct blocks given)
{
    int32_t line = block_run(&given, (int32_t)blockIdx.x, 0);

    if (line != 0)
        ((int32_t *)given.lines)[blockIdx.x] = line;
}

#else

#include <dlfcn.h>
#include <pthread.h>
#include <sched.h>
#include <stddef.h>

#include "fake_gpu.h"

struct thread {
    pthread_t thread;
    const struct blocks *given;
    int32_t me;
    int32_t line;
};

static int32_t yield(void)
{
    sched_yield();
    return 0;
}

static void *thread_main(void *data)
{
    struct thread *own = data;

    own->line = block_run(own->given, own->me, address((void *)(uintptr_t)yield));
    return NULL;
}

/* Functions of the fake driver, which this program does not link. */
static void *enter(uint64_t start, size_t bytes, struct fake_use *use)
{
    __typeof__(fake_gpu_enter) *found;

    *(void **)(void *)&found = dlsym(RTLD_DEFAULT, "fake_gpu_enter");
    return found((const void *)start, bytes, use);
}

static void leave(struct fake_use *use)
{
    __typeof__(fake_gpu_leave) *found;

    *(void **)(void *)&found = dlsym(RTLD_DEFAULT, "fake_gpu_leave");
    found(use);
}

/* Each block is one thread, whatever its size. */
FAKE_API void fake_kernel_blocks(const struct fake_launch *launch, void **arguments);

void fake_kernel_blocks(const struct fake_launch *launch, void **arguments)
{
    struct blocks given = *(const struct blocks *)arguments[0];
    struct thread threads[MAX_RANKS];
    struct fake_use uses[MAX_RANKS], table_use, lines_use;
    uint64_t table[MAX_RANKS];
    size_t size = launch->grid[0];
    const uint64_t *heaps = enter(given.heaps, size * sizeof *heaps, &table_use);
    int32_t *lines = enter(given.lines, size * sizeof *lines, &lines_use);

    for (size_t rank = 0; rank < size; rank++)
        table[rank] = address(enter(heaps[rank], given.bytes, &uses[rank]));
    given.heaps = address(table);
    for (size_t rank = 0; rank < size; rank++) {
        threads[rank] = (struct thread){.given = &given, .me = (int32_t)rank};
        pthread_create(&threads[rank].thread, NULL, thread_main, &threads[rank]);
    }
    for (size_t rank = 0; rank < size; rank++) {
        pthread_join(threads[rank].thread, NULL);
        lines[rank] = threads[rank].line;
        leave(&uses[rank]);
    }
    leave(&table_use);
    leave(&lines_use);
}

#endif
