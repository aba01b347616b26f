/* SPDX-License-Identifier: BSD-3-Clause */
/* The kernels attacked by themselves: every one that there is, on elements of random bits, on each
 * number of them around a run and a chunk, between guards.  What they give is for other tests; here
 * nothing is written beside the first operands, nothing read is changed, and under the sanitizers
 * nothing is read beside them either.  kernels [SEED [ROUNDS]] */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dtl_binary.h"
#include "dtl_steps.h"
#include "dtl_unary.h"
#include "kernels.h"

enum { GUARD = 64, GUARDS = 2 * GUARD, FILLER = 0xa5, ELEMENT = 16, NAME = 160 };

static const uint64_t sizes[] = {1, 2, 15, 16, 17, 63, 64, 65, 127, 129, 1000, 4097};
static uint64_t state, tried;
static const char *kernel_name;

static uint64_t draw(void)
{
    state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t bits = (state ^ (state >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    bits = (bits ^ (bits >> 27)) * UINT64_C(0x94d049bb133111eb);
    return bits ^ (bits >> 31);
}

static void fail(const char *what, uint64_t count)
{
    fprintf(stderr, "%s of %" PRIu64 " elements: %s\n", kernel_name, count, what);
    exit(1);
}

/* ---- operands -------------------------------------------------------------------------------- */

/* Memory that ends where its elements do, with guards of its own; `before` is what it held. */
struct block {
    unsigned char *memory;
    unsigned char *before;
    uint64_t bytes;
    bool is_written;
};

static struct block block_of(uint64_t bytes, bool is_written)
{
    struct block block = {.memory = malloc(bytes + GUARDS),
                          .before = malloc(bytes + GUARDS),
                          .bytes = bytes,
                          .is_written = is_written};

    if (block.memory == NULL || block.before == NULL)
        fail("no memory", bytes);
    memset(block.memory, FILLER, bytes + GUARDS);
    for (uint64_t index = 0; index < bytes; index++)
        block.memory[GUARD + index] = (unsigned char)draw();
    return block;
}

/* Values that arithmetic ends at stand among the random ones. */
static void sprinkle(struct block *block, uint32_t size)
{
    static const double extremes[] = {0.0, -0.0, 1e308, -1e308, 5e-324};
    unsigned char *elements = block->memory + GUARD;

    for (uint64_t place = 0; place + size <= block->bytes; place += size) {
        if (draw() % 4 == 0)
            memset(elements + place, draw() % 2 == 0 ? 0 : 0xff, size);
        if (draw() % 8 == 0)
            elements[place + size - 1] = draw() % 2 == 0 ? 0x80 : 0x7f;
        if (draw() % 8 == 0 && size == sizeof(double))
            memcpy(elements + place, &extremes[draw() % 5], size);
    }
}

static struct device_part part_of(struct block *block)
{
    memcpy(block->before, block->memory, block->bytes + GUARDS);
    return (struct device_part){block->memory + GUARD, block->bytes};
}

static void block_check(struct block *block, uint64_t count)
{
    uint64_t end = block->bytes + GUARD;

    for (uint64_t index = 0; index < GUARD; index++)
        if (block->memory[index] != FILLER || block->memory[end + index] != FILLER)
            fail("something beside an operand is written", count);
    if (!block->is_written && memcmp(block->memory, block->before, end) != 0)
        fail("an operand that is read is changed", count);
    free(block->memory);
    free(block->before);
}

/* Runs the kernel, if there is one of that name. */
static bool run(const char *name, struct block *blocks, struct kernel_call call, uint64_t count)
{
    host_kernel kernel = host_kernel_find(name);

    kernel_name = name;
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++)
        if (blocks[operand].memory != NULL)
            call.operands[operand] = part_of(&blocks[operand]);
    if (kernel != NULL)
        kernel(call);
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++)
        if (blocks[operand].memory != NULL)
            block_check(&blocks[operand], count);
    tried += kernel != NULL;
    return kernel != NULL;
}

/* ---- kinds of kernels ------------------------------------------------------------------------ */

struct element {
    const char *name;
    uint32_t size;
};

static struct block elements_of(const struct element *element, uint64_t count, bool is_written)
{
    struct block block = block_of(count * element->size, is_written);

    sprinkle(&block, element->size);
    return block;
}

static struct kernel_call call_of(uint64_t count)
{
    struct kernel_call call = {.count = count};

    for (int index = 0; index < KERNEL_VALUE_BYTES; index++)
        call.value[index] = (unsigned char)draw();
    return call;
}

/* Elements of `out` bytes each for as many parts as the draw says, made of all. */
static bool folds(const char *verb, const struct element *element, uint64_t count, uint64_t out)
{
    uint64_t parts = 1 + draw() % count;
    struct block blocks[KERNEL_OPERANDS] = {block_of(parts * out, true),
                                            elements_of(element, count, false),
                                            elements_of(element, count, false)};
    struct kernel_call call = call_of(parts);
    char name[NAME];

    snprintf(name, sizeof name, "%s_%s", verb, element->name);
    return run(name, blocks, call, count);
}

/* With indices of the elements that are looked at, or without. */
static bool extremes(const char *verb, const struct element *element, uint64_t count)
{
    uint64_t parts = 1 + draw() % count;
    struct block blocks[KERNEL_OPERANDS] = {
        [0] = block_of(parts * sizeof(uint64_t), true), [2] = elements_of(element, count, false)};
    char name[NAME];

    if (draw() % 2 == 0) {
        blocks[1] = block_of(count * sizeof(uint64_t), false);
        for (uint64_t index = 0; index < count; index++)
            ((uint64_t *)(void *)(blocks[1].memory + GUARD))[index] = draw() % count;
    }
    snprintf(name, sizeof name, "%s_%s", verb, element->name);
    return run(name, blocks, call_of(parts), count);
}

static bool histograms(const struct element *element, uint64_t count)
{
    static const double ranges[][2] = {{-1, 1},          {0, 5e-324},      {-1e308, 1e307},
                                       {-5e-324, 1e308}, {1, 1 + 2.3e-16}, {-128, 127}};
    uint64_t parts = 1 + draw() % count, bins = 1 + draw() % 100;
    struct block blocks[KERNEL_OPERANDS] = {block_of(parts * bins * sizeof(uint64_t), true),
                                            elements_of(element, count, false)};
    struct kernel_call call = call_of(parts);
    char name[NAME];

    memcpy(call.value, ranges[draw() % 6], sizeof ranges[0]);
    snprintf(name, sizeof name, "histogram_%s", element->name);
    return run(name, blocks, call, count);
}

static bool scans(const char *verb, const struct element *element, uint64_t count)
{
    uint64_t runs = (count + KERNEL_RUN_ELEMENTS - 1) / KERNEL_RUN_ELEMENTS;
    bool is_short = strncmp(verb, "runs", 4) == 0;
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, is_short ? runs : count, true)};
    char name[NAME];

    if (is_short || runs > 1)
        blocks[1] = elements_of(element, is_short ? count : runs, false);
    snprintf(name, sizeof name, "%s_%s", verb, element->name);
    return run(name, blocks, call_of(runs), count);
}

/* Whole, as the library calls them: the runs that a merge takes are in order, or not. */
static bool sorts(const char *verb, const struct element *element, uint64_t count)
{
    uint64_t chunks = (count + KERNEL_CHUNK_ELEMENTS - 1) / KERNEL_CHUNK_ELEMENTS;
    bool merges = strcmp(verb, "merge") == 0;
    struct kernel_sorting sorting = {(uint64_t)KERNEL_CHUNK_ELEMENTS << draw() % 8, draw() % 2};
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, count, true)};
    struct kernel_call call = call_of(chunks);
    char name[NAME];

    if (merges)
        blocks[2] = elements_of(element, count, false);
    if (draw() % 2 == 0) {
        blocks[1] = block_of(count * sizeof(uint64_t), true);
        if (merges)
            blocks[3] = block_of(count * sizeof(uint64_t), false);
    }
    memcpy(call.value, &sorting, sizeof sorting);
    snprintf(name, sizeof name, "%s_%s", verb, element->name);
    return run(name, blocks, call, count);
}

static bool distinct(const struct element *element, uint64_t count)
{
    struct block blocks[KERNEL_OPERANDS] = {block_of(count * sizeof(uint64_t), true),
                                            elements_of(element, count, false)};
    char name[NAME];

    snprintf(name, sizeof name, "distinct_%s", element->name);
    return run(name, blocks, call_of(count), count);
}

/* Of elements on both sides, or of a value on one. */
static bool of_two(const char *operation, const struct element *element, uint64_t count)
{
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, count, true)};
    uint64_t side = draw() % 3;
    char name[NAME];

    for (uint64_t operand = 1; operand <= 2; operand++)
        if (operand != side)
            blocks[operand] = elements_of(element, count, false);
    snprintf(name, sizeof name, "binary_%s_%s", operation, element->name);
    return run(name, blocks, call_of(count), count);
}

static void of_one(const char *operation, const struct element *element, uint64_t count)
{
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, count, true),
                                            elements_of(element, count, false)};
    char name[NAME];

    snprintf(name, sizeof name, "unary_%s_%s", operation, element->name);
    if (!run(name, blocks, call_of(count), count))
        fail("there is no such kernel", count);
}

/* ---- all of them ----------------------------------------------------------------------------- */

static void of_an_operation(const char *operation, const struct element *element, uint64_t count)
{
    static const char *const scanning[] = {"runs", "scan", "exscan"};
    char verb[64];
    bool is_there = of_two(operation, element, count);

    snprintf(verb, sizeof verb, "fold_%s", operation);
    is_there &= folds(verb, element, count, element->size);
    for (int index = 0; index < 3; index++) {
        snprintf(verb, sizeof verb, "%s_%s", scanning[index], operation);
        is_there &= scans(verb, element, count);
    }
    if (!is_there)
        fail("there is no such kernel", count);
}

static void of_a_dtype(const struct element *element, uint64_t count)
{
    bool is_there = folds("count", element, count, sizeof(uint64_t)) &
                    folds("find", element, count, sizeof(uint64_t)) &
                    extremes("least", element, count) & extremes("greatest", element, count) &
                    sorts("chunks", element, count) & sorts("merge", element, count) &
                    distinct(element, count);

    if (!is_there)
        fail("there is no such kernel", count);
}

static void of_a_real(const struct element *element, uint64_t count)
{
    bool is_there = folds("moments", element, count, 2 * sizeof(double)) &
                    folds("dot", element, count, sizeof(double)) & histograms(element, count);

    if (!is_there)
        fail("there is no such kernel", count);
}

/* Elements by the places that stand in other memory. */
static void of_a_size(uint32_t size, uint64_t count)
{
    struct element element = {"", size};
    struct block filled[KERNEL_OPERANDS] = {elements_of(&element, count, true)};
    struct block gathered[KERNEL_OPERANDS] = {elements_of(&element, count, true),
                                              elements_of(&element, count, false),
                                              block_of(count * sizeof(uint64_t), false)};
    struct block kept[KERNEL_OPERANDS] = {elements_of(&element, count, true),
                                          elements_of(&element, count, false),
                                          block_of(count * sizeof(uint64_t), false)};
    uint64_t *places = (uint64_t *)(void *)(gathered[2].memory + GUARD);
    uint64_t *counts = (uint64_t *)(void *)(kept[2].memory + GUARD), sum = 0;
    char name[NAME];

    for (uint64_t index = 0; index < count; index++) {
        places[index] = draw() % count;
        counts[index] = sum += draw() % 2;
    }
    snprintf(name, sizeof name, "fill_%u", (unsigned)size);
    run(name, filled, call_of(count), count);
    snprintf(name, sizeof name, "gather_%u", (unsigned)size);
    run(name, gathered, call_of(count), count);
    snprintf(name, sizeof name, "keep_%u", (unsigned)size);
    run(name, kept, call_of(count), count);
}

#define STEP(operation, dtype, type)                                                               \
    of_an_operation(#operation, &(struct element){#dtype, sizeof(type)}, count);
#define ONE(operation, dtype, type, formula)                                                       \
    of_one(#operation, &(struct element){#dtype, sizeof(type)}, count);
#define TWO(operation, dtype, type, formula)                                                       \
    of_two(#operation, &(struct element){#dtype, sizeof(type)}, count);
#define DTYPE(dtype, type) of_a_dtype(&(struct element){#dtype, sizeof(type)}, count);
#define REAL(dtype, type, id) of_a_real(&(struct element){#dtype, sizeof(type)}, count);

static void all_of(uint64_t count)
{
    struct block numbers[KERNEL_OPERANDS] = {block_of(count * sizeof(uint64_t), true)};

    DTL__STEPS(STEP)
    DTL__UNARIES(ONE)
    DTL__BINARIES(TWO)
    DTL__DTYPES(DTYPE)
    DTL__REALS(REAL)
    for (uint32_t size = 1; size <= ELEMENT; size *= 2)
        of_a_size(size, count);
    run("number", numbers, call_of(count), count);
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t rounds = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;

    for (uint64_t round = 0; round < rounds; round++)
        for (size_t index = 0; index < sizeof sizes / sizeof *sizes; index++) {
            state = seed + round;
            all_of(sizes[index]);
        }
    printf("%" PRIu64 " kernels ran\n", tried);
    return 0;
}
