/* SPDX-License-Identifier: BSD-3-Clause */
/* An MPI of which one call fails. */
#ifndef DTL_TEST_FAULTY_MPI_H
#define DTL_TEST_FAULTY_MPI_H

/* From now on, the call after `calls` others fails, and those after it work; negative: none. */
void faulty_mpi_arm(int calls);

/* The function that has failed since, or NULL. */
const char *faulty_mpi_failed(void);

#endif
