/* SPDX-License-Identifier: BSD-3-Clause */
/* normal_exit SCENARIO: in every scenario the program's processes end with status 0. */
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>

#include <dtl/dtl.h>

enum { COUNT = 1000, LARGE = 100000, THREADS = 3 };

static void must(dtl_status status)
{
    char text[512];

    if (status == DTL_SUCCESS)
        return;
    dtl_last_error(text, sizeof text);
    fprintf(stderr, "%s\n", text);
    exit(1);
}

static dtl_context_t context_make(void)
{
    dtl_context_t ctx;

    must(dtl_context_create_default(&ctx));
    return ctx;
}

/* Exits with all objects open. */
static void objects(void)
{
    dtl_environment_t env;
    dtl_context_t ctx = context_make(), twin, half;
    dtl_vector_t vec;

    must(dtl_environment_create(&env));
    must(dtl_context_dup(ctx, &twin));
    must(dtl_context_split(ctx, dtl_context_rank(ctx) % 2, 0, &half));
    must(dtl_vector_create(half, DTL_DTYPE_FLOAT64, COUNT, &vec));
    must(dtl_barrier(twin));
}

/* The process exits inside a nested call. */
static void at_exit(void)
{
    must(dtl_barrier(context_make()));
    exit(0);
}

/* A receive that no message matches, and a small message that no rank receives. */
static void requests(void)
{
    static int32_t received, sent = 1;
    dtl_context_t ctx = context_make();
    dtl_request_t receive, send;
    dtl_rank_t next = (dtl_context_rank(ctx) + 1) % dtl_context_size(ctx);

    must(dtl_irecv(ctx, &received, 1, DTL_DTYPE_INT32, next, 1, &receive));
    must(dtl_isend(ctx, &sent, 1, DTL_DTYPE_INT32, next, 2, &send));
    must(dtl_barrier(ctx));
}

/* Creates an environment after the last one was freed, and a context after that. */
static void again(void)
{
    dtl_environment_t env;
    dtl_context_t ctx;

    for (int round = 0; round < 3; round++) {
        must(dtl_environment_create(&env));
        must(dtl_environment_make_world_context(env, &ctx));
        must(dtl_barrier(ctx));
        dtl_environment_destroy(env);
        must(dtl_barrier(ctx));
        dtl_context_destroy(ctx);
    }
}

/* Only query functions of the library are called. */
static void questions(void)
{
    dtl_backend_count();
    dtl_backend_report(NULL, 0);
}

/* Makes the kernel refuse process_vm_readv() and process_vm_writev() from now on, as the seccomp
 * filters of containers do. MPICH then sends large messages over TCP. */
static void refuse_process_vm(void)
{
    struct sock_filter filter[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_readv, 2, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_process_vm_writev, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
    };
    struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};

    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0)
        perror("no filter of system calls"); /* the rest must work all the same */
}

/* One rank exits right after a large message while the other one calls MPI for a while. */
static void late(void)
{
    enum { PROBES = 20000, ELEMENTS = 300000 };
    static double mine[ELEMENTS], sums[ELEMENTS];
    dtl_context_t ctx;

    refuse_process_vm();
    ctx = context_make();
    for (int round = 0; round < 3; round++)
        must(dtl_allreduce(ctx, mine, sums, ELEMENTS, DTL_DTYPE_FLOAT64, DTL_OP_SUM));
    for (int probe = 0; probe < PROBES && dtl_context_rank(ctx) == 1; probe++)
        must(dtl_iprobe(ctx, 0, 1, DTL_DTYPE_INT32, &(int){0}, &(dtl_message_info_t){0}));
}

/* Threads that call the library while the process exits. */

static void *send_to_self(void *context)
{
    dtl_context_t ctx = *(dtl_context_t *)context;
    dtl_rank_t self = dtl_context_rank(ctx);
    int32_t sent = 1, received;

    while (dtl_send(ctx, &sent, 1, DTL_DTYPE_INT32, self, 1) == DTL_SUCCESS &&
           dtl_recv(ctx, &received, 1, DTL_DTYPE_INT32, self, 1) == DTL_SUCCESS)
        ;
    return NULL;
}

static void *receive(void *context)
{
    int32_t received;

    dtl_recv(*(dtl_context_t *)context, &received, 1, DTL_DTYPE_INT32, DTL_ANY_SOURCE, 1);
    return NULL;
}

static void *probe(void *context)
{
    dtl_message_info_t info;

    dtl_probe(*(dtl_context_t *)context, DTL_ANY_SOURCE, 1, DTL_DTYPE_INT32, &info);
    return NULL;
}

static void *wait_for_one(void *context)
{
    int32_t received;
    dtl_request_t request;

    if (dtl_irecv(*(dtl_context_t *)context, &received, 1, DTL_DTYPE_INT32, DTL_ANY_SOURCE, 1,
                  &request) == DTL_SUCCESS)
        dtl_wait(request);
    return NULL;
}

static void *reduce_alone(void *context)
{
    static double mine[LARGE], sums[LARGE];
    dtl_context_t ctx = *(dtl_context_t *)context;

    if (dtl_context_rank(ctx) == 0)
        dtl_allreduce(ctx, mine, sums, LARGE, DTL_DTYPE_FLOAT64, DTL_OP_SUM);
    return NULL;
}

static void leave_while(void *(*const calls[THREADS])(void *))
{
    static const struct timespec a_moment = {.tv_nsec = 20000000};
    static dtl_context_t contexts[THREADS];
    dtl_context_t ctx = context_make();
    pthread_t thread;

    for (int index = 0; index < THREADS; index++)
        must(dtl_context_dup(ctx, &contexts[index]));
    for (int index = 0; index < THREADS; index++)
        if (pthread_create(&thread, NULL, calls[index], &contexts[index]) != 0 ||
            pthread_detach(thread) != 0)
            exit(1);
    nanosleep(&a_moment, NULL);
}

static void senders(void)
{
    leave_while((void *(*[THREADS])(void *)){send_to_self, send_to_self, send_to_self});
}

/* No message arrives any more: waiting threads get an error. */
static void waiters(void)
{
    leave_while((void *(*[THREADS])(void *)){receive, probe, wait_for_one});
}

/* One of the threads that receive waits inside MPI. When it returns, no other thread enters MPI. */
static void crowd(void)
{
    enum { CROWD = 8 };
    static const struct timespec a_moment = {.tv_nsec = 20000000};
    static dtl_context_t ctx;
    pthread_t thread;

    ctx = context_make();
    for (int index = 0; index < CROWD; index++)
        if (pthread_create(&thread, NULL, index % 2 == 0 ? receive : wait_for_one, &ctx) != 0 ||
            pthread_detach(thread) != 0)
            exit(1);
    nanosleep(&a_moment, NULL);
}

/* A rank waits for another one while MPI cannot be finalized: the job ends with a line that gives
 * the reason. */
static void stuck(void)
{
    leave_while((void *(*[THREADS])(void *)){reduce_alone, send_to_self, receive});
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } scenarios[] = {
        {"objects", objects},     {"exit", at_exit},    {"requests", requests}, {"again", again},
        {"questions", questions}, {"senders", senders}, {"waiters", waiters},   {"crowd", crowd},
        {"stuck", stuck},         {"late", late},
    };

    for (size_t index = 0; index < sizeof scenarios / sizeof *scenarios; index++) {
        if (argc == 2 && strcmp(argv[1], scenarios[index].name) == 0) {
            scenarios[index].run();
            return 0;
        }
    }
    fprintf(
        stderr,
        "usage: leave objects|exit|requests|again|questions|senders|waiters|crowd|stuck|late\n");
    return 2;
}
