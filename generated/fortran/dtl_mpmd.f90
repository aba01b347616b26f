! Made by "dtlgen generate" from spec/ and generator/dtlgen/templates/fortran/raw.f90.j2.
! Do not edit.

!> The C interface: .
module dtl_mpmd
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_role_manager_create, dtl_role_manager_destroy, dtl_role_manager_add_role, &
              dtl_role_manager_initialize, dtl_role_manager_has_role, dtl_role_manager_role_size, &
              dtl_role_manager_role_rank, dtl_intergroup_send, dtl_intergroup_recv

    interface

        !> dtl_role_manager_create
        function dtl_role_manager_create(ctx, mgr) &
                bind(c, name="dtl_role_manager_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: mgr
            integer(c_int) :: status
        end function dtl_role_manager_create

        !> dtl_role_manager_destroy
        subroutine dtl_role_manager_destroy(mgr) &
                bind(c, name="dtl_role_manager_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
        end subroutine dtl_role_manager_destroy

        !> dtl_role_manager_add_role
        function dtl_role_manager_add_role(mgr, role_name, num_ranks) &
                bind(c, name="dtl_role_manager_add_role") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int64_t), value :: num_ranks
            integer(c_int) :: status
        end function dtl_role_manager_add_role

        !> dtl_role_manager_initialize
        function dtl_role_manager_initialize(mgr) &
                bind(c, name="dtl_role_manager_initialize") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            integer(c_int) :: status
        end function dtl_role_manager_initialize

        !> dtl_role_manager_has_role
        function dtl_role_manager_has_role(mgr, role_name, has_role) &
                bind(c, name="dtl_role_manager_has_role") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int), intent(out) :: has_role
            integer(c_int) :: status
        end function dtl_role_manager_has_role

        !> dtl_role_manager_role_size
        function dtl_role_manager_role_size(mgr, role_name, size) &
                bind(c, name="dtl_role_manager_role_size") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int64_t), intent(out) :: size
            integer(c_int) :: status
        end function dtl_role_manager_role_size

        !> dtl_role_manager_role_rank
        function dtl_role_manager_role_rank(mgr, role_name, rank) &
                bind(c, name="dtl_role_manager_role_rank") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int), intent(out) :: rank
            integer(c_int) :: status
        end function dtl_role_manager_role_rank

        !> dtl_intergroup_send
        function dtl_intergroup_send(mgr, target_role, target_rank, buf, count, dtype, tag) &
                bind(c, name="dtl_intergroup_send") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            character(kind=c_char), intent(in) :: target_role(*)
            integer(c_int), value :: target_rank
            type(c_ptr), value :: buf
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_intergroup_send

        !> dtl_intergroup_recv
        function dtl_intergroup_recv(mgr, source_role, source_rank, buf, count, dtype, tag) &
                bind(c, name="dtl_intergroup_recv") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            character(kind=c_char), intent(in) :: source_role(*)
            integer(c_int), value :: source_rank
            type(c_ptr), value :: buf
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_intergroup_recv
    end interface

end module dtl_mpmd
