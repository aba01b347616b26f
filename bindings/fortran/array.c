/* SPDX-License-Identifier: BSD-3-Clause */
/* Fortran arrays of any type and rank as memory that C can read from end to end.
 *
 * An array section has gaps.  It is lent as a packed copy, in array element order, for the time of
 * a blocking call; a contiguous array is lent as it is.
 */
#include <ISO_Fortran_binding.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void *dtl_f_lend(const CFI_cdesc_t *array);
void dtl_f_take_back(void *memory, CFI_cdesc_t *array);
void dtl_f_drop(void *memory, const CFI_cdesc_t *array);

enum direction { PACK, UNPACK };

static size_t element_count(const CFI_cdesc_t *array)
{
    size_t count = 1;

    for (int dim = 0; dim < array->rank; ++dim)
        count *= (size_t)array->dim[dim].extent;
    return count;
}

/* Copies what lies below `base` in the dimensions 0 to dim; returns where its packed elements end.
 */
static char *copy(const CFI_cdesc_t *array, int dim, char *base, char *packed,
                  enum direction direction)
{
    if (dim < 0) {
        if (direction == PACK)
            memcpy(packed, base, array->elem_len);
        else
            memcpy(base, packed, array->elem_len);
        return packed + array->elem_len;
    }
    for (CFI_index_t i = 0; i < array->dim[dim].extent; ++i)
        packed = copy(array, dim - 1, base + i * array->dim[dim].sm, packed, direction);
    return packed;
}

static bool is_copied(const CFI_cdesc_t *array)
{
    return array->rank > 0 && element_count(array) > 0 && !CFI_is_contiguous(array);
}

/* The array's elements, or NULL where there is no memory for a copy.  One of the two functions
 * below ends the loan. */
void *dtl_f_lend(const CFI_cdesc_t *array)
{
    void *packed;

    if (!is_copied(array))
        return array->base_addr;
    packed = malloc(element_count(array) * array->elem_len);
    if (packed != NULL)
        copy(array, array->rank - 1, array->base_addr, packed, PACK);
    return packed;
}

/* Ends the loan of an array that the call may have written. */
void dtl_f_take_back(void *memory, CFI_cdesc_t *array)
{
    if (memory != NULL && is_copied(array))
        copy(array, array->rank - 1, array->base_addr, memory, UNPACK);
    dtl_f_drop(memory, array);
}

/* Ends the loan of an array that was only read. */
void dtl_f_drop(void *memory, const CFI_cdesc_t *array)
{
    if (is_copied(array))
        free(memory);
}
