! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: collectives, point-to-point, requests, plans, collectives on device buffers.
module dtl_communication
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int32_t, c_int64_t, c_ptr
    use dtl_core, only: dtl_envelope, dtl_message_info, dtl_shape
    implicit none (type, external)
    private
    public :: dtl_barrier, dtl_broadcast, dtl_reduce, dtl_allreduce, dtl_allreduce_alike, &
              dtl_allreduce_float64, dtl_allreduce_int64, dtl_gather, dtl_allgather, dtl_scatter, &
              dtl_alltoall, dtl_gatherv, dtl_scatterv, dtl_allgatherv, dtl_alltoallv, dtl_scan, &
              dtl_exscan, dtl_reduce_scatter, dtl_reduce_scatter_block, dtl_ibarrier, &
              dtl_ibroadcast, dtl_ireduce, dtl_iallreduce, dtl_igather, dtl_iallgather, &
              dtl_iscatter, dtl_ialltoall, dtl_igatherv, dtl_iscatterv, dtl_iallgatherv, &
              dtl_ialltoallv, dtl_iscan, dtl_iexscan, dtl_ireduce_scatter, &
              dtl_ireduce_scatter_block, dtl_plan_barrier, dtl_plan_broadcast, dtl_plan_reduce, &
              dtl_plan_allreduce, dtl_plan_gather, dtl_plan_allgather, dtl_plan_scatter, &
              dtl_plan_alltoall, dtl_plan_gatherv, dtl_plan_scatterv, dtl_plan_allgatherv, &
              dtl_plan_alltoallv, dtl_plan_scan, dtl_plan_exscan, dtl_plan_reduce_scatter, &
              dtl_plan_reduce_scatter_block, dtl_send, dtl_recv, dtl_sendrecv, dtl_isend, &
              dtl_irecv, dtl_probe, dtl_iprobe, dtl_mprobe, dtl_improbe, dtl_mrecv, &
              dtl_message_free, dtl_isend_shaped, dtl_probe_envelope, dtl_iprobe_envelope, &
              dtl_message_envelope, dtl_wait, dtl_waitall, dtl_test, dtl_request_future, &
              dtl_waitany, dtl_testany, dtl_testall, dtl_cancel, dtl_request_free, &
              dtl_collective_plan_start, dtl_collective_plan_wait, dtl_collective_plan_test, &
              dtl_collective_plan_destroy, dtl_nccl_allreduce_device, &
              dtl_nccl_allreduce_device_ex, dtl_nccl_broadcast_device, &
              dtl_nccl_broadcast_device_ex, dtl_nccl_barrier_device, dtl_nccl_gatherv_device_ex, &
              dtl_nccl_scatterv_device_ex, dtl_nccl_allgatherv_device_ex, &
              dtl_nccl_alltoallv_device_ex, dtl_nccl_scan_device_ex, dtl_nccl_exscan_device_ex

    interface

        !> Returns once every rank of the context has entered. It orders nothing but the ranks: data
        !> moves by the other functions. Collective.
        function dtl_barrier(ctx) &
                bind(c, name="dtl_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_barrier

        !> `buf` holds the root's `count` elements on every rank. Collective.
        function dtl_broadcast(ctx, buf, count, dtype, root) &
                bind(c, name="dtl_broadcast") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Read on the root, written on all other ranks.
            type(c_ptr), value :: buf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Whose elements they are.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_broadcast

        !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. On the other ranks
        !> `recvbuf` is neither read nor written and may be NULL. Collective.
        function dtl_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root) &
                bind(c, name="dtl_reduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result, on the root; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            !> Who gets the result.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_reduce

        !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. In deterministic
        !> contexts all ranks get the same bits; elsewhere floating-point results of two runs may
        !> differ in the last place. Collective.
        function dtl_allreduce(ctx, sendbuf, recvbuf, count, dtype, op) &
                bind(c, name="dtl_allreduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_allreduce

        !> Whether all ranks give the same form of value, and if they do `*result_dtype` is its
        !> dtype and recvbuf[i] on every rank the reduction of sendbuf[i] over all ranks; else
        !> `*result_dtype` is -1 on every rank. Alike are values of one dtype, count, operation and
        !> `form`. Numbers, which the caller says these are, may also be int64 or uint64 here,
        !> float64 or complex128 there: they are reduced as the one of these that all of them fit,
        !> and `recvbuf` has room for 16 bytes; where the sum or product of integers is beyond that,
        !> `*result_dtype` is -2 on every rank. Up to 32 bytes travel in the message that asks. For
        !> bindings of languages whose values know their form; they lie in the host's memory.
        !> Collective.
        function dtl_allreduce_alike(ctx, sendbuf, recvbuf, count, dtype, op, form, is_number, &
                                     result_dtype) &
                bind(c, name="dtl_allreduce_alike") result(status)
            import :: c_int, c_int32_t, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> A dtl_reduce_op; where no rank gives an element, any.
            integer(c_int32_t), value :: op
            !> A number for what else must agree: the function and the shape.
            integer(c_int64_t), value :: form
            !> Not 0 for a number, of which there is one.
            integer(c_int), value :: is_number
            integer(c_int32_t), intent(out) :: result_dtype
            integer(c_int) :: status
        end function dtl_allreduce_alike

        !> `*result` is the reduction of `value` over all ranks, on every rank. The same as
        !> dtl_allreduce of one float64, with the number by value: for callers to whom making an
        !> array costs more than the call. Collective.
        function dtl_allreduce_float64(ctx, value, op, result) &
                bind(c, name="dtl_allreduce_float64") result(status)
            import :: c_double, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            real(c_double), value :: value
            !> Any but the bitwise ones, minloc and maxloc.
            integer(c_int), value :: op
            real(c_double), intent(out) :: result
            integer(c_int) :: status
        end function dtl_allreduce_float64

        !> `*result` is the reduction of `value` over all ranks, on every rank. The same as
        !> dtl_allreduce of one int64, with the number by value. Collective.
        function dtl_allreduce_int64(ctx, value, op, result) &
                bind(c, name="dtl_allreduce_int64") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            integer(c_int64_t), value :: value
            !> Any but minloc and maxloc.
            integer(c_int), value :: op
            integer(c_int64_t), intent(out) :: result
            integer(c_int) :: status
        end function dtl_allreduce_int64

        !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
        !> other in ascending order. `recvbuf`, `recvcount` and `recvdtype` matter on the root only.
        !> Collective.
        function dtl_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, &
                            root) &
                bind(c, name="dtl_gather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Room for `recvcount` elements of each rank, on the root.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, not in all: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_gather

        !> On every rank, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
        !> other in ascending order. Collective.
        function dtl_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype) &
                bind(c, name="dtl_allgather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Room for `recvcount` elements of each rank.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, not in all: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            integer(c_int) :: status
        end function dtl_allgather

        !> `recvbuf` holds the elements that the root keeps for this rank: those from rank *
        !> `sendcount` on, in the root's `sendbuf`. `sendbuf`, `sendcount` and `senddtype` matter on
        !> the root only. Collective.
        function dtl_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, &
                             root) &
                bind(c, name="dtl_scatter") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The elements for rank 0, then those for rank 1, and so on, on the root.
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, not in all: equals `recvcount`.
            integer(c_int64_t), value :: sendcount
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets; the same on all ranks.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_scatter

        !> Block r of `recvbuf` holds the block that rank r keeps for this rank: a transposition of
        !> blocks over the ranks. Collective.
        function dtl_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype) &
                bind(c, name="dtl_alltoall") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Block r of `sendcount` elements goes to rank r.
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, not in all; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Block r of `recvcount` elements comes from rank r.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            integer(c_int) :: status
        end function dtl_alltoall

        !> On the root, `recvbuf` holds recvcounts[r] elements of each rank r, from element
        !> displs[r] on. Ranks may send different numbers of elements; recvcounts[r] is what rank r
        !> sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root only.
        !> Elements between the blocks are left as they were; blocks must not overlap. Collective.
        function dtl_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, &
                             recvdtype, root) &
                bind(c, name="dtl_gatherv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, on the root.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_gatherv

        !> `recvbuf` holds the sendcounts[rank] elements that the root keeps for this rank, from
        !> element displs[rank] of its `sendbuf` on. `sendbuf`, `sendcounts`, `displs` and
        !> `senddtype` matter on the root only. Collective.
        function dtl_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, &
                              recvdtype, root) &
                bind(c, name="dtl_scatterv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, on the root.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where each rank's block starts, in elements; NULL means that they follow one another.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets: the root's sendcounts[rank].
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_scatterv

        !> On every rank, `recvbuf` holds recvcounts[r] elements of each rank r, from element
        !> displs[r] on. recvcounts[r] is what rank r sends, so recvcounts[rank] equals `sendcount`.
        !> Blocks must not overlap. Collective.
        function dtl_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs) &
                bind(c, name="dtl_allgatherv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: dtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            integer(c_int) :: status
        end function dtl_allgatherv

        !> `recvbuf` holds, for each rank r, the recvcounts[r] elements that r keeps for this rank,
        !> from element rdispls[r] on. recvcounts[r] here is sendcounts[rank] on rank r. Blocks of
        !> `recvbuf` must not overlap. Collective.
        function dtl_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, &
                               rdispls, recvdtype) &
                bind(c, name="dtl_alltoallv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where the block to each rank starts, in elements; NULL means that they follow one
            !> another.
            integer(c_int64_t), intent(in), optional :: sdispls(*)
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where the block of each rank starts, in elements; NULL packs them one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: rdispls(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            integer(c_int) :: status
        end function dtl_alltoallv

        !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks 0 to r: r's own
        !> contribution included. Collective.
        function dtl_scan(ctx, sendbuf, recvbuf, count, dtype, op) &
                bind(c, name="dtl_scan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_scan

        !> On rank r, recvbuf[i] is the reduction of sendbuf[i] over the ranks below r: r's own
        !> contribution is left out. Rank 0, below which there is none, gets the operation's neutral
        !> element (0 for sum, 1 for prod, the largest value for min, ...). Collective.
        function dtl_exscan(ctx, sendbuf, recvbuf, count, dtype, op) &
                bind(c, name="dtl_exscan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_exscan

        !> `recvbuf` holds this rank's block of the reduction of `sendbuf` over all ranks: block r
        !> is the recvcounts[r] elements behind those of the ranks below r. Collective.
        function dtl_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op) &
                bind(c, name="dtl_reduce_scatter") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution to all blocks.
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            !> Elements of each rank's block; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_reduce_scatter

        !> `recvbuf` holds elements rank * `recvcount` to (rank + 1) * `recvcount` of the reduction
        !> of `sendbuf` over all ranks. It is dtl_reduce_scatter with blocks of one size.
        !> Collective.
        function dtl_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op) &
                bind(c, name="dtl_reduce_scatter_block") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution to all blocks.
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            !> Elements of a block; the same on all ranks.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_reduce_scatter_block

        !> The operation of dtl_barrier has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ibarrier(ctx, request) &
                bind(c, name="dtl_ibarrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ibarrier

        !> The operation of dtl_broadcast has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ibroadcast(ctx, buf, count, dtype, root, request) &
                bind(c, name="dtl_ibroadcast") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Read on the root, written on all other ranks.
            type(c_ptr), value :: buf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Whose elements they are.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ibroadcast

        !> The operation of dtl_reduce has started, and `*request` stands for it. Its buffers belong
        !> to the operation until the request is complete; arrays of counts and displacements may be
        !> used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ireduce(ctx, sendbuf, recvbuf, count, dtype, op, root, request) &
                bind(c, name="dtl_ireduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result, on the root; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            !> Who gets the result.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ireduce

        !> The operation of dtl_allreduce has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iallreduce(ctx, sendbuf, recvbuf, count, dtype, op, request) &
                bind(c, name="dtl_iallreduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iallreduce

        !> The operation of dtl_gather has started, and `*request` stands for it. Its buffers belong
        !> to the operation until the request is complete; arrays of counts and displacements may be
        !> used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_igather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, &
                             root, request) &
                bind(c, name="dtl_igather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Room for `recvcount` elements of each rank, on the root.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, not in all: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_igather

        !> The operation of dtl_allgather has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iallgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, &
                                request) &
                bind(c, name="dtl_iallgather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Room for `recvcount` elements of each rank.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, not in all: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iallgather

        !> The operation of dtl_scatter has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iscatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, &
                              root, request) &
                bind(c, name="dtl_iscatter") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The elements for rank 0, then those for rank 1, and so on, on the root.
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, not in all: equals `recvcount`.
            integer(c_int64_t), value :: sendcount
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets; the same on all ranks.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iscatter

        !> The operation of dtl_alltoall has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ialltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, recvdtype, &
                               request) &
                bind(c, name="dtl_ialltoall") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Block r of `sendcount` elements goes to rank r.
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, not in all; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Block r of `recvcount` elements comes from rank r.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ialltoall

        !> The operation of dtl_gatherv has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_igatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, &
                              recvdtype, root, request) &
                bind(c, name="dtl_igatherv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, on the root.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_igatherv

        !> The operation of dtl_scatterv has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iscatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, recvcount, &
                               recvdtype, root, request) &
                bind(c, name="dtl_iscatterv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, on the root.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where each rank's block starts, in elements; NULL means that they follow one another.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets: the root's sendcounts[rank].
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iscatterv

        !> The operation of dtl_allgatherv has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iallgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, &
                                 request) &
                bind(c, name="dtl_iallgatherv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: dtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iallgatherv

        !> The operation of dtl_alltoallv has started, and `*request` stands for it. Its buffers
        !> belong to the operation until the request is complete; arrays of counts and displacements
        !> may be used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ialltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, recvcounts, &
                                rdispls, recvdtype, request) &
                bind(c, name="dtl_ialltoallv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where the block to each rank starts, in elements; NULL means that they follow one
            !> another.
            integer(c_int64_t), intent(in), optional :: sdispls(*)
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where the block of each rank starts, in elements; NULL packs them one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: rdispls(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ialltoallv

        !> The operation of dtl_scan has started, and `*request` stands for it. Its buffers belong
        !> to the operation until the request is complete; arrays of counts and displacements may be
        !> used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iscan(ctx, sendbuf, recvbuf, count, dtype, op, request) &
                bind(c, name="dtl_iscan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iscan

        !> The operation of dtl_exscan has started, and `*request` stands for it. Its buffers belong
        !> to the operation until the request is complete; arrays of counts and displacements may be
        !> used again at once. Ranks start their collectives on a context in the same order,
        !> blocking ones included, and may wait for them in any. The caller owns the request, which
        !> can't be cancelled. Collective; does not wait for other ranks.
        function dtl_iexscan(ctx, sendbuf, recvbuf, count, dtype, op, request) &
                bind(c, name="dtl_iexscan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_iexscan

        !> The operation of dtl_reduce_scatter has started, and `*request` stands for it. Its
        !> buffers belong to the operation until the request is complete; arrays of counts and
        !> displacements may be used again at once. Ranks start their collectives on a context in
        !> the same order, blocking ones included, and may wait for them in any. The caller owns the
        !> request, which can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ireduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, request) &
                bind(c, name="dtl_ireduce_scatter") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution to all blocks.
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            !> Elements of each rank's block; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ireduce_scatter

        !> The operation of dtl_reduce_scatter_block has started, and `*request` stands for it. Its
        !> buffers belong to the operation until the request is complete; arrays of counts and
        !> displacements may be used again at once. Ranks start their collectives on a context in
        !> the same order, blocking ones included, and may wait for them in any. The caller owns the
        !> request, which can't be cancelled. Collective; does not wait for other ranks.
        function dtl_ireduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op, request) &
                bind(c, name="dtl_ireduce_scatter_block") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution to all blocks.
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            !> Elements of a block; the same on all ranks.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_ireduce_scatter_block

        !> `*plan` is the operation of dtl_barrier on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_barrier(ctx, plan) &
                bind(c, name="dtl_plan_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_barrier

        !> `*plan` is the operation of dtl_broadcast on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_broadcast(ctx, buf, count, dtype, root, plan) &
                bind(c, name="dtl_plan_broadcast") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Read on the root, written on all other ranks.
            type(c_ptr), value :: buf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Whose elements they are.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_broadcast

        !> `*plan` is the operation of dtl_reduce on these buffers, to be started as often as wanted
        !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
        !> destroyed, and belong to the operation while it is under way; arrays of counts and
        !> displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root, plan) &
                bind(c, name="dtl_plan_reduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result, on the root; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            !> Who gets the result.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_reduce

        !> `*plan` is the operation of dtl_allreduce on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_allreduce(ctx, sendbuf, recvbuf, count, dtype, op, plan) &
                bind(c, name="dtl_plan_allreduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_allreduce

        !> `*plan` is the operation of dtl_gather on these buffers, to be started as often as wanted
        !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
        !> destroyed, and belong to the operation while it is under way; arrays of counts and
        !> displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_gather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, &
                                 recvdtype, root, plan) &
                bind(c, name="dtl_plan_gather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Room for `recvcount` elements of each rank, on the root.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, not in all: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_gather

        !> `*plan` is the operation of dtl_allgather on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_allgather(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, &
                                    recvdtype, plan) &
                bind(c, name="dtl_plan_allgather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Room for `recvcount` elements of each rank.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, not in all: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_allgather

        !> `*plan` is the operation of dtl_scatter on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_scatter(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, &
                                  recvdtype, root, plan) &
                bind(c, name="dtl_plan_scatter") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The elements for rank 0, then those for rank 1, and so on, on the root.
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, not in all: equals `recvcount`.
            integer(c_int64_t), value :: sendcount
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets; the same on all ranks.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_scatter

        !> `*plan` is the operation of dtl_alltoall on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_alltoall(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcount, &
                                   recvdtype, plan) &
                bind(c, name="dtl_plan_alltoall") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Block r of `sendcount` elements goes to rank r.
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, not in all; the same on all ranks.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> Block r of `recvcount` elements comes from rank r.
            type(c_ptr), value :: recvbuf
            !> Elements from each rank: equals `sendcount`.
            integer(c_int64_t), value :: recvcount
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_alltoall

        !> `*plan` is the operation of dtl_gatherv on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_gatherv(ctx, sendbuf, sendcount, senddtype, recvbuf, recvcounts, displs, &
                                  recvdtype, root, plan) &
                bind(c, name="dtl_plan_gatherv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, on the root.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_gatherv

        !> `*plan` is the operation of dtl_scatterv on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_scatterv(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, &
                                   recvcount, recvdtype, root, plan) &
                bind(c, name="dtl_plan_scatterv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, on the root.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where each rank's block starts, in elements; NULL means that they follow one another.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets: the root's sendcounts[rank].
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_scatterv

        !> `*plan` is the operation of dtl_allgatherv on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_allgatherv(ctx, sendbuf, sendcount, dtype, recvbuf, recvcounts, displs, &
                                     plan) &
                bind(c, name="dtl_plan_allgatherv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: dtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_allgatherv

        !> `*plan` is the operation of dtl_alltoallv on these buffers, to be started as often as
        !> wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_alltoallv(ctx, sendbuf, sendcounts, sdispls, senddtype, recvbuf, &
                                    recvcounts, rdispls, recvdtype, plan) &
                bind(c, name="dtl_plan_alltoallv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where the block to each rank starts, in elements; NULL means that they follow one
            !> another.
            integer(c_int64_t), intent(in), optional :: sdispls(*)
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where the block of each rank starts, in elements; NULL packs them one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: rdispls(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_alltoallv

        !> `*plan` is the operation of dtl_scan on these buffers, to be started as often as wanted
        !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
        !> destroyed, and belong to the operation while it is under way; arrays of counts and
        !> displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_scan(ctx, sendbuf, recvbuf, count, dtype, op, plan) &
                bind(c, name="dtl_plan_scan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_scan

        !> `*plan` is the operation of dtl_exscan on these buffers, to be started as often as wanted
        !> with dtl_collective_plan_start. The buffers must stay where they are until the plan is
        !> destroyed, and belong to the operation while it is under way; arrays of counts and
        !> displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_exscan(ctx, sendbuf, recvbuf, count, dtype, op, plan) &
                bind(c, name="dtl_plan_exscan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_exscan

        !> `*plan` is the operation of dtl_reduce_scatter on these buffers, to be started as often
        !> as wanted with dtl_collective_plan_start. The buffers must stay where they are until the
        !> plan is destroyed, and belong to the operation while it is under way; arrays of counts
        !> and displacements may be used again at once. The caller owns the plan and frees it with
        !> dtl_collective_plan_destroy. Collective.
        function dtl_plan_reduce_scatter(ctx, sendbuf, recvbuf, recvcounts, dtype, op, plan) &
                bind(c, name="dtl_plan_reduce_scatter") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution to all blocks.
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            !> Elements of each rank's block; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_reduce_scatter

        !> `*plan` is the operation of dtl_reduce_scatter_block on these buffers, to be started as
        !> often as wanted with dtl_collective_plan_start. The buffers must stay where they are
        !> until the plan is destroyed, and belong to the operation while it is under way; arrays of
        !> counts and displacements may be used again at once. The caller owns the plan and frees it
        !> with dtl_collective_plan_destroy. Collective.
        function dtl_plan_reduce_scatter_block(ctx, sendbuf, recvbuf, recvcount, dtype, op, plan) &
                bind(c, name="dtl_plan_reduce_scatter_block") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution to all blocks.
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            !> Elements of a block; the same on all ranks.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            type(c_ptr), intent(out) :: plan
            integer(c_int) :: status
        end function dtl_plan_reduce_scatter_block

        !> The message is on its way and `buf` may be used again. Returns once the message is
        !> buffered or received, so it may wait for the receiver: two ranks that send to each other
        !> first may wait for ever. Waits for the receiver, unless the message is buffered.
        function dtl_send(ctx, buf, count, dtype, dest, tag) &
                bind(c, name="dtl_send") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: buf
            !> Elements.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> The receiver; may be this rank itself.
            integer(c_int), value :: dest
            !> Which receives it is for.
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_send

        !> `buf` holds the elements of a matching message. Waits for one. Waits for the sender.
        function dtl_recv(ctx, buf, count, dtype, source, tag) &
                bind(c, name="dtl_recv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: buf
            !> Elements that `buf` has room for.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_recv

        !> One message is sent and another received, neither of which waits for the other: what two
        !> ranks use who exchange data. Waits for the sender of the message that it receives.
        function dtl_sendrecv(ctx, sendbuf, sendcount, senddtype, dest, sendtag, recvbuf, &
                              recvcount, recvdtype, source, recvtag) &
                bind(c, name="dtl_sendrecv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to send.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            !> The receiver of `sendbuf`.
            integer(c_int), value :: dest
            !> Which receives it is for.
            integer(c_int), value :: sendtag
            type(c_ptr), value :: recvbuf
            !> Elements that `recvbuf` has room for.
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> The sender of what is received, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: recvtag
            integer(c_int) :: status
        end function dtl_sendrecv

        !> The sending has started, and `*request` stands for it. `buf` must not change until the
        !> request is complete. The caller owns the request. Local: does not wait for other ranks.
        function dtl_isend(ctx, buf, count, dtype, dest, tag, request) &
                bind(c, name="dtl_isend") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: buf
            !> Elements.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> The receiver; may be this rank itself.
            integer(c_int), value :: dest
            !> Which receives it is for.
            integer(c_int), value :: tag
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_isend

        !> The receiving has started, and `*request` stands for it. `buf` must not be used until the
        !> request is complete. The caller owns the request. Local: does not wait for other ranks.
        function dtl_irecv(ctx, buf, count, dtype, source, tag, request) &
                bind(c, name="dtl_irecv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: buf
            !> Elements that `buf` has room for.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_irecv

        !> `*info` tells of a matching message that a receive would get now, which stays where it
        !> is. Waits for one. Fails with DTL_ERROR_INVALID_ARGUMENT, as a receive would, where the
        !> message has another dtype. Waits for a sender.
        function dtl_probe(ctx, source, tag, dtype, info) &
                bind(c, name="dtl_probe") result(status)
            import :: c_int, c_ptr, dtl_message_info
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            !> In whose elements `info->count` is told.
            integer(c_int), value :: dtype
            type(dtl_message_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_probe

        !> `*flag` is 1 and `*info` tells of a matching message if one is there now; else `*flag` is
        !> 0 and `*info` stays as it was. Does not wait. Fails where the message has another dtype,
        !> as dtl_probe. Local: does not wait for other ranks.
        function dtl_iprobe(ctx, source, tag, dtype, flag, info) &
                bind(c, name="dtl_iprobe") result(status)
            import :: c_int, c_ptr, dtl_message_info
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            !> In whose elements `info->count` is told.
            integer(c_int), value :: dtype
            integer(c_int), intent(out) :: flag
            type(dtl_message_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_iprobe

        !> `*message` is a matching message, taken out of those that receives and probes can find,
        !> and `*info` tells of it. Waits for one. So that no other thread receives it meanwhile.
        !> The caller owns it and gives it to dtl_mrecv. Fails where the message has another dtype,
        !> as dtl_probe; then the message stays where it is. Waits for a sender.
        function dtl_mprobe(ctx, source, tag, dtype, message, info) &
                bind(c, name="dtl_mprobe") result(status)
            import :: c_int, c_ptr, dtl_message_info
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            !> In whose elements `info->count` is told.
            integer(c_int), value :: dtype
            type(c_ptr), intent(out) :: message
            type(dtl_message_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_mprobe

        !> As dtl_mprobe, but does not wait: where no message is there, `*message` is null and
        !> `*info` stays as it was. Local: does not wait for other ranks.
        function dtl_improbe(ctx, source, tag, dtype, message, info) &
                bind(c, name="dtl_improbe") result(status)
            import :: c_int, c_ptr, dtl_message_info
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            !> In whose elements `info->count` is told.
            integer(c_int), value :: dtype
            type(c_ptr), intent(out) :: message
            type(dtl_message_info), intent(out) :: info
            integer(c_int) :: status
        end function dtl_improbe

        !> `buf` holds the elements of the message, and the handle is closed. A message that does
        !> not fit is refused as by dtl_recv: it goes back to its place among those that receives
        !> and probes can find. The message is there. Waits for the sender.
        function dtl_mrecv(message, buf, count, dtype) &
                bind(c, name="dtl_mrecv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: message
            type(c_ptr), value :: buf
            !> Elements that `buf` has room for.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int) :: status
        end function dtl_mrecv

        !> The message is received and thrown away, and the handle closed. Null is ignored. Local:
        !> does not wait for other ranks.
        subroutine dtl_message_free(message) &
                bind(c, name="dtl_message_free")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: message
        end subroutine dtl_message_free

        !> As dtl_isend, of an array: the message carries its shape too, which dtl_probe_envelope
        !> and dtl_message_envelope tell. Receives take its elements in row-major order. Local: does
        !> not wait for other ranks.
        function dtl_isend_shaped(ctx, buf, count, dtype, shape, dest, tag, request) &
                bind(c, name="dtl_isend_shaped") result(status)
            import :: c_int, c_int64_t, c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: buf
            !> Elements: the product of the extents.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> 0 dimensions: none; of more than 8, dtl_shape_pack makes one.
            type(dtl_shape), value :: shape
            !> The receiver; may be this rank itself.
            integer(c_int), value :: dest
            !> Which receives it is for.
            integer(c_int), value :: tag
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_isend_shaped

        !> As dtl_probe, and `*envelope` tells of the message as it was sent: its dtype too, and its
        !> shape. Waits for a sender.
        function dtl_probe_envelope(ctx, source, tag, envelope) &
                bind(c, name="dtl_probe_envelope") result(status)
            import :: c_int, c_ptr, dtl_envelope
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            type(dtl_envelope), intent(out) :: envelope
            integer(c_int) :: status
        end function dtl_probe_envelope

        !> As dtl_iprobe, and `*envelope` tells of the message as it was sent; where none is there
        !> it stays as it was. Local: does not wait for other ranks.
        function dtl_iprobe_envelope(ctx, source, tag, flag, envelope) &
                bind(c, name="dtl_iprobe_envelope") result(status)
            import :: c_int, c_ptr, dtl_envelope
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The sender, or DTL_ANY_SOURCE.
            integer(c_int), value :: source
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            !> Whether a message is there: 1 or 0.
            integer(c_int), intent(out) :: flag
            type(dtl_envelope), intent(out) :: envelope
            integer(c_int) :: status
        end function dtl_iprobe_envelope

        !> `*envelope` tells of a matched message as it was sent. Local: does not wait for other
        !> ranks.
        function dtl_message_envelope(message, envelope) &
                bind(c, name="dtl_message_envelope") result(status)
            import :: c_int, c_ptr, dtl_envelope
            implicit none (type, external)
            type(c_ptr), value :: message
            type(dtl_envelope), intent(out) :: envelope
            integer(c_int) :: status
        end function dtl_message_envelope

        !> The operation is complete, its buffers are the caller's again, and the handle is closed.
        !> Returns the operation's own failure if it failed. Waits for the other ranks of the
        !> operation.
        function dtl_wait(request) &
                bind(c, name="dtl_wait") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
            integer(c_int) :: status
        end function dtl_wait

        !> All operations are complete and their handles closed; the entries of `requests` are null.
        !> Null entries are passed over. Returns the first failure in the order of the array, after
        !> all are complete. Waits for the other ranks of the operation.
        function dtl_waitall(count, requests) &
                bind(c, name="dtl_waitall") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            !> Requests; may be 0.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(inout) :: requests(*)
            integer(c_int) :: status
        end function dtl_waitall

        !> `*completed` is 1 if the operation is complete, 0 if it goes on. Does not wait. The
        !> handle stays open in both cases, as it is passed by value: dtl_wait, which does not wait
        !> then, or dtl_request_free closes it. Those of dtl_testany and dtl_testall are closed when
        !> they are found complete. Returns the operation's own failure if it failed. Local: does
        !> not wait for other ranks.
        function dtl_test(request, completed) &
                bind(c, name="dtl_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_test

        !> `*fut` is a future that has a value, of 0 bytes, once the operation is complete, or its
        !> failure. The request's handle is closed: the operation is the future's from here on. A
        !> future that is destroyed earlier leaves the operation going on, and its buffers must stay
        !> until the library is done with them. Local: does not wait for other ranks.
        function dtl_request_future(request, fut) &
                bind(c, name="dtl_request_future") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_request_future

        !> One operation is complete: `*index` says which, its handle is closed and its entry of
        !> `requests` null. Waits for the first. Null entries are passed over; where there is no
        !> other, the call is refused with DTL_ERROR_INVALID_STATE. Returns the operation's own
        !> failure if it failed, with `*index` set. Waits for the other ranks of the operation.
        function dtl_waitany(count, requests, index) &
                bind(c, name="dtl_waitany") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            !> Requests, at least one.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(inout) :: requests(*)
            !> Which one is complete.
            integer(c_int64_t), intent(out) :: index
            integer(c_int) :: status
        end function dtl_waitany

        !> As dtl_waitany, but does not wait: `*completed` is 0, and nothing has changed, where no
        !> operation is complete. Local: does not wait for other ranks.
        function dtl_testany(count, requests, index, completed) &
                bind(c, name="dtl_testany") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            !> Requests, at least one.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(inout) :: requests(*)
            !> Which one is complete; as it was where none is.
            integer(c_int64_t), intent(out) :: index
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_testany

        !> `*completed` is 1 if all operations are complete: then their handles are closed and the
        !> entries of `requests` null; else it is 0, and all stay open. Does not wait. Null entries
        !> are passed over. Returns the first failure in the order of the array, once all are
        !> complete. Local: does not wait for other ranks.
        function dtl_testall(count, requests, completed) &
                bind(c, name="dtl_testall") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            !> Requests; may be 0.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(inout) :: requests(*)
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_testall

        !> A receive that has no message yet is taken back: waiting for it gives DTL_ERROR_CANCELED
        !> at once, and its buffer stays as it was. One whose message has come is left alone, and
        !> completes as usual. The handle stays open in both cases. Sends, collectives and whatever
        !> else can't be taken back are refused with DTL_ERROR_NOT_SUPPORTED. Local: does not wait
        !> for other ranks.
        function dtl_cancel(request) &
                bind(c, name="dtl_cancel") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
            integer(c_int) :: status
        end function dtl_cancel

        !> The handle is closed; an operation that is not complete goes on, and its buffers must
        !> stay until the library is done with them. What a collective gives may be written in a
        !> later call of the library's, so that only who waits knows when it is there. Null is
        !> ignored. Local: does not wait for other ranks.
        subroutine dtl_request_free(request) &
                bind(c, name="dtl_request_free")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
        end subroutine dtl_request_free

        !> The operation has started on what its buffers hold now. Ranks start their plans and call
        !> their other collectives on a context in the same order. A plan that is under way is
        !> refused with DTL_ERROR_INVALID_STATE. Collective; does not wait for other ranks.
        function dtl_collective_plan_start(plan) &
                bind(c, name="dtl_collective_plan_start") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: plan
            integer(c_int) :: status
        end function dtl_collective_plan_start

        !> The operation that was started last is complete, and the buffers are the caller's until
        !> the next start. Returns at once where none is under way. Waits for the other ranks of the
        !> operation.
        function dtl_collective_plan_wait(plan) &
                bind(c, name="dtl_collective_plan_wait") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: plan
            integer(c_int) :: status
        end function dtl_collective_plan_wait

        !> `*completed` is 1 if the operation that was started last is complete, 0 if it goes on.
        !> Does not wait. 1 where none is under way. Local: does not wait for other ranks.
        function dtl_collective_plan_test(plan, completed) &
                bind(c, name="dtl_collective_plan_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: plan
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_collective_plan_test

        !> The handle is closed. Where the operation is under way it goes on, and its buffers must
        !> stay until the library is done with them. Null is ignored. Local: does not wait for other
        !> ranks.
        subroutine dtl_collective_plan_destroy(plan) &
                bind(c, name="dtl_collective_plan_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: plan
        end subroutine dtl_collective_plan_destroy

        !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks,
        !> in the context's mode. Collective.
        function dtl_nccl_allreduce_device(ctx, sendbuf, recvbuf, count, dtype, op) &
                bind(c, name="dtl_nccl_allreduce_device") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_nccl_allreduce_device

        !> On every rank, recvbuf[i] in device memory is the reduction of sendbuf[i] over all ranks,
        !> in the given mode. Collective.
        function dtl_nccl_allreduce_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode) &
                bind(c, name="dtl_nccl_allreduce_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_allreduce_device_ex

        !> `buf` in device memory holds the root's `count` elements on every rank, in the context's
        !> mode. Collective.
        function dtl_nccl_broadcast_device(ctx, buf, count, dtype, root) &
                bind(c, name="dtl_nccl_broadcast_device") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Read on the root, written on all other ranks.
            type(c_ptr), value :: buf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Whose elements they are.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_nccl_broadcast_device

        !> `buf` in device memory holds the root's `count` elements on every rank, in the given
        !> mode. Collective.
        function dtl_nccl_broadcast_device_ex(ctx, buf, count, dtype, root, mode) &
                bind(c, name="dtl_nccl_broadcast_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Read on the root, written on all other ranks.
            type(c_ptr), value :: buf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Whose elements they are.
            integer(c_int), value :: root
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_broadcast_device_ex

        !> Returns once every rank has entered, and the collectives of the context on its device are
        !> done. Collective.
        function dtl_nccl_barrier_device(ctx) &
                bind(c, name="dtl_nccl_barrier_device") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_nccl_barrier_device

        !> On the root, `recvbuf` in device memory holds recvcounts[r] elements of each rank r, from
        !> element displs[r] on. Collective.
        function dtl_nccl_gatherv_device_ex(ctx, sendbuf, sendcount, senddtype, recvbuf, &
                                            recvcounts, displs, recvdtype, root, mode) &
                bind(c, name="dtl_nccl_gatherv_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank, on the root.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            !> Who gets them.
            integer(c_int), value :: root
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_gatherv_device_ex

        !> `recvbuf` in device memory holds the sendcounts[rank] elements that the root keeps for
        !> this rank, from element displs[rank] of its `sendbuf` on. Collective.
        function dtl_nccl_scatterv_device_ex(ctx, sendbuf, sendcounts, displs, senddtype, recvbuf, &
                                             recvcount, recvdtype, root, mode) &
                bind(c, name="dtl_nccl_scatterv_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank, on the root.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where each rank's block starts, in elements; NULL means that they follow one another.
            integer(c_int64_t), intent(in), optional :: displs(*)
            !> Equals `recvdtype`.
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements that this rank gets: the root's sendcounts[rank].
            integer(c_int64_t), value :: recvcount
            integer(c_int), value :: recvdtype
            !> Whose elements they are.
            integer(c_int), value :: root
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_scatterv_device_ex

        !> On every rank, `recvbuf` in device memory holds recvcounts[r] elements of each rank r,
        !> from element displs[r] on. Collective.
        function dtl_nccl_allgatherv_device_ex(ctx, sendbuf, sendcount, dtype, recvbuf, &
                                               recvcounts, displs, mode) &
                bind(c, name="dtl_nccl_allgatherv_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements that this rank sends.
            integer(c_int64_t), value :: sendcount
            integer(c_int), value :: dtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank; the same on all ranks.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where each rank's block starts, in elements; NULL packs the blocks one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: displs(*)
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_allgatherv_device_ex

        !> `recvbuf` in device memory holds, for each rank r, the recvcounts[r] elements that r
        !> keeps for this rank, from element rdispls[r] on. Collective.
        function dtl_nccl_alltoallv_device_ex(ctx, sendbuf, sendcounts, sdispls, senddtype, &
                                              recvbuf, recvcounts, rdispls, recvdtype, mode) &
                bind(c, name="dtl_nccl_alltoallv_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            !> Elements to each rank.
            integer(c_int64_t), intent(in) :: sendcounts(*)
            !> Where the block to each rank starts, in elements; NULL means that they follow one
            !> another.
            integer(c_int64_t), intent(in), optional :: sdispls(*)
            integer(c_int), value :: senddtype
            type(c_ptr), value :: recvbuf
            !> Elements from each rank.
            integer(c_int64_t), intent(in) :: recvcounts(*)
            !> Where the block of each rank starts, in elements; NULL packs them one after the
            !> other.
            integer(c_int64_t), intent(in), optional :: rdispls(*)
            !> Equals `senddtype`.
            integer(c_int), value :: recvdtype
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_alltoallv_device_ex

        !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks 0 to
        !> r. NCCL has no scan, so native-only mode refuses it. Collective.
        function dtl_nccl_scan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode) &
                bind(c, name="dtl_nccl_scan_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_scan_device_ex

        !> On rank r, recvbuf[i] in device memory is the reduction of sendbuf[i] over the ranks
        !> below r; rank 0 gets the operation's neutral element. NCCL has no scan, so native-only
        !> mode refuses it. Collective.
        function dtl_nccl_exscan_device_ex(ctx, sendbuf, recvbuf, count, dtype, op, mode) &
                bind(c, name="dtl_nccl_exscan_device_ex") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> This rank's contribution.
            type(c_ptr), value :: sendbuf
            !> The result; may be `sendbuf` itself.
            type(c_ptr), value :: recvbuf
            !> Elements; the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int), value :: mode
            integer(c_int) :: status
        end function dtl_nccl_exscan_device_ex
    end interface

end module dtl_communication
