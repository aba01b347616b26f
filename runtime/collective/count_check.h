/* SPDX-License-Identifier: BSD-3-Clause */
/* DTL_CHECK: comparison of send counts with the receive counts of the peers. */
#ifndef DTL_COLLECTIVE_COUNT_CHECK_H
#define DTL_COLLECTIVE_COUNT_CHECK_H

#include "request.h"

/* Fails on all ranks if a rank sends another a number of elements that it does not expect.
 * Displacements must be set.  Does nothing for collectives that have the same count on all ranks.
 * Collective.  Cost: an all-to-all of one number per rank. */
dtl_status dtl__counts_check(struct comm *comm, const struct collective *collective);

/* For a nonblocking collective: fails if a received message has another number of bytes than this
 * rank expects from its source. */
dtl_status dtl__message_count_check(const struct collective_request *request,
                                    const struct message *message);

#endif
