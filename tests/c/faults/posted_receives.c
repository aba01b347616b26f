/* SPDX-License-Identifier: BSD-3-Clause */
/* The progress engine keeps a receive posted. The receive is canceled when its communicator is
 * freed, and when MPI is finalized; otherwise MPI would wait for it, or write to freed memory.
 *
 * Wrappers of MPI's functions record the posted receives. */
#include <mpi.h>

#include "../support/support.h"

#include <pthread.h>
#include <unistd.h>

#include "backends/mpi/mpi_backend.h"

enum { MOST = 64, LOOKS = 20, TAG = 5 };

/* A receive for any message, identified by the address of its request. */
struct posted {
    const MPI_Request *request;
    MPI_Comm comm;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct posted posted[MOST];
static int posts,
    left; /* receives posted in all, and receives still posted when their communicator was freed */

static void remember(const MPI_Request *request, MPI_Comm comm)
{
    int index = 0;

    pthread_mutex_lock(&lock);
    while (index < posts && posted[index].request != request)
        index++;
    if (index < MOST)
        posted[index] = (struct posted){request, comm};
    if (index == posts && posts < MOST)
        posts++;
    pthread_mutex_unlock(&lock);
}

/* Removes the receives of a communicator, or all of them. */
static void forget(MPI_Comm comm, bool is_all)
{
    int kept = 0;

    pthread_mutex_lock(&lock);
    for (int index = 0; index < posts; index++) {
        if (!is_all && posted[index].comm != comm)
            posted[kept++] = posted[index];
        else
            left += *posted[index].request != MPI_REQUEST_NULL;
    }
    posts = kept;
    pthread_mutex_unlock(&lock);
}

static int count_of(const int *counter)
{
    int found;

    pthread_mutex_lock(&lock);
    found = *counter;
    pthread_mutex_unlock(&lock);
    return found;
}

#if MPI_HAS_LARGE_COUNTS
#define RECEIVES(call) PMPI_##call##_c
#else
#define RECEIVES(call) PMPI_##call
#endif

__attribute__((visibility("default"))) int LARGE(Irecv)(void *buffer, mpi_count count,
                                                        MPI_Datatype type, int source, int tag,
                                                        MPI_Comm comm, MPI_Request *request)
{
    int rc = RECEIVES(Irecv)(buffer, count, type, source, tag, comm, request);

    if (source == MPI_ANY_SOURCE && tag == PACKET_TAG)
        remember(request, comm);
    return rc;
}

__attribute__((visibility("default"))) int MPI_Comm_free(MPI_Comm *comm)
{
    forget(*comm, false);
    return PMPI_Comm_free(comm);
}

/* The tests have reported their results by then. */
__attribute__((visibility("default"))) int MPI_Finalize(void)
{
    int rc;

    forget(MPI_COMM_NULL, true);
    rc = PMPI_Finalize();
    if (left > 0) {
        fprintf(stderr, "MPI was finalised with %d receives posted; expected none\n", left);
        _exit(EXIT_FAILURE);
    }
    return rc;
}

/* Creates a context in which a receive is posted, because no message has arrived. */
static dtl_context_t context_looked_in(void)
{
    int before = count_of(&posts), found = 1;
    dtl_context_t ctx = NULL;
    dtl_message_info_t info;

    assert_success(dtl_context_dup(world.ctx, &ctx));
    for (int look = 0; look < LOOKS; look++)
        assert_success(dtl_iprobe(ctx, DTL_ANY_SOURCE, TAG, DTL_DTYPE_INT32, &found, &info));
    assert_false(found);
    assert_true(count_of(&posts) > before);
    return ctx;
}

static void a_freed_context_has_no_posted_receive(void **state)
{
    (void)state;
    dtl_context_destroy(context_looked_in());
    assert_int_equal(count_of(&left), 0);
}

/* MPI_Finalize above checks the remaining receives. */
static void an_open_context_at_exit_is_harmless(void **state)
{
    (void)state;
    context_looked_in();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_freed_context_has_no_posted_receive),
        cmocka_unit_test(an_open_context_at_exit_is_harmless),
    };

    return run_in_world("posted_receives", tests, COUNT_OF(tests));
}
