/* SPDX-License-Identifier: BSD-3-Clause */
/* The headers of messages from another rank are validated: an invalid packet is dropped, and the
 * next one is received as usual.
 *
 * Rank 1 sends through wrappers of MPI's functions, which forge the next packet. */
#include <mpi.h>

#include "../support/support.h"

#include "backends/mpi/mpi_backend.h"

enum { WHOLE_TAG = 500, BRIEF_TAG = 5, NUMBERS = 3, MANY = 2000, RECEIVER = 0, FORGER = 1 };

/* ---- forging --------------------------------------------------------------------------------- */

typedef void (*forgery)(struct packet *packet, mpi_count *bytes);

static forgery forge;             /* applied to the next packet */
static mpi_count payload_cut = 0; /* bytes removed from the next payload */

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

/* Makes the header announce a payload of `count` elements, if the header has space for it. */
static void tell_payload(struct packet *packet, mpi_count *bytes, uint64_t count)
{
    packet->header.number = 1;
    memcpy(packet->rest, &count, sizeof count);
    *bytes = (mpi_count)(sizeof(struct header) + sizeof count);
}

static void end_within_an_element(struct packet *packet, mpi_count *bytes)
{
    (void)packet;
    *bytes -= 1;
}

static void payload_that_wraps(struct packet *packet, mpi_count *bytes)
{
    tell_payload(packet, bytes, (UINT64_C(1) << 61) + MANY);
}

static void payload_of_too_many(struct packet *packet, mpi_count *bytes)
{
    tell_payload(packet, bytes, UINT64_C(1) << 60);
}

static void small_payload(struct packet *packet, mpi_count *bytes)
{
    tell_payload(packet, bytes, NUMBERS);
}

static void payload_without_count(struct packet *packet, mpi_count *bytes)
{
    tell_payload(packet, bytes, MANY);
    *bytes -= 1;
}

static void payload_and_data(struct packet *packet, mpi_count *bytes)
{
    tell_payload(packet, bytes, MANY);
    *bytes += NUMBERS * (mpi_count)sizeof(double);
}

/* Inserts these extents in front of the data, or as many of them as fit. */
static void insert_shape(struct packet *packet, mpi_count *bytes, uint32_t ndim,
                         const dtl_size_t *extents, mpi_count data)
{
    packet->header.dimensions = (uint8_t)ndim;
    memcpy(packet->rest, extents, ndim * sizeof *extents);
    *bytes = (mpi_count)(sizeof(struct header) + ndim * sizeof *extents) + data;
}

static void too_many_dimensions(struct packet *packet, mpi_count *bytes)
{
    const dtl_size_t extents[DTL_MAX_TENSOR_RANK] = {0};

    insert_shape(packet, bytes, DTL_MAX_TENSOR_RANK, extents, 0);
    packet->header.dimensions = EXTENTS + 1;
}

static void dimensions_past_the_packet(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    packet->header.dimensions = NUMBERS + 1;
}

static void shape_of_other_elements(struct packet *packet, mpi_count *bytes)
{
    insert_shape(packet, bytes, 3, (dtl_size_t[]){7, 2, 1}, NUMBERS * sizeof(double));
}

static void shape_that_wraps(struct packet *packet, mpi_count *bytes)
{
    insert_shape(packet, bytes, 3, (dtl_size_t[]){UINT64_C(1) << 63, 2, 1}, 0);
}

static void brief_without_tag(struct packet *packet, mpi_count *bytes)
{
    (void)packet;
    *bytes = BRIEF_BYTES - 1;
}

static void brief_of_unknown_dtype(struct packet *packet, mpi_count *bytes)
{
    (void)bytes;
    ((struct brief *)packet)->dtype = IS_BRIEF | 62;
}

static void brief_end_within_an_element(struct packet *packet, mpi_count *bytes)
{
    (void)packet;
    *bytes -= 1;
}

struct forged {
    const char *name;
    forgery forge;
};

/* Forgeries of packets with a brief header, and of packets with a full header. */
static const struct forged brief_forgeries[] = {
    {"brief without tag", brief_without_tag},
    {"brief of unknown dtype", brief_of_unknown_dtype},
    {"brief end within an element", brief_end_within_an_element},
};
static const struct forged forgeries[] = {
    {"no header", no_header},
    {"unknown dtype", unknown_dtype},
    {"unused dtype", unused_dtype},
    {"end within an element", end_within_an_element},
    {"payload that wraps", payload_that_wraps},
    {"payload of too many", payload_of_too_many},
    {"small payload", small_payload},
    {"payload without count", payload_without_count},
    {"payload and data", payload_and_data},
    {"too many dimensions", too_many_dimensions},
    {"dimensions past the packet", dimensions_past_the_packet},
    {"shape of other elements", shape_of_other_elements},
    {"shape that wraps", shape_that_wraps},
};

/* ---- kinds of receives ----------------------------------------------------------------------- */

static dtl_status at_once(double *numbers, dtl_tag_t tag)
{
    return dtl_recv(world.ctx, numbers, NUMBERS, DTL_DTYPE_FLOAT64, FORGER, tag);
}

static dtl_status later(double *numbers, dtl_tag_t tag)
{
    dtl_request_t request;
    dtl_status status =
        dtl_irecv(world.ctx, numbers, NUMBERS, DTL_DTYPE_FLOAT64, FORGER, tag, &request);

    return status == DTL_SUCCESS ? dtl_wait(request) : status;
}

static dtl_status found_first(double *numbers, dtl_tag_t tag)
{
    dtl_envelope_t envelope;
    dtl_status status = dtl_probe_envelope(world.ctx, DTL_ANY_SOURCE, DTL_ANY_TAG, &envelope);

    if (status != DTL_SUCCESS)
        return status;
    assert_int_equal(envelope.count, NUMBERS);
    assert_int_equal(envelope.ndim, 0);
    return at_once(numbers, tag);
}

static dtl_status (*const receives[])(double *numbers, dtl_tag_t tag) = {at_once, later,
                                                                         found_first};

/* ---- tests ----------------------------------------------------------------------------------- */

static void send_both(forgery next, dtl_tag_t tag)
{
    const double forged_numbers[NUMBERS] = {-1, -2, -3}, numbers[NUMBERS] = {1, 2, 3};

    forge = next;
    assert_success(dtl_send(world.ctx, forged_numbers, NUMBERS, DTL_DTYPE_FLOAT64, RECEIVER, tag));
    assert_success(dtl_send(world.ctx, numbers, NUMBERS, DTL_DTYPE_FLOAT64, RECEIVER, tag));
}

static void receive_one(const char *name, dtl_status (*kind)(double *numbers, dtl_tag_t tag),
                        dtl_tag_t tag)
{
    double numbers[NUMBERS + 1] = {0, 0, 0, 9};
    dtl_status status = kind(numbers, tag);

    if (status != DTL_SUCCESS)
        fail_msg("%s: %s", name, last_message());
    for (int index = 0; index < NUMBERS; index++)
        if (numbers[index] != index + 1)
            fail_msg("%s: number %d is %g", name, index, numbers[index]);
    assert_true(numbers[NUMBERS] == 9);
}

static void try_each_receive(const struct forged *forged, dtl_tag_t tag)
{
    for (size_t kind = 0; kind < COUNT_OF(receives); kind++) {
        if (world.rank == FORGER)
            send_both(forged->forge, tag);
        else
            receive_one(forged->name, receives[kind], tag);
        assert_success(dtl_barrier(world.ctx));
    }
}

static void invalid_packets_are_dropped(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(forgeries); index++)
        try_each_receive(&forgeries[index], WHOLE_TAG);
}

/* The group's header was sent before. */
static void invalid_brief_packets_are_dropped(void **state)
{
    (void)state;
    for (size_t index = 0; index < COUNT_OF(brief_forgeries); index++)
        try_each_receive(&brief_forgeries[index], BRIEF_TAG);
}

/* Turns the packet into one of another communicator, whose id MPI may reuse: its owner is
 * unknown. */
static void become_brief(struct packet *packet, mpi_count *bytes)
{
    const struct brief brief = {IS_BRIEF | DTL_DTYPE_FLOAT64, BRIEF_TAG};

    *bytes -= (mpi_count)(sizeof packet->header - sizeof brief);
    memmove((char *)packet + sizeof brief, packet->rest, (size_t)*bytes - sizeof brief);
    memcpy(packet, &brief, sizeof brief);
}

static void brief_packet_before_any_header_is_dropped(void **state)
{
    const double stale = -1;
    double number = 1;
    dtl_context_t fresh;

    (void)state;
    assert_success(dtl_context_dup(world.ctx, &fresh));
    if (world.rank == FORGER) {
        forge = become_brief;
        assert_success(dtl_send(fresh, &stale, 1, DTL_DTYPE_FLOAT64, RECEIVER, BRIEF_TAG));
        assert_success(dtl_send(fresh, &number, 1, DTL_DTYPE_FLOAT64, RECEIVER, WHOLE_TAG));
        assert_success(dtl_send(fresh, &number, 1, DTL_DTYPE_FLOAT64, RECEIVER, BRIEF_TAG));
    } else {
        number = 0;
        assert_success(dtl_recv(fresh, &number, 1, DTL_DTYPE_FLOAT64, FORGER, WHOLE_TAG));
        assert_success(dtl_recv(fresh, &number, 1, DTL_DTYPE_FLOAT64, FORGER, BRIEF_TAG));
        assert_true(number == 1);
    }
    dtl_context_destroy(fresh);
}

static void payload_shorter_than_announced_is_a_failure(void **state)
{
    static double many[MANY];

    (void)state;
    for (int is_later = 0; is_later < 2; is_later++) {
        if (world.rank == FORGER) {
            payload_cut = 8;
            assert_success(dtl_send(world.ctx, many, MANY, DTL_DTYPE_FLOAT64, RECEIVER, BRIEF_TAG));
        } else if (is_later) {
            dtl_message_t message;
            dtl_message_info_t info;

            assert_success(
                dtl_mprobe(world.ctx, FORGER, BRIEF_TAG, DTL_DTYPE_FLOAT64, &message, &info));
            assert_status(DTL_ERROR_RECV_FAILED, dtl_mrecv(message, many, MANY, DTL_DTYPE_FLOAT64));
        } else {
            assert_status(DTL_ERROR_RECV_FAILED,
                          dtl_recv(world.ctx, many, MANY, DTL_DTYPE_FLOAT64, FORGER, BRIEF_TAG));
        }
        assert_success(dtl_barrier(world.ctx));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(invalid_packets_are_dropped),
        cmocka_unit_test(invalid_brief_packets_are_dropped),
        cmocka_unit_test(brief_packet_before_any_header_is_dropped),
        cmocka_unit_test(payload_shorter_than_announced_is_a_failure),
    };

    return run_in_world("forged_packets", tests, COUNT_OF(tests));
}
