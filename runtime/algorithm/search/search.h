/* SPDX-License-Identifier: BSD-3-Clause */
/* Searches of this rank's elements, which both families of algorithms use. */
#ifndef DTL_ALGORITHM_SEARCH_SEARCH_H
#define DTL_ALGORITHM_SEARCH_SEARCH_H

#include "dtl_container.h"

/* The first that equals it; -1 where none does. */
dtl_status dtl__search_find(struct container *container, const void *value, int64_t *index);
dtl_status dtl__search_count(struct container *container, const void *value, uint64_t *count);

/* The same of a predicate, and whether all elements satisfy it. */
dtl_status dtl__search_find_if(struct container *container, dtl_predicate pred, void *user_data,
                               int64_t *index);
dtl_status dtl__search_count_if(struct container *container, dtl_predicate pred, void *user_data,
                                int64_t *count);
dtl_status dtl__search_all_of(struct container *container, dtl_predicate pred, void *user_data,
                              int64_t *all);

/* The least element, or with `sign` -1 the greatest, the first of equal ones; -1 where there are no
 * elements. */
dtl_status dtl__search_extreme(struct container *container, int sign, int64_t *index);

#endif
