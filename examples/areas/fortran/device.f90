! SPDX-License-Identifier: BSD-3-Clause
module device_examples
    use, intrinsic :: iso_c_binding, only: c_associated
    use dtl
    use words, only: good, yes_no
    implicit none (type, external)
    private
    public :: device_contexts, device_vector, device_streams

contains

    !> The GPU of this rank; ranks share them where there are too few.
    integer function device_of(ctx)
        type(dtl_context_t), intent(in) :: ctx

        device_of = mod(ctx%rank(), dtl_device_count(DTL_DEVICE_CUDA))
    end function device_of

    subroutine device_contexts(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_context_t) :: same, world
        type(dtl_environment_t) :: env

        call ctx%with_cuda(device_of(ctx), same) ! the ranks of ctx
        call env%create()
        call env%make_world_context_gpu(device_of(ctx), world) ! all ranks
        if (ctx%is_root()) then
            print "(2(a, i0), 2a)", "devices ", same%device_id(), " and ", world%device_id(), &
                ", of CUDA: ", yes_no(same%has_cuda())
        end if
        call world%close()
        call env%close()
        call same%close()
    end subroutine device_contexts

    subroutine device_vector(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_container_options) :: options
        type(dtl_context_t) :: far
        type(dtl_vector_t) :: vec
        type(c_ptr) :: read, written
        real(c_double) :: found(2)

        call ctx%with_cuda(device_of(ctx), far)
        options%placement = DTL_PLACEMENT_DEVICE
        options%device_id = device_of(ctx)
        call vec%create_with_options(far, DTL_DTYPE_FLOAT64, 2*far%size(), options)
        call vec%fill_local(0.5_c_double)
        read = dtl_container_device_data(vec%handle) ! for kernels of the program
        written = dtl_container_device_data_mut(vec%handle)
        call vec%copy_to_host(found)
        if (ctx%is_root()) then
            print "(2(f3.1, a), a)", found(1), " ", found(2), ", on the device: ", &
                yes_no(c_associated(read, written))
        end if
        call vec%close()
        call far%close()
    end subroutine device_vector

    subroutine device_streams(ctx)
        type(dtl_context_t), intent(in) :: ctx
        type(dtl_stream_t) :: own, lent
        type(c_ptr) :: native

        call own%create(DTL_DEVICE_CUDA, device_of(ctx))
        native = dtl_stream_native(own%handle) ! a CUstream, for the calls of CUDA's own
        call good(dtl_stream_from_native(DTL_DEVICE_CUDA, device_of(ctx), native, &
                                         lent%handle)) ! and back
        call lent%synchronize()
        if (ctx%is_root()) then
            print "(2a)", "one stream: ", &
                yes_no(c_associated(dtl_stream_native(lent%handle), native))
        end if
        call lent%close()
        call own%close()
    end subroutine device_streams
end module device_examples
