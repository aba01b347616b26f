/* SPDX-License-Identifier: BSD-3-Clause */
/* Emulated devices detect errors that are undefined on real devices: host access to device memory,
 * a copy past a block's end, and use of released memory. */
#include <errno.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "device/device.h"

enum { BYTES = 1000 };

static const struct device *device;
static struct device_stream *stream;

static void refused_with(dtl_status status, dtl_status expected, const char *words)
{
    char text[512];

    dtl_last_error(text, sizeof text);
    assert_int_equal(status, expected);
    if (strstr(text, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static char *block(void)
{
    void *start = NULL;

    assert_int_equal(device->ops->allocate(device, MEMORY_DEVICE, BYTES, &start), DTL_SUCCESS);
    return start;
}

static void release(char *start)
{
    assert_int_equal(device->ops->release(device, start), DTL_SUCCESS);
}

/* Returns true if a child process that calls `touch` is killed by a signal. */
static bool kills(void (*touch)(volatile char *start), char *start)
{
    int ended = 0;
    pid_t child = fork();

    if (child == 0) {
        signal(SIGSEGV, SIG_DFL); /* avoids the address sanitizer's long report */
        setrlimit(RLIMIT_CORE, &(struct rlimit){0});
        touch(start);
        _exit(0);
    }
    assert_int_equal(waitpid(child, &ended, 0), child);
    return WIFSIGNALED(ended) && WTERMSIG(ended) == SIGSEGV;
}

static void load(volatile char *start)
{
    (void)*start;
}

static void store(volatile char *start)
{
    *start = 1;
}

static void host_access_to_device_memory_crashes(void **state)
{
    char *start = block();

    (void)state;
    assert_true(kills(load, start));
    assert_true(kills(store, start + BYTES - 1));
    release(start);
}

static void released_memory_cannot_be_accessed(void **state)
{
    char *start = block();

    (void)state;
    release(start);
    assert_true(kills(load, start));
}

static void system_calls_refuse_device_memory(void **state)
{
    char *start = block();
    int ends[2];

    (void)state;
    assert_int_equal(pipe(ends), 0);
    assert_int_equal(write(ends[1], start, BYTES), -1);
    assert_int_equal(errno, EFAULT);
    close(ends[0]);
    close(ends[1]);
    release(start);
}

static void other_processes_can_not_read_device_memory(void **state)
{
    char *start = block(), found[BYTES];
    struct iovec mine = {found, BYTES}, theirs = {start, BYTES};

    (void)state;
    assert_int_equal(process_vm_readv(getpid(), &mine, 1, &theirs, 1, 0), -1);
    assert_int_equal(errno, EFAULT);
    release(start);
}

static void a_copy_past_the_end_is_refused(void **state)
{
    char *start = block(), bytes[BYTES] = "";

    (void)state;
    refused_with(device->ops->copy(stream, start + 1, bytes, BYTES), DTL_ERROR_OUT_OF_BOUNDS,
                 "run over the end of their block, which has 999 from there on");
    refused_with(device->ops->copy(stream, bytes, start + BYTES, 1), DTL_ERROR_OUT_OF_BOUNDS,
                 "which has 0 from there on");
    release(start);
}

static void released_memory_is_refused(void **state)
{
    char *start = block(), bytes[BYTES] = "";

    (void)state;
    release(start);
    refused_with(device->ops->copy(stream, start, bytes, 1), DTL_ERROR_INVALID_ARGUMENT,
                 "lies in memory that was released");
    refused_with(device->ops->release(device, start), DTL_ERROR_INVALID_ARGUMENT,
                 "is no block that is in use");
}

static void memory_that_cannot_be_released_is_refused(void **state)
{
    char *start = block(), byte;

    (void)state;
    refused_with(device->ops->release(device, start + 1), DTL_ERROR_INVALID_ARGUMENT,
                 "expected the start of one");
    refused_with(device->ops->release(device, &byte), DTL_ERROR_INVALID_ARGUMENT,
                 "expected the start of one");
    refused_with(device->ops->release_import(device, start), DTL_ERROR_INVALID_ARGUMENT,
                 "is no block that is imported");
    release(start);
}

static void memory_that_cannot_be_exported_is_refused(void **state)
{
    struct exported_memory exported;
    void *there = NULL;
    char *start = block(), byte;

    (void)state;
    refused_with(device->ops->export_memory(device, &byte, &exported), DTL_ERROR_INVALID_ARGUMENT,
                 "is no block of device memory");
    assert_int_equal(device->ops->export_memory(device, start, &exported), DTL_SUCCESS);
    release(start);
    refused_with(device->ops->import_memory(device, &exported, &there), DTL_ERROR_INVALID_ARGUMENT,
                 "exports no such block");
}

static void a_stream_of_another_device_is_refused(void **state)
{
    const struct device *other = NULL;
    struct device_stream *adopted = NULL;

    (void)state;
    assert_int_equal(dtl__device_find("emulated", 1, &other), DTL_SUCCESS);
    refused_with(other->ops->stream_adopt(other, other->ops->stream_native(stream), &adopted),
                 DTL_ERROR_INVALID_ARGUMENT, "is no stream of emulated device 1");
    refused_with(device->ops->stream_adopt(device, 17, &adopted), DTL_ERROR_INVALID_ARGUMENT,
                 "native is 0x11, which is no stream of emulated device 0");
}

static void *block_of(enum memory_kind kind, uint64_t bytes)
{
    void *start = NULL;

    assert_int_equal(device->ops->allocate(device, kind, bytes, &start), DTL_SUCCESS);
    return start;
}

/* The stream is blocked while other streams do much work. */
static void a_block_is_kept_while_queued_work_uses_it(void **state)
{
    enum { BUSY_BYTES = 1 << 20, BUSY_COPIES = 32 };
    const struct device_ops *ops = device->ops;
    struct device_stream *busy = NULL;
    char *used = block(), *place = block_of(MEMORY_DEVICE, UINT64_C(2) * BUSY_BYTES);
    uint64_t *word = block_of(MEMORY_PINNED, sizeof *word);
    bool done = false;

    (void)state;
    *word = 0;
    assert_int_equal(ops->stream_create(device, &busy), DTL_SUCCESS);
    assert_int_equal(ops->await_value(stream, word, 1), DTL_SUCCESS);
    assert_int_equal(ops->fill(stream, used, "x", 1, BYTES), DTL_SUCCESS);
    for (int copy = 0; copy < BUSY_COPIES; copy++)
        assert_int_equal(ops->copy(busy, place + BUSY_BYTES, place, BUSY_BYTES), DTL_SUCCESS);
    assert_int_equal(ops->write_value(busy, word, 1), DTL_SUCCESS);
    release(used);
    while (!done)
        assert_int_equal(ops->stream_query(stream, &done), DTL_SUCCESS);
    ops->stream_release(busy);
    release(place);
    release((char *)word);
}

static void freed_memory_is_reused(void **state)
{
    void *start = NULL;

    (void)state;
    for (int round = 0; round < 5; round++) {
        assert_int_equal(device->ops->allocate(device, MEMORY_DEVICE, UINT64_C(3) << 30, &start),
                         DTL_SUCCESS);
        release(start);
    }
}

int main(void)
{
    const struct CMUnitTest emulated[] = {
        cmocka_unit_test(host_access_to_device_memory_crashes),
        cmocka_unit_test(released_memory_cannot_be_accessed),
        cmocka_unit_test(system_calls_refuse_device_memory),
        cmocka_unit_test(other_processes_can_not_read_device_memory),
        cmocka_unit_test(a_copy_past_the_end_is_refused),
        cmocka_unit_test(released_memory_is_refused),
        cmocka_unit_test(memory_that_cannot_be_released_is_refused),
        cmocka_unit_test(memory_that_cannot_be_exported_is_refused),
        cmocka_unit_test(a_stream_of_another_device_is_refused),
        cmocka_unit_test(a_block_is_kept_while_queued_work_uses_it),
        cmocka_unit_test(freed_memory_is_reused),
    };

    if (dtl__device_find("emulated", 0, &device) != DTL_SUCCESS ||
        device->ops->stream_create(device, &stream) != DTL_SUCCESS)
        return 1;
    int failed = cmocka_run_group_tests(emulated, NULL, NULL);
    device->ops->stream_release(stream);
    return failed;
}
