/* SPDX-License-Identifier: BSD-3-Clause */
/* Loads the backend under test; see backend.h. */
#include "backend.h"

#include <dlfcn.h>
#include <stdlib.h>

enum { GUARD = 4096, GUARD_BYTE = 0xA5 };

struct comm world;
const struct job_ops *job;
static char message[512];
static long blocks_held; /* blocks of host memory that the backend holds */

static const uint64_t all_counts[] = {0, 1, 17, 1000, 1001, 30011};
static const uint64_t some_counts[] = {17, 1001};
static const uint64_t promised_counts[] = {0, 1, 17, 100003};
const uint64_t *counts = all_counts;
size_t counts_size = COUNT_OF(all_counts);

/* ---- the host -------------------------------------------------------------------------------- */

__attribute__((format(printf, 2, 3))) static dtl_status host_fail(dtl_status status,
                                                                  const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return status;
}

static dtl_status host_alloc(void **out, size_t bytes, const char *what)
{
    if (bytes == 0) {
        *out = NULL;
        return DTL_SUCCESS;
    }
    *out = calloc(1, bytes);
    if (*out == NULL)
        return host_fail(DTL_ERROR_OUT_OF_MEMORY, "%s", what);
    __atomic_fetch_add(&blocks_held, 1, __ATOMIC_RELAXED);
    return DTL_SUCCESS;
}

static void host_release(void *memory)
{
    if (memory != NULL)
        __atomic_fetch_sub(&blocks_held, 1, __ATOMIC_RELAXED);
    free(memory);
}

static dtl_status not_interrupted(void)
{
    return DTL_SUCCESS;
}

static bool host_option_is_on(const char *name)
{
    const char *value = getenv(name);

    return value != NULL && strcmp(value, "1") == 0;
}

static void nothing_to_end(void)
{
}

static dtl_status host_refuse_message(const struct message *sent, uint64_t count,
                                      const struct dtype *type)
{
    dtl_status status = dtl__refuse_message(sent, count, type);

    dtl_last_error(message, sizeof message);
    return status;
}

static const struct host host = {
    .size = sizeof(struct host),
    .fail = host_fail,
    .alloc = host_alloc,
    .release = host_release,
    .dtype = dtl__dtype,
    .kernel = dtl__kernel,
    .leaving = nothing_to_end,
    .refuse_message = host_refuse_message,
    .fail_beneath = host_fail,
    .barrier = dtl__has_barrier,
    .abort = exit,
    .memory_file = dtl__memory_file,
    .interrupted = not_interrupted,
    .option_is_on = host_option_is_on,
};

/* Built-in backends report errors through the library, not through the mock host. */
const char *last_message(void)
{
    if (job == NULL)
        dtl_last_error(message, sizeof message);
    return message;
}

/* ---- the backend ----------------------------------------------------------------------------- */

/* Searches DTL_PLUGIN_PATH, and otherwise the build's plugin folder. */
static const struct plugin *plugin_load(const char *name)
{
    const char *folder = getenv("DTL_PLUGIN_PATH");
    const struct plugin *(*entry)(const struct host *);
    char file[4096];
    void *library;

    snprintf(file, sizeof file, "%s/libdtl_%s.so", folder != NULL ? folder : DTL_PLUGIN_DIR, name);
    library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(1);
    }
    *(void **)&entry = dlsym(library, DTL_PLUGIN_SYMBOL);
    return entry(&host);
}

static void back_end_start(void)
{
    const char *name = getenv("DTL_TEST_BACKEND");

    if (name == NULL) {
        dtl__self_comm(&world);
        return;
    }
    job = plugin_load(name)->job;
    if (job->start() != DTL_SUCCESS || job->world(&world) != DTL_SUCCESS) {
        fprintf(stderr, "%s: %s\n", name, message);
        exit(1);
    }
}

/* Separates tests by a barrier, so that no test receives messages of the test before. */
static int separate(void **state)
{
    (void)state;
    return world.ops->barrier(&world) != DTL_SUCCESS;
}

/* Returns true if all guaranteed cases are requested; see docs/design/guarantees.md. */
static bool runs_all_cases(void)
{
    return getenv("DTL_TEST_ALL") != NULL;
}

bool runs_samples(void)
{
    return world.size > 2 && !runs_all_cases();
}

/* Fills in optional operations that the backend lacks with composed ones. */
static void complete_operations(void)
{
    static struct comm_ops complete;

    if (dtl__comm_adopt(&complete, world.ops) != DTL_SUCCESS) {
        fprintf(stderr, "%s\n", world.ops->name);
        exit(1);
    }
    world.ops = &complete;
}

int run_suite(const char *name, struct CMUnitTest *tests, size_t count)
{
    int failed;

    back_end_start();
    complete_operations();
    started_wrap(&world);
    if (runs_samples()) {
        counts = some_counts;
        counts_size = COUNT_OF(some_counts);
    }
    if (runs_all_cases()) {
        counts = promised_counts;
        counts_size = COUNT_OF(promised_counts);
    }
    for (size_t index = 0; index < count; index++)
        tests[index].setup_func = separate;
    failed = _cmocka_run_group_tests(name, tests, count, NULL, NULL);
    if (failed != 0 && job != NULL)
        job->abort(1); /* ends the other ranks, which may wait for this one */
    world.ops->free(&world);
    if (job != NULL)
        job->stop();
    if (blocks_held != 0)
        fprintf(stderr, "rank %d: %ld blocks are still held\n", world.rank, blocks_held);
    return failed != 0 || blocks_held != 0;
}

/* ---- memory ---------------------------------------------------------------------------------- */

struct guarded_header {
    size_t bytes;
};

void *guarded(size_t bytes)
{
    unsigned char *memory = malloc(sizeof(struct guarded_header) + GUARD + bytes + GUARD);

    assert_non_null(memory);
    ((struct guarded_header *)memory)->bytes = bytes;
    memory += sizeof(struct guarded_header);
    memset(memory, GUARD_BYTE, GUARD + bytes + GUARD);
    return memory + GUARD;
}

void guarded_free(void *memory)
{
    unsigned char *start = (unsigned char *)memory - GUARD;
    struct guarded_header *header = (struct guarded_header *)(void *)(start - sizeof *header);

    for (size_t offset = 0; offset < GUARD; offset++) {
        assert_int_equal(start[offset], GUARD_BYTE);
        assert_int_equal(start[GUARD + header->bytes + offset], GUARD_BYTE);
    }
    free(header);
}

/* ---- elements -------------------------------------------------------------------------------- */

int dtype_at(int index)
{
    static const int all[] = {
        DTL_DTYPE_INT8,        DTL_DTYPE_INT16,         DTL_DTYPE_INT32,
        DTL_DTYPE_INT64,       DTL_DTYPE_UINT8,         DTL_DTYPE_UINT16,
        DTL_DTYPE_UINT32,      DTL_DTYPE_UINT64,        DTL_DTYPE_FLOAT32,
        DTL_DTYPE_FLOAT64,     DTL_DTYPE_BYTE,          DTL_DTYPE_BOOL,
        DTL_DTYPE_FLOAT16,     DTL_DTYPE_BFLOAT16,      DTL_DTYPE_COMPLEX64,
        DTL_DTYPE_COMPLEX128,  DTL_DTYPE_FLOAT32_INT32, DTL_DTYPE_FLOAT64_INT64,
        DTL_DTYPE_INT32_INT32, DTL_DTYPE_INT64_INT64,
    };

    static const int some[] = {DTL_DTYPE_INT32, DTL_DTYPE_FLOAT64, DTL_DTYPE_FLOAT16,
                               DTL_DTYPE_FLOAT64_INT64};

    if (runs_samples())
        return (size_t)index < COUNT_OF(some) ? some[index] : -1;
    return (size_t)index < COUNT_OF(all) ? all[index] : -1;
}

/* Writes a whole number from 0 to 3 as an element. */
static void element_set(void *element, const struct dtype *type, int value, int32_t rank)
{
    static const uint16_t halves[] = {0, 0x3C00, 0x4000, 0x4200};
    static const uint16_t brains[] = {0, 0x3F80, 0x4000, 0x4040};

    memset(element, 0, type->size);
    switch ((int)type->id) {
    case DTL_DTYPE_FLOAT32:
    case DTL_DTYPE_COMPLEX64:
        memcpy(element, &(float){(float)value}, sizeof(float));
        break;
    case DTL_DTYPE_FLOAT64:
    case DTL_DTYPE_COMPLEX128:
        memcpy(element, &(double){value}, sizeof(double));
        break;
    case DTL_DTYPE_FLOAT16:
        memcpy(element, &halves[value], sizeof halves[value]);
        break;
    case DTL_DTYPE_BFLOAT16:
        memcpy(element, &brains[value], sizeof brains[value]);
        break;
    case DTL_DTYPE_BOOL:
        *(unsigned char *)element = value > 1;
        break;
    case DTL_DTYPE_FLOAT32_INT32:
        memcpy(element, &(dtl_float32_int32){(float)value, rank}, type->size);
        break;
    case DTL_DTYPE_FLOAT64_INT64:
        memcpy(element, &(dtl_float64_int64){value, rank}, type->size);
        break;
    case DTL_DTYPE_INT32_INT32:
        memcpy(element, &(dtl_int32_int32){value, rank}, type->size);
        break;
    case DTL_DTYPE_INT64_INT64:
        memcpy(element, &(dtl_int64_int64){value, rank}, type->size);
        break;
    default:
        *(unsigned char *)element = (unsigned char)value; /* integers, little-endian */
    }
}

static int element_value(int32_t rank, uint64_t index)
{
    return (int)((index * 7 + (uint64_t)rank * 5 + index / 11 + 1) % 4);
}

void elements_fill(void *elements, uint64_t count, const struct dtype *type, int32_t rank,
                   uint64_t first)
{
    for (uint64_t index = 0; index < count; index++)
        element_set((char *)elements + index * type->size, type, element_value(rank, first + index),
                    rank);
}

void elements_expect(const void *elements, uint64_t count, const struct dtype *type, int32_t rank,
                     uint64_t first)
{
    char expected[16];

    for (uint64_t index = 0; index < count; index++) {
        element_set(expected, type, element_value(rank, first + index), rank);
        if (memcmp((const char *)elements + index * type->size, expected, type->size) != 0)
            fail_msg("rank %d: element %llu of %s is not that of rank %d", world.rank,
                     (unsigned long long)index, type->name, rank);
    }
}
