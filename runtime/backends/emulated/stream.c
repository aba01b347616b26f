/* SPDX-License-Identifier: BSD-3-Clause */
/* Streams and events of the emulated devices. A stream is a thread that executes queued commands in
 * order. */
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "emulated.h"

/* An event. `recordings` counts its recordings, and `completed` is the number of the latest
 * complete one. */
struct event {
    struct device_event event;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int references; /* the handle and queued operations */
    uint64_t recordings;
    uint64_t completed;
    int64_t time; /* time of its completion, in nanoseconds */
};

/* A queued operation. */
struct command {
    void (*run)(struct command *command);
    struct memory_range to;
    struct memory_range from;
    void *own; /* copy of foreign memory */
    uint64_t bytes;
    uint64_t value; /* of a variable, or the number of a recording of `event` */
    struct event *event;
    void (*function)(void *data);
    void *data;
    host_kernel kernel;
    struct kernel_call call;
    struct memory_range operands[KERNEL_OPERANDS];
    struct command *next;
};

struct stream {
    struct device_stream stream;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int references; /* 0: the thread ends after the queued commands */
    struct command *first;
    struct command **last;
    uint64_t queued;
    uint64_t run;
    struct stream *next; /* list of streams with references */
};

static atomic_int unreleased_count; /* number of handles that were not released */

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static struct stream *streams;

static struct stream *stream_of(const struct device_stream *stream)
{
    return (struct stream *)(void *)stream;
}

static struct event *event_of(struct device_event *event)
{
    return (struct event *)(void *)event;
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Returns the monotonic clock in nanoseconds. */
static int64_t now(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

dtl_status event_create(const struct device *device, struct device_event **out)
{
    struct event *event = NULL;
    dtl_status status = emulated_host->alloc((void **)&event, sizeof *event, "event");

    if (status != DTL_SUCCESS)
        return status;
    pthread_mutex_init(&event->lock, NULL);
    pthread_cond_init(&event->changed, NULL);
    event->event.device = device;
    event->references = 1;
    atomic_fetch_add(&unreleased_count, 1);
    *out = &event->event;
    return DTL_SUCCESS;
}

/* Drops one reference to an event, and frees it with the last one. */
static void event_drop(struct event *event)
{
    pthread_mutex_lock(&event->lock);
    bool is_last = --event->references == 0;
    pthread_mutex_unlock(&event->lock);
    if (!is_last)
        return;
    pthread_cond_destroy(&event->changed);
    pthread_mutex_destroy(&event->lock);
    emulated_host->release(event);
}

void event_release(struct device_event *event)
{
    atomic_fetch_sub(&unreleased_count, 1);
    event_drop(event_of(event));
}

dtl_status event_query(struct device_event *handle, bool *done)
{
    struct event *event = event_of(handle);

    pthread_mutex_lock(&event->lock);
    *done = event->completed == event->recordings;
    pthread_mutex_unlock(&event->lock);
    return DTL_SUCCESS;
}

/* Returns the time of the last completed recording, in nanoseconds. */
static int64_t event_time(struct event *event)
{
    pthread_mutex_lock(&event->lock);
    int64_t time = event->time;
    pthread_mutex_unlock(&event->lock);
    return time;
}

dtl_status event_elapsed(struct device_event *from, struct device_event *to, double *milliseconds)
{
    *milliseconds = (double)(event_time(event_of(to)) - event_time(event_of(from))) / 1e6;
    return DTL_SUCCESS;
}

/* ---- commands -------------------------------------------------------------------------------- */

static void run_copy(struct command *command)
{
    memcpy(command->to.address, command->own != NULL ? command->own : command->from.address,
           command->bytes);
}

static void run_write(struct command *command)
{
    __atomic_store_n((uint64_t *)command->to.address, command->value, __ATOMIC_RELEASE);
}

/* Blocks the stream's thread until the variable is at least the value. */
static void run_await(struct command *command)
{
    const struct timespec nap = {.tv_nsec = 20000};

    while (__atomic_load_n((uint64_t *)command->to.address, __ATOMIC_ACQUIRE) < command->value)
        nanosleep(&nap, NULL);
}

static void run_call(struct command *command)
{
    command->function(command->data);
}

static void run_kernel(struct command *command)
{
    command->kernel(command->call);
}

/* Marks the recording of the event, and all earlier ones, as complete and wakes the waiting
 * threads. */
static void run_record(struct command *command)
{
    struct event *event = command->event;

    pthread_mutex_lock(&event->lock);
    if (event->completed < command->value) {
        event->completed = command->value;
        event->time = now();
    }
    pthread_cond_broadcast(&event->changed);
    pthread_mutex_unlock(&event->lock);
}

/* Blocks the stream's thread until the recording of the event is complete. */
static void run_wait(struct command *command)
{
    struct event *event = command->event;

    pthread_mutex_lock(&event->lock);
    while (event->completed < command->value)
        pthread_cond_wait(&event->changed, &event->lock);
    pthread_mutex_unlock(&event->lock);
}

/* Frees a command and releases its memory ranges and its reference to the event. */
static void command_free(struct command *command)
{
    range_release(&command->to);
    range_release(&command->from);
    for (int index = 0; index < KERNEL_OPERANDS; index++)
        range_release(&command->operands[index]);
    if (command->event != NULL)
        event_drop(command->event);
    emulated_host->release(command->own);
    emulated_host->release(command);
}

/* Allocates a command that run() will execute. The caller frees it by command_free() or queues it.
 */
static dtl_status command_make(void (*run)(struct command *command), struct command **out)
{
    dtl_status status = emulated_host->alloc((void **)out, sizeof **out, "operation");

    if (status == DTL_SUCCESS)
        (*out)->run = run;
    return status;
}

/* Adds a command to the end of the queue, which takes ownership. Takes the lock of the stream. */
static void command_queue(struct stream *stream, struct command *command)
{
    pthread_mutex_lock(&stream->lock);
    *stream->last = command;
    stream->last = &command->next;
    stream->queued++;
    pthread_cond_broadcast(&stream->changed);
    pthread_mutex_unlock(&stream->lock);
}

/* ---- streams --------------------------------------------------------------------------------- */

/* Waits for the next operation and returns it, or NULL at the end. The lock is held. */
static struct command *command_next(struct stream *stream)
{
    while (stream->first == NULL && stream->references > 0)
        pthread_cond_wait(&stream->changed, &stream->lock);
    struct command *command = stream->first;
    if (command != NULL)
        stream->first = command->next;
    if (stream->first == NULL)
        stream->last = &stream->first;
    return command;
}

/* The thread of a stream. Frees the stream at the end. */
static void *stream_work(void *data)
{
    struct stream *stream = data;
    struct command *command;

    pthread_mutex_lock(&stream->lock);
    while ((command = command_next(stream)) != NULL) {
        pthread_mutex_unlock(&stream->lock);
        command->run(command);
        command_free(command);
        pthread_mutex_lock(&stream->lock);
        stream->run++;
        pthread_cond_broadcast(&stream->changed);
    }
    pthread_mutex_unlock(&stream->lock);
    pthread_cond_destroy(&stream->changed);
    pthread_mutex_destroy(&stream->lock);
    emulated_host->release(stream);
    return NULL;
}

/* Starts the thread of a stream with all signals blocked, because signals belong to the program.
 * Returns an error code or 0. */
static int thread_start(struct stream *stream)
{
    pthread_t thread;
    sigset_t all, before;

    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int refused = pthread_create(&thread, NULL, stream_work, stream);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (refused == 0)
        pthread_detach(thread);
    return refused;
}

dtl_status stream_create(const struct device *device, struct device_stream **out)
{
    struct stream *stream = NULL;
    dtl_status status = emulated_host->alloc((void **)&stream, sizeof *stream, "stream");

    if (status != DTL_SUCCESS)
        return status;
    stream->stream.device = device;
    stream->references = 1;
    stream->last = &stream->first;
    pthread_mutex_init(&stream->lock, NULL);
    pthread_cond_init(&stream->changed, NULL);
    if (thread_start(stream) != 0) {
        pthread_cond_destroy(&stream->changed);
        pthread_mutex_destroy(&stream->lock);
        emulated_host->release(stream);
        return emulated_host->fail(DTL_ERROR_OUT_OF_MEMORY,
                                   "there is no thread for a stream; expected one more");
    }
    pthread_mutex_lock(&list_lock);
    stream->next = streams;
    streams = stream;
    pthread_mutex_unlock(&list_lock);
    atomic_fetch_add(&unreleased_count, 1);
    *out = &stream->stream;
    return DTL_SUCCESS;
}

/* Returns the stream of the device with this handle, or NULL. The lock of the list is held. */
static struct stream *stream_find(uintptr_t native, const struct device *device)
{
    struct stream *each = streams;

    while (each != NULL && ((uintptr_t)each != native || each->stream.device != device))
        each = each->next;
    return each;
}

dtl_status stream_adopt(const struct device *device, uintptr_t native, struct device_stream **out)
{
    pthread_mutex_lock(&list_lock);
    struct stream *stream = stream_find(native, device);
    if (stream != NULL) {
        pthread_mutex_lock(&stream->lock);
        stream->references++;
        pthread_mutex_unlock(&stream->lock);
    }
    pthread_mutex_unlock(&list_lock);
    if (stream == NULL)
        return emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                   "native is %#llx, which is no stream of emulated device %d; "
                                   "expected one",
                                   (unsigned long long)native, (int)device->id);
    atomic_fetch_add(&unreleased_count, 1);
    *out = &stream->stream;
    return DTL_SUCCESS;
}

uintptr_t stream_native(const struct device_stream *stream)
{
    return (uintptr_t)stream;
}

void stream_release(struct device_stream *handle)
{
    struct stream *stream = stream_of(handle), **link = &streams;

    atomic_fetch_sub(&unreleased_count, 1);
    pthread_mutex_lock(&list_lock);
    pthread_mutex_lock(&stream->lock);
    bool is_last = --stream->references == 0;
    while (is_last && *link != stream)
        link = &(*link)->next;
    if (is_last)
        *link = stream->next;
    pthread_cond_broadcast(&stream->changed);
    pthread_mutex_unlock(&stream->lock);
    pthread_mutex_unlock(&list_lock);
}

dtl_status stream_query(struct device_stream *handle, bool *done)
{
    struct stream *stream = stream_of(handle);

    pthread_mutex_lock(&stream->lock);
    *done = stream->run == stream->queued;
    pthread_mutex_unlock(&stream->lock);
    return DTL_SUCCESS;
}

/* Blocks until the commands that are queued now have run. */
static void stream_drain(struct stream *stream)
{
    pthread_mutex_lock(&stream->lock);
    uint64_t queued = stream->queued;
    while (stream->run < queued)
        pthread_cond_wait(&stream->changed, &stream->lock);
    pthread_mutex_unlock(&stream->lock);
}

/* ---- operations ------------------------------------------------------------------------------ */

/* Acquires the memory ranges of a copy. Reads foreign memory now, into a copy that the command
 * owns. After a failure the caller frees the command. */
static dtl_status copy_ranges_set(struct command *command, void *to, const void *from,
                                  uint64_t bytes)
{
    dtl_status status = range_acquire(to, bytes, &command->to);

    command->bytes = bytes;
    if (status == DTL_SUCCESS)
        status = range_acquire(from, bytes, &command->from);
    if (status == DTL_SUCCESS && command->from.block == NULL)
        status = emulated_host->alloc(&command->own, bytes, "copy");
    if (status == DTL_SUCCESS && command->from.block == NULL)
        memcpy(command->own, from, bytes);
    return status;
}

dtl_status stream_copy(struct device_stream *stream, void *to, const void *from, uint64_t bytes)
{
    struct command *command = NULL;
    dtl_status status = command_make(run_copy, &command);

    if (status != DTL_SUCCESS)
        return status;
    status = copy_ranges_set(command, to, from, bytes);
    if (status != DTL_SUCCESS) {
        command_free(command);
        return status;
    }
    bool is_foreign = command->to.block == NULL;
    command_queue(stream_of(stream), command);
    if (is_foreign)
        stream_drain(stream_of(stream));
    return DTL_SUCCESS;
}

/* Queues a write of the variable or a wait for it, as run() states. Fails if its memory was
 * released. */
static dtl_status queue_variable(struct device_stream *stream, void (*run)(struct command *command),
                                 uint64_t *word, uint64_t value)
{
    struct command *command = NULL;
    dtl_status status = command_make(run, &command);

    if (status != DTL_SUCCESS)
        return status;
    status = range_acquire(word, sizeof *word, &command->to);
    if (status != DTL_SUCCESS) {
        command_free(command);
        return status;
    }
    command->value = value;
    command_queue(stream_of(stream), command);
    return DTL_SUCCESS;
}

dtl_status stream_write_value(struct device_stream *stream, uint64_t *word, uint64_t value)
{
    return queue_variable(stream, run_write, word, value);
}

dtl_status stream_await_value(struct device_stream *stream, uint64_t *word, uint64_t value)
{
    return queue_variable(stream, run_await, word, value);
}

dtl_status stream_call(struct device_stream *stream, void (*function)(void *data), void *data)
{
    struct command *command = NULL;
    dtl_status status = command_make(run_call, &command);

    if (status != DTL_SUCCESS)
        return status;
    command->function = function;
    command->data = data;
    command_queue(stream_of(stream), command);
    return DTL_SUCCESS;
}

/* Translates the operands of a kernel. Fails if one of them is foreign memory. */
static dtl_status kernel_operands_set(struct command *command)
{
    dtl_status status = DTL_SUCCESS;

    for (int index = 0; index < KERNEL_OPERANDS && status == DTL_SUCCESS; index++) {
        struct device_part *operand = &command->call.operands[index];
        struct memory_range *range = &command->operands[index];

        if (operand->bytes == 0)
            continue;
        status = range_acquire(operand->start, operand->bytes, range);
        if (status == DTL_SUCCESS && range->block == NULL)
            status = emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                         "a kernel works on %p, which is no memory of a device; "
                                         "expected some",
                                         operand->start);
        operand->start = range->address;
    }
    return status;
}

dtl_status stream_run(struct device_stream *stream, host_kernel kernel,
                      const struct kernel_call *call)
{
    struct command *command = NULL;
    dtl_status status = command_make(run_kernel, &command);

    if (status != DTL_SUCCESS)
        return status;
    command->kernel = kernel;
    command->call = *call;
    status = kernel_operands_set(command);
    if (status != DTL_SUCCESS) {
        command_free(command);
        return status;
    }
    command_queue(stream_of(stream), command);
    return DTL_SUCCESS;
}

dtl_status stream_launch(struct device_stream *stream, const char *kernel,
                         const struct kernel_call *call)
{
    host_kernel found = host_kernel_find(kernel);

    if (found == NULL)
        return emulated_host->fail(DTL_ERROR_INVALID_ARGUMENT,
                                   "there is no kernel %s; expected one of backends/kernels/",
                                   kernel);
    return stream_run(stream, found, call);
}

bool primitive_workspace_bytes(const struct device *device, const struct kernel_call *call,
                               uint64_t *bytes)
{
    (void)device;
    *bytes = 0;
    return host_primitive_is(call);
}

dtl_status stream_primitive(struct device_stream *stream, const struct kernel_call *call,
                            struct device_part workspace)
{
    (void)workspace;
    return stream_run(stream, host_primitive, call);
}

/* Queues an operation on a new recording of the event if `records` is set, otherwise on its latest
 * one. Takes the event's lock. */
static dtl_status queue_event(struct device_stream *stream, void (*run)(struct command *command),
                              struct event *event, bool records)
{
    struct command *command = NULL;
    dtl_status status = command_make(run, &command);

    if (status != DTL_SUCCESS)
        return status;
    pthread_mutex_lock(&event->lock);
    event->recordings += records;
    event->references++;
    command->value = event->recordings;
    command->event = event;
    pthread_mutex_unlock(&event->lock);
    command_queue(stream_of(stream), command);
    return DTL_SUCCESS;
}

dtl_status event_record(struct device_event *event, struct device_stream *stream)
{
    return queue_event(stream, run_record, event_of(event), true);
}

dtl_status stream_wait(struct device_stream *stream, struct device_event *event)
{
    return queue_event(stream, run_wait, event_of(event), false);
}

/* ---- leak check ------------------------------------------------------------------------------ */

int32_t unreleased_handles(void)
{
    return atomic_load(&unreleased_count);
}
