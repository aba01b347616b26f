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
        .name = "DTL_MPI",
        .takes = TAKES_TEXT,
        .values = {"auto", "openmpi", "mpich", "local", "none", "the name of another backend"},
        .initial = "auto",
        .expected =
            "auto, openmpi, mpich, local, none or the name of another backend",
        .doc =
            "Which MPI the program runs on. Another value is refused when the first context is made.",
    },
    {
        .name = "DTL_DEVICE",
        .takes = TAKES_TEXT,
        .values = {"auto", "cuda", "hip", "the name of another backend", "none"},
        .initial = "auto",
        .expected =
            "auto, cuda, hip, the name of another backend or none",
        .doc =
            "Which devices may be used. Another value is refused when a context is made.",
    },
    {
        .name = "DTL_SHMEM",
        .takes = TAKES_TEXT,
        .values = {"openshmem", "none"},
        .initial = "none",
        .expected =
            "openshmem or none",
        .doc =
            "Symmetric heaps are OpenSHMEM's, which is started before the MPI.",
    },
    {
        .name = "DTL_PLUGIN_PATH",
        .takes = TAKES_TEXT,
        .values = {"folders with colons between"},
        .initial = "",
        .expected =
            "folders with colons between",
        .doc =
            "Where backends are looked for, before the library's own folder.",
    },
    {
        .name = "DTL_CHECK",
        .takes = TAKES_SWITCH,
        .initial = "0",
        .expected =
            "0 or 1",
        .doc =
            "Calls of the ranks are compared before they run, and what is left open is told at the end.",
    },
    {
        .name = "DTL_INTERRUPTIBLE",
        .takes = TAKES_SWITCH,
        .initial = "0",
        .expected =
            "0 or 1",
        .doc =
            "Each collective that an MPI runs begins with a barrier that Ctrl-C can end, the small ones too. Where one rank sets it, all do so.",
    },
    {
        .name = "DTL_TIMEOUT",
        .takes = TAKES_SECONDS,
        .initial = "",
        .expected =
            "seconds > 0",
        .doc =
            "The job ends when a call takes so long, and says which ranks wait for what.",
    },
    {
        .name = "DTL_TRACE",
        .takes = TAKES_TEXT,
        .values = {"a file"},
        .initial = "",
        .expected =
            "a file",
        .doc =
            "Each rank writes a timeline of its calls to `FILE.RANK.json`.",
    },
    {
        .name = "DTL_RECORD",
        .takes = TAKES_TEXT,
        .values = {"a file"},
        .initial = "",
        .expected =
            "a file",
        .doc =
            "Each rank writes its calls with all their arguments to `FILE.RANK`, to be made again.",
    },
    {
        .name = "DTL_PROGRESS",
        .takes = TAKES_CHOICE,
        .values = {"thread", "poll"},
        .initial = "thread",
        .expected =
            "thread or poll",
        .doc =
            "Who answers other ranks, a thread of the library or calls that wait.",
    },
    {
        .name = "DTL_PROGRESS_BAR",
        .takes = TAKES_SWITCH,
        .initial = "",
        .expected =
            "0 or 1",
        .doc =
            "Long operations show a bar always (1) or never (0), by default on a terminal after a second.",
    },
    {
        .name = "DTL_NODE_COLLECTIVES",
        .takes = TAKES_CHOICE,
        .values = {"auto", "off", "pieces", "direct"},
        .initial = "auto",
        .expected =
            "auto, off, pieces or direct",
        .doc =
            "How collectives of ranks on one node move data, or `off` to leave them to the MPI.",
    },
    {
        .name = "DTL_NODE_SIZE",
        .takes = TAKES_COUNT,
        .initial = "",
        .expected =
            "a number from 1 up",
        .doc =
            "So many ranks that follow each other count as a node, to try programs of several nodes on one.",
    },
    {
        .name = "DTL_SHARED_MEMORY",
        .takes = TAKES_SWITCH,
        .initial = "1",
        .expected =
            "0 or 1",
        .doc =
            "Whether ranks of a node read windows, heaps and maps of each other directly.",
    },
    {
        .name = "DTL_SYMMETRIC_SIZE",
        .takes = TAKES_TEXT,
        .values = {"bytes with K or M or G"},
        .initial = "64M",
        .expected =
            "bytes with K or M or G",
        .doc =
            "The size of a symmetric heap whose creation names none. Another value is refused there.",
    },
    {
        .name = "DTL_SYMMETRIC_DELAY",
        .takes = TAKES_SWITCH,
        .initial = "0",
        .expected =
            "0 or 1",
        .doc =
            "Operations that need not be done at once wait for the next quiet, to find missing ones.",
    },
    {
        .name = "DTL_SEED",
        .takes = TAKES_TEXT,
        .values = {"a number or any text"},
        .initial = "",
        .expected =
            "a number or any text",
        .doc =
            "Fixes the seed by which maps hash their keys, and with it the order of their entries.",
    },
    {
        .name = "DTL_RUN_ENDED",
        .takes = TAKES_INTERNAL,
        .initial = "",
        .expected =
            "text",
        .doc =
            "The file by which `python -m dtl run` tells its ranks that one of them has ended.",
    },
    {
        .name = "DTL_RANK_PROCESS",
        .takes = TAKES_INTERNAL,
        .initial = "",
        .expected =
            "text",
        .doc =
            "Tells processes that a rank starts that they are no ranks of the job.",
    },
};

#endif
