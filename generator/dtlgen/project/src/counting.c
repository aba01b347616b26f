/* Implements the functions of spec/counting.yaml; the stubs have checked the arguments. */
#include "api_conditions.h"
#include "api_impl.h"

api_status api_impl_counter_open(api_size_t limit, struct counter **out)
{
    struct counter *counter;
    api_status status = api__alloc((void **)&counter, sizeof *counter, "counter");

    if (status != API_OK)
        return status;
    counter->limit = limit;
    *out = counter;
    return API_OK;
}

void api_impl_counter_close(struct counter *counter)
{
    api__release(counter);
}

api_status api_impl_counter_add(struct counter *counter, api_size_t step)
{
    api_size_t left = counter->limit - counter->value;

    counter->value += step < left ? step : left;
    return API_OK;
}

api_size_t api_impl_counter_value(struct counter *counter)
{
    return counter->value;
}
