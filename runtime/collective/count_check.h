/* SPDX-License-Identifier: BSD-3-Clause */
/* Under DTL_CHECK: whether ranks send each other as many elements as they expect. */
#ifndef DTL_COLLECTIVE_COUNT_CHECK_H
#define DTL_COLLECTIVE_COUNT_CHECK_H

#include "request.h"

/* Of a collective with counts, and their displacements; of others nothing.  Collective.  Cost: an
 * all-to-all of a number a rank. */
dtl_status dtl__counts_check(struct comm *comm, const struct collective *what);

/* Of a started one, that a message which has come has as many bytes as are expected of its rank. */
dtl_status dtl__counts_arrived(const struct collective_request *request,
                               const struct message *message);

#endif
