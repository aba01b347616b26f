/* Made by "dtlgen generate" from spec/ and dtlgen/emit/c/templates/environment_variables.h.j2.
 * Do not edit. */
/* Table of the environment variables that the library reads, by which it checks their values. */
#ifndef DTL_VARIABLES_H
#define DTL_VARIABLES_H

enum variable_kind {
    TAKES_CHOICE,
    TAKES_SWITCH,
    TAKES_COUNT,
    TAKES_SECONDS,
    TAKES_TEXT,
    TAKES_INTERNAL,
};

struct variable {
    const char *name;
    enum variable_kind takes;
    const char *values[8]; /* allowed values of a choice; NULL ends the list */
    const char *initial;   /* the default; "": none */
    const char *expected;
    const char *doc;
};

static const struct variable known_variables[] = {
    {
        .name = "DTL_BOXES",
        .takes = TAKES_CHOICE,
        .values = {"few", "many"},
        .initial = "few",
        .expected =
            "few or many",
        .doc =
            "How many boxes there may be.",
    },
};

#endif
