/* SPDX-License-Identifier: BSD-3-Clause */
/* Classifies status codes. */
#include "dtl_impl.h"

int dtl_impl_status_ok(dtl_status status)
{
    return status == DTL_SUCCESS;
}

int dtl_impl_status_is_error(dtl_status status)
{
    return status != DTL_SUCCESS && status != DTL_NOT_FOUND && status != DTL_END;
}

int dtl_impl_status_is_category(dtl_status status, int category_code)
{
    return dtl_status_category_code(status) == category_code;
}
