/* SPDX-License-Identifier: BSD-3-Clause */
/* Under DTL_CHECK, nonblocking collectives on device memory are checked, including the kind of
 * memory: NCCL on some ranks and MPI on others would wait for each other forever. */
#include "nccl.h"

static void collectives_started_on_devices_complete(void **state)
{
    int32_t mine[2] = {world.rank, 1};
    void *sum = DEVICE_BLOCK(mine);
    dtl_request_t request = NULL;

    (void)state;
    assert_success(dtl_iallreduce(nccl, sum, sum, 2, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
    assert_success(dtl_wait(request));
    DEVICE_READ(mine, sum);
    assert_int_equal(mine[0], ranks_sum());
    assert_int_equal(mine[1], world.size);
    device_free(sum);
}

/* The last rank's buffer is host memory. */
static void host_memory_on_some_ranks_is_reported_on_all(void **state)
{
    int32_t mine[1] = {1};
    void *block = DEVICE_BLOCK(mine);
    void *given = world.rank < world.size - 1 ? block : mine;
    dtl_request_t request = NULL;

    (void)state;
    if (world.size > 1) {
        assert_success(
            dtl_iallreduce(nccl, given, given, 1, DTL_DTYPE_INT32, DTL_OP_SUM, &request));
        assert_status(DTL_ERROR_COLLECTIVE_PARTICIPATION, dtl_wait(request));
        assert_message("on memory of its device and rank");
        DEVICE_READ(mine, block);
        assert_int_equal(mine[0], 1);
    }
    device_free(block);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(collectives_started_on_devices_complete),
        TEST(host_memory_on_some_ranks_is_reported_on_all),
    };

    return run_on_devices("check_device", tests, COUNT_OF(tests));
}
