/* SPDX-License-Identifier: BSD-3-Clause */
/* An MPI that gets memory of an emulated device refuses it, or crashes on access: it never reads or
 * writes there unnoticed. */
#include <mpi.h>
#include <signal.h>
#include <unistd.h>

#include "../support/device_memory.h"

enum { BYTES = 4096 };

/* The faulting access is in MPI. */
static void touched(int signal)
{
    (void)signal;
    _exit(0);
}

int main(int argc, char **argv)
{
    static char host_memory[BYTES];
    struct sigaction action = {.sa_handler = touched};
    dtl_context_t ctx = NULL;
    void *block;
    int result;

    MPI_Init(&argc, &argv);
    if (dtl_context_create_default(&ctx) != DTL_SUCCESS) {
        fprintf(stderr, "%s\n", last_message());
        return 1;
    }
    device_choose("emulated", 0);
    block = device_block(host_memory, BYTES);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    sigaction(SIGSEGV, &action, NULL);
    result = argc > 1 ? MPI_Sendrecv(host_memory, BYTES, MPI_BYTE, 0, 0, block, BYTES, MPI_BYTE, 0,
                                     0, MPI_COMM_SELF, MPI_STATUS_IGNORE)
                      : MPI_Sendrecv(block, BYTES, MPI_BYTE, 0, 0, host_memory, BYTES, MPI_BYTE, 0,
                                     0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    if (result == MPI_SUCCESS)
        fprintf(stderr, "MPI has used %p; expected that it can't\n", block);
    _exit(result == MPI_SUCCESS);
}
