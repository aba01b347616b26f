/* SPDX-License-Identifier: BSD-3-Clause */
/* One suite for the kernels of device backends. DTL_TEST_DEVICE names the backend; without it, the
 * host's functions run.
 *
 * Each kernel runs on elements of random bits, with counts around the sizes of a run and of a
 * chunk, between guard areas. Nothing is written outside the destination, no input changes, and a
 * device returns what the host's function returns. Other tests check the values themselves.
 *
 * Usage: kernels [SEED [ROUNDS]] */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "device/kernel.h"
#include "dtl_binary.h"
#include "dtl_numbers.h"
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

/* Memory that ends where its elements end, with guard areas of its own. `before` is a copy of its
 * initial contents. */
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

/* Inserts special values, such as NaN and infinity, among the random ones. */
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

/* ---- on a device ----------------------------------------------------------------------------- */

enum { CAPACITY = 8 << 20 };

static const struct device *device; /* NULL: the host's functions only */
static struct device_stream *stream;
static char *device_blocks[KERNEL_OPERANDS];

static void done_or_fail(dtl_status status, uint64_t count)
{
    char text[512];

    dtl_last_error(text, sizeof text);
    if (status != DTL_SUCCESS)
        fail(text, count);
}

static void device_open(const char *name)
{
    kernel_name = name;
    done_or_fail(dtl__device_find(name, 0, &device), 0);
    done_or_fail(device->ops->stream_create(device, &stream), 0);
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++) {
        void *allocated = NULL;

        done_or_fail(device->ops->allocate(device, MEMORY_DEVICE, CAPACITY, &allocated), 0);
        device_blocks[operand] = allocated;
    }
}

static void device_close(void)
{
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++)
        device->ops->release(device, device_blocks[operand]);
    device->ops->stream_release(stream);
}

/* Queues the kernel on copies of the operands, guards included. */
static void device_run(const struct block *blocks, struct kernel_call call, uint64_t count)
{
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++) {
        const struct block *block = &blocks[operand];

        if (block->memory == NULL)
            continue;
        if (block->bytes + GUARDS > CAPACITY)
            fail("the test has no room for its operands", count);
        done_or_fail(
            device->ops->copy(stream, device_blocks[operand], block->before, block->bytes + GUARDS),
            count);
        call.operands[operand].start = device_blocks[operand] + GUARD;
    }
    done_or_fail(dtl__launch(stream, &call, "%s", kernel_name), count);
}

/* Returns true if results may differ in rounding between C libraries. */
static bool is_rounded(void)
{
    static const char *const functions[] = {
        "cbrt",    "exp",     "exp2",    "expm1",  "log",    "log2",  "log10",   "log1p", "sin",
        "cos",     "tan",     "arcsin",  "arccos", "arctan", "sinh",  "cosh",    "tanh",  "arcsinh",
        "arccosh", "arctanh", "sigmoid", "gelu",   "silu",   "power", "arctan2", "hypot"};
    const char *operation = strchr(kernel_name, '_') + 1;

    if (strncmp(kernel_name, "unary_", 6) != 0 && strncmp(kernel_name, "binary_", 7) != 0)
        return false;
    for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
        size_t length = strlen(functions[index]);

        if (strncmp(operation, functions[index], length) == 0 && operation[length] == '_')
            return true;
    }
    return false;
}

static double number_at(const unsigned char *elements, uint64_t index)
{
    const char *dtype = strrchr(kernel_name, '_') + 1;
    double wide;
    float narrow;
    uint16_t half;

    memcpy(&wide, elements + index * sizeof wide, sizeof wide);
    memcpy(&narrow, elements + index * sizeof narrow, sizeof narrow);
    memcpy(&half, elements + index * sizeof half, sizeof half);
    if (strcmp(dtype, "float64") == 0)
        return wide;
    if (strcmp(dtype, "float32") == 0)
        return (double)narrow;
    return (double)(strcmp(dtype, "float16") == 0 ? dtl__float_from_float16(half)
                                                  : dtl__float_from_bfloat16(half));
}

/* Compares to a hundredth, which a wrong function does not meet. */
static bool is_close(const unsigned char *found, const struct block *block, uint64_t elements)
{
    if (memcmp(found, block->memory, GUARD) != 0 ||
        memcmp(found + GUARD + block->bytes, block->memory + GUARD + block->bytes, GUARD) != 0)
        return false;
    for (uint64_t index = 0; index < elements; index++) {
        double x = number_at(found + GUARD, index), y = number_at(block->memory + GUARD, index);

        if (x != y && !(isnan(x) && isnan(y)) && !(fabs(x - y) <= 0.01 * (1 + fabs(y))))
            return false;
    }
    return true;
}

static void device_compare(const struct block *blocks, uint64_t count)
{
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++) {
        const struct block *block = &blocks[operand];
        uint64_t bytes = block->bytes + GUARDS;
        unsigned char *found = block->memory != NULL ? malloc(bytes) : NULL;

        if (found == NULL)
            continue;
        done_or_fail(device->ops->copy(stream, found, device_blocks[operand], bytes), count);
        done_or_fail(dtl__stream_synchronize(stream), count);
        if (memcmp(found, block->memory, bytes) != 0 &&
            !(operand == 0 && is_rounded() && is_close(found, block, count)))
            fail("a device gives something else than the host's function", count);
        free(found);
    }
}

/* Runs the kernel of that name, if it exists. */
static bool run(const char *name, struct block *blocks, struct kernel_call call, uint64_t count)
{
    host_kernel kernel = host_kernel_find(name);

    kernel_name = name;
    for (int operand = 0; operand < KERNEL_OPERANDS; operand++)
        if (blocks[operand].memory != NULL)
            call.operands[operand] = part_of(&blocks[operand]);
    if (kernel != NULL && device != NULL)
        device_run(blocks, call, count);
    if (kernel != NULL)
        kernel(call);
    if (kernel != NULL && device != NULL)
        device_compare(blocks, count);
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

/* Reductions of all elements to random numbers of partial results of `out` bytes each. */
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

/* Minimum and maximum positions, with and without a list of the elements' indices. */
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

/* Complete sorts, as the library calls them; merges get sorted runs or unsorted ones. */
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

/* Binary operations on two arrays, or on an array and a scalar. */
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

static void run_of_size(const char *verb, uint32_t size, struct block *blocks, uint64_t count)
{
    char name[NAME];

    snprintf(name, sizeof name, "%s_%u", verb, (unsigned)size);
    if (!run(name, blocks, call_of(count), count))
        fail("there is no such kernel", count);
}

/* Gathers elements by a list of positions; with `is_out` scatters, each position once. */
static void by_list(const char *verb, const struct element *element, uint64_t count, bool is_out)
{
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, count, true),
                                            elements_of(element, count, false),
                                            block_of(count * sizeof(uint64_t), false)};
    uint64_t *places = (uint64_t *)(void *)(blocks[2].memory + GUARD), turn = draw() % count;

    for (uint64_t index = 0; index < count; index++)
        places[index] = is_out ? (index + turn) % count : draw() % count;
    run_of_size(verb, element->size, blocks, count);
}

/* The same with one invalid position, which the last block reports. */
static void by_checked_list(const char *verb, const struct element *element, uint64_t count,
                            bool is_out)
{
    struct block blocks[KERNEL_OPERANDS] = {
        elements_of(element, count, true), elements_of(element, count, false),
        block_of(count * sizeof(uint64_t), false), block_of(sizeof(uint64_t), true)};
    uint64_t *places = (uint64_t *)(void *)(blocks[2].memory + GUARD), turn = draw() % count;

    for (uint64_t index = 0; index < count; index++)
        places[index] = is_out ? (index + turn) % count : draw() % count;
    places[turn] = count + turn;
    run_of_size(verb, element->size, blocks, count);
}

/* Copies by two runs, the second of which is reversed. */
static void by_runs(const char *verb, const struct element *element, uint64_t count)
{
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, count, true),
                                            elements_of(element, count, false),
                                            block_of(2 * sizeof(struct kernel_run), false)};
    uint64_t half = (count + 1) / 2;
    struct kernel_run runs[] = {{0, 0, 2}, {half, count - 1 - count % 2, (uint64_t)-2}};

    memcpy(blocks[2].memory + GUARD, runs, sizeof runs);
    run_of_size(verb, element->size, blocks, count);
}

/* Every element, with the box's dimensions reversed for one operand. */
static void box(const struct element *element, uint64_t count)
{
    uint64_t rows = 1 + draw() % 7, columns = (count + rows - 1) / rows;
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, rows * columns, true),
                                            elements_of(element, rows * columns, false),
                                            block_of(3 * sizeof(struct kernel_side), false)};
    struct kernel_side sides[] = {{rows, 1, columns}, {1, 77, 77}, {columns, rows, 1}};

    memcpy(blocks[2].memory + GUARD, sides, sizeof sides);
    run_of_size("box", element->size, blocks, rows * columns);
}

static void keep(const struct element *element, uint64_t count)
{
    struct block blocks[KERNEL_OPERANDS] = {elements_of(element, count, true),
                                            elements_of(element, count, false),
                                            block_of(count * sizeof(uint64_t), false)};
    uint64_t *counts = (uint64_t *)(void *)(blocks[2].memory + GUARD), sum = 0;

    for (uint64_t index = 0; index < count; index++)
        counts[index] = sum += draw() % 2;
    run_of_size("keep", element->size, blocks, count);
}

static void of_a_size(uint32_t size, uint64_t count)
{
    struct element element = {"", size};
    struct block filled[KERNEL_OPERANDS] = {elements_of(&element, count, true)};

    run_of_size("fill", size, filled, count);
    by_list("gather", &element, count, false);
    by_list("scatter", &element, count, true);
    by_checked_list("take", &element, count, false);
    by_checked_list("put", &element, count, true);
    by_runs("pack", &element, count);
    by_runs("unpack", &element, count);
    box(&element, count);
    keep(&element, count);
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
    const char *name = getenv("DTL_TEST_DEVICE");

    if (name != NULL)
        device_open(name);
    for (uint64_t round = 0; round < rounds; round++)
        for (size_t index = 0; index < sizeof sizes / sizeof *sizes; index++) {
            state = seed + round;
            all_of(sizes[index]);
        }
    if (device != NULL)
        device_close();
    printf("%" PRIu64 " kernels ran\n", tried);
    return 0;
}
