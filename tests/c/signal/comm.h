/* SPDX-License-Identifier: BSD-3-Clause */
/* The signal communicator of every test. The program's argument selects the transport: host memory,
 * as described in ../symmetric/transport.h; "ipc": exported blocks of emulated devices, or of the
 * first device of the kind that DTL_TEST_DEVICE names; "nccl": a fake NCCL; "early": a fake NCCL
 * older than 2.31; "old": exported blocks of a fake driver, with an NCCL without signals. */
#ifndef DTL_TEST_SIGNAL_COMM_H
#define DTL_TEST_SIGNAL_COMM_H

#include "../support/device_leaks.h"
#include "../support/device_memory.h"
#include "../symmetric/transport.h"

enum { CELLS = 1000, BYTES = CELLS * sizeof(int64_t) };

static bool is_nccl, is_early, is_old, is_ipc;
static dtl_context_t ctx; /* shared by all tests */
static dtl_signal_t comm;
static int64_t *cells; /* registered by every test, initially zero */
static int64_t *mine;  /* source of puts, also registered */
static dtl_signal_window_t window, source;

static inline bool has_device(void)
{
    return is_nccl || is_old || is_ipc;
}

/* ---- memory of the communicator's ------------------------------------------------------------ */

static inline int64_t *block_make(void)
{
    int64_t *zeros = calloc(CELLS, sizeof *zeros), *block = zeros;

    if (has_device()) {
        block = device_block(zeros, BYTES);
        free(zeros);
    }
    return block;
}

static inline void block_free(int64_t *block)
{
    if (has_device())
        device_free(block);
    else
        free(block);
}

/* Copies between cells, either of which may be the communicator's memory. */
static inline void cells_copy(int64_t *to, const int64_t *from, size_t count)
{
    if (has_device())
        device_copy(to, from, count * sizeof *to);
    else
        memcpy(to, from, count * sizeof *to);
}

static inline int64_t cell(const int64_t *from)
{
    int64_t value = -1;

    cells_copy(&value, from, 1);
    return value;
}

/* ---- communicators --------------------------------------------------------------------------- */

/* Ranks share the first device of a real machine. */
static inline bool is_emulated(void)
{
    return is_ipc && getenv("DTL_TEST_DEVICE") == NULL;
}

static inline const char *kind_name(void)
{
    return is_emulated() ? "emulated" : is_ipc ? getenv("DTL_TEST_DEVICE") : "cuda";
}

static inline int32_t device_id(void)
{
    return is_emulated() ? world.rank % 4 : is_ipc ? 0 : world.rank;
}

static inline dtl_status context_make(void)
{
    if (is_ipc)
        return dtl_context_with_device(world.ctx, device_kind_named(kind_name()), device_id(),
                                       &ctx);
    if (has_device())
        return dtl_context_with_nccl(world.ctx, world.rank, &ctx);
    return dtl_context_dup(world.ctx, &ctx);
}

static inline int comm_make(void **state)
{
    (void)state;
    assert_success(context_make());
    if (has_device())
        device_choose(kind_name(), device_id());
    cells = block_make();
    mine = block_make();
    assert_success(dtl_signal_create(ctx, &comm));
    assert_success(dtl_signal_register_window(comm, cells, BYTES, 0, &window));
    assert_success(dtl_signal_register_window(comm, mine, BYTES, 0, &source));
    return 0;
}

static inline int comm_free(void **state)
{
    (void)state;
    dtl_signal_destroy(comm);
    block_free(cells);
    block_free(mine);
    dtl_context_destroy(ctx);
    return 0;
}

#define WITH_COMM(test) cmocka_unit_test_setup_teardown(test, comm_make, comm_free)

static inline int32_t next_rank(void)
{
    return (world.rank + 1) % world.size;
}

static inline int32_t rank_before(void)
{
    return (world.rank + world.size - 1) % world.size;
}

/* Chooses the transport by the program's argument. */
static inline void comm_transport_choose(int argc, char **argv)
{
    const char *transport = argc > 1 ? argv[1] : "";

    is_early = strcmp(transport, "early") == 0;
    is_nccl = is_early || strcmp(transport, "nccl") == 0;
    is_old = strcmp(transport, "old") == 0;
    is_ipc = strcmp(transport, "ipc") == 0;
    if (!has_device())
        transport_choose(argc, argv);
    if (!is_nccl && !is_old)
        setenv("DTL_DEVICE", is_ipc ? kind_name() : "emulated", 1);
}

#endif
