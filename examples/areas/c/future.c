/* SPDX-License-Identifier: BSD-3-Clause */
#include <stdio.h>

#include "areas.h"

static void future_value(dtl_context_t ctx)
{
    double values[2] = {1.5, 2.5}, found[2] = {0, 0};
    dtl_size_t bytes = 0;
    int before = 0, after = 0;
    dtl_future_t future;

    check(dtl_future_create(&future));
    check(dtl_future_test(future, &before));
    check(dtl_future_set(future, values, sizeof values)); /* here or in another thread */
    check(dtl_future_wait_for(future, 1000, &after));
    check(dtl_future_wait(future));
    check(dtl_future_size(future, &bytes));
    check(dtl_future_get(future, found, sizeof found));
    if (dtl_context_is_root(ctx))
        printf("%s, then %s: %.1f in %d bytes\n", yes_no(before), yes_no(after),
               found[0] + found[1], (int)bytes);
    dtl_future_destroy(future);
}

static void future_failure(dtl_context_t ctx)
{
    int64_t number = 0;
    dtl_future_t future;

    check(dtl_future_create(&future));
    check(
        dtl_future_fail(future, DTL_ERROR_CANCELED, "no luck")); /* waiting callers get the error */
    dtl_status status = dtl_future_get(future, &number, sizeof number);
    if (dtl_context_is_root(ctx))
        printf("canceled: %s\n", yes_no(status == DTL_ERROR_CANCELED));
    dtl_future_destroy(future);
}

static dtl_status doubled(dtl_status code, const void *value, dtl_size_t size, dtl_future_t result,
                          void *unused)
{
    (void)unused;
    if (code != DTL_SUCCESS)
        return code;
    double twice = 2 * *(const double *)value;
    return dtl_future_set(result, &twice, size);
}

static void future_then(dtl_context_t ctx)
{
    double value = 4.5, twice = 0;
    dtl_future_t first, second;

    check(dtl_future_create(&first));
    check(dtl_future_then(first, doubled, NULL, &second)); /* when the first has its value */
    check(dtl_future_set(first, &value, sizeof value));
    check(dtl_future_get(second, &twice, sizeof twice));
    if (dtl_context_is_root(ctx))
        printf("%.1f\n", twice);
    dtl_future_destroy(second);
    dtl_future_destroy(first);
}

static void future_many(dtl_context_t ctx)
{
    int64_t one = 1;
    dtl_size_t first = 7;
    dtl_future_t futures[2], all, any;

    for (int i = 0; i < 2; ++i)
        check(dtl_future_create(&futures[i]));
    check(dtl_when_all(futures, 2, &all));
    check(dtl_future_set(futures[1], &one, sizeof one));
    check(dtl_when_any(futures, 2, &any, &first)); /* the second one it is */
    check(dtl_future_set(futures[0], &one, sizeof one));
    check(dtl_future_wait(any));
    check(dtl_future_wait(all));
    if (dtl_context_is_root(ctx))
        printf("first: %d, then all\n", (int)first);
    dtl_future_destroy(any);
    dtl_future_destroy(all);
    for (int i = 0; i < 2; ++i)
        dtl_future_destroy(futures[i]);
}

const struct example future_examples[] = {
    EXAMPLE(future_value), EXAMPLE(future_failure), EXAMPLE(future_then), EXAMPLE(future_many),
    {NULL, NULL},
};
