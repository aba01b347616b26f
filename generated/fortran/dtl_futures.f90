! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: .
module dtl_futures
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_future_create, dtl_future_destroy, dtl_future_wait, dtl_future_test, &
              dtl_future_get, dtl_future_set, dtl_when_all, dtl_when_any

    interface

        !> dtl_future_create
        function dtl_future_create(fut) &
                bind(c, name="dtl_future_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(out) :: fut
            integer(c_int) :: status
        end function dtl_future_create

        !> dtl_future_destroy
        subroutine dtl_future_destroy(fut) &
                bind(c, name="dtl_future_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
        end subroutine dtl_future_destroy

        !> dtl_future_wait
        function dtl_future_wait(fut) &
                bind(c, name="dtl_future_wait") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            integer(c_int) :: status
        end function dtl_future_wait

        !> dtl_future_test
        function dtl_future_test(fut, completed) &
                bind(c, name="dtl_future_test") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            integer(c_int), intent(out) :: completed
            integer(c_int) :: status
        end function dtl_future_test

        !> dtl_future_get
        function dtl_future_get(fut, buffer, size) &
                bind(c, name="dtl_future_get") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            type(c_ptr), value :: buffer
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_future_get

        !> dtl_future_set
        function dtl_future_set(fut, value, size) &
                bind(c, name="dtl_future_set") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: fut
            type(c_ptr), value :: value
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_future_set

        !> dtl_when_all
        function dtl_when_all(futures, count, result) &
                bind(c, name="dtl_when_all") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(in) :: futures(*)
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: result
            integer(c_int) :: status
        end function dtl_when_all

        !> dtl_when_any
        function dtl_when_any(futures, count, result, completed_index) &
                bind(c, name="dtl_when_any") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(in) :: futures(*)
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: result
            integer(c_int64_t), intent(out) :: completed_index
            integer(c_int) :: status
        end function dtl_when_any
    end interface

end module dtl_futures
