/* SPDX-License-Identifier: BSD-3-Clause */
/* Signals and puts with signal, which NCCL supports since version 2.29. */
#include "nccl_backend.h"

enum { FLAGS = 0 }; /* NCCL defines no flags yet */

/* Returns NCCL's communicator. */
static ncclComm_t native_of(const struct device_comm *comm)
{
    return ((const struct nccl_comm *)(const void *)comm)->native;
}

/* Returns true if NCCL has all functions for windows and signals. */
static bool signal_has(void)
{
    return nccl.ncclCommWindowRegister != NULL && nccl.ncclCommWindowDeregister != NULL &&
           nccl.ncclPutSignal != NULL && nccl.ncclSignal != NULL && nccl.ncclWaitSignal != NULL;
}

/* Returns true if a communicator that is not eager sets up signals when its first window is
 * registered, as NCCL 2.31 and later do. */
static bool needs_window(void)
{
    return library_version() >= NCCL_2_31;
}

/* ---- windows --------------------------------------------------------------------------------- */

/* Registers the memory with NCCL. With `is_strict`, puts and signals to the window are ordered.
 * Collective, but does not wait: *out is set once comm_test() reports completion. */
static dtl_status window_register(struct device_comm *comm, const struct device_part *part,
                                  bool is_strict, struct device_window **out)
{
    int flags = NCCL_WIN_COLL_SYMMETRIC | (is_strict ? NCCL_WIN_STRICT_ORDERING : 0);
    const struct device *device = comm->device;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = library_check(nccl.ncclCommWindowRegister(native_of(comm), part->start, part->bytes,
                                                       (ncclWindow_t *)(void *)out, flags),
                           "ncclCommWindowRegister", native_of(comm));
    device->ops->leave(device);
    return status;
}

/* Deregisters the memory of a window. */
static dtl_status window_release(struct device_comm *comm, struct device_window *window)
{
    const struct device *device = comm->device;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status =
        library_check(nccl.ncclCommWindowDeregister(native_of(comm), (ncclWindow_t)(void *)window),
                      "ncclCommWindowDeregister", native_of(comm));
    device->ops->leave(device);
    return status;
}

/* ---- messages -------------------------------------------------------------------------------- */

/* Adds a send or a receive to the current NCCL group. */
static dtl_status message_add(const struct device_message *message, ncclComm_t comm)
{
    const struct device_part *part = &message->part;
    ncclStream_t stream = queue_stream(message->stream);

    if (message->is_sent)
        return library_check(
            nccl.ncclSend(part->start, part->bytes, ncclUint8, message->peer, comm, stream),
            "ncclSend", comm);
    return library_check(
        nccl.ncclRecv(part->start, part->bytes, ncclUint8, message->peer, comm, stream), "ncclRecv",
        comm);
}

/* Adds all messages in one NCCL group, which is ended even if a call in it failed. */
static dtl_status messages_add(const struct device_message *messages, int32_t count,
                               ncclComm_t comm)
{
    dtl_status status = library_check(nccl.ncclGroupStart(), "ncclGroupStart", comm);

    if (status != DTL_SUCCESS)
        return status;
    for (int32_t index = 0; index < count && status == DTL_SUCCESS; index++)
        status = message_add(&messages[index], comm);
    ncclResult_t ended = nccl.ncclGroupEnd();
    return status == DTL_SUCCESS ? library_check(ended, "ncclGroupEnd", comm) : status;
}

/* Queues all messages on their streams in one NCCL group. */
static dtl_status exchange(struct device_comm *comm, const struct device_message *messages,
                           int32_t count)
{
    const struct device *device = comm->device;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = messages_add(messages, count, native_of(comm));
    device->ops->leave(device);
    return status;
}

/* ---- signals --------------------------------------------------------------------------------- */

/* Adds a signal to a stream, or a put with a signal if there are bytes to send. */
static dtl_status signal_add(const struct device_signal *signal, ncclComm_t comm,
                             ncclStream_t stream)
{
    if (signal->from.bytes == 0)
        return library_check(
            nccl.ncclSignal(signal->peer, signal->index, signal->context, FLAGS, comm, stream),
            "ncclSignal", comm);
    return library_check(nccl.ncclPutSignal(signal->from.start, signal->from.bytes, ncclUint8,
                                            signal->peer, (ncclWindow_t)(void *)signal->window,
                                            signal->offset, signal->index, signal->context, FLAGS,
                                            comm, stream),
                         "ncclPutSignal", comm);
}

/* Queues a signal, or a put with a signal, on the stream. */
static dtl_status signal_queue(struct device_comm *comm, struct device_stream *stream,
                               const struct device_signal *signal)
{
    const struct device *device = comm->device;
    dtl_status status = device->ops->enter(device);

    if (status != DTL_SUCCESS)
        return status;
    status = signal_add(signal, native_of(comm), queue_stream(stream));
    device->ops->leave(device);
    return status;
}

/* Converts the signals of a wait to NCCL's descriptors. The caller releases *out. */
static dtl_status wait_descriptors_make(const struct device_signal *signals, int32_t count,
                                        ncclWaitSignalDesc_t **out)
{
    dtl_status status =
        nccl_host->alloc((void **)out, (size_t)count * sizeof **out, "signals that are awaited");

    for (int32_t index = 0; index < count && status == DTL_SUCCESS; index++)
        (*out)[index] = (ncclWaitSignalDesc_t){.opCnt = signals[index].count,
                                               .peer = signals[index].peer,
                                               .sigIdx = signals[index].index,
                                               .ctx = signals[index].context};
    return status;
}

/* Makes the stream wait until, for each element of `signals`, `count` more signals have arrived.
 * Does not block the caller. */
static dtl_status wait_queue(struct device_comm *comm, struct device_stream *stream,
                             const struct device_signal *signals, int32_t count)
{
    const struct device *device = comm->device;
    ncclWaitSignalDesc_t *descriptors = NULL;
    dtl_status status = wait_descriptors_make(signals, count, &descriptors);

    if (status != DTL_SUCCESS)
        return status;
    status = device->ops->enter(device);
    if (status == DTL_SUCCESS) {
        status = library_check(
            nccl.ncclWaitSignal(count, descriptors, native_of(comm), queue_stream(stream)),
            "ncclWaitSignal", native_of(comm));
        device->ops->leave(device);
    }
    nccl_host->release(descriptors);
    return status;
}

const struct device_signal_ops nccl_signals = {
    .size = sizeof nccl_signals,
    .has = signal_has,
    .window_register = window_register,
    .window_release = window_release,
    .exchange = exchange,
    .signal = signal_queue,
    .wait = wait_queue,
    .create = comm_create_signals,
    .needs_window = needs_window,
};
