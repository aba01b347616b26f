/* SPDX-License-Identifier: BSD-3-Clause */
/* MPI types and reduction operations for DTL's dtypes and operations.
 *
 * MPI's own operation is used if its result is the same as that of DTL's kernel. MPI does not
 * define min and max of NaN, and has no reduction of float16, of bool with DTL's semantics or of
 * most pairs, and no logical operation on floating-point numbers. For these, a user-defined MPI
 * operation calls the library's kernel. */
#include "mpi_backend.h"

#include <pthread.h>

struct native mpi__natives[TYPES][USES];

/* MPI's support of a dtype: no predefined type, or reductions of integers or of floating-point
 * numbers. */
enum support { SUPPORT_NONE, SUPPORT_INTEGER, SUPPORT_FLOATING };

struct known_type {
    MPI_Datatype type;
    enum support support;
};

/* DTL's own MPI types and operations, by dtype id. Created on first use under `creation_lock`;
 * read without it through atomic flags. */
static pthread_mutex_t creation_lock = PTHREAD_MUTEX_INITIALIZER;
static MPI_Datatype types[TYPES];
static atomic_bool has_type[TYPES];
static dtl_dtype owned[TYPES]; /* ids of the created types, in the order of creation */
static atomic_int owned_count;
static MPI_Op operations[DTL_OP_COUNT];
static atomic_bool has_operation[DTL_OP_COUNT];

/* Returns MPI's predefined type of a dtype and its reductions; MPI_DATATYPE_NULL if it has none. */
static struct known_type known_type(dtl_dtype id)
{
    switch (id) {
    case DTL_DTYPE_INT8:
        return (struct known_type){MPI_INT8_T, SUPPORT_INTEGER};
    case DTL_DTYPE_INT16:
        return (struct known_type){MPI_INT16_T, SUPPORT_INTEGER};
    case DTL_DTYPE_INT32:
        return (struct known_type){MPI_INT32_T, SUPPORT_INTEGER};
    case DTL_DTYPE_INT64:
        return (struct known_type){MPI_INT64_T, SUPPORT_INTEGER};
    case DTL_DTYPE_UINT8:
    case DTL_DTYPE_BYTE:
        return (struct known_type){MPI_UINT8_T, SUPPORT_INTEGER};
    case DTL_DTYPE_UINT16:
        return (struct known_type){MPI_UINT16_T, SUPPORT_INTEGER};
    case DTL_DTYPE_UINT32:
        return (struct known_type){MPI_UINT32_T, SUPPORT_INTEGER};
    case DTL_DTYPE_UINT64:
        return (struct known_type){MPI_UINT64_T, SUPPORT_INTEGER};
    case DTL_DTYPE_FLOAT32:
        return (struct known_type){MPI_FLOAT, SUPPORT_FLOATING};
    case DTL_DTYPE_FLOAT64:
        return (struct known_type){MPI_DOUBLE, SUPPORT_FLOATING};
    case DTL_DTYPE_COMPLEX64:
        return (struct known_type){MPI_C_FLOAT_COMPLEX, SUPPORT_FLOATING};
    case DTL_DTYPE_COMPLEX128:
        return (struct known_type){MPI_C_DOUBLE_COMPLEX, SUPPORT_FLOATING};
    default:
        return (struct known_type){MPI_DATATYPE_NULL, SUPPORT_NONE};
    }
}

/* Creates types[type->id] as a contiguous type of bytes, unless it exists. Returns an MPI error
 * code. */
static int own_type_create(const struct dtype *type)
{
    int rc = MPI_SUCCESS;

    pthread_mutex_lock(&creation_lock);
    if (!atomic_load(&has_type[type->id])) {
        rc = MPI_Type_contiguous((int)type->size, MPI_BYTE, &types[type->id]);
        if (rc == MPI_SUCCESS)
            rc = MPI_Type_commit(&types[type->id]);
        if (rc == MPI_SUCCESS) {
            owned[owned_count] = type->id;
            atomic_fetch_add(&owned_count, 1);
            atomic_store(&has_type[type->id], true);
        }
    }
    pthread_mutex_unlock(&creation_lock);
    return rc;
}

/* Sets *out to DTL's own MPI type for a dtype, from which a reduction operation can find its
 * kernel. */
static int own_type(const struct dtype *type, MPI_Datatype *out)
{
    int rc = MPI_SUCCESS;

    if (!atomic_load_explicit(&has_type[type->id], memory_order_acquire))
        rc = own_type_create(type);
    *out = types[type->id];
    return rc;
}

/* ---- operations ------------------------------------------------------------------------------ */

/* Returns the kernel for one of DTL's own MPI types. Takes no lock: MPI may call it in any thread.
 */
static reduce_kernel kernel_of(MPI_Datatype type, dtl_reduce_op op)
{
    int count = atomic_load_explicit(&owned_count, memory_order_acquire);

    for (int index = 0; index < count; index++)
        if (types[owned[index]] == type)
            return mpi__host->kernel(owned[index], op);
    return NULL;
}

/* One function per operation, because MPI passes it the type but not the operation. The type is
 * always DTL's own. */
#define APPLY(name, op)                                                                            \
    static void name(void *in, void *inout, mpi_count *count, MPI_Datatype *type)                  \
    {                                                                                              \
        kernel_of(*type, op)(inout, in, (size_t)*count);                                           \
    }

APPLY(apply_sum, DTL_OP_SUM)
APPLY(apply_prod, DTL_OP_PROD)
APPLY(apply_min, DTL_OP_MIN)
APPLY(apply_max, DTL_OP_MAX)
APPLY(apply_land, DTL_OP_LAND)
APPLY(apply_lor, DTL_OP_LOR)
APPLY(apply_band, DTL_OP_BAND)
APPLY(apply_bor, DTL_OP_BOR)
APPLY(apply_lxor, DTL_OP_LXOR)
APPLY(apply_bxor, DTL_OP_BXOR)
APPLY(apply_minloc, DTL_OP_MINLOC)
APPLY(apply_maxloc, DTL_OP_MAXLOC)

/* MPI's predefined operation, and the function of the user-defined one, for each operation. */
static const struct {
    MPI_Op native;
    void (*apply)(void *in, void *inout, mpi_count *count, MPI_Datatype *type);
} reductions[DTL_OP_COUNT] = {
    [DTL_OP_SUM] = {MPI_SUM, apply_sum},           [DTL_OP_PROD] = {MPI_PROD, apply_prod},
    [DTL_OP_MIN] = {MPI_MIN, apply_min},           [DTL_OP_MAX] = {MPI_MAX, apply_max},
    [DTL_OP_LAND] = {MPI_LAND, apply_land},        [DTL_OP_LOR] = {MPI_LOR, apply_lor},
    [DTL_OP_BAND] = {MPI_BAND, apply_band},        [DTL_OP_BOR] = {MPI_BOR, apply_bor},
    [DTL_OP_LXOR] = {MPI_LXOR, apply_lxor},        [DTL_OP_BXOR] = {MPI_BXOR, apply_bxor},
    [DTL_OP_MINLOC] = {MPI_OP_NULL, apply_minloc}, [DTL_OP_MAXLOC] = {MPI_OP_NULL, apply_maxloc},
};

/* Creates the user-defined MPI operation for `op`, unless it exists. Returns an MPI error code. */
static int own_operation_create(dtl_reduce_op op)
{
    int rc = MPI_SUCCESS;

    pthread_mutex_lock(&creation_lock);
    if (!atomic_load(&has_operation[op])) {
        rc = LARGE(Op_create)(reductions[op].apply, true, &operations[op]);
        atomic_store(&has_operation[op], rc == MPI_SUCCESS);
    }
    pthread_mutex_unlock(&creation_lock);
    return rc;
}

/* Sets *out to the user-defined MPI operation for `op`, created on first use. Returns an MPI error
 * code. */
static int own_operation(dtl_reduce_op op, MPI_Op *out)
{
    int rc = MPI_SUCCESS;

    if (!atomic_load_explicit(&has_operation[op], memory_order_acquire))
        rc = own_operation_create(op);
    *out = operations[op];
    return rc;
}

/* Returns true if MPI's predefined operation gives the same result as DTL's kernel. */
static bool is_native(enum support support, dtl_reduce_op op)
{
    if (support == SUPPORT_INTEGER)
        return op <= DTL_OP_BXOR;
    return support == SUPPORT_FLOATING && op <= DTL_OP_PROD;
}

int mpi__native_make(const struct dtype *type, int use)
{
    struct known_type known = known_type(type->id);
    struct native *native = &mpi__natives[type->id][use];
    MPI_Datatype native_type = known.type;
    MPI_Op native_op = use == MOVE ? MPI_OP_NULL : reductions[use].native;
    int rc = MPI_SUCCESS;

    if (use == MOVE ? known.support == SUPPORT_NONE : !is_native(known.support, (dtl_reduce_op)use))
        rc = own_type(type, &native_type);
    if (rc == MPI_SUCCESS && use != MOVE && !is_native(known.support, (dtl_reduce_op)use))
        rc = own_operation((dtl_reduce_op)use, &native_op);
    if (rc != MPI_SUCCESS)
        return rc;

    pthread_mutex_lock(&creation_lock);
    native->type = native_type;
    native->op = native_op;
    atomic_store_explicit(&native->is_made, true, memory_order_release);
    pthread_mutex_unlock(&creation_lock);
    return MPI_SUCCESS;
}

void mpi__type_stop(void)
{
    for (int id = 0; id < TYPES; id++)
        for (int use = 0; use < USES; use++)
            atomic_store(&mpi__natives[id][use].is_made, false);
    for (int id = 0; id < TYPES; id++)
        if (atomic_exchange(&has_type[id], false))
            MPI_Type_free(&types[id]);
    atomic_store(&owned_count, 0);
    for (int op = 0; op < DTL_OP_COUNT; op++)
        if (atomic_exchange(&has_operation[op], false))
            MPI_Op_free(&operations[op]);
}
