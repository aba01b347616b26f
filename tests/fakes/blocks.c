/* SPDX-License-Identifier: BSD-3-Clause */
/* The functions of <dtl/dev.h> between blocks of one GPU that act as ranks: one cooperative launch,
 * with the rank as a grid dimension. The argument is an image of ../c/symmetric/blocks.c; without
 * one, the fake driver's functions run. */
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../c/symmetric/blocks.h"
#include "fake_gpu.h"

enum { RANKS = 4, BYTES = 1 << 16, ROUNDS = 500, FEW = 50, MANY_THREADS = 64, WIDEST = 1024 };

#define CALLS(CALL)                                                                                \
    CALL(cuInit)                                                                                   \
    CALL(cuDeviceGet)                                                                              \
    CALL(cuDeviceGetAttribute)                                                                     \
    CALL(cuDevicePrimaryCtxRetain)                                                                 \
    CALL(cuCtxPushCurrent)                                                                         \
    CALL(cuMemAlloc)                                                                               \
    CALL(cuMemFree)                                                                                \
    CALL(cuMemcpyAsync)                                                                            \
    CALL(cuStreamCreate)                                                                           \
    CALL(cuStreamQuery)                                                                            \
    CALL(cuModuleLoadData)                                                                         \
    CALL(cuModuleGetFunction)                                                                      \
    CALL(cuOccupancyMaxActiveBlocksPerMultiprocessor)                                              \
    CALL(cuLaunchCooperativeKernel)

#define MEMBER(name) __typeof__(name) *name##_;
#define AS_TEXT(name) #name
#define SYMBOL(name) {AS_TEXT(name), offsetof(struct driver, name##_)},

static struct driver {
    CALLS(MEMBER)
} driver;

static const struct {
    const char *name;
    size_t place;
} symbols[] = {CALLS(SYMBOL)};

static CUstream stream;
static CUfunction kernel;
static CUdevice device;
static char *image;

#define good(call) assert_int_equal(call, CUDA_SUCCESS)

/* ---- the device ------------------------------------------------------------------------------ */

static void driver_open(void)
{
    void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_GLOBAL);

    assert_non_null(library);
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(library, symbols[index].name);

        assert_non_null(symbol);
        memcpy((char *)&driver + symbols[index].place, &symbol, sizeof symbol);
    }
}

static int setup(void **state)
{
    CUcontext context;
    CUmodule module;

    (void)state;
    driver_open();
    good(driver.cuInit_(0));
    good(driver.cuDeviceGet_(&device, 0));
    good(driver.cuDevicePrimaryCtxRetain_(&context, device));
    good(driver.cuCtxPushCurrent_(context));
    good(driver.cuStreamCreate_(&stream, CU_STREAM_NON_BLOCKING));
    good(driver.cuModuleLoadData_(&module, image));
    good(driver.cuModuleGetFunction_(&kernel, module, "blocks"));
    return 0;
}

static void finish(void)
{
    CUresult state = CUDA_ERROR_NOT_READY;

    while (state == CUDA_ERROR_NOT_READY)
        state = driver.cuStreamQuery_(stream);
    good(state);
}

/* Returns the number of blocks of `threads` threads that the device holds at once; 0 if it has no
 * cooperative launch. */
static int32_t capacity(int threads)
{
    int is_able = 0, processors = 0, each = 0;

    good(driver.cuDeviceGetAttribute_(&is_able, CU_DEVICE_ATTRIBUTE_COOPERATIVE_LAUNCH, device));
    good(driver.cuDeviceGetAttribute_(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT,
                                      device));
    good(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor_(&each, kernel, threads, 0));
    return is_able ? processors * each : 0;
}

static CUresult launch(struct blocks *given, int32_t size, int threads)
{
    return driver.cuLaunchCooperativeKernel_(kernel, (unsigned)size, 1, 1, (unsigned)threads, 1, 1,
                                             0, stream, (void *[]){given});
}

/* ---- ranks ----------------------------------------------------------------------------------- */

static CUdeviceptr block_make(const void *from, size_t bytes)
{
    CUdeviceptr block = 0;

    good(driver.cuMemAlloc_(&block, bytes));
    good(driver.cuMemcpyAsync_(block, (CUdeviceptr)(uintptr_t)from, bytes, stream));
    finish();
    return block;
}

static void with_ranks(int32_t size, int32_t scenario, int64_t rounds, int threads)
{
    static const char zeros[BYTES];
    CUdeviceptr heaps[RANKS], table, lines;
    int32_t found[RANKS];
    struct blocks given = {.bytes = BYTES, .rounds = rounds, .size = size, .scenario = scenario};

    assert_true(size <= capacity(threads));
    for (int32_t rank = 0; rank < size; rank++)
        heaps[rank] = block_make(zeros, BYTES);
    table = block_make(heaps, sizeof heaps);
    lines = block_make(zeros, sizeof found);
    given.heaps = table;
    given.lines = lines;
    good(launch(&given, size, threads));
    good(driver.cuMemcpyAsync_((CUdeviceptr)(uintptr_t)found, lines, sizeof found, stream));
    finish();
    for (int32_t rank = 0; rank < size; rank++) {
        if (found[rank] != 0)
            fail_msg("rank %d of %d: scenarios.h, line %d", (int)rank, (int)size, (int)found[rank]);
        good(driver.cuMemFree_(heaps[rank]));
    }
    good(driver.cuMemFree_(table));
    good(driver.cuMemFree_(lines));
}

#define BY_BLOCKS(test, scenario, rounds, threads)                                                 \
    static void test(void **state)                                                                 \
    {                                                                                              \
        (void)state;                                                                               \
        for (int32_t size = 1; size <= RANKS; size++)                                              \
            with_ranks(size, scenario, rounds, threads);                                           \
    }

BY_BLOCKS(data_is_visible_when_its_signal_is, SCENARIO_RING, ROUNDS, 1)
BY_BLOCKS(no_addition_is_lost, SCENARIO_ADDERS, ROUNDS, 1)
BY_BLOCKS(puts_before_a_barrier_are_visible_after_it, SCENARIO_BARRIERS, FEW, 1)
BY_BLOCKS(one_of_two_stores_is_visible, SCENARIO_STORES, ROUNDS, 1)
BY_BLOCKS(all_broadcast_and_collect, SCENARIO_COLLECTIVES, 1, 1)
BY_BLOCKS(six_comparisons_have_no_sign, SCENARIO_COMPARISONS, 1, 1)
BY_BLOCKS(unsupported_arguments_are_refused, SCENARIO_REFUSALS, 1, 1)
BY_BLOCKS(no_byte_is_put_outside_its_range, SCENARIO_UNALIGNED, 1, 1)
BY_BLOCKS(all_threads_of_a_block_put_collectively, SCENARIO_WHOLE_BLOCKS, FEW, MANY_THREADS)

/* The blocks would wait for blocks that never start. */
static void more_ranks_than_resident_blocks_are_refused(void **state)
{
    struct blocks given = {.scenario = SCENARIO_REFUSALS};

    (void)state;
    given.size = capacity(WIDEST) + 1;
    assert_int_equal(launch(&given, given.size, WIDEST), CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE);
}

/* ---- the program ----------------------------------------------------------------------------- */

static char *file_read(const char *path)
{
    FILE *file = fopen(path, "rb");
    char *bytes;
    long size;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0) {
        perror(path);
        exit(1);
    }
    size = ftell(file);
    rewind(file);
    bytes = malloc((size_t)size + 1);
    if (bytes == NULL || fread(bytes, 1, (size_t)size, file) != (size_t)size) {
        perror(path);
        exit(1);
    }
    bytes[size] = '\0'; /* PTX is text */
    fclose(file);
    return bytes;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(data_is_visible_when_its_signal_is),
        cmocka_unit_test(no_addition_is_lost),
        cmocka_unit_test(puts_before_a_barrier_are_visible_after_it),
        cmocka_unit_test(one_of_two_stores_is_visible),
        cmocka_unit_test(all_broadcast_and_collect),
        cmocka_unit_test(six_comparisons_have_no_sign),
        cmocka_unit_test(unsupported_arguments_are_refused),
        cmocka_unit_test(no_byte_is_put_outside_its_range),
        cmocka_unit_test(all_threads_of_a_block_put_collectively),
        cmocka_unit_test(more_ranks_than_resident_blocks_are_refused),
    };
    int failed;

    if (argc > 1)
        image = file_read(argv[1]);
    failed = cmocka_run_group_tests_name("blocks", tests, setup, NULL);
    free(image);
    return failed;
}
