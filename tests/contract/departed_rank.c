/* SPDX-License-Identifier: BSD-3-Clause */
/* departed_rank SCENARIO: rank 1 leaves the job, and the ranks that wait for it get an error. Runs
 * on 3 ranks of a job whose launcher ends no process. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dtl/dtl.h>

enum { LEAVING_RANK = 1, LONG = 1 << 20 };

static dtl_context_t ctx;

static int expect(dtl_status expected, dtl_status status, const char *words)
{
    char text[512];

    dtl_last_error(text, sizeof text);
    if (status == expected && strstr(text, words) != NULL) {
        puts("a rank is told");
        return 0;
    }
    fprintf(stderr, "status %d: \"%s\"; expected %d and \"%s\"\n", (int)status, text, (int)expected,
            words);
    return 1;
}

/* No rank sends, least of all the killed one. */
static int killed(int rank)
{
    int number = 0;

    if (rank == LEAVING_RANK)
        raise(SIGKILL);
    return expect(DTL_ERROR_RANK_FAILURE,
                  dtl_recv(ctx, &number, 1, DTL_DTYPE_INT32, DTL_ANY_SOURCE, 0),
                  "rank 1 of the job has died");
}

static int killed_in_collective(int rank)
{
    double one = 1, sum = 0;
    dtl_status status = dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM);

    if (status != DTL_SUCCESS || sum != 3)
        return 1;
    if (rank == LEAVING_RANK)
        raise(SIGKILL);
    return expect(DTL_ERROR_RANK_FAILURE,
                  dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_FLOAT64, DTL_OP_SUM),
                  "rank 1 of the job has died");
}

static int gone(int rank)
{
    int number = 0;

    if (rank == LEAVING_RANK)
        exit(0);
    return expect(DTL_ERROR_RANK_FAILURE,
                  dtl_recv(ctx, &number, 1, DTL_DTYPE_INT32, LEAVING_RANK, 0),
                  "rank 1 has left the job");
}

/* More bytes than a connection between two ranks buffers. */
static int gone_before_send(int rank)
{
    static char bytes[LONG];

    if (rank == LEAVING_RANK)
        exit(0);
    return expect(DTL_ERROR_RANK_FAILURE,
                  dtl_send(ctx, bytes, LONG, DTL_DTYPE_BYTE, LEAVING_RANK, 0),
                  "rank 1 has left the job");
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        int (*run)(int rank);
    } scenarios[] = {{"killed", killed},
                     {"killed_in_collective", killed_in_collective},
                     {"gone", gone},
                     {"gone_before_send", gone_before_send}};
    int failed = 2;

    if (dtl_context_create_default(&ctx) != DTL_SUCCESS || dtl_context_size(ctx) != 3)
        return 3;
    for (size_t index = 0; index < sizeof scenarios / sizeof *scenarios; index++)
        if (argc == 2 && strcmp(argv[1], scenarios[index].name) == 0)
            failed = scenarios[index].run(dtl_context_rank(ctx));
    return failed;
}
