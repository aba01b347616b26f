/* SPDX-License-Identifier: BSD-3-Clause */
/* The exchange of one agreement record, with which ranks compare their calls and can refuse them.
 * See agreement.c; the functions for other modules (dtl__comm_agree and others) are in
 * dtl_runtime.h. */
#ifndef DTL_COMM_AGREEMENT_H
#define DTL_COMM_AGREEMENT_H

#include "agreement_record.h"

/* Replaces *record by the reduction of all ranks' records and sets dtl__has_agreed of this thread.
 * Collective. */
dtl_status dtl__agreement_exchange(struct comm *comm, struct record *record);

/* Checks a reduced record.  Fails on all ranks if the ranks make different calls, or if a rank has
 * refused its call; the error text is then that of the lowest refusing rank.  Collective. */
dtl_status dtl__agreement_check(struct comm *comm, const struct record *reduced);

#endif
