/* SPDX-License-Identifier: BSD-3-Clause */
/* What another rank says of a message is checked: a packet that is not sound is dropped, and the
 * next one is received as if it had not been there.
 *
 * Rank 1 sends through functions that stand in front of MPI's own, and forge the next packet. */
#include <mpi.h>

#include "../support.h"

#include "backends/mpi/mpi_backend.h"

enum { TAG = 5, NUMBERS = 3, MANY = 2000, RECEIVER = 0, FORGER = 1 };

/* ---- the forger ------------------------------------------------------------------------------ */

typedef void (*forgery)(struct packet *packet, mpi_count *bytes);

static forgery forge;             /* the next packet */
static mpi_count payload_cut = 0; /* bytes that are left out of the next payload */

static const void *forged(const void *buffer, int tag, mpi_count *bytes)
{
    static struct packet packet;

    if (tag != PACKET_TAG) {
        *bytes -= payload_cut;
        payload_cut = 0;
        return buffer;
    }
    if (forge == NULL)
        return buffer;
    memcpy(&packet, buffer, (size_t)*bytes);
    forge(&packet, bytes);
    forge = NULL;
    return &packet;
}

#if MPI_HAS_LARGE_COUNTS
#define SENDS(call) PMPI_##call##_c
#else
#define SENDS(call) PMPI_##call
#endif

__attribute__((visibility("default"))) int LARGE(Send)(const void *buffer, mpi_count count,
                                                       MPI_Datatype type, int dest, int tag,
                                                       MPI_Comm comm)
{
    buffer = forged(buffer, tag, &count);
    return SENDS(Send)(buffer, count, type, dest, tag, comm);
}

__attribute__((visibility("default"))) int LARGE(Isend)(const void *buffer, mpi_count count,
                                                        MPI_Datatype type, int dest, int tag,
                                                        MPI_Comm comm, MPI_Request *request)
{
    buffer = forged(buffer, tag, &count);
    return SENDS(Isend)(buffer, count, type, dest, tag, comm, request);
}

/* ---- forgeries ------------------------------------------------------------------------------- */

static void no_header(struct packet *packet, mpi_count *bytes)
{
    (void)packet;
    *bytes = sizeof(struct header) - 1;
}

static void unknown_dtype(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.dtype = 62;
}

static void unused_dtype(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.dtype = 13;
}

static void count_past_the_packet(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.count = NUMBERS + 1;
}

static void count_before_its_end(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.count = NUMBERS - 1;
}

static void count_that_wraps(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.count = (UINT64_C(1) << 61) + NUMBERS;
}

static void count_of_a_payload_that_wraps(struct packet *packet, mpi_count *bytes)
{
    packet->header.number = 1;
    packet->header.count = UINT64_MAX;
    *bytes = sizeof(struct header);
}

static void small_payload(struct packet *packet, mpi_count *bytes)
{
    packet->header.number = 1;
    *bytes = sizeof(struct header);
}

static void payload_and_data(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.number = 1;
    packet->header.count = MANY;
}

static void too_many_dimensions(struct packet *packet, mpi_count *bytes)
{
    packet->header.dimensions = 15;
    *bytes += 15 * (mpi_count)sizeof(dtl_size_t);
}

static void dimensions_past_the_packet(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.dimensions = 2;
}

/* Of no elements, so that the lengths agree. */
static void shape_of_other_elements(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.dimensions = 3;
    packet->header.count = 0;
    memcpy(packet->rest, (dtl_size_t[]){7, 2, 1}, 3 * sizeof(dtl_size_t));
}

static void shape_that_wraps(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.dimensions = 3;
    packet->header.count = 0;
    memcpy(packet->rest, (dtl_size_t[]){UINT64_C(1) << 63, 2, 1}, 3 * sizeof(dtl_size_t));
}

static const struct {
    const char *name;
    forgery forge;
} forgeries[] = {
    {"no header", no_header},
    {"unknown dtype", unknown_dtype},
    {"unused dtype", unused_dtype},
    {"count past the packet", count_past_the_packet},
    {"count before its end", count_before_its_end},
    {"count that wraps", count_that_wraps},
    {"count of a payload that wraps", count_of_a_payload_that_wraps},
    {"small payload", small_payload},
    {"payload and data", payload_and_data},
    {"too many dimensions", too_many_dimensions},
    {"dimensions past the packet", dimensions_past_the_packet},
    {"shape of other elements", shape_of_other_elements},
    {"shape that wraps", shape_that_wraps},
};

/* ---- ways to receive ------------------------------------------------------------------------- */

static dtl_status at_once(double *numbers)
{
    return dtl_recv(world.ctx, numbers, NUMBERS, DTL_DTYPE_FLOAT64, FORGER, TAG);
}

static dtl_status later(double *numbers)
{
    dtl_request_t request;
    dtl_status status =
        dtl_irecv(world.ctx, numbers, NUMBERS, DTL_DTYPE_FLOAT64, FORGER, TAG, &request);

    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

static dtl_status found_first(double *numbers)
{
    dtl_envelope_t envelope;
    dtl_status status = dtl_probe_envelope(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, &envelope);

    if (status != DTL_SUCCESS)
        return status;
    assert_int_equal(envelope.count, NUMBERS);
    assert_int_equal(envelope.ndim, 0);
    return at_once(numbers);
}

static dtl_status (*const ways[])(double *numbers) = {at_once, later, found_first};

/* ---- the promises ---------------------------------------------------------------------------- */

static void send_both(forgery next)
{
    const double forged_numbers[NUMBERS] = {-1, -2, -3}, numbers[NUMBERS] = {1, 2, 3};

    forge = next;
    assert_success(dtl_send(world.ctx, forged_numbers, NUMBERS, DTL_DTYPE_FLOAT64, RECEIVER, TAG));
    assert_success(dtl_send(world.ctx, numbers, NUMBERS, DTL_DTYPE_FLOAT64, RECEIVER, TAG));
}

static void receive_one(const char *name, dtl_status (*way)(double *numbers))
{
    double numbers[NUMBERS + 1] = {0, 0, 0, 9};
    dtl_status status = way(numbers);

    if (status != DTL_SUCCESS)
        fail_msg("%s: %s", name, last_message());
    for (int index = 0; index < NUMBERS; index++)
        if (numbers[index] != index + 1)
            fail_msg("%s: number %d is %g", name, index, numbers[index]);
    assert_true(numbers[NUMBERS] == 9);
}

static void what_is_no_packet_is_dropped(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(forgeries); index++)
        for (size_t way = 0; way < COUNT_OF(ways); way++) {
            if (world.rank == FORGER)
                send_both(forgeries[index].forge);
            else
                receive_one(forgeries[index].name, ways[way]);
            assert_success(dtl_barrier(world.ctx));
        }
}

static void payload_shorter_than_its_packet_says_is_a_failure(void **state)
{
    static double many[MANY];

    (void)state;
    for (int is_later = 0; is_later < 2; is_later++) {
        if (world.rank == FORGER) {
            payload_cut = 8;
            assert_success(dtl_send(world.ctx, many, MANY, DTL_DTYPE_FLOAT64, RECEIVER, TAG));
        } else if (is_later) {
            dtl_message_t message;
            dtl_message_info_t info;

            assert_success(dtl_mprobe(world.ctx, FORGER, TAG, DTL_DTYPE_FLOAT64, &message, &info));
            assert_status(DTL_ERROR_RECV_FAILED, dtl_mrecv(message, many, MANY, DTL_DTYPE_FLOAT64));
        } else {
            assert_status(DTL_ERROR_RECV_FAILED,
                          dtl_recv(world.ctx, many, MANY, DTL_DTYPE_FLOAT64, FORGER, TAG));
        }
        assert_success(dtl_barrier(world.ctx));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_no_packet_is_dropped),
        cmocka_unit_test(payload_shorter_than_its_packet_says_is_a_failure),
    };

    return run_in_world("forged", tests, COUNT_OF(tests));
}
