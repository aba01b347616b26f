/* SPDX-License-Identifier: BSD-3-Clause */
/* application_mpi SCENARIO: a program that uses an MPI itself, as mpi4py and most Fortran programs
 * do. Compiled once for each MPI. */
#include <dlfcn.h>
#include <mpi.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <dtl/dtl.h>

#define EXPECT(condition) expect((condition), #condition, __LINE__)

static void expect(int is_so, const char *condition, int line)
{
    char text[512];

    if (is_so)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "line %d: not so: %s; last error: %s\n", line, condition, text);
    _Exit(1);
}

static int says(const char *words)
{
    char text[512];

    dtl_last_error(text, sizeof text);
    return strstr(text, words) != NULL;
}

static int64_t ranks_of(dtl_context_t ctx)
{
    int64_t one = 1, sum = 0;

    EXPECT(dtl_allreduce(ctx, &one, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM) == DTL_SUCCESS);
    return sum;
}

static dtl_context_t context_make(void)
{
    dtl_context_t ctx;

    EXPECT(dtl_context_create_default(&ctx) == DTL_SUCCESS);
    EXPECT(ranks_of(ctx) == dtl_context_size(ctx));
    return ctx;
}

/* The program initializes and finalizes MPI; DTL works in between, and reports afterwards that MPI
 * has ended. */
static void outer(void)
{
    dtl_context_t ctx, kept;
    int64_t one = 1, sum = 0;
    int size = 0;

    EXPECT(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    ctx = context_make();
    kept = context_make();
    EXPECT(dtl_context_size(ctx) == size);
    dtl_context_destroy(ctx);
    EXPECT(MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS);
    EXPECT(MPI_Finalize() == MPI_SUCCESS);

    EXPECT(size == 1 || dtl_allreduce(kept, &one, &sum, 1, DTL_DTYPE_INT64, DTL_OP_SUM) ==
                            DTL_ERROR_INVALID_STATE);
    dtl_context_destroy(kept);
}

/* The program initializes MPI and leaves finalizing to DTL's exit handler. */
static void unfinalised(void)
{
    int is_finalized = 1;

    EXPECT(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    dtl_context_destroy(context_make());
    MPI_Finalized(&is_finalized);
    EXPECT(!is_finalized);
    MPI_Finalize();
}

/* DTL initializes MPI first; the program detects that, and uses it. */
static void inner(void)
{
    dtl_context_t ctx = context_make();
    int is_initialized = 0;

    MPI_Initialized(&is_initialized);
    EXPECT(is_initialized);
    EXPECT(MPI_Barrier(MPI_COMM_WORLD) == MPI_SUCCESS);
    dtl_context_destroy(ctx);
}

/* A context over the program's communicator, whose error handler must stay unchanged. */
static void foreign(void)
{
    MPI_Comm half;
    MPI_Errhandler before, after;
    dtl_context_t ctx;
    int rank = 0, size = 0;

    EXPECT(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, 0, &half);
    MPI_Comm_size(half, &size);
    MPI_Comm_get_errhandler(half, &before);

    EXPECT(dtl_context_from_fortran_comm(MPI_Comm_c2f(half), NULL, &ctx) == DTL_SUCCESS);
    EXPECT(dtl_context_size(ctx) == size);
    EXPECT(ranks_of(ctx) == size);
    MPI_Comm_get_errhandler(half, &after);
    EXPECT(before == after);
    EXPECT(dtl_context_from_fortran_comm(MPI_Comm_c2f(MPI_COMM_NULL), NULL, &ctx) ==
           DTL_ERROR_INVALID_ARGUMENT);
    EXPECT(says("dtl_context_from_fortran_comm: fortran_comm is MPI_COMM_NULL; expected "));
    EXPECT(dtl_context_from_fortran_comm(MPI_UNDEFINED, NULL, &ctx) == DTL_ERROR_INVALID_ARGUMENT);
    EXPECT(dtl_context_from_fortran_comm(123456789, NULL, &ctx) == DTL_ERROR_INVALID_ARGUMENT);
    MPI_Comm_free(&half);
    MPI_Finalize();
}

/* The program communicates on a context's communicator; after MPI has ended, no communicator is
 * returned. */
static void taken(void)
{
    dtl_context_t ctx = context_make();
    int handle = 0, sum = 0, one = 1, size = 0;
    MPI_Comm comm;

    EXPECT(dtl_context_mpi_comm(ctx, &handle) == DTL_SUCCESS);
    comm = MPI_Comm_f2c(handle);
    EXPECT(MPI_Comm_size(comm, &size) == MPI_SUCCESS && size == dtl_context_size(ctx));
    EXPECT(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm) == MPI_SUCCESS && sum == size);
    MPI_Finalize();
    EXPECT(dtl_context_mpi_comm(ctx, &handle) == DTL_ERROR_INVALID_STATE);
    dtl_context_destroy(ctx);
}

/* If configured to leave MPI alone, DTL does not initialize it. Once the program has, DTL uses
 * it. */
static void unstarted(void)
{
    dtl_context_options options;
    dtl_context_t ctx;

    dtl_context_options_init(&options);
    options.init_mpi = 0;
    EXPECT(dtl_context_create(&ctx, &options) == DTL_ERROR_INVALID_STATE);
    EXPECT(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    EXPECT(dtl_context_create(&ctx, &options) == DTL_SUCCESS);
    dtl_context_destroy(ctx);
    MPI_Finalize();
}

/* A rank sends a number to itself, in a thread other than the main one. */
static void *send_to_oneself(void *context)
{
    int64_t number = 7;

    return (void *)(intptr_t)dtl_send(context, &number, 1, DTL_DTYPE_INT64,
                                      dtl_context_rank(context), 1);
}

static dtl_status in_a_second_thread(void *(*call)(void *), dtl_context_t ctx)
{
    pthread_t thread;
    void *status;

    EXPECT(pthread_create(&thread, NULL, call, ctx) == 0);
    EXPECT(pthread_join(thread, &status) == 0);
    return (dtl_status)(intptr_t)status;
}

/* With MPI_THREAD_FUNNELED, calls of threads other than the main one are refused. */
static void funneled(void)
{
    dtl_context_t ctx;
    int granted = -1;

    EXPECT(MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &granted) == MPI_SUCCESS);
    EXPECT(granted == MPI_THREAD_FUNNELED);
    ctx = context_make();
    EXPECT(in_a_second_thread(send_to_oneself, ctx) == DTL_ERROR_INVALID_STATE);
    EXPECT(ranks_of(ctx) == dtl_context_size(ctx));
    dtl_context_destroy(ctx);
    MPI_Finalize();
}

static void *receive_from_oneself(void *context)
{
    int64_t number = 0;
    dtl_status status =
        dtl_recv(context, &number, 1, DTL_DTYPE_INT64, dtl_context_rank(context), 1);

    EXPECT(status != DTL_SUCCESS || number == 7);
    return (void *)(intptr_t)status;
}

/* With MPI_THREAD_SERIALIZED, a waiting thread does not keep other threads from sending. */
static void serialized(void)
{
    dtl_context_t ctx;
    pthread_t receiver;
    void *status;
    int granted = -1;

    EXPECT(MPI_Init_thread(NULL, NULL, MPI_THREAD_SERIALIZED, &granted) == MPI_SUCCESS);
    EXPECT(granted == MPI_THREAD_SERIALIZED);
    ctx = context_make();
    EXPECT(pthread_create(&receiver, NULL, receive_from_oneself, ctx) == 0);
    EXPECT(in_a_second_thread(send_to_oneself, ctx) == DTL_SUCCESS);
    EXPECT(pthread_join(receiver, &status) == 0);
    EXPECT((dtl_status)(intptr_t)status == DTL_SUCCESS);
    EXPECT(ranks_of(ctx) == dtl_context_size(ctx));
    dtl_context_destroy(ctx);
    MPI_Finalize();
}

static void *receive_nothing(void *context)
{
    int32_t received;

    return (void *)(intptr_t)dtl_recv(context, &received, 1, DTL_DTYPE_INT32, DTL_ANY_SOURCE, 1);
}

/* The program finalizes MPI while a thread waits for a message, and the receive fails. If the
 * thread is inside MPICH at that moment, MPICH or UCX ends the job by an assertion, or DTL ends it
 * after 10 s with a line that gives the reason. */
static void inside(void)
{
    static const struct timespec a_moment = {.tv_nsec = 50000000};
    int granted = -1;
    dtl_context_t ctx;
    pthread_t receiver;
    void *status;

    EXPECT(MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &granted) == MPI_SUCCESS);
    EXPECT(granted == MPI_THREAD_MULTIPLE);
    ctx = context_make();
    EXPECT(pthread_create(&receiver, NULL, receive_nothing, ctx) == 0);
    nanosleep(&a_moment, NULL);
    EXPECT(MPI_Finalize() == MPI_SUCCESS);
    EXPECT(pthread_join(receiver, &status) == 0);
    EXPECT((dtl_status)(intptr_t)status == DTL_ERROR_INVALID_STATE);
    dtl_context_destroy(ctx);
    puts("the receive that waited has failed");
}

/* Choosing an MPI other than the one in the process is refused. */
static void mixed(void)
{
    dtl_context_t ctx;

    setenv("DTL_MPI", OTHER_MPI, 1);
    EXPECT(dtl_context_create_default(&ctx) == DTL_ERROR_BACKEND_INVALID);
}

/* A second MPI is loaded into the process: the initialized one, or DTL_MPI, decides which of them
 * is used. */
static void both(void)
{
#ifdef OTHER_LIBRARY
    static const char *const titles[] = {"Open MPI (", "MPICH ("};
    dtl_context_t ctx;

    EXPECT(dlopen(OTHER_LIBRARY, RTLD_LAZY | RTLD_LOCAL) != NULL);
    EXPECT(dtl_context_create_default(&ctx) == DTL_ERROR_BACKEND_INVALID);
    EXPECT(says("two MPIs are in the process") && says(titles[0]) && says(titles[1]));
    EXPECT(MPI_Init(NULL, NULL) == MPI_SUCCESS);
    dtl_context_destroy(context_make());
    MPI_Finalize();
#endif
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } scenarios[] = {
        {"outer", outer},
        {"unfinalised", unfinalised},
        {"inner", inner},
        {"foreign", foreign},
        {"taken", taken},
        {"funneled", funneled},
        {"serialized", serialized},
        {"unstarted", unstarted},
        {"mixed", mixed},
        {"inside", inside},
        {"both", both},
    };

    for (size_t index = 0; index < sizeof scenarios / sizeof *scenarios; index++) {
        if (argc == 2 && strcmp(argv[1], scenarios[index].name) == 0) {
            scenarios[index].run();
            return 0;
        }
    }
    fprintf(
        stderr,
        "usage: application_mpi "
        "outer|unfinalised|inner|foreign|taken|unstarted|funneled|serialized|mixed|inside|both\n");
    return 2;
}
