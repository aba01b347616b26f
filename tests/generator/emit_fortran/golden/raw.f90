! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: boxes.
module dtl_boxes
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    use dtl_core, only: dtl_options
    implicit none (type, external)
    private
    public :: dtl_context_create, dtl_context_destroy, dtl_box_create, dtl_box_destroy, &
              dtl_box_owner, dtl_box_name, dtl_reduce, dtl_gather

    interface

        !> A context of all processes. Local: does not wait for other ranks.
        function dtl_context_create(ctx) &
                bind(c, name="dtl_context_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_context_create

        !> The context is gone. Local: does not wait for other ranks.
        subroutine dtl_context_destroy(ctx) &
                bind(c, name="dtl_context_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
        end subroutine dtl_context_destroy

        !> A box with room for `capacity` elements. Local: does not wait for other ranks.
        function dtl_box_create(ctx, dtype, capacity, opts, box) &
                bind(c, name="dtl_box_create") result(status)
            import :: c_int, c_int64_t, c_ptr, dtl_options
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements there is room for.
            integer(c_int64_t), value :: capacity
            type(dtl_options), intent(in), optional :: opts
            type(c_ptr), intent(out) :: box
            integer(c_int) :: status
        end function dtl_box_create

        !> The box is gone. Local: does not wait for other ranks.
        subroutine dtl_box_destroy(box) &
                bind(c, name="dtl_box_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: box
        end subroutine dtl_box_destroy

        !> The process that has the element. Local: does not wait for other ranks.
        function dtl_box_owner(box, place) &
                bind(c, name="dtl_box_owner") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: box
            !> An element.
            integer(c_int64_t), value :: place
            integer(c_int) :: status
        end function dtl_box_owner

        !> What the box is called. Local: does not wait for other ranks.
        function dtl_box_name(box) &
                bind(c, name="dtl_box_name") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: box
            type(c_ptr) :: status
        end function dtl_box_name

        !> The root has the sum of all. Collective.
        function dtl_reduce(ctx, sendbuf, recvbuf, count, dtype, op, root) &
                bind(c, name="dtl_reduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            !> Who has the sum.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_reduce

        !> The root has the elements of all. Local: does not wait for other ranks.
        function dtl_gather(ctx, counts, room) &
                bind(c, name="dtl_gather") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Of each.
            integer(c_int64_t), intent(in) :: counts(*)
            type(c_ptr), value :: room
            integer(c_int) :: status
        end function dtl_gather
    end interface

end module dtl_boxes
