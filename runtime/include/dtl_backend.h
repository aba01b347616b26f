/* SPDX-License-Identifier: BSD-3-Clause */
/* The contract between libdtl and a back end, which is a plugin or built in.
 *
 * A plugin includes this file and nothing else of the runtime.  It calls the library through
 * `struct host` only, so that it needs no symbol of libdtl.  Tables are `static const`, members are
 * appended and never moved, and each table starts with its size as the back end saw it: this is how
 * the contract grows.  See docs/design/why-are-back-ends-plugins.md.  It is C and C++.
 */
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

/* Bytes that CPUs of this architecture exchange as one: what different threads or ranks write is
 * kept so far apart.  The largest of an architecture counts (of ARM, the A64FX's 256), and nothing
 * but speed depends on it. */
#if defined __s390x__ || defined __aarch64__
enum { CACHE_LINE = 256 };
#elif defined __powerpc64__
enum { CACHE_LINE = 128 };
#else
enum { CACHE_LINE = 64 };
#endif

/* An element type as back ends see it; one immortal object a dtype, so that pointers may be
 * compared. */
struct dtype {
    dtl_dtype id;
    uint32_t size; /* bytes */
    const char *name;
};

/* inout[i] = in[i] op inout[i], for i < count: MPI's order of operands, so that `in` comes from
 * lower ranks. */
typedef void (*reduce_kernel)(void *inout, const void *in, size_t count);

/* What a receive or a probe has found: the message as it was sent. */
struct message {
    int32_t source;
    int32_t tag;
    uint64_t bytes;
    dtl_dtype dtype;
    dtl_shape shape; /* of no dimensions: its sender has named none */
};

/* Whether a receive of `count` elements takes it.  Bytes are sent as, and received from, any dtype.
 */
static inline bool message_fits(const struct message *message, uint64_t count,
                                const struct dtype *type)
{
    if (message->bytes > count * type->size)
        return false;
    return message->dtype == type->id || type->id == DTL_DTYPE_BYTE ||
           (message->dtype == DTL_DTYPE_BYTE && message->bytes % type->size == 0);
}

/* Returns whether a receive takes a message that it matches out of the queue: the message fits, or
 * is one of the library's own, with a negative tag, which nobody would receive later.  A
 * program's message that does not fit stays in the queue, and the receive fails. */
static inline bool message_is_taken(const struct message *message, uint64_t count,
                                    const struct dtype *type)
{
    return message->tag < 0 || message_fits(message, count, type);
}

/* What the library offers to back ends. */
struct host {
    uint32_t size;

    /* Sets the calling thread's last error and returns `status`. */
    dtl_status (*fail)(dtl_status status, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

    /* Sets *out to `bytes` bytes (NULL for 0), or leaves it alone and fails with OUT_OF_MEMORY
     * naming `what`. */
    dtl_status (*alloc)(void **out, size_t bytes, const char *what);
    void (*release)(void *memory);

    /* The dtype of an id, which may come from another process; NULL where none has it. */
    const struct dtype *(*dtype)(dtl_dtype id);

    /* NULL where the operation is not defined for the dtype. */
    reduce_kernel (*kernel)(dtl_dtype dtype, dtl_reduce_op op);

    /* The job is about to be left, by whomever: returns once no thread of the library uses it any
     * more.  May be called more than once. */
    void (*leaving)(void);

    /* Fails for a message that does not fit a receive: INVALID_ARGUMENT for its dtype, which is
     * told first, or BUFFER_TOO_SMALL for its length. */
    dtl_status (*refuse_message)(const struct message *message, uint64_t count,
                                 const struct dtype *type);

    /* Counts a message that was dropped, since it is not what was to come. */
    void (*drop)(void);

    /* As fail, of what a library beneath the back end has refused, in its words: the call in which
     * it did so is told beside them. */
    dtl_status (*fail_beneath)(dtl_status status, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

    /* Puts a full barrier into all threads that run; false where the kernel has none. */
    bool (*barrier)(void);

    /* Ends the job once what the process has printed was read.  Does not return. */
    void (*abort)(int code) __attribute__((noreturn));

    /* Sets *out to a descriptor of an empty file without a name, which other processes of the same
     * user can map; the caller closes it.  Fails with BACKEND_INIT_FAILED, naming each source that
     * the system has refused.  Any thread may call it. */
    dtl_status (*memory_file)(const char *name, int *out);

    /* Fails with CANCELED where calls that wait are to end. Each wait that has lasted 100 us calls
     * it at least every 100 ms, and returns its status. It may run code of the program. */
    dtl_status (*interrupted)(void);

    /* Whether a variable of the environment that is a switch is 1. */
    bool (*option_is_on)(const char *name);
};

/* A group of ranks that communicate.  `state` is the back end's own. */
struct comm {
    const struct comm_ops *ops;
    int32_t rank;
    int32_t size;
    void *state;
    struct node *node; /* the library's own; NULL in what a back end sets */
};

/* A communication that has been started; the back end's own. */
struct operation;

/* A file that the ranks of a communicator have open together; the back end's own. */
struct file;

/* How they write or read one: each rank its own parts.  Offsets are bytes. */
struct file_ops {
    uint32_t size;

    /* Collective: sets *out to the file `path`, which exists. */
    dtl_status (*open)(struct comm *comm, const char *path, bool is_writing, struct file **out);
    /* Local.  All of the bytes, or a failure. */
    dtl_status (*write)(struct file *file, uint64_t offset, const void *data, uint64_t bytes);
    dtl_status (*read)(struct file *file, uint64_t offset, void *data, uint64_t bytes);
    /* Collective: what was written is what others read, on success. */
    dtl_status (*close)(struct file *file);
};

/* A message that was matched and not received yet; the back end's own. */
struct matched_message;

typedef dtl_status (*collective_function)(struct comm *comm, const struct collective *what);

/* What a communication back end provides: one table a back end, in backends/NAME/comm.c.
 *
 * For every member: arguments are already validated (ranks exist, counts times size fit into
 * int64_t, the kernel for (type, op) exists), and the result is DTL_SUCCESS or what host->fail()
 * returned.  Collective over `comm` unless marked local.
 */
struct comm_ops {
    uint32_t size;    /* sizeof(struct comm_ops) as the back end saw it */
    const char *name; /* as in DTL_MPI and in messages: "self", "openmpi", "mpich" */

    /* Releases the back end's part of `comm`, which DTL made by world, foreign, dup or split. */
    void (*free)(struct comm *comm);
    dtl_status (*dup)(struct comm *comm, struct comm *out);
    /* `color` < 0 takes part and gets out->size == 0.  New ranks are in the order of (key, old
     * rank). */
    dtl_status (*split)(struct comm *comm, int32_t color, int32_t key, struct comm *out);

    /* Point-to-point, all local.  `source` may be DTL_ANY_SOURCE, `tag` DTL_ANY_TAG where it
     * receives.  A message carries its dtype.  A receive of one that does not fit (message_fits)
     * fails as host->refuse_message() says and writes nothing; the message stays where it is unless
     * message_is_taken().  `info` may be NULL. */
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
    /* Waits where `done` is NULL, else says at once whether a matching message is there. */
    dtl_status (*probe)(struct comm *comm, int32_t source, int32_t tag, bool *done,
                        struct message *info);

    /* Operations, local.  test and wait report the operation's own failure; once done it stays done
     * until release.  They write `info`, which may be NULL, for a receive only: a send leaves it as
     * it is. */
    dtl_status (*operation_test)(struct operation *operation, bool *done, struct message *info);
    dtl_status (*operation_wait)(struct operation *operation, struct message *info);
    dtl_status (*operation_cancel)(struct operation *operation);
    void (*operation_release)(struct operation *operation);

    /* Returns once every rank has entered. */
    dtl_status (*barrier)(struct comm *comm);

    /* Optional from here on: a member may be NULL.
     *
     * Returns once the collective is done on this rank; any kind but the barrier.  NULL: the
     * library composes them of the above. */
    collective_function collective;
    /* By kind: a function for that kind alone.  NULL: the one for any kind.  Adopting the table
     * fills all of these, so that no caller tests for NULL. */
    collective_function collectives[COLLECTIVE_KINDS];

    /* NULL: each rank opens files for itself. */
    const struct file_ops *file;

    /* Starts a collective, and does not wait for other ranks.  `what`, and the arrays that it
     * points to, stay where they are until the operation is released, which is never before it is
     * done.  On success *out may be NULL, on all ranks alike: then the library composes this one of
     * others. */
    dtl_status (*start)(struct comm *comm, const struct collective *what, struct operation **out);
    /* Prepares a collective, without starting it; *out is an operation that is done. */
    dtl_status (*plan)(struct comm *comm, const struct collective *what, struct operation **out);
    /* Starts a prepared one that is done, again. */
    dtl_status (*operation_start)(struct operation *operation);

    /* Takes a message out of those that can be found; waits where `done` is NULL.  Local. */
    dtl_status (*mprobe)(struct comm *comm, int32_t source, int32_t tag, bool *done,
                         struct message *info, struct matched_message **out);
    /* Receives it as recv does, and it is gone also where this fails. */
    dtl_status (*mrecv)(struct comm *comm, struct matched_message *message, void *buffer,
                        uint64_t count, const struct dtype *type);

    /* As isend, and the message carries a shape too; NULL: messages have none. */
    dtl_status (*isend_shaped)(struct comm *comm, const void *buffer, const dtl_shape *shape,
                               uint64_t count, const struct dtype *type, int32_t dest, int32_t tag,
                               struct operation **out);

    /* Local: returns true if that rank has left the job, so that it sends nothing more than what it
     * has sent; for DTL_ANY_SOURCE, if all other ranks have.  NULL: nobody knows. */
    bool (*has_left)(const struct comm *comm, int32_t rank);

    /* Ends a matched message without receiving it: a receive that waits for it gets it, or it goes
     * back to its place among those that receives and probes can find.  Whoever has mprobe has this
     * too; NULL: a matched message that is refused is lost. */
    void (*unmatch)(struct comm *comm, struct matched_message *message);
};

/* How a process joins and leaves a parallel job.  Local unless said otherwise. */
struct job_ops {
    uint32_t size;

    /* Joins the job, unless the program has done so already: then its initialisation is used and
     * never undone. */
    dtl_status (*start)(void);
    /* Leaves the job if start() joined it.  Called once, at exit at the latest; must be safe after
     * a foreign finalise. */
    void (*stop)(void);
    /* Ends all processes of the job. */
    void (*abort)(int code);
    /* From the initialisation to the finalisation, by whomever. */
    bool (*is_running)(void);
    /* 0 single, 1 funneled, 2 serialized, 3 multiple, as MPI orders them. */
    int (*thread_level)(void);
    /* Of the library that was loaded, one line: "Open MPI 4.1.4". */
    const char *(*version)(void);

    /* A communicator of DTL's own over all ranks, or over those of the caller's communicator, given
     * as the integer that Fortran programs hold.  Collective over those ranks.  The caller's
     * communicator is left as it is. */
    dtl_status (*world)(struct comm *out);
    dtl_status (*foreign)(int fortran_handle, struct comm *out);

    /* Optional.  Local: sets *out to the integer that Fortran programs hold for a communicator of
     * this back end's, or for this process alone where `comm` is NULL. */
    dtl_status (*fortran_handle)(const struct comm *comm, int *out);

    /* Optional.  Local: fails where a rank of the job has died; asked by whoever waits for long. */
    dtl_status (*health)(void);

    /* Optional.  Async-signal-safe: a signal handler calls it for each interrupt, also during
     * start() and stop().  Returns true if an earlier interrupt has come since the calling thread
     * has entered a call of the job that can't be interrupted. */
    bool (*is_stuck)(void);
};

/* Sorting of integers by vector instructions. */
struct sort_ops {
    uint32_t size;

    bool (*has)(dtl_dtype dtype);
    /* In place. */
    void (*sort)(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending);
};

/* What the machine is made of. */
struct machine {
    dtl_cpu_info_t *cpus; /* in the order of the machine */
    int cpu_count;
    int numa_nodes;
    int cache_levels;
    dtl_cache_info_t caches[5]; /* of level 1 first */
};

/* Reading the machine that this process runs on. */
struct machine_ops {
    uint32_t size;

    /* Sets *out; `cpus` come from host->alloc. */
    dtl_status (*read)(struct machine *out);
};

/* Where memory is. */
enum memory_kind {
    MEMORY_FOREIGN, /* not the back end's: the program's own */
    MEMORY_DEVICE,  /* of the device; the host touches none of it */
    MEMORY_UNIFIED, /* host and device reach it at one address */
    MEMORY_PINNED,  /* the host's, which the device reaches by itself */
    MEMORY_KINDS
};

/* What an address is. */
struct memory {
    enum memory_kind kind;
    int32_t device; /* -1: of none */
    void *start;    /* of its block; NULL where it is foreign */
    uint64_t bytes; /* of the block */
};

struct device_properties {
    char name[128];
    uint64_t bytes; /* of its memory */
    int32_t major;  /* of what it can compute, as its maker counts */
    int32_t minor;
    /* Its PCI address; all -1 where it has none. */
    int32_t pci_domain;
    int32_t pci_bus;
    int32_t pci_device;
};

/* What another process needs to reach a block: bytes that may be sent there. */
struct lending {
    unsigned char bytes[128];
};

/* One device; one immortal object each, so that pointers may be compared. */
struct device {
    const struct device_ops *ops; /* complete: see struct device_ops */
    int32_t id;                   /* from 0, in the back end's order */
};

/* Memory of a device: what goes to a rank or comes from it, and what a kernel works on. */
struct device_part {
    void *start;
    uint64_t bytes; /* 0: nothing */
};

/* What a kernel is given; each says which of it it takes. */
enum {
    KERNEL_OPERANDS = 4,
    KERNEL_VALUE_BYTES = 16,
    KERNEL_RUN_ELEMENTS = 64,
    KERNEL_CHUNK_ELEMENTS = 16
};

struct kernel_call {
    struct device_part operands[KERNEL_OPERANDS];
    uint64_t count;
    unsigned char value[KERNEL_VALUE_BYTES]; /* an element of any dtype */
};

/* The value of a kernel that sorts. */
struct kernel_sorting {
    uint64_t width; /* elements that are in order already, and the next as many */
    uint64_t is_descending;
};

/* Places of elements, one after the other: element `begin` and those behind it, up to the next run,
 * are at `place`, place + step and so on. */
struct kernel_run {
    uint64_t begin;
    uint64_t place;
    uint64_t step; /* may go back: it wraps */
};

/* A side of a box: how many elements, and how far neighbours are from each other in both places. */
struct kernel_side {
    uint64_t count;
    uint64_t to;
    uint64_t from;
};

/* What a library of the device's maker does with elements that are words of 1, 2, 4 or 8 bytes, and
 * with the same result, bit by bit, as kernels.  The operands of its struct kernel_call, whose
 * count is that of the elements: */
enum primitive {
    /* Operand 0 becomes what an operation makes of the elements of operand 1: integers. */
    PRIMITIVE_REDUCE,
    /* Elements of operand 0 become what an operation makes of those of operand 1 up to them, or
     * before them, and of what is before all: integers.  The two may be the same. */
    PRIMITIVE_SCAN,
    PRIMITIVE_EXSCAN,
    /* Operand 0 is brought into order, by a stable sort.  Operand 1, where there is one, is 0, 1, 2
     * and so on, and becomes the places where the elements were.  Operands 2 and 3 are room for as
     * much as 0 and 1. */
    PRIMITIVE_SORT,
    /* Elements of operand 1 of which the word in operand 2 is not 0 go to operand 0, one behind the
     * other; operand 3 becomes their number. */
    PRIMITIVE_SELECT
};

/* The value of such a call. */
struct kernel_primitive {
    uint8_t what; /* an enum primitive */
    uint8_t dtype;
    uint8_t op;
    uint8_t is_descending;
    uint32_t reserved;
    unsigned char before[8]; /* an element */
};

/* A queue of operations on a device, and a mark in one: what the back end's own objects start with.
 */
struct device_stream {
    const struct device *device;
    int32_t sharers; /* the library's own: who holds it beside the first */
};
struct device_event {
    const struct device *device;
    bool is_recorded; /* the library's own: it marks something */
};

/* What a device back end provides.  A back end that has no device declines to be loaded.
 *
 * All is local, and may be called by any thread.  What takes a stream is queued there: it runs
 * after all that was queued before, and the call does not wait for it, except where it copies
 * foreign memory.  Bytes and counts are at least 1.  The result is DTL_SUCCESS or what host->fail()
 * returned; what fails on the device later is told by stream_query and event_query.
 */
struct device_ops {
    uint32_t size;
    const char *name; /* as in DTL_DEVICE and in messages: "cuda", "hip", "emulated" */

    int32_t (*count)(void);
    dtl_status (*properties)(int32_t id, struct device_properties *out);

    /* A block of a kind that is not foreign, aligned to 256 bytes; its contents are anything. */
    dtl_status (*allocate)(const struct device *device, enum memory_kind kind, uint64_t bytes,
                           void **out);
    /* Takes its start.  May wait for what is queued on the device. */
    dtl_status (*release)(const struct device *device, void *block);
    /* Never fails: what the back end does not know is foreign. */
    void (*inspect)(const void *address, struct memory *out);

    /* Either address may be of any kind and any device of the back end; the two do not overlap.
     * Foreign memory has been read or written when the call returns. */
    dtl_status (*copy)(struct device_stream *stream, void *to, const void *from, uint64_t bytes);

    dtl_status (*stream_create)(const struct device *device, struct device_stream **out);
    /* The caller's own stream, who keeps it until it is released here. */
    dtl_status (*stream_adopt)(const struct device *device, uintptr_t native,
                               struct device_stream **out);
    /* As other libraries name it. */
    uintptr_t (*stream_native)(const struct device_stream *stream);
    /* What is queued still runs. */
    void (*stream_release)(struct device_stream *stream);
    /* Whether all that was queued has run. */
    dtl_status (*stream_query)(struct device_stream *stream, bool *done);
    /* What is queued from here on runs after what `event` marks now; nothing where it marks
     * nothing.  The event may be of another device of the back end. */
    dtl_status (*stream_wait)(struct device_stream *stream, struct device_event *event);

    dtl_status (*event_create)(const struct device *device, struct device_event **out);
    void (*event_release)(struct device_event *event);
    /* It marks what was queued on the stream up to here, and nothing else any more.  Both are of
     * one device. */
    dtl_status (*event_record)(struct device_event *event, struct device_stream *stream);
    /* Whether what it marks has run; also where it marks nothing. */
    dtl_status (*event_query)(struct device_event *event, bool *done);
    /* Between two that mark what has run, both of one device. */
    dtl_status (*event_elapsed)(struct device_event *from, struct device_event *to,
                                double *milliseconds);

    /* Optional from here on: a member may be NULL.
     *
     * `count` copies of `size` bytes.  NULL: the library copies them. */
    dtl_status (*fill)(struct device_stream *stream, void *to, const void *pattern, uint32_t size,
                       uint64_t count);

    /* A block of MEMORY_DEVICE for another process of this machine; there, *out is that block, as
     * memory of `device`, given back before its owner releases it.  NULL, all three: no block can
     * be lent. */
    dtl_status (*lend)(const struct device *device, void *block, struct lending *out);
    dtl_status (*borrow)(const struct device *device, const struct lending *lent, void **out);
    dtl_status (*give_back)(const struct device *device, void *block);

    /* An aligned word that the device reaches gets a value; what is queued behind runs once it is
     * that value or more.  NULL: the device can't. */
    dtl_status (*write_value)(struct device_stream *stream, uint64_t *word, uint64_t value);
    dtl_status (*await_value)(struct device_stream *stream, uint64_t *word, uint64_t value);

    /* Makes the device the one that other libraries work on in the calling thread, until leave().
     * NULL, both: there are none. */
    dtl_status (*enter)(const struct device *device);
    void (*leave)(const struct device *device);

    /* Queues a kernel of backends/kernels/, all of which the back end was built with, by its name
     * there.  NULL: it was built without, and the host does what they do. */
    dtl_status (*launch)(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call);

    /* How many streams and events nobody has released, for tests.  NULL: they are not counted. */
    int32_t (*left)(void);

    /* How many bytes of memory of the device a primitive needs as room; false: there is none for
     * this call.  Queues one.  NULL, both: there are none; the library has kernels for all that
     * they do. */
    bool (*primitive_room)(const struct device *device, const struct kernel_call *call,
                           uint64_t *bytes);
    dtl_status (*primitive)(struct device_stream *stream, const struct kernel_call *call,
                            struct device_part room);

    /* If `launch` is NULL: why, and what is expected instead, for messages.  NULL, both: this kind
     * of device never runs kernels. */
    const char *no_kernels;
    const char *kernels_expected;
};

/* What rank 0 makes and sends to the others, so that they find each other. */
struct device_meeting {
    unsigned char bytes[128];
};

/* Ranks that communicate from device to device: what the back end's own object starts with. */
struct device_comm {
    const struct device *device; /* this rank's */
    int32_t rank;
    int32_t size;
};

/* How devices communicate with each other, one of each rank.
 *
 * No call waits for another rank: create(), queue() and exchange() may leave something to be done,
 * which goes on by itself until test() says that it is done, and nothing else is asked of the
 * communicator meanwhile. */
struct device_comm_ops {
    uint32_t size;
    const char *name;   /* in messages: "NCCL" */
    const char *device; /* whose devices they are, as in `struct device_ops`: "cuda" */

    dtl_status (*meet)(struct device_meeting *out);
    dtl_status (*create)(const struct device *device, const struct device_meeting *meeting,
                         int32_t rank, int32_t size, struct device_comm **out);
    /* What is queued has run. */
    void (*release)(struct device_comm *comm);
    /* As release, of one with operations that may never run: they end, with results that may be
     * anything. */
    void (*abort)(struct device_comm *comm);

    /* Whether it has a collective itself.  By its kind, and of reductions its operation and type:
     * the same on all ranks. */
    bool (*has)(const struct device_comm *comm, const struct collective *what);
    /* Queues one that it has; all buffers are memory of the device. */
    dtl_status (*queue)(struct device_comm *comm, struct device_stream *stream,
                        const struct collective *what);
    /* Queues what goes to each rank and what comes from each, itself among them. */
    dtl_status (*exchange)(struct device_comm *comm, struct device_stream *stream,
                           const struct device_part *sent, const struct device_part *received);
    /* Sets *done where nothing is left of create() or queue(), so that what was queued is on its
     * stream; or fails with what has gone wrong up to now. */
    dtl_status (*test)(struct device_comm *comm, bool *done);
};

/* Memory that all ranks of a communicator have registered together; the back end's own. */
struct device_window;

/* A put, a signal, or what a wait is for. */
struct device_signal {
    int32_t peer;
    int32_t count; /* of a wait: how many signals */
    /* Of a put; `bytes` is 0 where it is a signal alone. */
    struct device_part from;
    struct device_window *window;
    uint64_t offset; /* in the peer's part */
    int32_t index;   /* which of the signals that are counted apart */
    int32_t context;
};

/* How many signals of a rank a communicator counts apart. */
struct signal_limits {
    int32_t contexts; /* 1 or more */
    int32_t indices;  /* in each; 1 or more */
    bool is_eager;    /* it is made ready for them at once, before any window is registered */
};

/* To a rank, or from one. */
struct device_message {
    struct device_stream *stream;
    struct device_part part;
    int32_t peer;
    bool is_sent;
};

/* How devices signal each other, of a communicator of struct device_comm_ops.  Nothing waits for
 * another rank, and test() of that table says when nothing is left of a call.  Ranks exist, counts
 * are at least 1, ranges lie in what their ranks have registered. */
struct device_signal_ops {
    uint32_t size;

    /* Whether the library has them at all. */
    bool (*has)(void);

    /* As many bytes on all ranks.  *out is set once test() says so; NULL: there can be none.
     * Collective. */
    dtl_status (*window_register)(struct device_comm *comm, const struct device_part *part,
                                  bool is_strict, struct device_window **out);
    dtl_status (*window_release)(struct device_comm *comm, struct device_window *window);

    /* Queues messages that may cross: none of them is behind another. */
    dtl_status (*exchange)(struct device_comm *comm, const struct device_message *messages,
                           int32_t count);

    /* What is put lies in a window of this rank's. */
    dtl_status (*signal)(struct device_comm *comm, struct device_stream *stream,
                         const struct device_signal *signal);
    dtl_status (*wait)(struct device_comm *comm, struct device_stream *stream,
                       const struct device_signal *signals, int32_t count);

    /* As create() of struct device_comm_ops, of a communicator that has so many signals. */
    dtl_status (*create)(const struct device *device, const struct device_meeting *meeting,
                         int32_t rank, int32_t size, const struct signal_limits *limits,
                         struct device_comm **out);
    /* Whether a communicator that is not eager is made ready for signals by its first window. */
    bool (*needs_window)(void);
};

/* What becomes of a word. */
enum symmetric_word { SYMMETRIC_FETCH, SYMMETRIC_SET, SYMMETRIC_ADD, SYMMETRIC_COMPARE_SWAP };

/* Memory at the same place on all ranks of a job, by a library that is part of the job's MPI.
 * Any thread may call; data and words of one rank are not in order but by fence and quiet. */
struct symmetric_ops {
    uint32_t size;
    const char *name; /* as in DTL_SHMEM: "openshmem" */
    const char *job;  /* whose MPI it is part of, as in DTL_MPI: "openmpi" */

    /* Before the job is started: once it was, it is too late.  Local. */
    dtl_status (*prepare)(void);
    /* Whether the library is there; called in a process whose job is, or will be, of that MPI.
     * Local. */
    dtl_status (*check)(void);
    /* Bit i: the i-th place for the heaps, alike on all ranks, is free in this process.  Local. */
    uint64_t (*places)(void);
    /* Joins it; `places` are free on all ranks.  Collective over the job, which is running. */
    dtl_status (*start)(uint64_t places);
    /* Leaves it, and the job. */
    void (*stop)(void);

    /* This process's number in it. */
    int32_t (*rank)(void);
    /* Collective over the job: *out is a block of whole words that every rank has, aligned to a
     * page. */
    dtl_status (*allocate)(uint64_t bytes, void **out);
    void (*release)(void *block);
    /* Where this process has a rank's block mapped; NULL: nowhere. */
    void *(*reach)(const void *address, int32_t rank);

    /* At least one byte.  `from` may be used again, a get is done. */
    void (*put)(void *to, const void *from, uint64_t bytes, int32_t rank);
    void (*get)(void *to, const void *from, uint64_t bytes, int32_t rank);
    /* Atomic among all that is asked of it; a word that is not `compare` is not swapped.  Sets
     * *found to what it was; NULL: nobody asks, and it is set or added to. */
    void (*word)(enum symmetric_word what, uint64_t *word, uint64_t value, uint64_t compare,
                 int32_t rank, uint64_t *found);
    /* What was put or changed before is there before what comes; it is there. */
    void (*fence)(void);
    void (*quiet)(void);
};

/* What a plugin exports under the name `dtl_plugin`: const struct plugin *dtl_plugin(const struct
 * host *host).  NULL: it declines to be loaded, and has told host->fail() why. */
struct plugin {
    uint32_t contract; /* DTL_BACKEND_CONTRACT as the plugin saw it */
    uint32_t size;     /* sizeof(struct plugin), likewise */
    const char *name;
    const char *feature;         /* the feature that it provides, as in spec/api.yaml: "mpi" */
    const struct job_ops *job;   /* NULL: it has no job of its own */
    const struct comm_ops *comm; /* NULL: it does not communicate */
    const struct sort_ops *sort; /* NULL: it does not sort */
    const struct machine_ops *machine;             /* NULL: it can't read the machine */
    const struct device_ops *device;               /* NULL: it has no devices */
    const struct device_comm_ops *device_comm;     /* NULL: devices don't communicate by it */
    const struct device_signal_ops *device_signal; /* NULL: nor signal */
    const struct symmetric_ops *symmetric;         /* NULL: it has no symmetric memory */
};

#define DTL_PLUGIN_SYMBOL "dtl_plugin"

#endif
