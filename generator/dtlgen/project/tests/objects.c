/* Creates an object of each kind for the generated misuse tests. */
#include "fixture.h"

void misuse_make(struct objects *objects)
{
    assert_int_equal(api_counter_open(1, &objects->counter), API_OK);
}

void misuse_release(const struct objects *objects)
{
    api_counter_close(objects->counter);
}
