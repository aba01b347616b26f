/* SPDX-License-Identifier: BSD-3-Clause */
/* Metrics: the number of calls of each function, and their bytes. */
#include "observe.h"

#include <string.h>

#include "dtl_error.h"
#include "dtl_impl.h"

static struct {
    _Atomic uint64_t calls, bytes;
} counters[CALL_COUNT];

void dtl__metrics_call(enum call call)
{
    atomic_fetch_add_explicit(&counters[call].calls, 1, memory_order_relaxed);
}

void dtl__call_moved(enum call call, uint64_t read, uint64_t written)
{
    atomic_fetch_add_explicit(&counters[call].bytes, read > written ? read : written,
                              memory_order_relaxed);
}

dtl_status dtl_impl_metrics_enable(int is_enabled)
{
    if (is_enabled)
        atomic_fetch_or(&dtl__observed, OBSERVE_METRICS);
    else
        atomic_fetch_and(&dtl__observed, ~OBSERVE_METRICS);
    return DTL_SUCCESS;
}

dtl_status dtl_impl_metrics_count(const char *name, dtl_size_t *calls, dtl_size_t *bytes)
{
    int call = 0;

    while (call < CALL_COUNT && strcmp(dtl__call_names[call], name) != 0)
        call++;
    if (call == CALL_COUNT)
        return dtl__refuse_argument(DTL_ERROR_INVALID_ARGUMENT, "name-known",
                                    "name is \"%s\"; expected that of a function, such as "
                                    "\"dtl_allreduce\"",
                                    name);
    if (calls != NULL)
        *calls = atomic_load_explicit(&counters[call].calls, memory_order_relaxed);
    if (bytes != NULL)
        *bytes = atomic_load_explicit(&counters[call].bytes, memory_order_relaxed);
    return DTL_SUCCESS;
}
