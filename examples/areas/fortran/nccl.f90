! SPDX-License-Identifier: BSD-3-Clause
module nccl_examples
    use, intrinsic :: iso_c_binding, only: c_f_pointer
    use dtl
    use words, only: yes_no
    implicit none (type, external)
    private
    public :: nccl_contexts, nccl_reductions, nccl_broadcast, nccl_blocks

contains

    !> A vector on this rank's device, which has so many elements of that value. The view is an
    !> address with a form, that only the device reads.
    subroutine on_device(far, each, value, vec, view)
        type(dtl_context_t), intent(in) :: far
        integer, intent(in) :: each
        real(c_double), intent(in) :: value
        type(dtl_vector_t), intent(out) :: vec
        real(c_double), pointer, intent(out) :: view(:)
        type(dtl_container_options) :: options

        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = far%device_id()
        call vec%create_with_options(far, DTL_DTYPE_FLOAT64, each*far%size(), options)
        call vec%fill_local(value)
        call c_f_pointer(dtl_vector_device_data_mut(vec%handle), view, [each])
    end subroutine on_device

    !> Its first element, on the host.
    real(c_double) function first_of(vec)
        type(dtl_vector_t), intent(in) :: vec

        call vec%get_local(1, first_of)
    end function first_of

    subroutine nccl_contexts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: far, plain, half, turned

        call ctx%with_nccl(ctx%rank(), far) ! each rank has a device of its own
        call ctx%with_nccl_ex(ctx%rank(), DTL_NCCL_MODE_NATIVE_ONLY, plain)
        call far%split_nccl(mod(ctx%rank(), 2), 0, half)
        call far%split_nccl_ex(0, -ctx%rank(), -1, DTL_NCCL_MODE_NATIVE_ONLY, turned)
        if (ctx%is_root()) then
            print "(4a)", "hybrid: ", yes_no(far%nccl_mode() == DTL_NCCL_MODE_HYBRID_PARITY), &
                ", NCCL alone: ", yes_no(plain%nccl_mode() == DTL_NCCL_MODE_NATIVE_ONLY)
            print "(4a)", "NCCL has scans: ", yes_no(far%nccl_supports_native(DTL_NCCL_OP_SCAN)), &
                ", by way of the host: ", yes_no(far%nccl_supports_hybrid(DTL_NCCL_OP_SCAN))
            print "(a, i0, 2a)", "rank ", half%rank(), " of the even ones, the last of all: ", &
                yes_no(turned%rank() == ctx%size() - 1)
        end if
        call turned%close()
        call half%close()
        call plain%close()
        call far%close()
    end subroutine nccl_contexts

    subroutine nccl_reductions(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: far
        type(dtl_vector_t) :: mine, result
        real(c_double), pointer :: send(:), recv(:)
        real(c_double) :: total, most

        call ctx%with_nccl(ctx%rank(), far)
        call on_device(far, 2, 3.0_c_double, mine, send)
        call on_device(far, 2, 0.0_c_double, result, recv)
        call far%nccl_allreduce_device(send, recv, DTL_OP_SUM)
        total = first_of(result)
        call far%nccl_allreduce_device_ex(send, recv, DTL_OP_MAX, DTL_NCCL_MODE_NATIVE_ONLY)
        most = first_of(result)
        call far%nccl_exscan_device_ex(send, recv, DTL_OP_SUM) ! nothing on rank 0
        call far%nccl_scan_device_ex(send, recv, DTL_OP_SUM)
        if (ctx%is_root()) then
            print "(2a, 2(a, f3.1))", "sum: ", yes_no(nint(total) == 3*ctx%size()), &
                ", most: ", most, ", up to me: ", first_of(result)
        end if
        call result%close()
        call mine%close()
        call far%close()
    end subroutine nccl_reductions

    subroutine nccl_broadcast(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: far
        type(dtl_vector_t) :: vec
        real(c_double), pointer :: elements(:)

        call ctx%with_nccl(ctx%rank(), far)
        call on_device(far, 2, merge(5.0_c_double, 0.0_c_double, ctx%is_root()), vec, elements)
        call far%nccl_broadcast_device(elements, 0)
        call far%nccl_broadcast_device_ex(elements, ctx%size() - 1, &
                                          DTL_NCCL_MODE_NATIVE_ONLY) ! there and back
        call far%nccl_barrier_device()
        if (ctx%is_root()) print "(f3.1)", first_of(vec)
        call vec%close()
        call far%close()
    end subroutine nccl_broadcast

    subroutine nccl_blocks(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: far
        type(dtl_vector_t) :: mine, all, each
        real(c_double), pointer :: one(:), every(:), turned(:)
        integer(c_int64_t), allocatable :: two(:)

        allocate (two(ctx%size()), source=2_c_int64_t)
        call ctx%with_nccl(ctx%rank(), far)
        call on_device(far, 2, 4.0_c_double, mine, one)
        call on_device(far, 2*ctx%size(), 0.0_c_double, all, every)
        call on_device(far, 2*ctx%size(), 0.0_c_double, each, turned)
        call far%nccl_gatherv_device_ex(one, every, two, root=0)
        call far%nccl_scatterv_device_ex(every, two, recvbuf=one, root=0)
        call far%nccl_allgatherv_device_ex(one, every, two)
        call far%nccl_alltoallv_device_ex(every, two, recvbuf=turned, recvcounts=two)
        if (ctx%is_root()) then
            print "(2(f3.1, a), f3.1)", first_of(mine), " and ", first_of(all), ", for me: ", &
                first_of(each)
        end if
        call each%close()
        call all%close()
        call mine%close()
        call far%close()
    end subroutine nccl_blocks
end module nccl_examples
