/* SPDX-License-Identifier: BSD-3-Clause */
/* Times elementwise algorithms on a vector against plain loops over as many bytes, in the manner
 * of STREAM (McCalpin, "Memory Bandwidth and Machine Balance in Current High Performance
 * Computers", 1995).  containers POLICY: seq or par. */
#include <omp.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <dtl/dtl.h>

enum { ELEMENTS = 16 << 20, ROUNDS = 15 }; /* 128 MiB for each vector: larger than any cache */
enum { BYTES = ELEMENTS * sizeof(double) };

static dtl_container_t source, target;
static double *from, *to; /* elements of the vectors, for the plain loops */
static dtl_reduce_op scan_op = DTL_OP_SUM;
static bool is_parallel;
static volatile double kept;

/* ---- what is compared ------------------------------------------------------------------------ */

static void raw_fill(void)
{
#pragma omp parallel for simd if (is_parallel)
    for (long index = 0; index < ELEMENTS; index++)
        to[index] = 3.0;
}

static void raw_copy(void)
{
#pragma omp parallel for simd if (is_parallel)
    for (long index = 0; index < ELEMENTS; index++)
        to[index] = from[index];
}

static void raw_transform(void)
{
#pragma omp parallel for simd if (is_parallel)
    for (long index = 0; index < ELEMENTS; index++)
        to[index] = 2.0 * from[index];
}

/* Uses enough partial sums to hide the latency of an addition. */
static void raw_reduce(void)
{
    enum { PARTIAL_SUMS = 32, RUN = 4096 };
    double sum = 0;

#pragma omp parallel for reduction(+ : sum) if (is_parallel)
    for (long begin = 0; begin < ELEMENTS; begin += RUN) {
        double partial_sums[PARTIAL_SUMS] = {0};

        for (long index = begin; index < begin + RUN; index += PARTIAL_SUMS)
            for (int part = 0; part < PARTIAL_SUMS; part++)
                partial_sums[part] += from[index + part];
        for (int part = 0; part < PARTIAL_SUMS; part++)
            sum += partial_sums[part];
    }
    kept = sum;
}

/* Reads and writes as many bytes as a scan, but in other memory, so that neither finds data of the
 * other in a cache. */
static void raw_scan(void)
{
#pragma omp parallel for simd if (is_parallel)
    for (long index = 0; index < ELEMENTS; index++)
        from[index] = from[index] + 1.0;
}

static void must(dtl_status status)
{
    char text[512];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s\n", text);
    exit(1);
}

static void run_dtl_fill(void)
{
    double three = 3.0;

    must(dtl_container_fill(target, &three));
}

static void run_dtl_copy(void)
{
    must(dtl_container_copy(source, target));
}

/* Copies from written memory: unwritten pages would all map to one zero page. */
static void run_dtl_copy_back(void)
{
    must(dtl_container_copy(target, source));
}

static void doubled(const void *input, void *output, dtl_size_t count, void *user_data)
{
    const double *in = input;
    double *out = output;

    (void)user_data;
    for (dtl_size_t index = 0; index < count; index++)
        out[index] = 2.0 * in[index];
}

static void run_dtl_transform(void)
{
    must(dtl_container_transform_chunks(source, target, doubled, NULL));
}

static void doubled_one(const void *input, void *output, dtl_size_t index, void *user_data)
{
    (void)index;
    (void)user_data;
    *(double *)output = 2.0 * *(const double *)input;
}

static void run_dtl_transform_each(void)
{
    must(dtl_container_transform(source, target, doubled_one, NULL));
}

static void run_dtl_reduce(void)
{
    double sum = 0;

    must(dtl_container_reduce(source, DTL_OP_SUM, &sum));
    kept = sum;
}

static void run_dtl_inclusive_scan(void)
{
    must(dtl_container_inclusive_scan(target, scan_op));
}

static void run_dtl_exclusive_scan(void)
{
    must(dtl_container_exclusive_scan(target, scan_op));
}

static const struct {
    const char *name;
    void (*raw)(void);
    void (*run_dtl)(void);
} pairs[] = {
    {"fill", raw_fill, run_dtl_fill},
    {"copy", raw_copy, run_dtl_copy},
    {"transform", raw_transform, run_dtl_transform},
    {"transform, a call each", raw_transform, run_dtl_transform_each},
    {"reduce", raw_reduce, run_dtl_reduce},
    {"inclusive scan", raw_scan, run_dtl_inclusive_scan},
    {"exclusive scan", raw_scan, run_dtl_exclusive_scan},
};

/* All elements are 1, so that no product becomes denormal, which would be slow. */
static const struct {
    const char *name;
    dtl_dtype dtype;
    dtl_reduce_op op;
    const void *one;
} scans[] = {
    {"inclusive scan (float32, sum)", DTL_DTYPE_FLOAT32, DTL_OP_SUM, &(const float){1}},
    {"inclusive scan (float64, product)", DTL_DTYPE_FLOAT64, DTL_OP_PROD, &(const double){1}},
    {"inclusive scan (float64, max)", DTL_DTYPE_FLOAT64, DTL_OP_MAX, &(const double){1}},
    {"inclusive scan (float64, min)", DTL_DTYPE_FLOAT64, DTL_OP_MIN, &(const double){1}},
    {"inclusive scan (int64, sum)", DTL_DTYPE_INT64, DTL_OP_SUM, &(const int64_t){1}},
    {"inclusive scan (int64, max)", DTL_DTYPE_INT64, DTL_OP_MAX, &(const int64_t){1}},
    {"inclusive scan (int32, sum)", DTL_DTYPE_INT32, DTL_OP_SUM, &(const int32_t){1}},
    {"inclusive scan (int16, sum)", DTL_DTYPE_INT16, DTL_OP_SUM, &(const int16_t){1}},
    {"inclusive scan (uint8, max)", DTL_DTYPE_UINT8, DTL_OP_MAX, &(const uint8_t){1}},
};

/* ---- the measurement ------------------------------------------------------------------------- */

static double seconds(void (*work)(void))
{
    struct timespec begin, end;

    clock_gettime(CLOCK_MONOTONIC, &begin);
    work();
    clock_gettime(CLOCK_MONOTONIC, &end);
    return (double)(end.tv_sec - begin.tv_sec) + (double)(end.tv_nsec - begin.tv_nsec) * 1e-9;
}

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *values)
{
    qsort(values, ROUNDS, sizeof *values, ascending);
    return values[ROUNDS / 2];
}

/* Returns the nanoseconds of a round trip between two threads, which shows whether their CPUs share
 * a cache; 0 with one thread. */
static double round_trip(void)
{
    enum { TRIPS = 2000 };
    struct timespec begin, end;
    atomic_int word = 0;

    if (!is_parallel || omp_get_max_threads() < 2)
        return 0;
    clock_gettime(CLOCK_MONOTONIC, &begin);
#pragma omp parallel num_threads(2)
    for (int turn = omp_get_thread_num(); turn < 2 * TRIPS; turn += omp_get_num_threads()) {
        while (atomic_load_explicit(&word, memory_order_acquire) != turn)
            ;
        atomic_store_explicit(&word, turn + 1, memory_order_release);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    return ((double)(end.tv_sec - begin.tv_sec) * 1e9 + (double)(end.tv_nsec - begin.tv_nsec)) /
           TRIPS;
}

static void compare(const char *name, void (*raw)(void), void (*run_dtl)(void))
{
    double raw_times[ROUNDS], dtl_times[ROUNDS], before = round_trip();

    raw();
    run_dtl();
    for (int round = 0; round < ROUNDS; round++) {
        raw_times[round] = seconds(raw);
        dtl_times[round] = seconds(run_dtl);
    }
    printf("{\"name\": \"%s\", \"ratio\": %.4f, \"trips\": [%.0f, %.0f]}\n", name,
           median(raw_times) / median(dtl_times), before, round_trip());
}

static void compare_scans(dtl_context_t ctx, const dtl_container_options *options)
{
    for (size_t index = 0; index < sizeof scans / sizeof *scans; index++) {
        dtl_size_t count = BYTES / dtl_dtype_size(scans[index].dtype);
        dtl_vector_t vec;

        must(dtl_vector_create_with_options(ctx, scans[index].dtype, count, options, &vec));
        must(dtl_container_fill(vec, scans[index].one));
        target = vec;
        scan_op = scans[index].op;
        compare(scans[index].name, raw_scan, run_dtl_inclusive_scan);
        dtl_vector_destroy(vec);
    }
}

int main(int count, char **arguments)
{
    dtl_container_options options;
    dtl_context_t ctx;
    dtl_vector_t a, b;

    is_parallel = count > 1 && strcmp(arguments[1], "par") == 0;
    dtl_container_options_init(&options);
    options.execution = is_parallel ? DTL_EXEC_PAR : DTL_EXEC_SEQ;
    must(dtl_context_create_default(&ctx));
    must(dtl_vector_create_with_options(ctx, DTL_DTYPE_FLOAT64, ELEMENTS, &options, &a));
    must(dtl_vector_create_with_options(ctx, DTL_DTYPE_FLOAT64, ELEMENTS, &options, &b));
    source = a;
    target = b;
    from = dtl_vector_local_data_mut(a);
    to = dtl_vector_local_data_mut(b);
    run_dtl_fill();
    run_dtl_copy_back();

    for (size_t index = 0; index < sizeof pairs / sizeof *pairs; index++)
        compare(pairs[index].name, pairs[index].raw, pairs[index].run_dtl);
    compare_scans(ctx, &options);
    dtl_vector_destroy(a);
    dtl_vector_destroy(b);

    dtl_context_destroy(ctx);
    return 0;
}
