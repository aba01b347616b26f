/* SPDX-License-Identifier: BSD-3-Clause */
/* The exchange of one record, in which a rank may refuse its call: agreement.c. */
#ifndef DTL_COMM_AGREEMENT_H
#define DTL_COMM_AGREEMENT_H

#include "agreement_record.h"

/* Replaces the record by the reduction of all ranks' records.  Collective. */
dtl_status dtl__agree_exchange(struct comm *comm, struct record *record);

/* Of a record that was exchanged: fails on all ranks where they make different calls, or where one
 * refuses its call, in that rank's words.  Collective. */
dtl_status dtl__agree_settle(struct comm *comm, const struct record *met);

#endif
