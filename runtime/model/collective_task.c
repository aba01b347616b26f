/* SPDX-License-Identifier: BSD-3-Clause */
/* Kernels of the collective tasks. */
#include "task_kernel.h"

dtl_status dtl__run_barrier(const struct task_run *run)
{
    return dtl__run(&run->model->context->comm, barrier_of(dtl__dtype(DTL_DTYPE_BYTE)));
}

dtl_status dtl__run_allreduce(const struct task_run *run)
{
    const struct model_tensor *tensor = dtl__operand(run, OPERANDS - 1);

    return dtl__run(&run->model->context->comm,
                    allreduce_of(tensor->base, tensor->base, tensor->rows * tensor->columns,
                                 dtl__dtype(tensor->dtype), (dtl_reduce_op)run->record->operation));
}
