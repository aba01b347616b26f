/* SPDX-License-Identifier: BSD-3-Clause */
/* The contract between libdtl and a backend. A backend is a plugin or is built into the library.
 * struct plugin, at the end, lists the tables that a plugin can provide: a parallel job (job_ops),
 * communication (comm_ops), devices (device_ops, device_comm_ops, device_signal_ops), symmetric
 * memory (symmetric_ops), sorting (sort_ops) and the machine's topology (machine_ops). Start
 * reading at struct comm_ops.
 *
 * A plugin includes no other runtime header than this one and those included here. It calls the
 * library only through `struct host` and therefore needs no symbol of libdtl. Tables are `static
 * const`. Members are only appended, never moved, and each table starts with its size at the time
 * the backend was compiled, so that newer libraries accept older plugins. See
 * docs/design/backend-plugins.md. This header is valid C and C++. */
#ifndef DTL_BACKEND_H
#define DTL_BACKEND_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <dtl/status.h>
#include <dtl/types.h>

#include "dtl_collective.h"
#include "dtl_extents.h"

enum { DTL_BACKEND_CONTRACT = 6 };

/* Alignment, in bytes, that keeps data written by different threads or ranks in different cache
 * lines. The value is the largest cache line of the architecture (on ARM, 256 on the A64FX). It
 * affects performance only. */
#if defined __s390x__ || defined __aarch64__
enum { CACHE_LINE = 256 };
#elif defined __powerpc64__
enum { CACHE_LINE = 128 };
#else
enum { CACHE_LINE = 64 };
#endif

/* An element type, as backends see it. Each dtype has one object that is never freed, so pointers
 * may be compared. */
struct dtype {
    dtl_dtype id;
    uint32_t size; /* bytes */
    const char *name;
};

/* Computes inout[i] = in[i] op inout[i] for i < count. As in MPI, `in` holds the operand of the
 * lower rank. */
typedef void (*reduce_kernel)(void *inout, const void *in, size_t count);

/* The envelope of a received or probed message, with the sender's dtype and length. */
struct message {
    int32_t source;
    int32_t tag;
    uint64_t bytes;
    dtl_dtype dtype;
    dtl_shape shape; /* ndim is 0 if the sender passed no shape */
};

/* Returns true if a receive of `count` elements of `type` accepts the message: the message is not
 * longer, and the dtypes are equal. Bytes match any dtype on either side. */
static inline bool message_fits(const struct message *message, uint64_t count,
                                const struct dtype *type)
{
    if (message->bytes > count * type->size)
        return false;
    return message->dtype == type->id || type->id == DTL_DTYPE_BYTE ||
           (message->dtype == DTL_DTYPE_BYTE && message->bytes % type->size == 0);
}

/* Returns true if a receive removes a matching message from the queue. This is the case if the
 * message fits or is an internal message of the library (negative tag), which no later receive
 * would match. A program's message that does not fit stays in the queue, and the receive fails. */
static inline bool message_is_taken(const struct message *message, uint64_t count,
                                    const struct dtype *type)
{
    return message->tag < 0 || message_fits(message, count, type);
}

/* Functions of the library that backends call. */
struct host {
    uint32_t size;

    /* Sets the calling thread's last error and returns `status`. */
    dtl_status (*fail)(dtl_status status, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

    /* Allocates `bytes` bytes (NULL for 0) and sets *out. On failure, leaves *out unchanged and
     * returns OUT_OF_MEMORY with a message that names `what`. release() frees the memory. */
    dtl_status (*alloc)(void **out, size_t bytes, const char *what);
    void (*release)(void *memory);

    /* Returns the dtype with this id, or NULL if the id, which may come from another process, is
     * unknown. */
    const struct dtype *(*dtype)(dtl_dtype id);

    /* Returns the reduction function, or NULL if the operation is not defined for the dtype. */
    reduce_kernel (*kernel)(dtl_dtype dtype, dtl_reduce_op op);

    /* Called before the job is finalized, by the library or by the program. Blocks until no library
     * thread uses the job any more. May be called more than once. */
    void (*leaving)(void);

    /* Sets the error for a message that does not fit a receive and returns its status:
     * INVALID_ARGUMENT if the dtypes differ, which is checked first, else BUFFER_TOO_SMALL. */
    dtl_status (*refuse_message)(const struct message *message, uint64_t count,
                                 const struct dtype *type);

    /* Counts a message that was dropped because it is malformed or was not expected. */
    void (*drop)(void);

    /* Same as fail(), for an error of the library underneath the backend. The message contains that
     * library's own text and is shown together with the call that failed. */
    dtl_status (*fail_beneath)(dtl_status status, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

    /* Executes a full memory barrier on all running threads of the process (membarrier). Returns
     * false if the kernel does not support this. */
    bool (*barrier)(void);

    /* Flushes the output of the process, waits until it was read, and aborts the job. Does not
     * return. */
    void (*abort)(int code) __attribute__((noreturn));

    /* Sets *out to the descriptor of an empty anonymous file that other processes of the same user
     * can map. The caller closes it. Fails with BACKEND_INIT_FAILED and lists each method that the
     * system refused. Any thread may call it. */
    dtl_status (*memory_file)(const char *name, int *out);

    /* Returns CANCELED if blocking calls are to be interrupted. A wait that has lasted 100 us calls
     * it at least every 100 ms and returns its status. It may run code of the program, such as
     * Python signal handlers. */
    dtl_status (*interrupted)(void);

    /* Returns true if the environment variable `name`, an on/off switch, is 1. */
    bool (*option_is_on)(const char *name);
};

/* A communicator. The backend owns `state`. */
struct comm {
    const struct comm_ops *ops;
    int32_t rank;
    int32_t size;
    void *state;
    struct node *node; /* used by the library; a backend sets it to NULL */
};

/* A started send, receive or collective. Defined by the backend. */
struct operation;

/* A file that the ranks of a communicator opened collectively. Defined by the backend. */
struct file;

/* Collective file access, in which each rank reads and writes its own ranges. Offsets are in bytes.
 */
struct file_ops {
    uint32_t size;

    /* Collective. Opens the existing file `path` and sets *out. */
    dtl_status (*open)(struct comm *comm, const char *path, bool is_writing, struct file **out);
    /* Local. Transfer all of the bytes or fail. */
    dtl_status (*write)(struct file *file, uint64_t offset, const void *data, uint64_t bytes);
    dtl_status (*read)(struct file *file, uint64_t offset, void *data, uint64_t bytes);
    /* Collective. After success, all ranks read the data that was written. */
    dtl_status (*close)(struct file *file);
};

/* A message that mprobe() matched and mrecv() has not received yet. Defined by the backend. */
struct matched_message;

typedef dtl_status (*collective_function)(struct comm *comm, const struct collective *what);

/* Operations of a communication backend. Each backend has one table, in backends/NAME/comm.c or
 * group.c.
 *
 * The library has validated all arguments: ranks exist, count times size fits into int64_t, and a
 * reduction function for (type, op) exists. The result is DTL_SUCCESS or the result of
 * host->fail(). Members are collective over `comm` unless marked local. */
struct comm_ops {
    uint32_t size;    /* sizeof(struct comm_ops) when the backend was compiled */
    const char *name; /* as in DTL_MPI and in messages: "self", "openmpi", "mpich" */

    /* Frees the backend's state of `comm`, which was created by world(), foreign(), dup() or
     * split(). */
    void (*free)(struct comm *comm);
    dtl_status (*dup)(struct comm *comm, struct comm *out);
    /* A rank with `color` < 0 participates and obtains out->size == 0. New ranks are ordered by
     * (key, old rank). */
    dtl_status (*split)(struct comm *comm, int32_t color, int32_t key, struct comm *out);

    /* Point-to-point messages, all local. In receives and probes, `source` may be DTL_ANY_SOURCE
     * and `tag` DTL_ANY_TAG. A message carries its dtype. A receive of a message that does not fit
     * (message_fits) fails with host->refuse_message() and writes nothing; the message stays in the
     * queue unless message_is_taken(). `info` may be NULL. */
    dtl_status (*send)(struct comm *comm, const void *buffer, uint64_t count,
                       const struct dtype *type, int32_t dest, int32_t tag);
    dtl_status (*recv)(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                       int32_t source, int32_t tag, struct message *info);
    dtl_status (*sendrecv)(struct comm *comm, const void *send, uint64_t sendcount,
                           const struct dtype *sendtype, int32_t dest, int32_t sendtag, void *recv,
                           uint64_t recvcount, const struct dtype *recvtype, int32_t source,
                           int32_t recvtag, struct message *info);
    dtl_status (*isend)(struct comm *comm, const void *buffer, uint64_t count,
                        const struct dtype *type, int32_t dest, int32_t tag,
                        struct operation **out);
    dtl_status (*irecv)(struct comm *comm, void *buffer, uint64_t count, const struct dtype *type,
                        int32_t source, int32_t tag, struct operation **out);
    /* If `done` is NULL, blocks until a matching message is available. Otherwise returns
     * immediately and sets *done to true if one is. */
    dtl_status (*probe)(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct message *info);

    /* Operations, local. test and wait return the operation's own failure. A complete operation
     * stays complete until it is released. `info`, which may be NULL, is written for receives only.
     */
    dtl_status (*operation_test)(struct operation *operation, bool *done, struct message *info);
    dtl_status (*operation_wait)(struct operation *operation, struct message *info);
    dtl_status (*operation_cancel)(struct operation *operation);
    void (*operation_release)(struct operation *operation);

    /* Blocks until every rank has entered. */
    dtl_status (*barrier)(struct comm *comm);

    /* Optional from here on: members may be NULL.
     *
     * Executes a collective of any kind except the barrier; returns when it is complete on this
     * rank. NULL: the library composes collectives from the members above. */
    collective_function collective;
    /* Functions for one kind of collective each, indexed by kind. NULL: `collective` is used. The
     * library fills in all of these when it adopts the table, so callers do not test for NULL. */
    collective_function collectives[COLLECTIVE_KINDS];

    /* NULL: each rank opens files independently. */
    const struct file_ops *file;

    /* Starts a nonblocking collective. `what` and the arrays that it points to stay valid until the
     * operation is released, which is after its completion. On success *out may be NULL,
     * consistently on all ranks: the library then composes this collective from other operations.
     */
    dtl_status (*start)(struct comm *comm, const struct collective *what, struct operation **out);
    /* Creates a persistent collective without starting it. *out is an inactive operation, which
     * counts as complete. */
    dtl_status (*plan)(struct comm *comm, const struct collective *what, struct operation **out);
    /* Starts a persistent operation that is complete. */
    dtl_status (*operation_start)(struct operation *operation);

    /* Matched probe, local: removes a matching message from the queue. Blocks if `done` is NULL. */
    dtl_status (*mprobe)(struct comm *comm, int32_t source, int32_t tag, bool *done,
                         struct message *info, struct matched_message **out);
    /* Receives a matched message, like recv(). Consumes the message even on failure. */
    dtl_status (*mrecv)(struct comm *comm, struct matched_message *message, void *buffer,
                        uint64_t count, const struct dtype *type);

    /* Same as isend(), with a shape in the message. NULL: messages carry no shape. */
    dtl_status (*isend_shaped)(struct comm *comm, const void *buffer, const dtl_shape *shape,
                               uint64_t count, const struct dtype *type, int32_t dest, int32_t tag,
                               struct operation **out);

    /* Local. Returns true if that rank has left the job and therefore sends no further messages;
     * for DTL_ANY_SOURCE, if all other ranks have left. NULL: unknown. */
    bool (*has_left)(const struct comm *comm, int32_t rank);

    /* Releases a matched message without receiving it: the message is delivered to a receive that
     * waits for it, or returns to its position in the queue. Required if mprobe is set. NULL: a
     * matched message that is refused is lost. */
    void (*unmatch)(struct comm *comm, struct matched_message *message);
};

/* Joining and leaving a parallel job. Local unless stated otherwise. */
struct job_ops {
    uint32_t size;

    /* Joins the job. If the program has already initialized it, that initialization is used and
     * never finalized by DTL. */
    dtl_status (*start)(void);
    /* Leaves the job if start() joined it. Called once, at exit at the latest. Must be safe after
     * the program has finalized the job. */
    void (*stop)(void);
    /* Ends all processes of the job. */
    void (*abort)(int code);
    /* Returns true from initialization to finalization, regardless of the caller of either. */
    bool (*is_running)(void);
    /* Thread level: 0 single, 1 funneled, 2 serialized, 3 multiple, as in MPI. */
    int (*thread_level)(void);
    /* Version of the loaded library in one line, for example "Open MPI 4.1.4". */
    const char *(*version)(void);

    /* Create a communicator owned by DTL, over all ranks of the job (world) or over the ranks of
     * the program's communicator (foreign), which is passed as its Fortran integer handle.
     * Collective over those ranks. The program's communicator is not changed. */
    dtl_status (*world)(struct comm *out);
    dtl_status (*foreign)(int fortran_handle, struct comm *out);

    /* Optional. Local. Sets *out to the Fortran integer handle of a communicator of this backend,
     * or of one with only this process if `comm` is NULL. */
    dtl_status (*fortran_handle)(const struct comm *comm, int *out);

    /* Optional. Local. Fails if a rank of the job has died. Called by waits that last long. */
    dtl_status (*health)(void);

    /* Optional. Async-signal-safe. A signal handler calls it for each interrupt, also during
     * start() and stop(). Returns true if an earlier interrupt arrived after the calling thread
     * entered a call of the job that cannot be interrupted. */
    bool (*is_stuck)(void);
};

/* Vectorized sorting of integers. */
struct sort_ops {
    uint32_t size;

    bool (*has)(dtl_dtype dtype);
    /* Sorts in place. */
    void (*sort)(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending);
};

/* CPUs, NUMA nodes and caches of the machine. */
struct machine {
    dtl_cpu_info_t *cpus; /* in the operating system's order */
    int cpu_count;
    int numa_nodes;
    int cache_levels;
    dtl_cache_info_t caches[5]; /* caches[0] is level 1 */
};

/* Queries the topology of the machine that this process runs on. */
struct machine_ops {
    uint32_t size;

    /* Sets *out. `cpus` is allocated with host->alloc; the caller releases it. */
    dtl_status (*read)(struct machine *out);
};

/* Kind of memory. */
enum memory_kind {
    MEMORY_FOREIGN, /* not allocated by the backend's device API, for example malloc() */
    MEMORY_DEVICE,  /* device memory, not accessible to the host */
    MEMORY_UNIFIED, /* managed memory, accessible to host and device at the same address */
    MEMORY_PINNED,  /* page-locked host memory, accessible to the device */
    MEMORY_KINDS
};

/* The block of memory that contains an address. */
struct memory {
    enum memory_kind kind;
    int32_t device; /* -1: no device */
    void *start;    /* start of the block; NULL for MEMORY_FOREIGN */
    uint64_t bytes; /* size of the block */
};

struct device_properties {
    char name[128];
    uint64_t bytes; /* total device memory */
    int32_t major;  /* compute capability, in the vendor's numbering */
    int32_t minor;
    /* PCI address; all -1 if the device has none. */
    int32_t pci_domain;
    int32_t pci_bus;
    int32_t pci_device;
};

/* Interprocess handle of a block of device memory: plain bytes that may be sent to another process.
 */
struct exported_memory {
    unsigned char bytes[128];
};

/* A device. Each device has one object that is never freed, so pointers may be compared. */
struct device {
    const struct device_ops *ops; /* complete: see struct device_ops */
    int32_t id;                   /* from 0, in the backend's order */
};

/* A range of device memory: a send or receive buffer, or an operand of a kernel. */
struct device_part {
    void *start;
    uint64_t bytes; /* 0: empty */
};

/* Limits of kernel arguments. The comment of each kernel in backends/kernels lists the arguments
 * that it uses. */
enum {
    KERNEL_OPERANDS = 4,
    KERNEL_VALUE_BYTES = 16,
    KERNEL_RUN_ELEMENTS = 64,
    KERNEL_CHUNK_ELEMENTS = 16
};

struct kernel_call {
    struct device_part operands[KERNEL_OPERANDS];
    uint64_t count;
    unsigned char
        value[KERNEL_VALUE_BYTES]; /* scalar argument: an element of any dtype, or a struct below */
};

/* The scalar argument of sort kernels: one merge pass. */
struct kernel_sorting {
    uint64_t width; /* length of the sorted runs; each is merged with the next */
    uint64_t is_descending;
};

/* A run of element indices in arithmetic progression: elements `begin`, begin + 1, ... up to the
 * next run's `begin` have the indices `place`, place + step, ... */
struct kernel_run {
    uint64_t begin;
    uint64_t place;
    uint64_t step; /* negative steps are stored as their two's complement */
};

/* One dimension of a box copy: the number of elements, and the strides of destination and source,
 * in elements. */
struct kernel_side {
    uint64_t count;
    uint64_t to;
    uint64_t from;
};

/* Parallel primitives of the vendor's library (CUB, rocPRIM) on elements of 1, 2, 4 or 8 bytes.
 * Their results are bitwise equal to those of the kernels. The operands are those of struct
 * kernel_call; its count is the number of elements. */
enum primitive {
    /* Operand 0 receives the reduction of the elements of operand 1. Integers only. */
    PRIMITIVE_REDUCE,
    /* Operand 0 receives the inclusive or exclusive prefix reduction of operand 1, starting from
     * the value `before`. Integers only. The operands may be the same. */
    PRIMITIVE_SCAN,
    PRIMITIVE_EXSCAN,
    /* Sorts operand 0 with a stable sort. Operand 1 is optional: it contains 0, 1, 2, ... and
     * receives the original indices of the sorted elements. Operands 2 and 3 are workspace of the
     * sizes of operands 0 and 1. */
    PRIMITIVE_SORT,
    /* Copies the elements of operand 1 whose 64-bit flag in operand 2 is nonzero to operand
     * 0, contiguously. Operand 3 receives their number. */
    PRIMITIVE_SELECT
};

/* The scalar argument of a primitive. */
struct kernel_primitive {
    uint8_t what; /* an enum primitive */
    uint8_t dtype;
    uint8_t op;
    uint8_t is_descending;
    uint32_t reserved;
    unsigned char before[8]; /* start value of a prefix reduction: an element */
};

/* A stream and an event, as in CUDA. The backend's own objects start with these structs. */
struct device_stream {
    const struct device *device;
    int32_t sharers; /* used by the library: number of references beyond the first */
};
struct device_event {
    const struct device *device;
    bool is_recorded; /* used by the library: true once the event was recorded */
};

/* Operations of a device backend. A backend without a device declines to be loaded.
 *
 * All members are local and may be called by any thread. Operations with a stream argument are
 * queued on it: they run in stream order and the call does not wait for them, except for copies of
 * foreign memory. Bytes and counts are at least 1. The result is DTL_SUCCESS or the result of
 * host->fail(). Later failures on the device are returned by stream_query and event_query. */
struct device_ops {
    uint32_t size;
    const char *name; /* as in DTL_DEVICE and in messages: "cuda", "hip", "emulated" */

    int32_t (*count)(void);
    dtl_status (*properties)(int32_t id, struct device_properties *out);

    /* Allocates a block of any kind except MEMORY_FOREIGN, aligned to 256 bytes and uninitialized.
     */
    dtl_status (*allocate)(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out);
    /* Frees the block that starts at `block`. May wait for work that is queued on the device. */
    dtl_status (*release)(const struct device *device, void *block);
    /* Describes the memory at `address`. Never fails: unknown memory is MEMORY_FOREIGN. */
    void (*inspect)(const void *address, struct memory *out);

    /* Copies between memory of any kind and any device of the backend. The ranges do not overlap.
     * Reads and writes of foreign memory are complete when the call returns. */
    dtl_status (*copy)(struct device_stream *stream, void *to, const void *from, uint64_t bytes);

    dtl_status (*stream_create)(const struct device *device, struct device_stream **out);
    /* Wraps the program's own stream, which the program keeps alive until stream_release(). */
    dtl_status (*stream_adopt)(const struct device *device, uintptr_t native,
                               struct device_stream **out);
    /* Returns the native stream handle, for example cudaStream_t. */
    uintptr_t (*stream_native)(const struct device_stream *stream);
    /* Queued work still runs. */
    void (*stream_release)(struct device_stream *stream);
    /* Sets *done to true if all queued work is complete. */
    dtl_status (*stream_query)(struct device_stream *stream, bool *done);
    /* Makes work that is queued later wait for the event as recorded now; has no effect if it was
     * never recorded. The event may belong to another device of the backend. */
    dtl_status (*stream_wait)(struct device_stream *stream, struct device_event *event);

    dtl_status (*event_create)(const struct device *device, struct device_event **out);
    void (*event_release)(struct device_event *event);
    /* Records the work queued on the stream so far and replaces an earlier record. Event and stream
     * belong to the same device. */
    dtl_status (*event_record)(struct device_event *event, struct device_stream *stream);
    /* Sets *done to true if the recorded work is complete, or if the event was never recorded. */
    dtl_status (*event_query)(struct device_event *event, bool *done);
    /* Time between two recorded, complete events of the same device. */
    dtl_status (*event_elapsed)(struct device_event *from, struct device_event *to,
                                double *milliseconds);

    /* Optional from here on: members may be NULL.
     *
     * Writes `count` copies of the `size` bytes at `pattern`. NULL: the library composes the fill
     * from copies. */
    dtl_status (*fill)(struct device_stream *stream, void *to, const void *pattern, uint32_t size,
                       uint64_t count);

    /* Interprocess memory. The first function exports a block of MEMORY_DEVICE. The second imports
     * it in another process on the same machine and sets *out to its address on `device`. The third
     * closes the import, before the owner releases the block. NULL, all three: not supported. */
    dtl_status (*export_memory)(const struct device *device, void *block,
                                struct exported_memory *out);
    dtl_status (*import_memory)(const struct device *device, const struct exported_memory *exported,
                                void **out);
    dtl_status (*release_import)(const struct device *device, void *block);

    /* Stream memory operations on an aligned 64-bit variable that the device can access:
     * write_value() stores a value, await_value() delays later work until the variable is at least
     * `value`. NULL: not supported by the device. */
    dtl_status (*write_value)(struct device_stream *stream, uint64_t *word, uint64_t value);
    dtl_status (*await_value)(struct device_stream *stream, uint64_t *word, uint64_t value);

    /* Makes the device current in the calling thread for other libraries, until leave(). NULL,
     * both: the API has no current device. */
    dtl_status (*enter)(const struct device *device);
    void (*leave)(const struct device *device);

    /* Queues a kernel of backends/kernels/ by name. A backend has all kernels or none. NULL: built
     * without kernels; the host computes instead. */
    dtl_status (*launch)(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call);

    /* Number of streams and events that were not released, for leak tests. NULL: not counted. */
    int32_t (*unreleased_count)(void);

    /* primitive_workspace_bytes() sets *bytes to the workspace that a primitive needs, in device
     * memory, and returns false if the primitive is not available for this call. primitive() queues
     * it. NULL, both: not available; the library uses kernels. */
    bool (*primitive_workspace_bytes)(const struct device *device, const struct kernel_call *call,
                                      uint64_t *bytes);
    dtl_status (*primitive)(struct device_stream *stream, const struct kernel_call *call,
                            struct device_part workspace);

    /* If `launch` is NULL: the reason, and the condition under which kernels are available, for
     * messages. NULL, both: devices of this kind never run kernels. */
    const char *no_kernels;
    const char *kernels_expected;
};

/* Unique identifier of a device communicator (ncclUniqueId). Rank 0 creates it and sends it to the
 * other ranks. */
struct device_comm_id {
    unsigned char bytes[128];
};

/* A device communicator. The backend's own object starts with this struct. */
struct device_comm {
    const struct device *device; /* this rank's device */
    int32_t rank;
    int32_t size;
};

/* Operations of a device communication library such as NCCL, with one device per rank.
 *
 * No call waits for another rank: create(), queue() and exchange() may be incomplete when they
 * return. They then progress on their own until test() sets *done, and no other operation is called
 * on the communicator before. */
struct device_comm_ops {
    uint32_t size;
    const char *name;   /* name in messages: "NCCL" */
    const char *device; /* the device backend, by its name in struct device_ops: "cuda" */

    /* Local, on rank 0. Creates the identifier that all ranks pass to create(). */
    dtl_status (*create_id)(struct device_comm_id *out);
    dtl_status (*create)(const struct device *device, const struct device_comm_id *comm_id,
                         int32_t rank, int32_t size, struct device_comm **out);
    /* Frees the communicator. All queued operations are complete. */
    void (*release)(struct device_comm *comm);
    /* Same as release(), but queued operations may never complete otherwise: they are aborted, and
     * their results are undefined. */
    void (*abort)(struct device_comm *comm);

    /* Returns true if the library implements this collective. Depends only on its kind and, for
     * reductions, on operation and type, and is therefore the same on all ranks. */
    bool (*has)(const struct device_comm *comm, const struct collective *what);
    /* Queues a collective for which has() is true. All buffers are device memory. */
    dtl_status (*queue)(struct device_comm *comm, struct device_stream *stream,
                        const struct collective *what);
    /* Queues an all-to-all exchange: sent[r] goes to rank r and received[r] comes from rank r,
     * including this rank. */
    dtl_status (*exchange)(struct device_comm *comm, struct device_stream *stream,
                           const struct device_part *sent, const struct device_part *received);
    /* Sets *done to true if create() and queue() are finished, so that the operations are on their
     * stream. Fails if an error has occurred since. */
    dtl_status (*test)(struct device_comm *comm, bool *done);
};

/* A memory window that all ranks of a communicator have registered. Defined by the backend. */
struct device_window;

/* A put with signal, a signal, or one peer of a wait. */
struct device_signal {
    int32_t peer;
    int32_t count; /* number of signals to wait for; only in waits */
    /* Source of a put; `bytes` is 0 for a signal without data. */
    struct device_part from;
    struct device_window *window;
    uint64_t offset; /* in bytes, in the peer's part of the window */
    int32_t index;   /* index of the signal counter */
    int32_t context;
};

/* Number of signal counters per rank of a communicator. */
struct signal_limits {
    int32_t contexts; /* 1 or more */
    int32_t indices;  /* per context; 1 or more */
    bool is_eager;    /* signals are set up at creation, before the first window is registered */
};

/* A message to or from a rank. */
struct device_message {
    struct device_stream *stream;
    struct device_part part;
    int32_t peer;
    bool is_sent;
};

/* One-sided signals between devices, on a communicator of struct device_comm_ops. No call waits for
 * another rank; test() of that table reports completion. Ranks exist, counts are at least 1, and
 * ranges lie within the registered windows. */
struct device_signal_ops {
    uint32_t size;

    /* Returns true if the library supports signals. */
    bool (*has)(void);

    /* Collective. Registers the same number of bytes on all ranks. *out is set when test() reports
     * completion; NULL: windows are not supported. */
    dtl_status (*window_register)(struct device_comm *comm, const struct device_part *part,
                                  bool is_strict, struct device_window **out);
    dtl_status (*window_release)(struct device_comm *comm, struct device_window *window);

    /* Queues messages that progress independently: none waits for another one. */
    dtl_status (*exchange)(struct device_comm *comm, const struct device_message *messages,
                           int32_t count);

    /* Queues a put with signal, or a signal. The source lies in a window of this rank. */
    dtl_status (*signal)(struct device_comm *comm, struct device_stream *stream,
                         const struct device_signal *signal);
    /* Queues a wait until, for each element of `signals`, `count` more signals of its peer have
     * arrived at the counter. */
    dtl_status (*wait)(struct device_comm *comm, struct device_stream *stream,
                       const struct device_signal *signals, int32_t count);

    /* Same as create() of struct device_comm_ops, with this number of signal counters. */
    dtl_status (*create)(const struct device *device, const struct device_comm_id *comm_id,
                         int32_t rank, int32_t size, const struct signal_limits *limits,
                         struct device_comm **out);
    /* Returns true if a communicator that is not eager sets up signals when its first window is
     * registered. */
    bool (*needs_window)(void);
};

/* Atomic operations on a 64-bit variable. */
enum symmetric_atomic { SYMMETRIC_FETCH, SYMMETRIC_SET, SYMMETRIC_ADD, SYMMETRIC_COMPARE_SWAP };

/* Symmetric memory of OpenSHMEM, from a library that is part of the job's MPI. Any thread may call.
 * Puts and atomics of a rank are ordered only by fence() and quiet(). */
struct symmetric_ops {
    uint32_t size;
    const char *name; /* as in DTL_SHMEM: "openshmem" */
    const char *job;  /* the MPI that it is part of, as in DTL_MPI: "openmpi" */

    /* Local. Prepares the process; must be called before the job is started. */
    dtl_status (*prepare)(void);
    /* Local. Fails if the library is not available. Called in a process whose job uses, or will
     * use, that MPI. */
    dtl_status (*check)(void);
    /* Local. Bit i is set if the i-th candidate address for the heap, from a list that is the same
     * on all ranks, is unmapped in this process. All bits are set if the user has chosen the
     * address. */
    uint64_t (*free_addresses)(void);
    /* Collective over the running job. Initializes the library. `addresses` has the bits of the
     * candidate addresses that are free on all ranks. */
    dtl_status (*start)(uint64_t addresses);
    /* Finalizes the library and leaves the job. */
    void (*stop)(void);

    /* This process's number (PE) in the library. */
    int32_t (*rank)(void);
    /* Collective over the job. Sets *out to a page-aligned symmetric block whose size is rounded up
     * to whole 64-bit values. release() is collective, too. */
    dtl_status (*allocate)(uint64_t bytes, void **out);
    void (*release)(void *block);
    /* Returns the address at which this process has mapped `address` of that rank, or NULL if it is
     * not mapped. */
    void *(*local_address)(const void *address, int32_t rank);

    /* `bytes` is at least 1. On return `from` may be reused, and a get is complete. */
    void (*put)(void *to, const void *from, uint64_t bytes, int32_t rank);
    void (*get)(void *to, const void *from, uint64_t bytes, int32_t rank);
    /* Atomic operation on a 64-bit variable, atomic with respect to the other operations of this
     * table. SYMMETRIC_COMPARE_SWAP stores `value` only if the variable equals `compare`. Sets
     * *found to the previous value. `found` may be NULL for SYMMETRIC_SET and SYMMETRIC_ADD. */
    void (*atomic)(enum symmetric_atomic what, uint64_t *variable, uint64_t value, uint64_t compare,
                   int32_t rank, uint64_t *found);
    /* fence() orders earlier puts and atomics before later ones; quiet() blocks until they are
     * complete. */
    void (*fence)(void);
    void (*quiet)(void);
};

/* The table that a plugin exports through the function `const struct plugin *dtl_plugin(const
 * struct host *host)`. The function returns NULL if the plugin declines to be loaded, after it has
 * reported the reason with host->fail(). */
struct plugin {
    uint32_t contract; /* DTL_BACKEND_CONTRACT when the plugin was compiled */
    uint32_t size;     /* sizeof(struct plugin), likewise */
    const char *name;
    const char *feature;         /* the feature that it provides, as in spec/api.yaml: "mpi" */
    const struct job_ops *job;   /* NULL: no job */
    const struct comm_ops *comm; /* NULL: no communication */
    const struct sort_ops *sort; /* NULL: no sorting */
    const struct machine_ops *machine;             /* NULL: no topology */
    const struct device_ops *device;               /* NULL: no devices */
    const struct device_comm_ops *device_comm;     /* NULL: no device communication */
    const struct device_signal_ops *device_signal; /* NULL: no device signals */
    const struct symmetric_ops *symmetric;         /* NULL: no symmetric memory */
};

#define DTL_PLUGIN_SYMBOL "dtl_plugin"

#endif
