! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: collectives, point-to-point, requests, collectives on device buffers.
module dtl_communication
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int64_t, c_ptr
    use dtl_core, only: dtl_message_info
    implicit none (type, external)
    private
    public :: dtl_barrier, dtl_broadcast, dtl_reduce, dtl_allreduce, dtl_allreduce_float64, &
              dtl_allreduce_int64, dtl_gather, dtl_allgather, dtl_scatter, dtl_alltoall, &
              dtl_gatherv, dtl_scatterv, dtl_allgatherv, dtl_alltoallv, dtl_scan, dtl_exscan, &
              dtl_reduce_scatter, dtl_reduce_scatter_block, dtl_send, dtl_recv, dtl_sendrecv, &
              dtl_isend, dtl_irecv, dtl_probe, dtl_iprobe, dtl_wait, dtl_waitall, dtl_test, &
              dtl_request_future, dtl_request_free, dtl_nccl_allreduce_device, &
              dtl_nccl_allreduce_device_ex, dtl_nccl_broadcast_device, &
              dtl_nccl_broadcast_device_ex, dtl_nccl_barrier_device, dtl_nccl_gatherv_device_ex, &
              dtl_nccl_scatterv_device_ex, dtl_nccl_allgatherv_device_ex, &
              dtl_nccl_alltoallv_device_ex, dtl_nccl_scan_device_ex, dtl_nccl_exscan_device_ex

    interface

        !> Returns once every rank of the context has entered. It orders nothing but the ranks: data
        !> moves by the other functions.
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

        !> On the root, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. On the
        !> other ranks `recvbuf` is neither read nor written and may be NULL.
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

        !> On every rank, recvbuf[i] is the reduction of sendbuf[i] over all ranks. Collective. In
        !> deterministic contexts all ranks get the same bits; elsewhere floating-point results of
        !> two runs may differ in the last place.
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

        !> `*result` is the reduction of `value` over all ranks, on every rank. Collective. The same
        !> as dtl_allreduce of one float64, with the number by value: for callers to whom making an
        !> array costs more than the call.
        function dtl_allreduce_float64(ctx, value, op, result) &
                bind(c, name="dtl_allreduce_float64") result(status)
            import :: c_double, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            real(c_double), value :: value
            !> Any but the bitwise ones, minloc and maxloc.
            integer(c_int), value :: op
            real(c_double), intent(out) :: result
            integer(c_int) :: status
        end function dtl_allreduce_float64

        !> `*result` is the reduction of `value` over all ranks, on every rank. Collective. The same
        !> as dtl_allreduce of one int64, with the number by value.
        function dtl_allreduce_int64(ctx, value, op, result) &
                bind(c, name="dtl_allreduce_int64") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int64_t), value :: value
            !> Any but minloc and maxloc.
            integer(c_int), value :: op
            integer(c_int64_t), intent(out) :: result
            integer(c_int) :: status
        end function dtl_allreduce_int64

        !> On the root, `recvbuf` holds the `sendcount` elements of each rank, one rank after the
        !> other in ascending order. Collective. `recvbuf`, `recvcount` and `recvdtype` matter on
        !> the root only.
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
        !> `sendcount` on, in the root's `sendbuf`. Collective. `sendbuf`, `sendcount` and
        !> `senddtype` matter on the root only.
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
        !> displs[r] on. Collective. Ranks may send different numbers of elements; recvcounts[r] is
        !> what rank r sends. `recvbuf`, `recvcounts`, `displs` and `recvdtype` matter on the root
        !> only. Elements between the blocks are left as they were; blocks must not overlap.
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
        !> element displs[rank] of its `sendbuf` on. Collective. `sendbuf`, `sendcounts`, `displs`
        !> and `senddtype` matter on the root only.
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
        !> displs[r] on. Collective. recvcounts[r] is what rank r sends, so recvcounts[rank] equals
        !> `sendcount`. Blocks must not overlap.
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
        !> from element rdispls[r] on. Collective. recvcounts[r] here is sendcounts[rank] on rank r.
        !> Blocks of `recvbuf` must not overlap.
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
        !> contribution is left out. Collective. Rank 0, below which there is none, gets the
        !> operation's neutral element (0 for sum, 1 for prod, the largest value for min, ...).
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
        !> of `sendbuf` over all ranks. Collective. It is dtl_reduce_scatter with blocks of one
        !> size.
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

        !> The message is on its way and `buf` may be used again. Returns once the message is
        !> buffered or received, so it may wait for the receiver: two ranks that send to each other
        !> first may wait for ever.
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
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_send

        !> `buf` holds the elements of a matching message. Waits for one.
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
        !> ranks use who exchange data.
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
        !> request is complete. The caller owns the request.
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
            integer(c_int), value :: tag
            type(c_ptr), intent(out) :: request
            integer(c_int) :: status
        end function dtl_isend

        !> The receiving has started, and `*request` stands for it. `buf` must not be used until the
        !> request is complete. The caller owns the request.
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
        !> is. Waits for one.
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
        !> 0 and `*info` stays as it was. Does not wait.
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

        !> The operation is complete, its buffers are the caller's again, and the handle is closed.
        !> Returns the operation's own failure if it failed.
        function dtl_wait(request) &
                bind(c, name="dtl_wait") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
            integer(c_int) :: status
        end function dtl_wait

        !> All operations are complete and their handles closed; the entries of `requests` are null.
        !> Null entries are passed over. Returns the first failure in the order of the array, after
        !> all are complete.
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
        !> handle stays open in both cases. Returns the operation's own failure if it failed.
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
        !> until the library is done with them.
        function dtl_request_future(request, fut) &
                bind(c, name="dtl_request_future") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_request_future

        !> The handle is closed; an operation that is not complete goes on, and its buffers must
        !> stay until the library is done with them. Null is ignored.
        subroutine dtl_request_free(request) &
                bind(c, name="dtl_request_free")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: request
        end subroutine dtl_request_free

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

        !> Returns once every rank has entered and what was queued on its device before is done.
        !> Collective.
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
        !> r. Collective. NCCL has no scan, so native-only mode refuses it.
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
        !> below r; rank 0 gets the operation's neutral element. Collective. NCCL has no scan, so
        !> native-only mode refuses it.
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
