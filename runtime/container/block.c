/* SPDX-License-Identifier: BSD-3-Clause */
/* Counted memory: what is left of a container or a window while something still looks at it. */
#include <sys/mman.h>

#include "dtl_container.h"
#include "dtl_impl.h"

dtl_status dtl__block_of_mapping(void *mapping, uint64_t bytes, struct block **out)
{
    struct block *block;
    dtl_status status = dtl__alloc((void **)&block, sizeof *block, "memory");

    if (status != DTL_SUCCESS)
        return status;
    *block = (struct block){.references = 1, .data = mapping, .mapped = bytes};
    *out = block;
    return DTL_SUCCESS;
}

dtl_status dtl__block_make(uint64_t bytes, const char *what, struct block **out)
{
    void *data;
    dtl_status status = dtl__alloc(&data, bytes, what);

    if (status != DTL_SUCCESS)
        return status;
    status = dtl__block_of_mapping(data, 0, out);
    if (status != DTL_SUCCESS)
        dtl__release(data);
    return status;
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
    if (block->mapped > 0)
        munmap(block->data, block->mapped);
    else
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
