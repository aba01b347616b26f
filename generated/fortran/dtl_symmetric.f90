! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: symmetric memory.
module dtl_symmetric
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_symmetric_create, dtl_symmetric_destroy, dtl_symmetric_is_valid, &
              dtl_symmetric_my_pe, dtl_symmetric_n_pes, dtl_symmetric_base, dtl_symmetric_size, &
              dtl_symmetric_used, dtl_symmetric_allocate, dtl_symmetric_free, &
              dtl_symmetric_remote_ptr, dtl_symmetric_memory

    interface

        !> `*heap` is a heap of `size` bytes on each rank. Collective; sizes that differ are refused
        !> on all ranks. The memory is there from the beginning. With 0 it has as many bytes as
        !> DTL_SYMMETRIC_SIZE in the environment says, such as 1048576, 512K, 64M or 2G, and 64M
        !> without it.
        function dtl_symmetric_create(ctx, size, heap) &
                bind(c, name="dtl_symmetric_create") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Bytes of each rank; 0 for those of DTL_SYMMETRIC_SIZE.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: heap
            integer(c_int) :: status
        end function dtl_symmetric_create

        !> The heap is freed on all ranks, with all that was allocated from it, once what this rank
        !> has begun is complete. Collective. Null is ignored. It waits for the calls of other
        !> threads with the heap.
        subroutine dtl_symmetric_destroy(heap) &
                bind(c, name="dtl_symmetric_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
        end subroutine dtl_symmetric_destroy

        !> 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the
        !> last error says which.
        function dtl_symmetric_is_valid(heap) &
                bind(c, name="dtl_symmetric_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_is_valid

        !> This rank's number in the heap's context.
        function dtl_symmetric_my_pe(heap) &
                bind(c, name="dtl_symmetric_my_pe") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_my_pe

        !> How many ranks the heap's context has.
        function dtl_symmetric_n_pes(heap) &
                bind(c, name="dtl_symmetric_n_pes") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_n_pes

        !> Where this rank's heap starts.
        function dtl_symmetric_base(heap) &
                bind(c, name="dtl_symmetric_base") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            type(c_ptr) :: status
        end function dtl_symmetric_base

        !> Bytes of this rank's heap, free or not.
        function dtl_symmetric_size(heap) &
                bind(c, name="dtl_symmetric_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int64_t) :: status
        end function dtl_symmetric_size

        !> Bytes of this rank's heap that are allocated, with what keeps allocations apart.
        function dtl_symmetric_used(heap) &
                bind(c, name="dtl_symmetric_used") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int64_t) :: status
        end function dtl_symmetric_used

        !> `*address` is where `size` new bytes of zeros start on this rank; they lie at the same
        !> offset from the heap's start on every rank, which is a multiple of 64. Collective, and
        !> done on all ranks when it returns on one. Sizes that differ are refused on all ranks, and
        !> so is what does not fit; then the failure says what is allocated.
        function dtl_symmetric_allocate(heap, size, address) &
                bind(c, name="dtl_symmetric_allocate") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> Bytes, 1 or more, the same on all ranks.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: address
            integer(c_int) :: status
        end function dtl_symmetric_allocate

        !> What dtl_symmetric_allocate has given may be allocated again, once what this rank has
        !> begun is complete. Collective. Where one rank gives another address than the others, or
        !> one that is not allocated, all are refused and nothing is freed.
        function dtl_symmetric_free(heap, address) &
                bind(c, name="dtl_symmetric_free") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> As dtl_symmetric_allocate has given it on this rank.
            type(c_ptr), value :: address
            integer(c_int) :: status
        end function dtl_symmetric_free

        !> Where the same place of another rank's heap lies in this process, for loads and stores;
        !> NULL where the rank is on another node.
        function dtl_symmetric_remote_ptr(heap, address, pe) &
                bind(c, name="dtl_symmetric_remote_ptr") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap.
            type(c_ptr), value :: address
            integer(c_int), value :: pe
            type(c_ptr) :: status
        end function dtl_symmetric_remote_ptr

        !> `*memory` holds the heap of a rank of this node, so that pointers into it stay valid when
        !> the heap is destroyed. Local. For a rank of another node the handle is null.
        function dtl_symmetric_memory(heap, pe, memory) &
                bind(c, name="dtl_symmetric_memory") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int), value :: pe
            type(c_ptr), intent(out) :: memory
            integer(c_int) :: status
        end function dtl_symmetric_memory
    end interface

end module dtl_symmetric
