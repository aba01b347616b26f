! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: roles.
module dtl_mpmd
    use, intrinsic :: iso_c_binding, only: c_char, c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_role_manager_create, dtl_role_manager_destroy, dtl_role_manager_add_role, &
              dtl_role_manager_add_role_of, dtl_role_manager_initialize, &
              dtl_role_manager_has_role, dtl_role_manager_role_size, dtl_role_manager_role_rank, &
              dtl_intergroup_send, dtl_intergroup_recv, dtl_role_manager_context, &
              dtl_intergroup_broadcast

    interface

        !> `*mgr` is a manager without roles for the ranks of the context. The caller owns it.
        !> Local: does not wait for other ranks.
        function dtl_role_manager_create(ctx, mgr) &
                bind(c, name="dtl_role_manager_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: mgr
            integer(c_int) :: status
        end function dtl_role_manager_create

        !> The handle is closed. Null is ignored. No rank waits for another. Local: does not wait
        !> for other ranks.
        subroutine dtl_role_manager_destroy(mgr) &
                bind(c, name="dtl_role_manager_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
        end subroutine dtl_role_manager_destroy

        !> The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in
        !> the same order. A name that exists, or a manager that is initialised, is refused with
        !> DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
        function dtl_role_manager_add_role(mgr, role_name, num_ranks) &
                bind(c, name="dtl_role_manager_add_role") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> Not empty; copied.
            character(kind=c_char), intent(in) :: role_name(*)
            !> Ranks of this role.
            integer(c_int64_t), value :: num_ranks
            integer(c_int) :: status
        end function dtl_role_manager_add_role

        !> The role exists and has the ranks of a list, which other roles may have too and of which
        !> dtl_role_manager_add_role knows nothing. Every rank adds the same roles in the same
        !> order. Local: does not wait for other ranks.
        function dtl_role_manager_add_role_of(mgr, role_name, ranks, count) &
                bind(c, name="dtl_role_manager_add_role_of") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> Not empty; copied.
            character(kind=c_char), intent(in) :: role_name(*)
            !> Ranks of the context, in ascending order; copied.
            integer(c_int), intent(in) :: ranks(*)
            !> Ranks; may be 0.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_role_manager_add_role_of

        !> Every rank knows its role. If the roles ask for more ranks than the context has, every
        !> rank gets DTL_ERROR_INVALID_ARGUMENT. Collective.
        function dtl_role_manager_initialize(mgr) &
                bind(c, name="dtl_role_manager_initialize") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            integer(c_int) :: status
        end function dtl_role_manager_initialize

        !> `*has_role` is 1 if this rank has the role, 0 if it has another one or none. Local: does
        !> not wait for other ranks.
        function dtl_role_manager_has_role(mgr, role_name, has_role) &
                bind(c, name="dtl_role_manager_has_role") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> The name of a role.
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int), intent(out) :: has_role
            integer(c_int) :: status
        end function dtl_role_manager_has_role

        !> `*size` is the number of ranks that have the role. Local: does not wait for other ranks.
        function dtl_role_manager_role_size(mgr, role_name, size) &
                bind(c, name="dtl_role_manager_role_size") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> The name of a role.
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int64_t), intent(out) :: size
            integer(c_int) :: status
        end function dtl_role_manager_role_size

        !> `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does not have
        !> it. Local: does not wait for other ranks.
        function dtl_role_manager_role_rank(mgr, role_name, rank) &
                bind(c, name="dtl_role_manager_role_rank") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> The name of a role.
            character(kind=c_char), intent(in) :: role_name(*)
            integer(c_int), intent(out) :: rank
            integer(c_int) :: status
        end function dtl_role_manager_role_rank

        !> The message is on its way to a rank of another role and `buf` may be used again. Like
        !> dtl_send, with the receiver named by role. Waits for the receiver, unless the message is
        !> buffered.
        function dtl_intergroup_send(mgr, target_role, target_rank, buf, count, dtype, tag) &
                bind(c, name="dtl_intergroup_send") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> The receiver's role.
            character(kind=c_char), intent(in) :: target_role(*)
            !> The receiver's rank in its role.
            integer(c_int), value :: target_rank
            type(c_ptr), value :: buf
            !> Elements.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Which receives it is for.
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_intergroup_send

        !> `buf` holds the elements of a message from a rank of another role. Like dtl_recv, with
        !> the sender named by role. Waits for the sender.
        function dtl_intergroup_recv(mgr, source_role, source_rank, buf, count, dtype, tag) &
                bind(c, name="dtl_intergroup_recv") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> The sender's role.
            character(kind=c_char), intent(in) :: source_role(*)
            !> The sender's rank in its role.
            integer(c_int), value :: source_rank
            type(c_ptr), value :: buf
            !> Elements that `buf` has room for.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> A tag, or DTL_ANY_TAG.
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_intergroup_recv

        !> `*ctx` is a context of the ranks that have this rank's role, in their order, and of
        !> several its first; null for a rank without a role. All ranks of the manager's context
        !> call it. The caller owns it. Collective.
        function dtl_role_manager_context(mgr, ctx) &
                bind(c, name="dtl_role_manager_context") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_role_manager_context

        !> `buf` of every rank of `target_role` holds what it held on the source. The source and all
        !> ranks of the role call it; a rank that is neither returns at once. A binomial tree. Waits
        !> for the source and the ranks of `target_role`.
        function dtl_intergroup_broadcast(mgr, source_role, source_rank, target_role, buf, count, &
                                          dtype, tag) &
                bind(c, name="dtl_intergroup_broadcast") result(status)
            import :: c_char, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: mgr
            !> The role that gives.
            character(kind=c_char), intent(in) :: source_role(*)
            !> The source's rank in its role.
            integer(c_int), value :: source_rank
            !> The role that gets.
            character(kind=c_char), intent(in) :: target_role(*)
            type(c_ptr), value :: buf
            !> Elements, the same on all ranks.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Keeps it apart from other messages between the roles.
            integer(c_int), value :: tag
            integer(c_int) :: status
        end function dtl_intergroup_broadcast
    end interface

end module dtl_mpmd
