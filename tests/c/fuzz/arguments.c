/* SPDX-License-Identifier: BSD-3-Clause */
/* Draws the arguments of a call: valid ones, except for one that may be anything. */
#include <stdio.h>
#include <string.h>

#include "world.h"

enum { MOST_BYTES = 1 << 16 };

static uint64_t state;
static const uint8_t *input;
static size_t input_bytes;

/* Values that most arguments of a call share, so that they are consistent. */
static struct {
    uint64_t count;
    uint64_t dtype;
} common;

void fuzz_seed(uint64_t seed)
{
    state = seed * 0x9e3779b97f4a7c15U + 1;
}

void fuzz_feed(const uint8_t *bytes, size_t count)
{
    fuzz_seed(0);
    input = bytes;
    input_bytes = count;
}

bool fuzz_is_fed(void)
{
    return input_bytes > 0;
}

/* Consumes as few bytes as a number below the limit needs, so that a changed byte changes one
 * choice. */
static uint64_t consume(uint64_t below)
{
    uint64_t number = 0;

    for (uint64_t most = below - 1; most > 0 && input_bytes > 0; most >>= 8, input_bytes--)
        number = number << 8 | *input++;
    return below == 0 ? number : number % below;
}

uint64_t fuzz_draw(uint64_t below)
{
    if (input_bytes > 0)
        return consume(below);

    uint64_t z = state += 0x9e3779b97f4a7c15U;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9U;
    z = (z ^ z >> 27) * 0x94d049bb133111ebU;
    z ^= z >> 31;
    return below == 0 ? z : z % below;
}

static const uint64_t small[] = {0, 1, 1, 2, 3, 4, 4, 5, 8, 17, 33};
static const uint64_t extreme[] = {
    0,
    1,
    2,
    7,
    100,
    1U << 31,
    UINT32_MAX,
    1UL << 53,
    1UL << 60,
    1UL << 61,
    (1UL << 61) - 1,
    1UL << 62,
    INT64_MAX,
    1UL << 63,
    -1UL,
    -2UL,
    -8UL,
    -16UL,
    INT32_MAX,
    -2147483648UL,
    -100UL,
    9999,
};
static const double reals[] = {0, 1, -1, 0.5, 1e300, -1e300, 1e-320, 0.0 / 0.0, 1 / 0.0, -1 / 0.0};
static const char *const texts[] = {
    "name",
    "a",
    "b",
    "",
    "a name of more than a few words that does not end soon, not at all, %s%n",
    "\xff\xfe",
    "\n\"\\",
    "none/x",
};

static uint64_t any_number(void)
{
    return extreme[fuzz_draw(sizeof extreme / sizeof *extreme)];
}

/* Small, or more than any machine has. */
static uint64_t any_size(void)
{
    uint64_t size = any_number();

    return size > MOST_BYTES && size < 1UL << 50 ? size << 32 : size;
}

static uint64_t number(const struct fuzz_parameter *parameter, bool is_wild, uint64_t place)
{
    if (is_wild)
        return parameter->group == FUZZ_SIZE ? any_size() : any_number();
    if (parameter->is_place)
        return place;
    switch (parameter->group) {
    case FUZZ_SIZE:
        return common.count;
    case FUZZ_RANK:
        return fuzz_draw((uint64_t)fuzz_world.size);
    case FUZZ_TAG:
        return fuzz_draw(3);
    case FUZZ_INDEX:
        return fuzz_draw(5);
    default:
        return fuzz_draw(4);
    }
}

static uint64_t member(const struct fuzz_parameter *parameter, bool is_wild)
{
    const struct fuzz_members *members = parameter->members;

    if (is_wild && fuzz_draw(2) == 0)
        return any_number();
    if (!is_wild && strstr(parameter->name, "dtype") != NULL)
        return common.dtype;
    return (uint64_t)members->values[fuzz_draw(members->count)];
}

/* A null handle, a closed one, one of another kind, a foreign pointer, or random bits. */
static void *invalid_handle(uint64_t *mark)
{
    static long foreign[8];
    static void *const others[] = {NULL, foreign, (void *)0x5a5a5a5a5a5a5a5a, (void *)-1,
                                   (void *)1};
    size_t which = fuzz_draw(8);

    if (which >= sizeof others / sizeof *others)
        return fuzz_pick(fuzz_draw(fuzz_kind_count), mark);
    *mark = 1000000 + which;
    return others[which];
}

static void fill_structure(const struct fuzz_parameter *parameter, void *memory, uint64_t bytes,
                           bool is_wild)
{
    if (strcmp(parameter->structure, "shape") == 0) {
        dtl_shape *shape = memory;

        *shape = (dtl_shape){.ndim = is_wild ? (int)any_number() : (int)fuzz_draw(4)};
        for (int dim = 0; dim < DTL_MAX_TENSOR_RANK; dim++)
            shape->dims[dim] = is_wild && fuzz_draw(2) == 0 ? any_size() : small[fuzz_draw(7)];
        return;
    }
    if (strcmp(parameter->structure, "container_options") == 0) {
        dtl_container_options *options = memory;

        dtl_container_options_init(options);
        options->partition = (dtl_partition_policy)fuzz_draw(5);
        options->execution = (dtl_execution_policy)fuzz_draw(3);
        options->block_size = fuzz_draw(4);
        if (fuzz_world.has_device)
            options->placement = (dtl_placement_policy)fuzz_draw(DTL_PLACEMENT_COUNT);
        if (is_wild)
            ((int32_t *)memory)[fuzz_draw(bytes / 4)] = (int32_t)any_number();
        if (dtl_container_options_error(options) == DTL_ERROR_POLICY_TERMINATE)
            dtl_container_options_set_error(options, DTL_ERROR_POLICY_RETURN_STATUS);
        return;
    }
    if (strcmp(parameter->structure, "context_options") == 0) {
        dtl_context_options *options = memory;

        dtl_context_options_init(options);
        options->init_mpi = (int)fuzz_draw(2);
        if (is_wild)
            options->device_id = (int)any_number();
        options->finalize_mpi = 0;
    }
}

/* Draws numbers and handles, from which lengths are computed. */
static void draw_value(struct fuzz_call *call, size_t slot, bool is_wild)
{
    const struct fuzz_parameter *parameter = &call->function->parameters[slot];
    union fuzz_value *value = &call->a[slot];
    uint64_t *mark = &call->marks[slot];

    switch (parameter->group) {
    case FUZZ_HANDLE:
        value->pointer = is_wild ? invalid_handle(mark) : fuzz_pick((size_t)parameter->kind, mark);
        return;
    case FUZZ_ENUM:
        value->number =
            (uint64_t)(int32_t)member(parameter, is_wild); /* as the callee receives it */
        break;
    case FUZZ_REAL:
        value->real = reals[fuzz_draw(is_wild ? sizeof reals / sizeof *reals : 4)];
        break;
    case FUZZ_CALLBACK:
        value->function = is_wild ? NULL : parameter->callback;
        *mark = is_wild;
        return;
    case FUZZ_TEXT:
        value->text = texts[fuzz_draw(is_wild ? sizeof texts / sizeof *texts : 3)];
        if (strcmp(parameter->name, "path") == 0 && !is_wild) {
            char *path = fuzz_memory(128, false);

            snprintf(path, 128, "%s/%s", fuzz_world.folder, value->text);
            value->text = path;
        }
        if (is_wild && fuzz_draw(4) == 0)
            value->text = NULL;
        *mark = value->text != NULL;
        return;
    case FUZZ_POINTER:
    case FUZZ_ARGV:
        value->pointer = NULL;
        return;
    default:
        value->number = number(parameter, is_wild, 0);
    }
    *mark = value->number;
}

static void fill_array(const struct fuzz_parameter *parameter, void *memory, uint64_t bytes,
                       bool is_wild)
{
    uint64_t wild = is_wild ? fuzz_draw(4) : UINT64_MAX, mark;

    if (!parameter->is_read)
        return;
    for (uint64_t index = 0; parameter->group == FUZZ_HANDLE && index < bytes / 8; index++)
        ((void **)memory)[index] =
            index == wild ? invalid_handle(&mark) : fuzz_pick((size_t)parameter->kind, &mark);
    for (uint64_t index = 0; index < bytes / 8; index++)
        if (parameter->group == FUZZ_SIZE || parameter->group == FUZZ_INDEX)
            ((uint64_t *)memory)[index] =
                number(parameter, index == wild,
                       parameter->group == FUZZ_SIZE ? index * common.count : fuzz_draw(4));
        else if (parameter->group == FUZZ_REAL)
            ((double *)memory)[index] = reals[fuzz_draw(index == wild ? 10 : 4)];
    for (uint64_t index = 0; index < bytes / 4; index++)
        if (parameter->group == FUZZ_RANK || parameter->group == FUZZ_INT)
            ((uint32_t *)memory)[index] = (uint32_t)number(parameter, index == wild, 0);
}

static bool is_memory(const struct fuzz_parameter *parameter)
{
    return parameter->bytes != NULL || parameter->size > 0;
}

/* Returns false if the library may legitimately use more memory than the machine has. */
static bool draw_memory(struct fuzz_call *call, size_t slot, bool is_wild)
{
    const struct fuzz_parameter *parameter = &call->function->parameters[slot];
    uint64_t bytes = parameter->bytes != NULL ? parameter->bytes(call->a) : parameter->size;

    call->marks[slot] = 1;
    if (bytes > MOST_BYTES && bytes <= INT64_MAX)
        return false;
    if (bytes > MOST_BYTES)
        bytes = 64;
    call->bytes[slot] = bytes;
    if ((is_wild && !parameter->is_local && !parameter->is_value && fuzz_draw(2) == 0) ||
        (parameter->is_optional && fuzz_draw(2) == 0)) {
        call->a[slot].pointer = NULL;
        call->marks[slot] = 0;
        return true;
    }
    call->a[slot].pointer = fuzz_memory(bytes, parameter->is_kept);
    if (parameter->group == FUZZ_STRUCT)
        fill_structure(parameter, call->a[slot].pointer, bytes, is_wild);
    else if (parameter->is_array)
        fill_array(parameter, call->a[slot].pointer, bytes, is_wild);
    return true;
}

/* With DTL_CHECK=1, ranks may draw different arguments. */
static void disagree(void)
{
    if (fuzz_draw(2) == 0)
        common.count += (uint64_t)fuzz_world.rank;
    else
        common.dtype = (common.dtype + (uint64_t)fuzz_world.rank) % 10;
}

bool fuzz_arguments(struct fuzz_call *call)
{
    const struct fuzz_function_row *function = call->function;

    common.count = small[fuzz_draw(sizeof small / sizeof *small)];
    common.dtype = fuzz_draw(3) > 0 ? DTL_DTYPE_INT32 : fuzz_draw(12);
    if (fuzz_draw(4) == 0 && fuzz_world.is_checked && function->is_collective)
        disagree();
    call->wild = fuzz_draw(3) > 0 || function->count == 0 ? -1 : (int)fuzz_draw(function->count);
    for (size_t slot = 0; slot < function->count; slot++)
        if (!is_memory(&function->parameters[slot]))
            draw_value(call, slot, (int)slot == call->wild);
    for (int buffers = 0; buffers < 2; buffers++)
        for (size_t slot = 0; slot < function->count; slot++) {
            const struct fuzz_parameter *parameter = &function->parameters[slot];

            if (is_memory(parameter) && (parameter->group == FUZZ_BUFFER) == (buffers == 1) &&
                !draw_memory(call, slot, (int)slot == call->wild))
                return false;
        }
    return true;
}
