/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether all ranks may go on. */
#include "dtl_error.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status(dtl__comm_agree_any)(struct comm *comm, dtl_status status, bool any[AGREED_FLAGS])
{
    int32_t mine[] = {status, any[0], any[1]}, most[] = {status, any[0], any[1]};
    dtl_status agreed = dtl__run(
        comm, allreduce_of(mine, most, 1 + AGREED_FLAGS, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));

    if (agreed != DTL_SUCCESS) /* its words are the last error's */
        return agreed;
    for (int flag = 0; flag < AGREED_FLAGS; flag++)
        any[flag] = most[1 + flag] != 0;
    if (status != DTL_SUCCESS || most[0] == DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(most[0], ANOTHER_RANK,
                                "another rank has failed with %s; expected success on all ranks",
                                dtl_impl_status_name(most[0]));
}

dtl_status(dtl__comm_agree)(struct comm *comm, dtl_status status)
{
    bool any[AGREED_FLAGS] = {false};

    return comm->size == 1 ? status : (dtl__comm_agree_any)(comm, status, any);
}
