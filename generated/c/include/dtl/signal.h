/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/header.h.j2.
 * Do not edit. */
/** Signals between ranks
 *
 * A communicator counts the signals that each rank sends to each: a put into memory that
 * another rank has registered is followed by one, and the other waits for as many as it knows
 * to come. Each wait takes the signals that it has waited for. The names, their order and their
 * defaults are those of NCCL's point-to-point and signal functions; offsets are bytes here,
 * elements in Python.
 *
 * A communicator of a context whose ranks have devices works on the memory of these: by NCCL
 * 2.29 or later where the context has it (dtl_context_with_nccl), else by blocks that the
 * devices of a node export to each other. Any other one works on the host's memory. What is
 * asked of a stream of the device is queued there, and goes on when the call has returned;
 * without a stream it is done by then, as it is on the host. Operations run in the order in
 * which they were given, whatever their streams.
 *
 * Sends, receives, signals and waits between dtl_signal_group_start and dtl_signal_group_end
 * are checked at once and done together at the end, so that ranks may send to each other, and
 * to themselves.
 *
 * A communicator keeps its messages and signals to itself. What is refused has sent nothing.
 */
#ifndef DTL_SIGNAL_H
#define DTL_SIGNAL_H

#include <dtl/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/** `id` holds bytes that no other call gives, for dtl_signal_init on all ranks that are to be
 * together. Local: does not wait for other ranks.
 *
 * @param id DTL_SIGNAL_ID_BYTES bytes.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: id: memory that the host reaches
 * - DTL_ERROR_NULL_POINTER: id: not NULL
 */
DTL_API dtl_status dtl_signal_unique_id(void *id)
    DTL_CHECKED;

/** `*comm` is a communicator of the context's ranks, which it outlives, and of their devices
 * where they have some. Collective.
 *
 * @param ctx An open context.
 * @param comm The new signal, to be closed by dtl_signal_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context
 * - DTL_ERROR_NULL_POINTER: comm: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_NCCL: while it runs
 */
DTL_API dtl_status dtl_signal_create(dtl_context_t ctx, dtl_signal_t *comm)
    DTL_NONNULL((2)) DTL_CHECKED;

/** `*comm` is a communicator of those ranks of the job that give the same id, in the order that
 * they give. All ranks of the job call it, as they call dtl_context_create_default; those of
 * another id are in another communicator. Where the ranks of an id are not `nranks`, or one
 * number is given twice, all ranks are refused. Collective.
 *
 * @param nranks How many ranks give the id.
 * @param rank This one's number among them, from 0.
 * @param unique_id As dtl_signal_unique_id has given it.
 * @param comm The new signal, to be closed by dtl_signal_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: unique_id: memory that the host reaches; while it runs
 * - DTL_ERROR_NULL_POINTER: unique_id: not NULL; comm: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_init(dtl_rank_t nranks, dtl_rank_t rank, const void *unique_id,
                                   dtl_signal_t *comm)
    DTL_NONNULL((4)) DTL_CHECKED;

/** As dtl_signal_create, of a communicator that counts signals apart: each rank's, by a context
 * and an index, which are below these numbers. Such signals know nothing of each other. With
 * NCCL it needs version 2.31 or later, unless all three are as dtl_signal_create has them: 1, 1
 * and 0. Collective.
 *
 * @param ctx An open context.
 * @param contexts How many contexts it has.
 * @param indices How many indices a context has.
 * @param eager_init 1: NCCL is ready for signals at once; 0: with the first window. Without
 *   NCCL it always is.
 * @param comm The new signal, to be closed by dtl_signal_destroy.
 *
 * All ranks give the same contexts, indices, eager_init. Where one rank refuses its arguments,
 * it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: ctx: an open context; contexts >= 1 and contexts <= 1024;
 *   indices >= 1 and indices <= 1024; eager_init >= 0 and eager_init <= 1; while it runs
 * - DTL_ERROR_NULL_POINTER: comm: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_NCCL: while it runs
 */
DTL_API dtl_status dtl_signal_create_configured(dtl_context_t ctx, int contexts, int indices,
                                                int eager_init, dtl_signal_t *comm)
    DTL_NONNULL((5)) DTL_CHECKED;

/** As dtl_signal_init, of a communicator that counts signals apart as
 * dtl_signal_create_configured says. Collective.
 *
 * @param nranks How many ranks give the id.
 * @param rank This one's number among them, from 0.
 * @param unique_id As dtl_signal_unique_id has given it.
 * @param contexts How many contexts it has.
 * @param indices How many indices a context has.
 * @param eager_init As in dtl_signal_create_configured; such a communicator has no NCCL.
 * @param comm The new signal, to be closed by dtl_signal_destroy.
 *
 * Where one rank refuses its arguments, it fails on all. Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: unique_id: memory that the host reaches; contexts >= 1 and
 *   contexts <= 1024; indices >= 1 and indices <= 1024; eager_init >= 0 and eager_init <= 1;
 *   while it runs
 * - DTL_ERROR_NULL_POINTER: unique_id: not NULL; comm: not NULL
 * - DTL_ERROR_BACKEND_UNAVAILABLE: while it runs
 * - DTL_ERROR_BACKEND_INIT_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_init_configured(dtl_rank_t nranks, dtl_rank_t rank,
                                              const void *unique_id, int contexts, int indices,
                                              int eager_init, dtl_signal_t *comm)
    DTL_NONNULL((7)) DTL_CHECKED;

/** The communicator and its windows are no more. What was sent before is complete. What an open
 * group holds of it is not done. Null is ignored. It waits for the calls of other threads with
 * the communicator. Collective.
 *
 * @param comm An open signal. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal
 */
DTL_API void dtl_signal_destroy(dtl_signal_t comm);

/** 1 if the handle stands for an open communicator, 0 for a null, closed or foreign one; then
 * the last error says which. Local: does not wait for other ranks.
 *
 * @param comm An open signal.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal
 */
DTL_API int dtl_signal_is_valid(dtl_signal_t comm);

/** This rank's number in the communicator. Local: does not wait for other ranks.
 *
 * @param comm An open signal.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns DTL_NO_RANK):
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal
 */
DTL_API dtl_rank_t dtl_signal_rank(dtl_signal_t comm);

/** How many ranks the communicator has. Local: does not wait for other ranks.
 *
 * @param comm An open signal.
 *
 * Since 0.1.0.
 *
 * Expects, or sets the last error (then it returns 0):
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal
 */
DTL_API dtl_rank_t dtl_signal_size(dtl_signal_t comm);

/** `*window` stands for `size` bytes of this rank's memory and for what the others register with
 * it. Done when it returns, also within a group; sizes may differ, but with NCCL, and be 0. The
 * memory stays the caller's and must outlive the window, on all ranks where it is a device's.
 * Collective.
 *
 * @param comm An open signal.
 * @param buffer Memory of the communicator's: else all ranks fail. NULL exposes nothing. In use
 *   by `comm` after the call.
 * @param size Bytes that this rank exposes.
 * @param flags Of DTL_SIGNAL_WINDOW_..., added.
 * @param window `*window` stands for `size` bytes of this rank's memory and for what the others
 *   register with it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; size <= limit(byte); while it runs
 * - DTL_ERROR_NULL_POINTER: window: not NULL
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_register_window(dtl_signal_t comm, void *buffer, dtl_size_t size,
                                              int flags, dtl_signal_window_t *window)
    DTL_NONNULL((5)) DTL_CHECKED;

/** The window's memory is this rank's own again. The caller sees to it that no rank puts into it
 * any more. Waits for the work queued on the communicator.
 *
 * @param comm An open signal.
 * @param window As dtl_signal_register_window has given it.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; while it runs
 */
DTL_API dtl_status dtl_signal_deregister_window(dtl_signal_t comm, dtl_signal_window_t window)
    DTL_CHECKED;

/** `sendbuf` is on its way to the rank, which receives it by dtl_signal_recv, and may be used
 * again. Outside a group it may wait for the receiver. Waits for the receiver, unless the
 * message is buffered.
 *
 * @param comm An open signal.
 * @param sendbuf `count` elements of `dtype`, read. In use by `comm` after the call.
 * @param count Elements.
 * @param dtype The dtype of the elements of `sendbuf`.
 * @param peer The receiver.
 * @param stream Of the device, or of the host; or null. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; stream: an open stream; dtype: a
 *   dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: sendbuf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: peer >= 0 and peer < size(comm)
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_SEND_FAILED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_send(dtl_signal_t comm, const void *sendbuf, dtl_size_t count,
                                   dtl_dtype dtype, dtl_rank_t peer, dtl_stream_t stream)
    DTL_READS(2,3) DTL_CHECKED;

/** `recvbuf` holds what the rank has sent. A longer message, or one of another dtype, fails;
 * with NCCL a message has to be as long as what it is received in. Waits for the sender.
 *
 * @param comm An open signal.
 * @param recvbuf `count` elements of `dtype`, written. In use by `comm` after the call.
 * @param count Elements that `recvbuf` has room for.
 * @param dtype The dtype of the elements of `recvbuf`.
 * @param peer The sender.
 * @param stream Of the device, or of the host; or null. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; stream: an open stream; dtype: a
 *   dtl_dtype; count <= limit(dtype)
 * - DTL_ERROR_NULL_POINTER: recvbuf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: peer >= 0 and peer < size(comm)
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_recv(dtl_signal_t comm, void *recvbuf, dtl_size_t count,
                                   dtl_dtype dtype, dtl_rank_t peer, dtl_stream_t stream)
    DTL_WRITES(2,3) DTL_TYPED(2,4) DTL_CHECKED;

/** The rank is about to have one signal more from this one, which may be the rank itself. What
 * this rank put there before is there first; with NCCL, what it put in the same context. Waits
 * for the other rank, with NCCL.
 *
 * @param comm An open signal.
 * @param peer Who is told.
 * @param signal_index Which signal of the context; 0 but with dtl_signal_create_configured.
 * @param context Which context; 0 but with dtl_signal_create_configured.
 * @param flags 0.
 * @param stream Of the device, or of the host; or null. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; stream: an open stream; while it runs
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_notify(dtl_signal_t comm, dtl_rank_t peer, int signal_index,
                                     int context, int flags, dtl_stream_t stream)
    DTL_CHECKED;

/** The elements are on their way to the rank's part of the window, and after them one signal;
 * `localbuf` may be used again, outside a group and without a stream of a device. With NCCL it
 * lies in memory that this rank has registered. A range that goes past the end of the rank's
 * part is refused with DTL_ERROR_OUT_OF_BOUNDS. Waits for the other rank, with NCCL.
 *
 * @param comm An open signal.
 * @param localbuf `count` elements of `dtype`, read. In use by `comm` after the call.
 * @param count Elements.
 * @param dtype The dtype of the elements of `localbuf`.
 * @param peer Whose memory is written, and who is told.
 * @param window As dtl_signal_register_window has given it.
 * @param offset Bytes from the start of the rank's part.
 * @param signal_index Which signal of the context; 0 but with dtl_signal_create_configured.
 * @param context Which context; 0 but with dtl_signal_create_configured.
 * @param flags 0.
 * @param stream Of the device, or of the host; or null. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; stream: an open stream; dtype: a
 *   dtl_dtype; count <= limit(dtype); while it runs
 * - DTL_ERROR_NULL_POINTER: localbuf: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_OUT_OF_BOUNDS: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_put_signal(dtl_signal_t comm, const void *localbuf, dtl_size_t count,
                                         dtl_dtype dtype, dtl_rank_t peer,
                                         dtl_signal_window_t window, dtl_size_t offset,
                                         int signal_index, int context, int flags,
                                         dtl_stream_t stream)
    DTL_READS(2,3) DTL_CHECKED;

/** From each rank of `peers` as many signals as its `op_counts` says have come since those that
 * earlier waits took, and are taken; what these ranks put before them is there. A rank may be
 * named twice; then both counts are waited for. Answers other ranks meanwhile. A wait that
 * fails, a little before DTL_TIMEOUT would end the job, takes none. Waits for the ranks that
 * signal.
 *
 * @param comm An open signal.
 * @param peers Whose signals; this rank itself, too.
 * @param op_counts 1 or more; NULL: one of each.
 * @param signal_indices Which ones; NULL: all 0.
 * @param contexts Which ones; NULL: all 0.
 * @param count Ranks that are waited for.
 * @param stream Of the device, or of the host; or null. May be NULL.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_ARGUMENT: comm: an open signal; stream: an open stream; peers: memory
 *   that the host reaches; op_counts: memory that the host reaches; signal_indices: memory that
 *   the host reaches; contexts: memory that the host reaches; count <= limit(int32); count >=
 *   1; while it runs
 * - DTL_ERROR_NULL_POINTER: peers: not NULL where count > 0
 * - DTL_ERROR_INVALID_RANK: while it runs
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_NOT_SUPPORTED: while it runs
 * - DTL_ERROR_TIMEOUT: while it runs
 * - DTL_ERROR_OUT_OF_MEMORY: while it runs
 */
DTL_API dtl_status dtl_signal_wait_signal(dtl_signal_t comm, const dtl_rank_t *peers,
                                          const int *op_counts, const int *signal_indices,
                                          const int *contexts, dtl_size_t count,
                                          dtl_stream_t stream)
    DTL_CHECKED;

/** This thread's sends, receives, signals and waits are kept from here on, and done together by
 * the dtl_signal_group_end that goes with the first of these calls. Buffers are the operations'
 * until then. Local: does not wait for other ranks.
 *
 * Since 0.1.0.
 */
DTL_API dtl_status dtl_signal_group_start(void)
    DTL_CHECKED;

/** The group that dtl_signal_group_start began has ended. Where it is no part of another one,
 * what it keeps is done: sends and receives are started, then puts and signals are made in
 * their order, then waits end in theirs, then sends and receives. All of it is tried also
 * behind what fails, and the first failure told. Waits for the ranks that the calls of the
 * group name.
 *
 * Since 0.1.0.
 *
 * Expects, or fails with:
 * - DTL_ERROR_INVALID_STATE: while it runs
 * - DTL_ERROR_SEND_FAILED: while it runs
 * - DTL_ERROR_RECV_FAILED: while it runs
 * - DTL_ERROR_BUFFER_TOO_SMALL: while it runs
 * - DTL_ERROR_TIMEOUT: while it runs
 */
DTL_API dtl_status dtl_signal_group_end(void)
    DTL_CHECKED;

#ifdef __cplusplus
}
#endif

#endif
