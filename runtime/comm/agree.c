/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether all ranks may go on. */
#include "dtl_runtime.h"

dtl_status dtl__comm_agree(struct comm *comm, dtl_status status, const char *what)
{
    int32_t mine = status, worst = status;
    dtl_status agreed =
        comm->ops->allreduce(comm, &mine, &worst, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX);

    if (status != DTL_SUCCESS)
        return status;
    if (agreed != DTL_SUCCESS || worst == DTL_SUCCESS)
        return agreed;
    return dtl__fail(worst, "%s: another rank has failed with status %d", what, (int)worst);
}
