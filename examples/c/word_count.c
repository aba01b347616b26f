/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts the words of a text in a map that all ranks share, and sorts the text by its words.
 *
 * A word of up to 8 letters is a number of 64 bits here; numbers and words have the same order. */
#include <stdio.h>
#include <stdlib.h>

#include <dtl/dtl.h>

#include "check.h"

enum { WORDS = 100000, LETTERS = 8, DIFFERENT = 20, SHOWN = 3 };

static const char *const vocabulary[DIFFERENT] = {
    "the", "of",  "and", "to",   "in",  "is",   "it", "that", "was",  "for",
    "on",  "are", "as",  "with", "his", "they", "at", "be",   "this", "have",
};

struct entry {
    int64_t word, count;
};

/* Word `n` of a text, in which early words of the vocabulary are more frequent. */
static int64_t word_of(int64_t n)
{
    int64_t one = (2 * n * 1103515245 + 12345) % 2147483648 / 65536 % DIFFERENT;
    int64_t other = ((2 * n + 1) * 1103515245 + 12345) % 2147483648 / 65536 % DIFFERENT;
    const char *letter = vocabulary[one < other ? one : other];
    int64_t number = 0;

    for (int place = 0; place < LETTERS; ++place)
        number = number * 256 + (*letter != '\0' ? *letter++ : 0);
    return number;
}

static const char *spelled(int64_t number, char text[LETTERS + 1])
{
    for (int place = LETTERS; place-- > 0; number /= 256)
        text[place] = (char)(number % 256);
    text[LETTERS] = '\0';
    return text;
}

/* The most frequent first. */
static int compare(const void *a, const void *b)
{
    const struct entry *one = a, *other = b;

    if (one->count != other->count)
        return one->count < other->count ? 1 : -1;
    return one->word < other->word ? -1 : one->word > other->word;
}

/* The entries of all ranks, most frequent first, on the root. */
static void collect(dtl_context_t ctx, dtl_map_t counts, struct entry *all)
{
    int64_t words[DIFFERENT], found[DIFFERENT], all_words[DIFFERENT], all_found[DIFFERENT];
    dtl_size_t ranks = (dtl_size_t)dtl_context_size(ctx), count;
    dtl_size_t *each = calloc(ranks, sizeof *each);

    if (each == NULL)
        exit(EXIT_FAILURE);
    check(dtl_map_local_entries(counts, words, found, DIFFERENT, &count));
    check(dtl_gather(ctx, &count, 1, DTL_DTYPE_UINT64, each, 1, DTL_DTYPE_UINT64, 0));
    check(
        dtl_gatherv(ctx, words, count, DTL_DTYPE_INT64, all_words, each, NULL, DTL_DTYPE_INT64, 0));
    check(
        dtl_gatherv(ctx, found, count, DTL_DTYPE_INT64, all_found, each, NULL, DTL_DTYPE_INT64, 0));
    free(each);
    if (!dtl_context_is_root(ctx))
        return;
    count = dtl_map_global_size(counts);
    for (dtl_size_t i = 0; i < count; ++i)
        all[i] = (struct entry){all_words[i], all_found[i]};
    qsort(all, count, sizeof *all, compare);
}

int main(void)
{
    struct entry all[DIFFERENT] = {{0, 0}};
    char text[LETTERS + 1];
    int64_t middle;
    dtl_context_t ctx;
    dtl_vector_t words;
    dtl_map_t counts;

    check(dtl_context_create_default(&ctx));
    check(dtl_vector_create(ctx, DTL_DTYPE_INT64, WORDS, &words));
    check(dtl_map_create(ctx, DTL_DTYPE_INT64, DTL_DTYPE_INT64, &counts));

    int64_t *mine = dtl_vector_local_data_mut(words), first = dtl_vector_local_offset(words);
    dtl_size_t count = dtl_vector_local_size(words);
    int64_t *ones = calloc(count, sizeof *ones);
    if (ones == NULL)
        return EXIT_FAILURE;
    for (dtl_size_t i = 0; i < count; ++i) {
        mine[i] = word_of(first + (int64_t)i);
        ones[i] = 1;
    }
    check(dtl_map_combine_batch(counts, mine, ones, count, DTL_OP_SUM));
    check(dtl_map_sync(counts));
    collect(ctx, counts, all);

    check(dtl_container_sort(words, DTL_SORT_ASCENDING));
    check(dtl_container_expose(words)); /* so that each rank may look at any element */
    check(dtl_container_get_element(words, WORDS / 2, &middle));

    if (dtl_context_is_root(ctx)) {
        printf("Words: %d, of them different: %d\n", WORDS, (int)dtl_map_global_size(counts));
        for (int place = 0; place < SHOWN; ++place)
            printf("%s: %lld\n", spelled(all[place].word, text), (long long)all[place].count);
        printf("In the middle of the alphabet: %s\n", spelled(middle, text));
    }

    free(ones);
    dtl_map_destroy(counts);
    dtl_vector_destroy(words);
    dtl_context_destroy(ctx);
    return 0;
}
