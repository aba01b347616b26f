! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> The roles of a context's ranks. Made by dtl_role_manager_create and owned by the caller, who
!> frees it with dtl_role_manager_destroy.
module dtl_role_manager_type
    use, intrinsic :: iso_c_binding, only: c_int, c_int64_t, c_null_char, c_null_ptr, c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_failure, only: given, settle
    use dtl_mpmd, only: dtl_role_manager_add_role, dtl_role_manager_add_role_of, &
                        dtl_role_manager_context, dtl_role_manager_create, &
                        dtl_role_manager_destroy, dtl_role_manager_has_role, &
                        dtl_role_manager_initialize, dtl_role_manager_role_rank, &
                        dtl_role_manager_role_size
    use dtl_role_arrays, only: any_intergroup_broadcast, any_intergroup_recv, any_intergroup_send
    implicit none (type, external)
    private
    public :: dtl_role_manager_t

    !> The roles of a context's ranks. Made by dtl_role_manager_create and owned by the caller, who
    !> frees it with dtl_role_manager_destroy.
    !> Indices start at 1, ranks at 0.
    type :: dtl_role_manager_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => role_manager_close
        procedure :: create => role_manager_create
        procedure, private :: role_manager_add_role, role_manager_add_role_default
        generic :: add_role => role_manager_add_role, role_manager_add_role_default
        procedure :: add_role_of => role_manager_add_role_of
        procedure :: initialize => role_manager_initialize
        procedure :: has_role => role_manager_has_role
        procedure :: role_size => role_manager_role_size
        procedure :: role_rank => role_manager_role_rank
        procedure :: context => role_manager_context
        procedure :: send => role_manager_send
        procedure :: recv => role_manager_recv
        procedure :: broadcast => role_manager_broadcast
    end type dtl_role_manager_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine role_manager_close(self)
        class(dtl_role_manager_t), intent(inout) :: self

        call dtl_role_manager_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine role_manager_close

    !> `*mgr` is a manager without roles for the ranks of the context. The caller owns it. Local:
    !> does not wait for other ranks.
    subroutine role_manager_create(self, ctx, stat, errmsg)
        class(dtl_role_manager_t), intent(inout) :: self
        type(dtl_context_t), intent(in) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_create(ctx%handle, self%handle)
        call settle(status, stat, errmsg)
    end subroutine role_manager_create

    !> The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in the
    !> same order. A name that exists, or a manager that is initialised, is refused with
    !> DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    subroutine role_manager_add_role(self, role_name, num_ranks, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: role_name
        integer(c_int64_t), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_add_role(self%handle, trim(role_name) // c_null_char, &
                                           int(num_ranks, c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine role_manager_add_role

    !> The role exists and has been given `num_ranks` ranks. Every rank adds the same roles in the
    !> same order. A name that exists, or a manager that is initialised, is refused with
    !> DTL_ERROR_INVALID_STATE. Local: does not wait for other ranks.
    subroutine role_manager_add_role_default(self, role_name, num_ranks, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: role_name
        integer(c_int), intent(in) :: num_ranks
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_add_role(self%handle, trim(role_name) // c_null_char, &
                                           int(num_ranks, c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine role_manager_add_role_default

    !> The role exists and has the ranks of a list, which other roles may have too and of which
    !> dtl_role_manager_add_role knows nothing. Every rank adds the same roles in the same order.
    !> Local: does not wait for other ranks.
    subroutine role_manager_add_role_of(self, role_name, ranks, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: role_name
        integer(c_int), intent(in) :: ranks(:)
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_add_role_of(self%handle, trim(role_name) // c_null_char, ranks, &
                                              size(ranks, kind=c_int64_t))
        call settle(status, stat, errmsg)
    end subroutine role_manager_add_role_of

    !> Every rank knows its role. If the roles ask for more ranks than the context has, every rank
    !> gets DTL_ERROR_INVALID_ARGUMENT. Collective.
    subroutine role_manager_initialize(self, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_initialize(self%handle)
        call settle(status, stat, errmsg)
    end subroutine role_manager_initialize

    !> `*has_role` is 1 if this rank has the role, 0 if it has another one or none. Local: does not
    !> wait for other ranks.
    subroutine role_manager_has_role(self, role_name, has_role, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: role_name
        integer(c_int), intent(out) :: has_role
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_has_role(self%handle, trim(role_name) // c_null_char, has_role)
        call settle(status, stat, errmsg)
    end subroutine role_manager_has_role

    !> `*size` is the number of ranks that have the role. Local: does not wait for other ranks.
    subroutine role_manager_role_size(self, role_name, size, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: role_name
        integer(c_int64_t), intent(out) :: size
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_role_size(self%handle, trim(role_name) // c_null_char, size)
        call settle(status, stat, errmsg)
    end subroutine role_manager_role_size

    !> `*rank` is this rank's number among those of the role, or DTL_NO_RANK if it does not have it.
    !> Local: does not wait for other ranks.
    subroutine role_manager_role_rank(self, role_name, rank, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: role_name
        integer(c_int), intent(out) :: rank
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_role_rank(self%handle, trim(role_name) // c_null_char, rank)
        call settle(status, stat, errmsg)
    end subroutine role_manager_role_rank

    !> `*ctx` is a context of the ranks that have this rank's role, in their order, and of several
    !> its first; null for a rank without a role. All ranks of the manager's context call it. The
    !> caller owns it. Collective.
    subroutine role_manager_context(self, ctx, stat, errmsg)
        class(dtl_role_manager_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_role_manager_context(self%handle, ctx%handle)
        call settle(status, stat, errmsg)
    end subroutine role_manager_context

    !> The message is on its way to a rank of another role and `buf` may be used again. Like
    !> dtl_send, with the receiver named by role. Waits for the receiver, unless the message is
    !> buffered.
    subroutine role_manager_send(self, target_role, target_rank, buf, tag, stat, errmsg, dtype)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: target_role
        integer(c_int), intent(in) :: target_rank
        type(*), intent(in) :: buf(..)
        integer(c_int), intent(in), optional :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_intergroup_send(self%handle, trim(target_role) // c_null_char, target_rank, buf, &
                                 given(tag, 0), stat, errmsg, dtype)
    end subroutine role_manager_send

    !> `buf` holds the elements of a message from a rank of another role. Like dtl_recv, with the
    !> sender named by role. Waits for the sender.
    subroutine role_manager_recv(self, source_role, source_rank, buf, tag, stat, errmsg, dtype)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: source_role
        integer(c_int), intent(in) :: source_rank
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in), optional :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_intergroup_recv(self%handle, trim(source_role) // c_null_char, source_rank, buf, &
                                 given(tag, 0), stat, errmsg, dtype)
    end subroutine role_manager_recv

    !> `buf` of every rank of `target_role` holds what it held on the source. The source and all
    !> ranks of the role call it; a rank that is neither returns at once. A binomial tree. Waits for
    !> the source and the ranks of `target_role`.
    subroutine role_manager_broadcast(self, source_role, source_rank, target_role, buf, tag, stat, &
                                      errmsg, dtype)
        class(dtl_role_manager_t), intent(in) :: self
        character(len=*), intent(in) :: source_role
        integer(c_int), intent(in) :: source_rank
        character(len=*), intent(in) :: target_role
        type(*), intent(inout) :: buf(..)
        integer(c_int), intent(in), optional :: tag
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int), intent(in), optional :: dtype

        call any_intergroup_broadcast(self%handle, trim(source_role) // c_null_char, source_rank, &
                                      trim(target_role) // c_null_char, buf, given(tag, 0), stat, &
                                      errmsg, dtype)
    end subroutine role_manager_broadcast

end module dtl_role_manager_type
