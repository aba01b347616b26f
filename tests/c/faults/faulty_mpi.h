/* SPDX-License-Identifier: BSD-3-Clause */
/* An MPI in which one call fails. */
#ifndef DTL_TEST_FAULTY_MPI_H
#define DTL_TEST_FAULTY_MPI_H

/* Arms the fault: of the following calls, the one after `calls` others fails, and later calls
 * succeed. A negative value disarms it. */
void faulty_mpi_arm(int calls);

/* Returns the name of the function that has failed since the fault was armed, or NULL. */
const char *faulty_mpi_failed(void);

#endif
