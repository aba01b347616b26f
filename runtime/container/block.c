/* SPDX-License-Identifier: BSD-3-Clause */
/* Counted memory: what is left of a container while something still looks at its elements. */
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out)
{
    struct block *block;
    dtl_status status = dtl__alloc((void **)&block, sizeof *block, what);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__alloc(&block->data, bytes, what);
    if (status != DTL_SUCCESS) {
        dtl__release(block);
        return status;
    }
    block->references = 1;
    *out = block;
    return DTL_SUCCESS;
}

struct block *dtl__block_retain(struct block *block)
{
    if (block != NULL)
        atomic_fetch_add_explicit(&block->references, 1, memory_order_relaxed);
    return block;
}

void dtl__block_release(struct block *block)
{
    if (block == NULL || atomic_fetch_sub_explicit(&block->references, 1, memory_order_acq_rel) > 1)
        return;
    dtl__release(block->data);
    dtl__release(block);
}

dtl_status dtl_impl_container_memory(struct container *container, struct block **memory)
{
    *memory = dtl__block_retain(container->block);
    return DTL_SUCCESS;
}

void dtl_impl_memory_release(struct block *memory)
{
    dtl__block_release(memory);
}
