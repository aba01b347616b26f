/* SPDX-License-Identifier: BSD-3-Clause */
/* Messages of a single process to itself: the functions of self_message.c that self.c puts into its
 * operation table.  The arguments are those of struct comm_ops. */
#ifndef DTL_COMM_SELF_H
#define DTL_COMM_SELF_H

#include <inttypes.h>
#include <stdatomic.h>

#include "dtl_runtime.h"

dtl_status dtl__self_send(struct comm *comm, const void *buffer, uint64_t count,
                          const struct dtype *type, int32_t dest, int32_t tag);
dtl_status dtl__self_recv(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                          int32_t source, int32_t tag, struct message *info);
dtl_status dtl__self_sendrecv(struct comm *comm, const void *send, uint64_t sendcount,
                              const struct dtype *sendtype, int32_t dest, int32_t sendtag,
                              void *recv, uint64_t recvcount, const struct dtype *recvtype,
                              int32_t source, int32_t recvtag, struct message *info);
dtl_status dtl__self_isend(struct comm *comm, const void *buffer, uint64_t count,
                           const struct dtype *type, int32_t dest, int32_t tag,
                           struct operation **out);
dtl_status dtl__self_isend_shaped(struct comm *comm, const void *buffer, const dtl_shape *shape,
                                  uint64_t count, const struct dtype *type, int32_t dest,
                                  int32_t tag, struct operation **out);
dtl_status dtl__self_irecv(struct comm *comm, void *buffer, uint64_t count,
                           const struct dtype *type, int32_t source, int32_t tag,
                           struct operation **out);
dtl_status dtl__self_probe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                           struct message *info);

dtl_status dtl__self_mprobe(struct comm *comm, int32_t source, int32_t tag, bool *done,
                            struct message *info, struct matched_message **out);
dtl_status dtl__self_mrecv(struct comm *comm, struct matched_message *message, void *buffer,
                           uint64_t count, const struct dtype *type);
void dtl__self_unmatch(struct comm *comm, struct matched_message *message);
dtl_status dtl__self_operation_test(struct operation *operation, bool *done, struct message *info);
dtl_status dtl__self_operation_wait(struct operation *operation, struct message *info);
dtl_status dtl__self_operation_cancel(struct operation *operation);
void dtl__self_operation_release(struct operation *operation);

/* Calls the test until it sets *done or fails, and returns its status. */
typedef dtl_status self_test(void *state, bool *done);
typedef dtl_status self_wait(self_test *test, void *state);

/* Sets the function with which a blocking receive waits for another thread of this process to send.
 * Without it, a receive with no message fails at once. */
void dtl__self_set_wait(self_wait *wait);

/* Frees messages that were never received and completes posted receives as canceled.  Frees the
 * communicator's queues. */
void dtl__self_queues_release(struct comm *comm);

#endif
