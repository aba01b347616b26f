/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/tests/fixture.c.j2.
 * Do not edit. */
/* Common code of the misuse tests. */
#include "fixture.h"

#include <string.h>

#include "failure_form.h"

enum { PATTERN = 0xa5 };

struct objects live, freed;
unsigned char misuse_in[MISUSE_SLOTS][MISUSE_BYTES];
unsigned char misuse_out[MISUSE_SLOTS][MISUSE_BYTES];
const dtl_size_t misuse_ones[MISUSE_SLOTS] = {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
void *const misuse_foreign = misuse_in;
void *const misuse_nonsense = (void *)(uintptr_t)0x5a5a5a5a5a5a5a5a;
void *misuse_device_memory;

void misuse_callback(void)
{
    fail_msg("a refused call has called back");
}

int objects_make(void **state)
{
    (void)state;
    misuse_make(&live);
    misuse_make(&freed);
    misuse_release(&freed);
    return 0;
}

int objects_free(void **state)
{
    (void)state;
    misuse_release(&live);
    return 0;
}

void misuse_begin(void)
{
    dtl_clear_error();
    memset(misuse_out, PATTERN, sizeof misuse_out);
}

void misuse_end(dtl_status status, const char *id, const char *file, int line)
{
    char text[1024], name[64];

    dtl_last_error(text, sizeof text);
    if (sscanf(id, "DTL-%63[a-z0-9_]", name) != 1 || !has_form(text, name) ||
        strstr(text, id) == NULL ||
        (strstr(text, "; expected ") == NULL && strstr(text, "; install ") == NULL)) {
        print_error("expected \"dtl_%s: what is; expected what [%s]\", got \"%s\"\n", name, id,
                    text);
        _fail(file, line);
    }
    if (status != 0)
        _assert_int_equal((uintmax_t)dtl_last_error_status(), (uintmax_t)status, file, line);
    for (size_t index = 0; index < sizeof misuse_out; index++)
        _assert_int_equal(((const unsigned char *)misuse_out)[index], PATTERN, file, line);
}
