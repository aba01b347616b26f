/* SPDX-License-Identifier: BSD-3-Clause */
/* Whether all ranks may go on. */
#include "dtl_error.h"
#include "dtl_impl.h"
#include "dtl_runtime.h"

dtl_status(dtl__comm_agree)(struct comm *comm, dtl_status status)
{
    int32_t mine = status, worst = status;
    dtl_status agreed =
        dtl__run(comm, allreduce_of(&mine, &worst, 1, dtl__dtype(DTL_DTYPE_INT32), DTL_OP_MAX));

    if (agreed != DTL_SUCCESS) /* its words are the last error's */
        return agreed;
    if (status != DTL_SUCCESS || worst == DTL_SUCCESS)
        return status;
    return dtl__refuse_argument(worst, ANOTHER_RANK,
                                "another rank has failed with %s; expected success on all ranks",
                                dtl_impl_status_name(worst));
}
