/* SPDX-License-Identifier: BSD-3-Clause */
/* Blocking calls may legitimately wait forever if no rank completes them. Those calls are skipped;
 * calls that are refused are not. */
#include <string.h>

#include "world.h"

enum { PATIENCE = 200 };

static bool may_receive(const struct fuzz_call *call, size_t source)
{
    dtl_envelope_t envelope;
    int flag = 0;
    dtl_status status =
        dtl_iprobe_envelope(call->a[0].pointer, (dtl_rank_t)call->a[source].number,
                            (dtl_tag_t)call->a[source + 1].number, &flag, &envelope);

    return status != DTL_SUCCESS || flag != 0;
}

static bool receives(struct fuzz_call *call)
{
    return may_receive(call, 4);
}

static bool probes(struct fuzz_call *call)
{
    return may_receive(call, 1);
}

/* Small messages are sent eagerly, before a rank receives them. */
static bool is_small(const struct fuzz_call *call, size_t buffer)
{
    return call->bytes[buffer] <= 512;
}

static bool sends(struct fuzz_call *call)
{
    return is_small(call, 1);
}

static bool sends_to_role(struct fuzz_call *call)
{
    return is_small(call, 3);
}

static bool exchanges(struct fuzz_call *call)
{
    return is_small(call, 1) && may_receive(call, 9);
}

static bool is_complete(void *request)
{
    int completed = 0;

    for (int tried = 0; tried < PATIENCE; tried++)
        if (dtl_test(request, &completed) != DTL_SUCCESS || completed != 0)
            return true;
    return dtl_cancel(request) == DTL_SUCCESS;
}

static bool waits(struct fuzz_call *call)
{
    return is_complete(call->a[0].pointer);
}

static bool waits_for_all(struct fuzz_call *call)
{
    void *const *requests = call->a[1].pointer;

    for (uint64_t index = 0; requests != NULL && index < call->bytes[1] / sizeof *requests; index++)
        if (requests[index] != NULL && !is_complete(requests[index]))
            return false;
    return true;
}

static bool waits_for_any(struct fuzz_call *call)
{
    void *const *requests = call->a[1].pointer;
    uint64_t count = call->bytes[1] / sizeof *requests;

    for (uint64_t index = 0; requests != NULL && index < count; index++)
        if (is_complete(requests[index]))
            return true;
    return requests == NULL || count == 0;
}

static bool has_value(void *future)
{
    int completed = 0;

    for (int tried = 0; tried < PATIENCE; tried++)
        if (dtl_future_test(future, &completed) != DTL_SUCCESS || completed != 0)
            return true;
    return false;
}

static bool waits_for_value(struct fuzz_call *call)
{
    return has_value(call->a[0].pointer);
}

static bool waits_a_while(struct fuzz_call *call)
{
    if (!has_value(call->a[0].pointer) && call->a[1].number > 3)
        call->a[1].number = 3;
    return true;
}

static bool waits_for_some_value(struct fuzz_call *call)
{
    void *const *futures = call->a[0].pointer;
    uint64_t count = call->bytes[0] / sizeof *futures;

    for (uint64_t index = 0; futures != NULL && index < count; index++)
        if (has_value(futures[index]))
            return true;
    return futures == NULL || count == 0;
}

static bool waits_for_plan(struct fuzz_call *call)
{
    int completed = 0;

    for (int tried = 0; tried < PATIENCE; tried++)
        if (dtl_collective_plan_test(call->a[0].pointer, &completed) != DTL_SUCCESS || completed)
            return true;
    return false;
}

/* Targets of an epoch need not wait, but must post it. */
static bool starts(struct fuzz_call *call)
{
    (void)call;
    return !fuzz_is_open(call->a[0].pointer);
}

static bool ends_epoch(struct fuzz_call *call)
{
    int completed = 0;

    return dtl_window_test(call->a[0].pointer, &completed) != DTL_SUCCESS;
}

static bool locks(struct fuzz_call *call)
{
    if (fuzz_world.size > 1 && call->a[2].number == DTL_LOCK_EXCLUSIVE)
        call->a[2].number = DTL_LOCK_SHARED;
    return true;
}

/* All ranks close a context with actions together, and the object created from it last as well.
 * Ranks do not agree on which object that is, so only one context that stays open has actions. */
static bool acts(struct fuzz_call *call)
{
    if (fuzz_world.size > 1 && fuzz_is_open(call->a[0].pointer))
        call->a[0].pointer = fuzz_world.control;
    return true;
}

/* Ranks draw teams independently, and would wait for each other in different ones. */
static bool is_by_team(struct fuzz_call *call)
{
    return fuzz_world.size == 1 || !fuzz_is_open(call->a[0].pointer);
}

static bool is_by_role(struct fuzz_call *call)
{
    return !fuzz_is_open(call->a[0].pointer);
}

/* No rank changes the signal: a wait ends by its timeout. */
static bool waits_a_moment(struct fuzz_call *call, size_t milliseconds)
{
    call->a[milliseconds].number = 1;
    return true;
}

static bool waits_for_signal(struct fuzz_call *call)
{
    return waits_a_moment(call, 4);
}

static bool waits_for_signals(struct fuzz_call *call)
{
    return waits_a_moment(call, 5);
}

/* Operations of a signal communicator: they wait for another rank's operation. */
static bool is_by_signals(struct fuzz_call *call)
{
    return !fuzz_is_open(call->a[0].pointer);
}

/* Operations of a model: its tensors may be memory that the fuzzer has freed since. */
static bool is_of_memory(struct fuzz_call *call)
{
    return !fuzz_is_open(call->a[0].pointer);
}

/* Starts a group that may never end. */
static bool groups(struct fuzz_call *call)
{
    (void)call;
    return false;
}

static bool terminates(struct fuzz_call *call)
{
    return call->a[1].number != DTL_ERROR_POLICY_TERMINATE;
}

static bool ends_program(struct fuzz_call *call)
{
    (void)call;
    return false;
}

/* An interrupted rank leaves the collectives that the fuzzer calls with the others. */
static bool is_alone(struct fuzz_call *call)
{
    (void)call;
    return fuzz_world.size == 1;
}

static const struct {
    const char *name;
    bool (*returns)(struct fuzz_call *call);
} guards[] = {
    {"abort", ends_program},
    {"interrupt", is_alone},
    {"interrupt_check_set", is_alone},
    {"context_from_fortran_comm", ends_program},
    {"context_set_error_policy", terminates},
    {"send", sends},
    {"intergroup_send", sends_to_role},
    {"recv", receives},
    {"sendrecv", exchanges},
    {"probe", probes},
    {"mprobe", probes},
    {"probe_envelope", probes},
    {"wait", waits},
    {"waitall", waits_for_all},
    {"waitany", waits_for_any},
    {"future_wait", waits_for_value},
    {"future_get", waits_for_value},
    {"future_size", waits_for_value},
    {"future_wait_for", waits_a_while},
    {"when_any", waits_for_some_value},
    {"collective_plan_wait", waits_for_plan},
    {"window_start", starts},
    {"window_wait", ends_epoch},
    {"window_lock", locks},
    {"symmetric_signal_wait_until", waits_for_signal},
    {"symmetric_signal_wait_until_any", waits_for_signals},
    {"symmetric_signal_wait_until_all", waits_for_signals},
    {"symmetric_team_split_strided", is_by_team},
    {"symmetric_team_split_color", is_by_team},
    {"symmetric_team_destroy", is_by_team},
    {"symmetric_barrier", is_by_team},
    {"symmetric_sync", is_by_team},
    {"symmetric_broadcastmem", is_by_team},
    {"symmetric_fcollectmem", is_by_team},
    {"model_run", is_of_memory},
    {"signal_send", is_by_signals},
    {"signal_recv", is_by_signals},
    {"signal_wait_signal", is_by_signals},
    {"signal_group_start", groups},
    {"action_register", acts},
    {"action_register_reply", acts},
    {"remote_invoke", acts},
    {"remote_invoke_async", acts},
    {"intergroup_recv", is_by_role},
    {"intergroup_broadcast", is_by_role},
};

bool fuzz_returns(struct fuzz_call *call)
{
    for (size_t index = 0; index < sizeof guards / sizeof *guards; index++)
        if (strcmp(call->function->name, guards[index].name) == 0)
            return guards[index].returns(call);
    return true;
}
