/* SPDX-License-Identifier: BSD-3-Clause */
/* Counts that exceed the count type of MPI's functions: one element of a derived type spans all
 * elements. Also discarded payloads of any size. */
#include "mpi_backend.h"

/* Sets *out to a derived type whose element spans `chunks` times COUNT_MAX elements of `type`, and
 * `rest` more after them.
 */
static int span_make(uint64_t chunks, uint64_t rest, MPI_Datatype type, MPI_Datatype *out)
{
    MPI_Datatype parts[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL}, chunk = MPI_DATATYPE_NULL;
    MPI_Aint lower, extent, displacements[2] = {0, 0};
    const int lengths[2] = {1, 1};
    int rc;

    rc = MPI_Type_contiguous((int)COUNT_MAX, type, &chunk);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_contiguous((int)chunks, chunk, &parts[0]);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_contiguous((int)rest, type, &parts[1]);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_get_extent(parts[0], &lower, &extent);
    if (rc == MPI_SUCCESS) {
        displacements[1] = extent;
        rc = MPI_Type_create_struct(2, lengths, displacements, parts, out);
    }

    if (chunk != MPI_DATATYPE_NULL)
        MPI_Type_free(&chunk);
    for (int part = 0; part < 2; part++)
        if (parts[part] != MPI_DATATYPE_NULL)
            MPI_Type_free(&parts[part]);
    return rc;
}

int mpi__large_count_make(uint64_t count, MPI_Datatype type, struct large_count *out)
{
    MPI_Datatype span;
    int rc;

    if (count <= COUNT_MAX) {
        *out = (struct large_count){.type = type, .count = (mpi_count)count};
        return MPI_SUCCESS;
    }
    if (count / COUNT_MAX > COUNT_MAX)
        return MPI_ERR_COUNT;

    rc = span_make(count / COUNT_MAX, count % COUNT_MAX, type, &span);
    if (rc != MPI_SUCCESS)
        return rc;
    rc = MPI_Type_commit(&span);
    *out = (struct large_count){.type = span, .count = 1, .is_derived = true};
    return rc;
}

void mpi__large_count_release(struct large_count *data)
{
    if (data->is_derived)
        MPI_Type_free(&data->type);
}

/* ---- discarded payloads ---------------------------------------------------------------------- */

enum { SINK_BYTES = 65536 };

/* Creates a type of `bytes` bytes that all map to the same SINK_BYTES. Their contents after a
 * receive are undefined. */
static int sink_make(uint64_t bytes, struct large_count *out)
{
    MPI_Datatype parts[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
    const MPI_Aint displacements[2] = {0, 0};
    const int lengths[2] = {1, 1};
    int rc;

    if (bytes / SINK_BYTES > INT_MAX)
        return MPI_ERR_NO_MEM;
    *out = (struct large_count){.count = 1, .is_derived = true};
    rc = MPI_Type_create_hvector((int)(bytes / SINK_BYTES), SINK_BYTES, 0, MPI_BYTE, &parts[0]);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_contiguous((int)(bytes % SINK_BYTES), MPI_BYTE, &parts[1]);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_create_struct(2, lengths, displacements, parts, &out->type);
    if (rc == MPI_SUCCESS)
        rc = MPI_Type_commit(&out->type);
    for (int part = 0; part < 2; part++)
        if (parts[part] != MPI_DATATYPE_NULL)
            MPI_Type_free(&parts[part]);
    return rc;
}

int mpi__scratch_make(uint64_t bytes, void **scratch, void **buffer, struct large_count *out)
{
    static char sink[SINK_BYTES];

    if (mpi__host->alloc(scratch, bytes, "message that does not fit") != DTL_SUCCESS) {
        *buffer = sink;
        return sink_make(bytes, out);
    }
    *buffer = *scratch;
    return mpi__large_count_make(bytes, MPI_BYTE, out);
}
