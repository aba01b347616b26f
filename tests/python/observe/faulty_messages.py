# SPDX-License-Identifier: BSD-3-Clause
"""Faulty programs: messages, waits and buffers."""

from faulty_program_kinds import CHECK, FaultyProgram, all_of, hang, refused

MESSAGES = "Messages that wait for each other"
WAITS = "Waits"
BUFFERS = "Buffers"

PROGRAMS = (
    hang(
        MESSAGES,
        "all receive first",
        *all_of("012", "dtl_recv("),
        c="""
        int32_t word = 0;
        DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, (rank + size - 1) % size, 7));
        DO(dtl_send(ctx, &word, 1, DTL_DTYPE_INT32, (rank + 1) % size, 7));""",
    ),
    hang(
        MESSAGES,
        "all send long messages first",
        *all_of("012", "dtl_send("),
        without_setting="hangs; works while messages are short",
        c="""
        static double large[1 << 20];
        DO(dtl_send(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, (rank + 1) % size, 7));
        DO(dtl_recv(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, (rank + size - 1) % size, 7));""",
    ),
    hang(
        MESSAGES,
        "a long message to oneself",
        *all_of("012", "dtl_send("),
        c="""
        static double large[1 << 20];
        DO(dtl_send(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, rank, 7));
        DO(dtl_recv(ctx, large, 1 << 20, DTL_DTYPE_FLOAT64, rank, 7));""",
    ),
    hang(
        MESSAGES,
        "different tags",
        "dtl: rank 1: dtl_recv(",
        *all_of("02", "dtl_barrier("),
        c="""
        int32_t word = 0;
        if (rank == 0)
            DO(dtl_send(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        if (rank == 1)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 0, 8));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        MESSAGES,
        "different sources",
        "dtl: rank 1: dtl_recv(",
        *all_of("02", "dtl_barrier("),
        c="""
        int32_t word = 0;
        if (rank == 0)
            DO(dtl_send(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7));
        if (rank == 1)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 2, 7));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        MESSAGES,
        "a probe for a message that is never sent",
        "dtl: rank 0: dtl_probe(",
        *all_of("12", "dtl_barrier("),
        c="""
        dtl_message_info_t info;
        if (rank == 0)
            DO(dtl_probe(ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, DTL_DTYPE_INT32, &info));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        MESSAGES,
        "mismatched partners of sendrecv",
        *all_of("012", "dtl_sendrecv("),
        c="""
        int32_t mine = rank, other = 0, next = (rank + 1) % size;
        DO(dtl_sendrecv(ctx, &mine, 1, DTL_DTYPE_INT32, next, 7, &other, 1, DTL_DTYPE_INT32, next,
                        7));""",
    ),
    hang(
        MESSAGES,
        "all receive first, in Python",
        *all_of("012", "recv(source="),
        python="dtl.recv(ctx, source=(ctx.rank + 1) % ctx.size)",
    ),
    refused(
        MESSAGES,
        "a buffer that is too small for a message",
        "dtl_recv: buf has 1 elements of int32, 4 bytes; expected room for 20 of int32, 80 bytes, "
        "of the message from rank 0 with tag 7, which was not received",
        c="""
        int32_t words[20] = {0};
        if (rank == 0)
            DO(dtl_send(ctx, words, 20, DTL_DTYPE_INT32, 1, 7));
        if (rank == 1)
            DO(dtl_recv(ctx, words, 1, DTL_DTYPE_INT32, 0, 7));
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        WAITS,
        "a wait for a message that is never sent",
        "dtl: rank 0: dtl_wait(",
        *all_of("12", "dtl_barrier("),
        c="""
        int32_t word = 0;
        dtl_request_t request = NULL;
        if (rank == 0) {
            DO(dtl_irecv(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7, &request));
            DO(dtl_wait(request));
        }
        DO(dtl_barrier(ctx));""",
    ),
    hang(
        WAITS,
        "an action that does not end, in Python",
        "dtl: rank 0: remote_invoke(rank=1, action=stay) was entered",
        "dtl: rank 2: action_barrier(",
        python="""
@dtl.action
def stay(seconds):
    import time
    time.sleep(seconds)

dtl.serve_actions(ctx)
if ctx.rank == 0:
    dtl.remote_invoke(ctx, 1, stay, 60)
dtl.action_barrier(ctx)""",
    ),
    hang(
        WAITS,
        "a wait for a future that is never set",
        *all_of("012", "dtl_future_wait("),
        c="""
        dtl_future_t future = NULL;
        DO(dtl_future_create(&future));
        DO(dtl_future_wait(future));""",
    ),
    hang(
        WAITS,
        "a collective that one rank does not start",
        "dtl: rank 0: dtl_recv(",
        *all_of("12", "dtl_wait("),
        c="""
        int32_t one = 1, sum = 0;
        dtl_request_t request = NULL;
        if (rank == 0)
            DO(dtl_recv(ctx, &sum, 1, DTL_DTYPE_INT32, 1, 7));
        DO(dtl_iallreduce(ctx, &one, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
        DO(dtl_wait(request));
        DO(dtl_send(ctx, &sum, 1, DTL_DTYPE_INT32, 0, 7));""",
    ),
    refused(
        WAITS,
        "a plan that is started before its wait",
        "dtl_collective_plan_start: the plan is under way; expected one that was waited for",
        c="""
        dtl_collective_plan_t plan = NULL;
        DO(dtl_plan_barrier(ctx, &plan));
        DO(dtl_collective_plan_start(plan));
        DO(dtl_collective_plan_start(plan));""",
    ),
    refused(
        WAITS,
        "a request that is waited for twice",
        "dtl_wait: request is a handle that is already closed; expected a request",
        c="""
        int32_t word = 0;
        dtl_request_t request = NULL;
        DO(dtl_isend(ctx, &word, 1, DTL_DTYPE_INT32, rank, 7, &request));
        DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, rank, 7));
        DO(dtl_wait(request));
        DO(dtl_wait(request));""",
    ),
    refused(
        WAITS,
        "a request that is twice in an array",
        "dtl_waitall: requests[0] and requests[1] are the same handle; expected each once",
        c="""
        int32_t word = 0;
        dtl_request_t requests[2];
        DO(dtl_irecv(ctx, &word, 1, DTL_DTYPE_INT32, rank, 7, &requests[0]));
        requests[1] = requests[0];
        DO(dtl_waitall(2, requests));""",
    ),
    FaultyProgram(
        BUFFERS,
        "a buffer that is written while it is sent",
        CHECK,
        "wrong values now and then",
        (
            "a buffer of 4 bytes was written while rank 0 sent it to rank 1 with tag 7; "
            "expected it unchanged until the wait",
        ),
        c="""
        int32_t word = 1;
        dtl_request_t request = NULL;
        if (rank == 0) {
            DO(dtl_isend(ctx, &word, 1, DTL_DTYPE_INT32, 1, 7, &request));
            word = 2;
            DO(dtl_wait(request));
        }
        if (rank == 1)
            DO(dtl_recv(ctx, &word, 1, DTL_DTYPE_INT32, 0, 7));
        DO(dtl_barrier(ctx));""",
    ),
    FaultyProgram(
        BUFFERS,
        "a buffer that is written while it is summed",
        CHECK,
        "wrong values now and then",
        (
            "a buffer that rank 1 gave to dtl_iallreduce was written meanwhile; "
            "expected it unchanged until the wait",
        ),
        c="""
        int32_t word = 1, sum = 0;
        dtl_request_t request = NULL;
        DO(dtl_iallreduce(ctx, &word, &sum, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
        word += rank == 1;
        DO(dtl_wait(request));""",
    ),
    FaultyProgram(
        BUFFERS,
        "an array that is written while it is sent, in Python",
        CHECK,
        "wrong values now and then",
        (
            "a buffer of 8000000 bytes was written while rank 0 sent it to rank 1 with tag 7; "
            "expected it unchanged until the wait",
        ),
        python="""
if ctx.rank == 0:
    data = np.zeros(10**6)
    request = dtl.isend(ctx, data, dest=1, tag=7)
    data += 1
    request.wait()
elif ctx.rank == 1:
    dtl.recv(ctx, source=0, tag=7)
ctx.barrier()""",
    ),
    refused(
        BUFFERS,
        "a result that overlaps the input",
        "dtl_allreduce: recvbuf overlaps sendbuf; "
        "expected no overlap with sendbuf unless both are the same",
        c="""
        int32_t words[8] = {0};
        DO(dtl_allreduce(ctx, words, words + 1, 4, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
    refused(
        BUFFERS,
        "a scan that writes over what it still reads",
        "dtl_scan: recvbuf overlaps sendbuf; "
        "expected no overlap with sendbuf unless both are the same",
        c="""
        int32_t words[8] = {0};
        DO(dtl_scan(ctx, words + 2, words, 4, DTL_DTYPE_INT32, DTL_OP_SUM));""",
    ),
)
