/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether all ranks may go on. */
#include "dtl_error.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status(dtl__comm_agree_any)(struct comm *comm, dtl_status status, bool *is_any)
{
    int32_t mine[] = {status, *is_any}, most[] = {status, *is_any};
    dtl_status agreed =
        dtl__run(comm, allreduce_of(mine, most, 2, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));

    if (agreed != DTL_SUCCESS) /* its words are the last error's */
        return agreed;
    *is_any = most[1];
    if (status != DTL_SUCCESS || most[0] == DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(most[0], ANOTHER_RANK,
                                "another rank has failed with %s; expected success on all ranks",
                                dtl_impl_status_name(most[0]));
}

dtl_status(dtl__comm_agree)(struct comm *comm, dtl_status status)
{
    bool is_any = false;

    return (dtl__comm_agree_any)(comm, status, &is_any);
}
