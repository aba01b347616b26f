/* SPDX-License-Identifier: BSD-3-Clause */
/* Passes Fortran arrays of any type and rank to C as contiguous memory.
 *
 * An array section is packed into a copy, in array element order, for the duration of a blocking
 * call. A contiguous array is passed as it is. */
#include <ISO_Fortran_binding.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "dtl/dtl.h"

/* Description of an array: type `elements` of dtl_array_memory.f90. */
struct elements {
    void *memory;
    int64_t count; /* UNKNOWN for an assumed-size array x(*) */
    int64_t bytes; /* bytes of an element */
    int32_t dtype; /* NO_DTYPE if no dtype corresponds to the type */
    int32_t has_gaps;
};

enum { UNKNOWN = -1, NO_DTYPE = -1 };

static const struct {
    CFI_type_t type;
    dtl_dtype dtype;
} dtypes[] = {
    {CFI_type_int8_t, DTL_DTYPE_INT8},
    {CFI_type_int16_t, DTL_DTYPE_INT16},
    {CFI_type_int32_t, DTL_DTYPE_INT32},
    {CFI_type_int64_t, DTL_DTYPE_INT64},
    {CFI_type_float, DTL_DTYPE_FLOAT32},
    {CFI_type_double, DTL_DTYPE_FLOAT64},
    {CFI_type_float_Complex, DTL_DTYPE_COMPLEX64},
    {CFI_type_double_Complex, DTL_DTYPE_COMPLEX128},
    {CFI_type_Bool, DTL_DTYPE_BOOL},
    {CFI_type_char, DTL_DTYPE_BYTE},
};

void dtl_f_describe(const CFI_cdesc_t *array, struct elements *elements);
void *dtl_f_pack_array(const CFI_cdesc_t *array);
void dtl_f_unpack_array(void *memory, CFI_cdesc_t *array);
void dtl_f_release_array(void *memory, const CFI_cdesc_t *array);

enum direction { PACK, UNPACK };

/* Returns the number of elements; not for an assumed-size array. */
static size_t element_count(const CFI_cdesc_t *array)
{
    size_t count = 1;

    for (int dim = 0; dim < array->rank; ++dim)
        count *= (size_t)array->dim[dim].extent;
    return count;
}

/* Copies the subarray at `base` in the dimensions 0 to `dim`, recursively, to or from packed
 * memory. Returns the end of its packed elements. */
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

/* Returns true for an assumed-size array x(*). */
static bool is_of_unknown_size(const CFI_cdesc_t *array)
{
    return array->rank > 0 && array->dim[array->rank - 1].extent < 0;
}

/* Returns true if the array has gaps and has to be packed. Unlike CFI_is_contiguous(), it ignores
 * the strides of dimensions with a single element. */
static bool is_copied(const CFI_cdesc_t *array)
{
    size_t packed = array->elem_len;

    if (array->base_addr == NULL || is_of_unknown_size(array) || element_count(array) == 0)
        return false;
    for (int dim = 0; dim < array->rank; ++dim) {
        if (array->dim[dim].extent > 1 && array->dim[dim].sm != (CFI_index_t)packed)
            return true;
        packed *= (size_t)array->dim[dim].extent;
    }
    return false;
}

/* Returns the dtype of a Fortran type, or NO_DTYPE. */
static int32_t dtype_of(CFI_type_t type)
{
    for (size_t i = 0; i < sizeof(dtypes) / sizeof(dtypes[0]); ++i)
        if (dtypes[i].type == type)
            return (int32_t)dtypes[i].dtype;
    return NO_DTYPE;
}

/* Describes the array; a character array is described as its characters. */
void dtl_f_describe(const CFI_cdesc_t *array, struct elements *elements)
{
    size_t count = element_count(array);
    size_t bytes = array->elem_len;
    int32_t dtype = dtype_of(array->type);

    if (dtype == (int32_t)DTL_DTYPE_BYTE) {
        count *= bytes;
        bytes = 1;
    }
    *elements = (struct elements){
        .memory = array->base_addr,
        .count = is_of_unknown_size(array) ? UNKNOWN : (int64_t)count,
        .bytes = (int64_t)bytes,
        .dtype = dtype,
        .has_gaps = is_copied(array),
    };
}

/* Returns the array's memory, or a packed copy of a section; NULL if memory is exhausted. One of
 * the two functions below releases it. */
void *dtl_f_pack_array(const CFI_cdesc_t *array)
{
    void *packed;

    if (!is_copied(array))
        return array->base_addr;
    packed = malloc(element_count(array) * array->elem_len);
    if (packed != NULL)
        copy(array, array->rank - 1, array->base_addr, packed, PACK);
    return packed;
}

/* Releases memory from dtl_f_pack_array(), after copying a packed copy back to the array. */
void dtl_f_unpack_array(void *memory, CFI_cdesc_t *array)
{
    if (memory != NULL && is_copied(array))
        copy(array, array->rank - 1, array->base_addr, memory, UNPACK);
    dtl_f_release_array(memory, array);
}

/* Releases memory from dtl_f_pack_array() of an array that the call has only read. */
void dtl_f_release_array(void *memory, const CFI_cdesc_t *array)
{
    if (is_copied(array))
        free(memory);
}
