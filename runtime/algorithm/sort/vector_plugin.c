/* SPDX-License-Identifier: BSD-3-Clause */
/* The vectorized sort of the highway plugin, which is loaded at the first use.  Without the plugin,
 * keys are sorted by radix sort. */
#include <pthread.h>

#include "job/plugin.h"
#include "keys.h"

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const struct sort_ops *sort_ops;

/* Sets sort_ops to the plugin's table; without the plugin it remains NULL. */
static void load_plugin(void)
{
    char reason[REASON_SIZE];
    const struct plugin *plugin = dtl__plugin_load("highway", reason);

    if (plugin != NULL)
        sort_ops = plugin->sort;
}

bool dtl__vector_sort_supports(dtl_dtype dtype)
{
    pthread_once(&once, load_plugin);
    return sort_ops != NULL && sort_ops->has(dtype);
}

void dtl__vector_sort(dtl_dtype dtype, void *keys, uint64_t count, bool is_descending)
{
    sort_ops->sort(dtype, keys, count, is_descending);
}

void dtl__number_sort_plain(const struct number_sort *sort, void *numbers, void *buffer,
                            uint64_t count)
{
    if (sort->is_vectorized)
        dtl__vector_sort(sort->dtype, numbers, count, sort->is_descending);
    else
        dtl__radix_sort_keys(numbers, buffer, count, sort->bytes);
}
