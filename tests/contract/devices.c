/* SPDX-License-Identifier: BSD-3-Clause */
/* One suite for struct device_ops. DTL_TEST_DEVICE names the backend: any device backend that was
 * built, or the host. */
#include <setjmp.h>
#include <spawn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "device/kernel.h"
#include "progress/wait.h"

enum { WORDS = 4099, PATTERN = 16, PATTERNS = 1001, FILLED = PATTERN * PATTERNS };

static const char *name;
static const struct device *device;
static const struct device_ops *ops;
static struct device_stream *stream;
static char *program; /* path of this program */

#define assert_done(status) done_or_fail(status, __LINE__)

static void done_or_fail(dtl_status status, int line)
{
    char text[512];

    dtl_last_error(text, sizeof text);
    if (status != DTL_SUCCESS)
        fail_msg("line %d: status %d: %s", line, (int)status, text);
}

static void refused_with(dtl_status status, dtl_status expected, const char *words)
{
    char text[512];

    dtl_last_error(text, sizeof text);
    assert_int_equal(status, expected);
    if (strstr(text, words) == NULL)
        fail_msg("\"%s\" does not say \"%s\"", text, words);
}

static bool is_host(void)
{
    return strcmp(name, "host") == 0;
}

/* ---- memory and waits ------------------------------------------------------------------------ */

static void *block_of(enum memory_kind kind, uint64_t bytes)
{
    void *block = NULL;

    assert_done(ops->allocate(device, kind, bytes, &block));
    assert_non_null(block);
    assert_int_equal((uintptr_t)block % 256, 0);
    return block;
}

static uint64_t *words_of(enum memory_kind kind)
{
    return block_of(kind, WORDS * sizeof(uint64_t));
}

static void release(void *block)
{
    assert_done(ops->release(device, block));
}

static void fill(uint64_t *words, uint64_t seed)
{
    for (uint64_t index = 0; index < WORDS; index++)
        words[index] = seed * 1000003 + index;
}

static void expect(const uint64_t *words, uint64_t seed)
{
    for (uint64_t index = 0; index < WORDS; index++)
        assert_int_equal(words[index], seed * 1000003 + index);
}

/* Copies words from the host to the block. */
static void put(uint64_t *block, uint64_t seed)
{
    uint64_t words[WORDS];

    fill(words, seed);
    assert_done(ops->copy(stream, block, words, sizeof words));
    memset(words, 0, sizeof words); /* foreign memory has been read */
}

static void expect_there(const uint64_t *block, uint64_t seed)
{
    uint64_t words[WORDS];

    assert_done(ops->copy(stream, words, block, sizeof words));
    expect(words, seed);
}

static dtl_status has_run(void *of, bool *done)
{
    return ops->stream_query(of, done);
}

static dtl_status is_marked(void *event, bool *done)
{
    return ops->event_query(event, done);
}

static void await(struct device_stream *of)
{
    assert_done(dtl__wait(has_run, of, &dtl__pace));
}

static bool is_idle(struct device_stream *of)
{
    bool done;

    assert_done(ops->stream_query(of, &done));
    return done;
}

static bool event_is_done(struct device_event *event)
{
    bool done;

    assert_done(ops->event_query(event, &done));
    return done;
}

/* ---- devices --------------------------------------------------------------------------------- */

static void devices_have_properties(void **state)
{
    struct device_properties properties;

    (void)state;
    assert_true(ops->count() >= 1);
    for (int32_t id = 0; id < ops->count(); id++) {
        assert_done(ops->properties(id, &properties));
        assert_int_not_equal(properties.name[0], '\0');
        assert_true(properties.bytes > 1 << 20);
    }
}

static void a_missing_device_is_refused(void **state)
{
    const struct device *none = NULL;

    (void)state;
    refused_with(dtl__device_find(name, ops->count(), &none), DTL_ERROR_INVALID_ARGUMENT,
                 "expected 0 <= device_id <");
    refused_with(dtl__device_find(name, -1, &none), DTL_ERROR_INVALID_ARGUMENT,
                 "device_id is -1; expected");
    assert_null(none);
}

/* ---- memory ---------------------------------------------------------------------------------- */

static void copies_to_a_device_and_back_are_identical(void **state)
{
    (void)state;
    for (int kind = MEMORY_DEVICE; kind < MEMORY_KINDS; kind++) {
        uint64_t *block = words_of((enum memory_kind)kind);

        put(block, (uint64_t)kind);
        expect_there(block, (uint64_t)kind);
        release(block);
    }
}

static void a_copy_writes_only_its_bytes(void **state)
{
    uint64_t *block = words_of(MEMORY_DEVICE), words[WORDS];

    (void)state;
    put(block, 5);
    assert_done(ops->copy(stream, (char *)block + 9, "abc", 3));
    assert_done(ops->copy(stream, words, block, sizeof words));
    assert_memory_equal((char *)words + 9, "abc", 3);
    fill(words, 5);
    assert_done(ops->copy(stream, (char *)block + 9, (char *)words + 9, 3));
    expect_there(block, 5);
    release(block);
}

static void copies_run_in_their_order(void **state)
{
    uint64_t *blocks[4];

    (void)state;
    for (int index = 0; index < 4; index++)
        blocks[index] = words_of(MEMORY_DEVICE);
    put(blocks[0], 7);
    for (int round = 0; round < 10; round++)
        for (int index = 0; index < 4; index++)
            assert_done(ops->copy(stream, blocks[(index + 1) % 4], blocks[index],
                                  WORDS * sizeof(uint64_t)));
    put(blocks[0], 8);
    expect_there(blocks[3], 7);
    expect_there(blocks[0], 8);
    for (int index = 0; index < 4; index++)
        release(blocks[index]);
}

static void fill_repeats_its_pattern(void **state)
{
    const char pattern[PATTERN + 1] = "0123456789abcdef";
    char *block = block_of(MEMORY_DEVICE, FILLED), found[FILLED];

    (void)state;
    for (uint32_t size = 1; size <= PATTERN; size++) {
        for (uint64_t count = 1; count <= PATTERNS; count = count * 10 + 1) {
            assert_done(ops->fill(stream, block, pattern, size, count));
            assert_done(ops->copy(stream, found, block, size * count));
            for (uint64_t index = 0; index < count; index++)
                assert_memory_equal(found + index * size, pattern, size);
        }
    }
    release(block);
}

static void the_host_reaches_unified_and_pinned_memory(void **state)
{
    (void)state;
    for (int kind = MEMORY_UNIFIED; kind <= MEMORY_PINNED; kind++) {
        uint64_t *mine = words_of((enum memory_kind)kind), *block = words_of(MEMORY_DEVICE),
                 *back = words_of((enum memory_kind)kind);

        fill(mine, 11);
        assert_done(ops->copy(stream, block, mine, WORDS * sizeof *mine));
        assert_done(ops->copy(stream, back, block, WORDS * sizeof *mine));
        await(stream);
        expect(back, 11);
        release(mine);
        release(block);
        release(back);
    }
}

static void an_address_identifies_its_block(void **state)
{
    struct memory memory;
    int foreign = 0;

    (void)state;
    ops->inspect(&foreign, &memory);
    assert_int_equal(memory.kind, MEMORY_FOREIGN);
    assert_int_equal(memory.device, -1);
    for (int kind = MEMORY_DEVICE; kind < MEMORY_KINDS && !is_host(); kind++) {
        char *block = block_of((enum memory_kind)kind, 10000);

        ops->inspect(block + 9999, &memory);
        assert_int_equal(memory.kind, kind);
        assert_int_equal(memory.device, device->id);
        assert_ptr_equal(memory.start, block);
        assert_true(memory.bytes >= 10000);
        release(block);
    }
}

static void more_memory_than_available_is_refused(void **state)
{
    void *block = NULL;

    (void)state;
    refused_with(ops->allocate(device, MEMORY_DEVICE, UINT64_C(1) << 60, &block),
                 DTL_ERROR_OUT_OF_MEMORY, "");
    assert_null(block);
}

static void memory_of_two_devices_is_copied(void **state)
{
    const struct device *other = NULL;
    void *there = NULL;

    (void)state;
    if (ops->count() < 2)
        return;
    assert_done(dtl__device_find(name, 1, &other));
    assert_done(ops->allocate(other, MEMORY_DEVICE, WORDS * sizeof(uint64_t), &there));
    put(there, 21);
    expect_there(there, 21);
    assert_done(ops->release(other, there));
}

/* ---- streams and events ---------------------------------------------------------------------- */

static void unrecorded_events_are_complete(void **state)
{
    struct device_event *event = NULL;

    (void)state;
    assert_done(ops->event_create(device, &event));
    assert_true(event_is_done(event));
    assert_done(ops->stream_wait(stream, event));
    await(stream);
    ops->event_release(event);
}

/* A stream that is blocked until open() is called. */
struct gate {
    struct device_stream *stream, *opener;
    uint64_t *word;
};

static struct gate gate_close(void)
{
    struct gate gate = {.word = block_of(MEMORY_DEVICE, sizeof *gate.word)};
    uint64_t zero = 0;

    assert_done(ops->stream_create(device, &gate.stream));
    assert_done(ops->stream_create(device, &gate.opener));
    assert_done(ops->copy(gate.opener, gate.word, &zero, sizeof zero));
    await(gate.opener);
    assert_done(ops->await_value(gate.stream, gate.word, 3));
    return gate;
}

static void gate_open(struct gate *gate)
{
    assert_done(ops->write_value(gate->opener, gate->word, 4));
}

static void gate_free(struct gate *gate)
{
    await(gate->stream);
    await(gate->opener);
    ops->stream_release(gate->stream);
    ops->stream_release(gate->opener);
    release(gate->word);
}

static void an_event_marks_what_was_queued_before(void **state)
{
    struct device_event *before = NULL, *behind = NULL;
    uint64_t *block = words_of(MEMORY_DEVICE), *source = words_of(MEMORY_PINNED);
    struct gate gate;

    (void)state;
    assert_done(ops->event_create(device, &before));
    assert_done(ops->event_create(device, &behind));
    put(block, 1);
    fill(source, 2);
    gate = gate_close();
    assert_done(ops->event_record(before, stream));
    assert_done(ops->copy(gate.stream, block, source, WORDS * sizeof *source));
    assert_done(ops->event_record(behind, gate.stream));
    assert_done(ops->stream_wait(stream, behind));

    assert_done(dtl__wait(is_marked, before, &dtl__pace));
    assert_false(event_is_done(behind));
    assert_false(is_idle(stream));
    gate_open(&gate);
    expect_there(block, 2);
    assert_true(event_is_done(behind));

    gate_free(&gate);
    ops->event_release(before);
    ops->event_release(behind);
    release(block);
    release(source);
}

static void an_event_marks_its_latest_recording(void **state)
{
    struct device_event *event = NULL;
    struct gate gate = gate_close();

    (void)state;
    assert_done(ops->event_create(device, &event));
    assert_done(ops->event_record(event, stream));
    assert_done(dtl__wait(is_marked, event, &dtl__pace));
    assert_done(ops->event_record(event, gate.stream));
    assert_false(event_is_done(event));
    gate_open(&gate);
    assert_done(dtl__wait(is_marked, event, &dtl__pace));
    ops->event_release(event);
    gate_free(&gate);
}

static void an_event_may_be_destroyed_before_its_waiters_run(void **state)
{
    struct device_event *event = NULL;
    struct gate gate = gate_close();

    (void)state;
    assert_done(ops->event_create(device, &event));
    assert_done(ops->event_record(event, gate.stream));
    assert_done(ops->stream_wait(stream, event));
    ops->event_release(event);
    gate_open(&gate);
    await(stream);
    gate_free(&gate);
}

static void time_increases_between_events(void **state)
{
    struct device_event *from = NULL, *to = NULL;
    double milliseconds = -1;

    (void)state;
    assert_done(ops->event_create(device, &from));
    assert_done(ops->event_create(device, &to));
    assert_done(ops->event_record(from, stream));
    assert_done(ops->event_record(to, stream));
    await(stream);
    assert_done(ops->event_elapsed(from, to, &milliseconds));
    assert_true(milliseconds >= 0);
    ops->event_release(from);
    ops->event_release(to);
}

static void queued_work_outlives_its_stream(void **state)
{
    struct device_stream *brief = NULL;
    struct device_event *event = NULL;
    uint64_t *block = words_of(MEMORY_DEVICE), *source = words_of(MEMORY_PINNED);

    (void)state;
    fill(source, 31);
    assert_done(ops->stream_create(device, &brief));
    assert_done(ops->event_create(device, &event));
    assert_done(ops->copy(brief, block, source, WORDS * sizeof *source));
    assert_done(ops->event_record(event, brief));
    ops->stream_release(brief);
    assert_done(ops->stream_wait(stream, event));
    expect_there(block, 31);
    ops->event_release(event);
    release(block);
    release(source);
}

static void an_adopted_stream_is_the_same_queue(void **state)
{
    struct gate gate = gate_close();
    struct device_stream *adopted = NULL;

    (void)state;
    assert_done(ops->stream_adopt(device, ops->stream_native(gate.stream), &adopted));
    assert_int_equal(ops->stream_native(adopted), ops->stream_native(gate.stream));
    assert_false(is_idle(adopted));
    gate_open(&gate);
    await(adopted);
    ops->stream_release(adopted);
    gate_free(&gate);
}

/* ---- other processes ------------------------------------------------------------------------- */

static void to_hex(const struct exported_memory *exported, char *text)
{
    for (size_t index = 0; index < sizeof exported->bytes; index++)
        sprintf(text + 2 * index, "%02x", exported->bytes[index]);
}

static void from_hex(const char *text, struct exported_memory *exported)
{
    for (size_t index = 0; index < sizeof exported->bytes; index++) {
        unsigned byte;

        sscanf(text + 2 * index, "%2x", &byte);
        exported->bytes[index] = (unsigned char)byte;
    }
}

static void a_block_can_be_exported_to_another_process(void **state)
{
    uint64_t *block = words_of(MEMORY_DEVICE);
    struct exported_memory exported;
    char text[2 * sizeof exported.bytes + 1];
    char *arguments[] = {program, text, NULL};
    int ended;
    pid_t child;

    (void)state;
    put(block, 41);
    await(stream);
    assert_done(ops->export_memory(device, block, &exported));
    to_hex(&exported, text);
    assert_int_equal(posix_spawn(&child, program, NULL, NULL, arguments, environ), 0);
    assert_int_equal(waitpid(child, &ended, 0), child);
    assert_int_equal(ended, 0);
    expect_there(block, 42);
    release(block);
}

/* Opens the exported block in the other process and modifies it. */
static void import_memory(const char *text)
{
    struct exported_memory exported;
    void *block = NULL;

    from_hex(text, &exported);
    assert_done(ops->import_memory(device, &exported, &block));
    expect_there(block, 41);
    put(block, 42);
    await(stream);
    assert_done(ops->release_import(device, block));
}

/* ---- unsupported operations ------------------------------------------------------------------ */

static void unsupported_operations_are_refused(void **state)
{
    const struct kernel_call call = {.count = 1};
    struct exported_memory exported;
    uint64_t word = 0;
    void *block = NULL;

    (void)state;
    refused_with(ops->export_memory(device, &word, &exported), DTL_ERROR_NOT_SUPPORTED,
                 "the device is host 0; expected one that can export memory");
    refused_with(ops->import_memory(device, &exported, &block), DTL_ERROR_NOT_SUPPORTED,
                 "import memory");
    refused_with(ops->release_import(device, &word), DTL_ERROR_NOT_SUPPORTED, "import memory");
    refused_with(ops->await_value(stream, &word, 1), DTL_ERROR_NOT_SUPPORTED, "await values");
    assert_false(dtl__device_has_kernels(device));
    refused_with(dtl__launch(stream, &call, "fill_4"), DTL_ERROR_NOT_SUPPORTED, "run kernels");
    assert_done(ops->write_value(stream, &word, 7));
    assert_int_equal(word, 7);
}

static void a_table_without_required_operations_is_refused(void **state)
{
    struct device_ops lacking = dtl__host_device, complete = {0};

    (void)state;
    lacking.copy = NULL;
    refused_with(dtl__device_adopt(&complete, &lacking), DTL_ERROR_BACKEND_INVALID,
                 "backend host lacks an operation");
    lacking = dtl__host_device;
    lacking.write_value = NULL;
    assert_done(dtl__device_adopt(&complete, &lacking));
    refused_with(complete.write_value(stream, NULL, 0), DTL_ERROR_NOT_SUPPORTED, "write values");
}

static int start(void)
{
    name = getenv("DTL_TEST_DEVICE");
    if (name == NULL)
        name = "host";
    if (dtl__device_find(name, 0, &device) != DTL_SUCCESS) {
        char text[512];

        dtl_last_error(text, sizeof text);
        fprintf(stderr, "%s\n", text);
        return 1;
    }
    ops = device->ops;
    return ops->stream_create(device, &stream) != DTL_SUCCESS;
}

int main(int argc, char **argv)
{
    const struct CMUnitTest any[] = {
        cmocka_unit_test(devices_have_properties),
        cmocka_unit_test(a_missing_device_is_refused),
        cmocka_unit_test(copies_to_a_device_and_back_are_identical),
        cmocka_unit_test(a_copy_writes_only_its_bytes),
        cmocka_unit_test(copies_run_in_their_order),
        cmocka_unit_test(fill_repeats_its_pattern),
        cmocka_unit_test(the_host_reaches_unified_and_pinned_memory),
        cmocka_unit_test(an_address_identifies_its_block),
        cmocka_unit_test(more_memory_than_available_is_refused),
        cmocka_unit_test(memory_of_two_devices_is_copied),
        cmocka_unit_test(unrecorded_events_are_complete),
        cmocka_unit_test(time_increases_between_events),
        cmocka_unit_test(queued_work_outlives_its_stream),
    };
    const struct CMUnitTest with_queues[] = {
        cmocka_unit_test(an_event_marks_what_was_queued_before),
        cmocka_unit_test(an_event_marks_its_latest_recording),
        cmocka_unit_test(an_event_may_be_destroyed_before_its_waiters_run),
        cmocka_unit_test(an_adopted_stream_is_the_same_queue),
        cmocka_unit_test(a_block_can_be_exported_to_another_process),
    };
    const struct CMUnitTest host[] = {
        cmocka_unit_test(unsupported_operations_are_refused),
        cmocka_unit_test(a_table_without_required_operations_is_refused),
    };
    int failed = start();

    program = argv[0];
    if (failed == 0 && argc > 1)
        import_memory(argv[1]);
    else if (failed == 0) {
        failed = cmocka_run_group_tests(any, NULL, NULL);
        failed += is_host() ? cmocka_run_group_tests(host, NULL, NULL)
                            : cmocka_run_group_tests(with_queues, NULL, NULL);
    }
    if (stream != NULL)
        ops->stream_release(stream);
    return failed;
}
