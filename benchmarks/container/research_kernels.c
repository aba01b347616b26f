/* SPDX-License-Identifier: BSD-3-Clause */
/* Three of the Parallel Research Kernels on containers, in C and, where it was linked with them, in
 * Fortran (research_kernels.f90), against C with MPI: a line of JSON each.  All do the same steps,
 * and must have the same elements in the end. */
#include <math.h>
#include <string.h>

#include "../harness/compare_calls.h"

enum { LENGTH = 1 << 22, ORDER = 1024, RADIUS = 2, CALLS = 5, ROUNDS = 11 };

static const double scalar = 3.0;

static double *doubles(int number, double value)
{
    double *made = malloc((size_t)number * sizeof *made);

    must(made != NULL, "malloc");
    for (int index = 0; index < number; index++)
        made[index] = value;
    return made;
}

static void expect_equal(const double *ours, const double *theirs, int number, const char *what)
{
    int is_equal = 1;

    for (int index = 0; index < number; index++)
        is_equal = is_equal && fabs(ours[index] - theirs[index]) <= 1e-9 * fabs(theirs[index]);
    must(is_equal, what);
}

/* ---- nstream: a += b + scalar * c ------------------------------------------------------------ */

static struct {
    dtl_vector_t a, b, c;
    double *x, *y, *z;
    int number; /* number of this rank's elements */
} nstream;

static int nstream_add(double *restrict one, const double *restrict two,
                       const double *restrict three)
{
    for (int index = 0; index < nstream.number; index++)
        one[index] += two[index] + scalar * three[index];
    return 0;
}

static int nstream_dtl(void)
{
    return nstream_add(dtl_vector_local_data_mut(nstream.a), dtl_vector_local_data(nstream.b),
                       dtl_vector_local_data(nstream.c));
}

static int nstream_raw(void)
{
    return nstream_add(nstream.x, nstream.y, nstream.z);
}

static dtl_vector_t vector_of(double value)
{
    dtl_vector_t made;

    must(dtl_vector_create_fill(ctx, DTL_DTYPE_FLOAT64, LENGTH, &value, &made) == DTL_SUCCESS,
         "vector");
    return made;
}

static void nstream_run(void)
{
    const struct contest contest = {"nstream", nstream_dtl, nstream_raw, 0, CALLS, ROUNDS};

    nstream.a = vector_of(0);
    nstream.b = vector_of(2);
    nstream.c = vector_of(2);
    nstream.number = (int)dtl_vector_local_size(nstream.a);
    nstream.x = doubles(nstream.number, 0);
    nstream.y = doubles(nstream.number, 2);
    nstream.z = doubles(nstream.number, 2);
    contest_run(&contest);
    expect_equal(dtl_vector_local_data(nstream.a), nstream.x, nstream.number, "nstream");
    dtl_vector_destroy(nstream.a);
    dtl_vector_destroy(nstream.b);
    dtl_vector_destroy(nstream.c);
}

/* ---- transpose: b += a transposed, a += 1 ---------------------------------------------------- */

static struct {
    dtl_tensor_t a, b;
    double *x, *y;
    double *out, *in; /* a block to and from each rank */
    int rows;
} transpose;

static void blocks_pack(const double *a)
{
    int rows = transpose.rows;

    for (int peer = 0; peer < size; peer++)
        for (int row = 0; row < rows; row++)
            memcpy(transpose.out + ((size_t)peer * (size_t)rows + (size_t)row) * (size_t)rows,
                   a + (size_t)row * ORDER + (size_t)peer * (size_t)rows, (size_t)rows * sizeof *a);
}

static int blocks_add(double *a, double *b)
{
    int rows = transpose.rows;

    for (int peer = 0; peer < size; peer++) {
        const double *block = transpose.in + (size_t)peer * (size_t)rows * (size_t)rows;

        for (int row = 0; row < rows; row++)
            for (int column = 0; column < rows; column++)
                b[(size_t)row * ORDER + (size_t)peer * (size_t)rows + (size_t)column] +=
                    block[(size_t)column * (size_t)rows + (size_t)row];
    }
    for (int index = 0; index < rows * ORDER; index++)
        a[index] += 1;
    return 0;
}

static int transpose_dtl(void)
{
    double *a = dtl_tensor_local_data_mut(transpose.a);
    dtl_size_t number = (dtl_size_t)transpose.rows * (dtl_size_t)transpose.rows;

    blocks_pack(a);
    if (dtl_alltoall(ctx, transpose.out, number, DTL_DTYPE_FLOAT64, transpose.in, number,
                     DTL_DTYPE_FLOAT64) != DTL_SUCCESS)
        return -1;
    return blocks_add(a, dtl_tensor_local_data_mut(transpose.b));
}

static int transpose_raw(void)
{
    int number = transpose.rows * transpose.rows;

    blocks_pack(transpose.x);
    MPI_Alltoall(transpose.out, number, MPI_DOUBLE, transpose.in, number, MPI_DOUBLE, comm);
    return blocks_add(transpose.x, transpose.y);
}

static dtl_tensor_t square_of(void)
{
    const double zero = 0;
    dtl_tensor_t made;

    must(dtl_tensor_create_fill(ctx, DTL_DTYPE_FLOAT64, dtl_shape_2d(ORDER, ORDER), &zero, &made) ==
             DTL_SUCCESS,
         "tensor");
    return made;
}

/* Numbers the elements, so that all differ. */
static void square_number(double *elements, int rows)
{
    for (int index = 0; index < rows * ORDER; index++)
        elements[index] = (double)rank * rows + index % ORDER * (double)ORDER + index / ORDER;
}

static void transpose_run(void)
{
    const struct contest contest = {"transpose", transpose_dtl, transpose_raw, 0, CALLS, ROUNDS};
    int number = ORDER / size * ORDER;

    transpose.rows = ORDER / size;
    transpose.a = square_of();
    transpose.b = square_of();
    transpose.x = doubles(number, 0);
    transpose.y = doubles(number, 0);
    transpose.out = doubles(number, 0);
    transpose.in = doubles(number, 0);
    square_number(transpose.x, transpose.rows);
    square_number(dtl_tensor_local_data_mut(transpose.a), transpose.rows);
    contest_run(&contest);
    expect_equal(dtl_tensor_local_data(transpose.b), transpose.y, number, "transpose");
    dtl_tensor_destroy(transpose.a);
    dtl_tensor_destroy(transpose.b);
}

/* ---- stencil: out += a star of radius 2 over in, in += 1 ------------------------------------- */

static struct {
    dtl_tensor_t in;
    double *padded; /* the elements with their halo, while the stencil runs */
    double *held;   /* the same for C with MPI */
    double *ours, *theirs;
    int rows;
} stencil;

/* `padded` has RADIUS additional rows above and below. */
static void star_add(double *restrict out, const double *restrict padded)
{
    int last_row = stencil.rows + RADIUS;

    for (int row = RADIUS; row < last_row; row++)
        for (int column = RADIUS; column < ORDER - RADIUS; column++) {
            const double *at = padded + (size_t)row * ORDER + column;
            double sum = 0;

            for (int step = 1; step <= RADIUS; step++)
                sum += (at[step * ORDER] - at[-step * ORDER] + at[step] - at[-step]) /
                       (2 * step * RADIUS);
            out[(size_t)(row - RADIUS) * ORDER + (size_t)column] += sum;
        }
}

static int stencil_step(double *padded, double *out)
{
    double *in = padded + RADIUS * ORDER;

    star_add(out, padded);
    for (int index = 0; index < stencil.rows * ORDER; index++)
        in[index] += 1;
    return 0;
}

static const dtl_size_t widths[] = {RADIUS, 0};
static const int periodic[] = {0, 0};

static int stencil_dtl(void)
{
    dtl_size_t space = (dtl_size_t)(stencil.rows + 2 * RADIUS) * ORDER;

    if (dtl_container_refresh_halo((dtl_container_t)stencil.in, widths, periodic, stencil.padded,
                                   space) != DTL_SUCCESS)
        return -1;
    return stencil_step(stencil.padded, stencil.ours);
}

static int stencil_raw(void)
{
    double *first = stencil.held + RADIUS * ORDER;
    double *behind = first + (size_t)stencil.rows * ORDER;
    int up = rank > 0 ? rank - 1 : MPI_PROC_NULL, down = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;

    MPI_Sendrecv(first, RADIUS * ORDER, MPI_DOUBLE, up, 0, behind, RADIUS * ORDER, MPI_DOUBLE, down,
                 0, comm, MPI_STATUS_IGNORE);
    MPI_Sendrecv(behind - RADIUS * ORDER, RADIUS * ORDER, MPI_DOUBLE, down, 0, stencil.held,
                 RADIUS * ORDER, MPI_DOUBLE, up, 0, comm, MPI_STATUS_IGNORE);
    return stencil_step(stencil.held, stencil.theirs);
}

static void stencil_run(void)
{
    const struct contest contest = {"stencil", stencil_dtl, stencil_raw, 0, CALLS, ROUNDS};
    int number, space;

    stencil.rows = ORDER / size;
    number = stencil.rows * ORDER;
    space = number + 2 * RADIUS * ORDER;
    stencil.in = square_of();
    stencil.padded = doubles(space, 0);
    stencil.held = doubles(space, 0);
    stencil.ours = doubles(number, 0);
    stencil.theirs = doubles(number, 0);
    square_number(stencil.held + RADIUS * ORDER, stencil.rows);
    square_number(dtl_tensor_local_data_mut(stencil.in), stencil.rows);
    must(dtl_container_exchange_halo((dtl_container_t)stencil.in, widths, periodic, stencil.padded,
                                     (dtl_size_t)space) == DTL_SUCCESS,
         "halo");
    contest_run(&contest);
    expect_equal(stencil.ours, stencil.theirs, number, "stencil");
    dtl_tensor_destroy(stencil.in);
}

#ifdef WITH_FORTRAN

/* ---- the same in Fortran --------------------------------------------------------------------- */

void fortran_open(int length, int order);
void fortran_close(void);
int fortran_nstream(void);
int fortran_transpose(void);
int fortran_stencil(void);
/* Copies what the kernels have added up. */
void fortran_result(int kernel, double *out);

static void fortran_reset(void)
{
    int number = ORDER / size * ORDER;

    for (int index = 0; index < nstream.number; index++)
        nstream.x[index] = 0;
    memset(transpose.y, 0, (size_t)number * sizeof *transpose.y);
    memset(stencil.theirs, 0, (size_t)number * sizeof *stencil.theirs);
    memset(stencil.held, 0, ((size_t)number + 2 * RADIUS * ORDER) * sizeof *stencil.held);
    square_number(transpose.x, transpose.rows);
    square_number(stencil.held + RADIUS * ORDER, stencil.rows);
}

static void fortran_check(int kernel, const double *theirs, int number, const char *what)
{
    double *ours = doubles(number, 0);

    fortran_result(kernel, ours);
    expect_equal(ours, theirs, number, what);
    free(ours);
}

static void fortran_run(void)
{
    const struct contest contests[] = {
        {"Fortran nstream", fortran_nstream, nstream_raw, 0, CALLS, ROUNDS},
        {"Fortran transpose", fortran_transpose, transpose_raw, 0, CALLS, ROUNDS},
        {"Fortran stencil", fortran_stencil, stencil_raw, 0, CALLS, ROUNDS},
    };
    int number = ORDER / size * ORDER;

    fortran_reset();
    fortran_open(LENGTH, ORDER);
    for (int kernel = 0; kernel < 3; kernel++)
        contest_run(&contests[kernel]);
    fortran_check(0, nstream.x, nstream.number, "nstream in Fortran");
    fortran_check(1, transpose.y, number, "transpose in Fortran");
    fortran_check(2, stencil.theirs, number, "stencil in Fortran");
    fortran_close();
}

#endif

int main(void)
{
    contest_open();
    must(ORDER % size == 0, "ranks");
    nstream_run();
    transpose_run();
    stencil_run();
#ifdef WITH_FORTRAN
    fortran_run();
#endif
    contest_close();
    return 0;
}
