/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/tests/failure_form.h.j2.
 * Do not edit. */
/* Checks the form of failure messages: "dtl_NAME: ACTUAL; expected EXPECTED [DTL-NAME-KEY]",
 * where NAME is the called function. */
#ifndef DTL_TEST_FORM_H
#define DTL_TEST_FORM_H

#include <regex.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static inline bool form_matches(const char *pattern, const char *text)
{
    regex_t regex;

    if (regcomp(&regex, pattern, REG_EXTENDED | REG_NOSUB) != 0)
        return false;

    bool is_match = regexec(&regex, text, 0, NULL, 0) == 0;

    regfree(&regex);
    return is_match;
}

/* Returns true if `text` has this form for the function and contains its name and its id once. */
static inline bool has_form(const char *text, const char *name)
{
    char pattern[256], prefix[128];

    snprintf(prefix, sizeof prefix, "dtl_%s: ", name);
    snprintf(pattern, sizeof pattern, "^%s.+ \\[DTL-%s-[a-z0-9_.-]+\\]$", prefix, name);
    return form_matches(pattern, text) && strstr(text + 1, prefix) == NULL &&
           strstr(strstr(text, "[DTL-") + 1, "[DTL-") == NULL;
}

/* The same for a call as written in the source: "dtl_barrier(ctx)". Returns true for text that is
 * not a call of the API. */
static inline bool call_has_form(const char *text, const char *call)
{
    char name[64];
    int end = 0;

    if (sscanf(call, "dtl_%63[a-z0-9_]%n", name, &end) != 1 || call[end] != '(' || name[0] == '_')
        return true;
    return has_form(text, name);
}

#endif
