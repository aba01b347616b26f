/* SPDX-License-Identifier: BSD-3-Clause */
/* Searches over this rank's elements, used by the local and the global algorithms.  They run on the
 * device that has the elements where possible, and on one thread of the host otherwise.  Local. */
#ifndef DTL_ALGORITHM_SEARCH_SEARCH_H
#define DTL_ALGORITHM_SEARCH_SEARCH_H

#include "dtl_container.h"

/* Set *index to the index of the first element that equals *value, -1 if there is none; *count to
 * the number of such elements. */
dtl_status dtl__search_find(struct container *container, const void *value, int64_t *index);
dtl_status dtl__search_count(struct container *container, const void *value, uint64_t *count);

/* The same with a predicate.  The last one sets *all to 1 if all elements satisfy it, and to 0
 * otherwise.  Elements in device memory are copied to the host first. */
dtl_status dtl__search_find_if(struct container *container, dtl_predicate pred, void *user_data,
                               int64_t *index);
dtl_status dtl__search_count_if(struct container *container, dtl_predicate pred, void *user_data,
                                int64_t *count);
dtl_status dtl__search_all_of(struct container *container, dtl_predicate pred, void *user_data,
                              int64_t *all);

/* Sets *index to the index of the smallest element, or with `sign` -1 of the greatest: the first
 * one of equal elements, -1 if there are no elements. */
dtl_status dtl__search_extreme(struct container *container, int sign, int64_t *index);

#endif
