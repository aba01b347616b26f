/* Tests that a counter stops at its limit, and that a limit of 0 is refused. */
#include <api/api.h>
#include <stdio.h>
#include <string.h>

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("line %d: not so: %s\n", __LINE__, #condition);                                 \
            return 1;                                                                              \
        }                                                                                          \
    } while (0)

int main(void)
{
    api_counter_t counter;
    char words[200];

    CHECK(api_counter_open(3, &counter) == API_OK);
    CHECK(api_counter_add(counter, 2) == API_OK);
    CHECK(api_counter_value(counter) == 2);
    CHECK(api_counter_add(counter, 2) == API_OK);
    CHECK(api_counter_value(counter) == 3);
    api_counter_close(counter);

    CHECK(api_counter_open(0, &counter) == API_ERROR_ARGUMENT);
    api_last_error(words, sizeof words);
    CHECK(strstr(words, "limit is 0; expected limit > 0") != NULL);
    return 0;
}
