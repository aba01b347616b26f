! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/handle.f90.j2.
! Do not edit.

!> Keeps the backends open. Made by dtl_environment_create and owned by the caller, who frees it
!> with dtl_environment_destroy; environments are counted, not nested.
module dtl_environment_type
    use, intrinsic :: iso_c_binding, only: c_int, c_null_ptr, c_ptr
    use dtl_context_type, only: dtl_context_t
    use dtl_core, only: dtl_clear_error
    use dtl_environment, only: dtl_environment_create, dtl_environment_destroy, &
                               dtl_environment_domain, dtl_environment_make_cpu_context, &
                               dtl_environment_make_world_context, &
                               dtl_environment_make_world_context_gpu
    use dtl_failure, only: settle, stop_on_failure
    use dtl_helpers, only: dtl_c_to_f_string
    implicit none (type, external)
    private
    public :: dtl_environment_t

    !> Keeps the backends open. Made by dtl_environment_create and owned by the caller, who frees it
    !> with dtl_environment_destroy; environments are counted, not nested.
    !> Indices start at 1, ranks at 0.
    type :: dtl_environment_t
        !> The handle of the C interface. Copies of this variable share the handle: free only one.
        type(c_ptr) :: handle = c_null_ptr
    contains
        procedure :: close => environment_close
        procedure :: domain => environment_domain
        procedure :: create => environment_create
        procedure :: make_world_context => environment_make_world_context
        procedure :: make_world_context_gpu => environment_make_world_context_gpu
        procedure :: make_cpu_context => environment_make_cpu_context
    end type dtl_environment_t

contains

    !> Frees the handle. Does nothing if it is already freed.
    subroutine environment_close(self)
        class(dtl_environment_t), intent(inout) :: self

        call dtl_environment_destroy(self%handle)
        self%handle = c_null_ptr
    end subroutine environment_close

    !> A name for what the environment spans, of static duration: "mpi" for the ranks of an MPI job,
    !> "local" for those of a job without MPI (`python -m dtl run`), "self" for this process alone.
    !> Local: does not wait for other ranks.
    function environment_domain(self) result(answer)
        class(dtl_environment_t), intent(in) :: self
        character(len=:), allocatable :: answer

        call dtl_clear_error()
        answer = dtl_c_to_f_string(dtl_environment_domain(self%handle))
        call stop_on_failure()
    end function environment_domain

    !> `*env` is a new environment, and the backends are started. Every process of the job must make
    !> its first one, since starting MPI is collective. The caller owns it. Collective.
    subroutine environment_create(self, stat, errmsg)
        class(dtl_environment_t), intent(inout) :: self
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_environment_create(self%handle)
        call settle(status, stat, errmsg)
    end subroutine environment_create

    !> `*ctx` is a context over all ranks of the job with default options. Every rank of the job
    !> must call it. The caller owns the context, which may outlive the environment. Collective.
    subroutine environment_make_world_context(self, ctx, stat, errmsg)
        class(dtl_environment_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_environment_make_world_context(self%handle, ctx%handle)
        call settle(status, stat, errmsg)
    end subroutine environment_make_world_context

    !> `*ctx` is a context over all ranks of the job, with a CUDA device for each. Every rank of the
    !> job must call it; ranks may name different devices. The caller owns the context. Collective.
    subroutine environment_make_world_context_gpu(self, device_id, ctx, stat, errmsg)
        class(dtl_environment_t), intent(in) :: self
        integer(c_int), intent(in) :: device_id
        type(dtl_context_t), intent(out) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_environment_make_world_context_gpu(self%handle, device_id, ctx%handle)
        call settle(status, stat, errmsg)
    end subroutine environment_make_world_context_gpu

    !> `*ctx` is a context of this process alone, on the host: it never communicates. The caller
    !> owns the context. Local: does not wait for other ranks.
    subroutine environment_make_cpu_context(self, ctx, stat, errmsg)
        class(dtl_environment_t), intent(in) :: self
        type(dtl_context_t), intent(out) :: ctx
        integer(c_int), intent(out), optional :: stat
        character(len=*), intent(inout), optional :: errmsg
        integer(c_int) :: status

        status = dtl_environment_make_cpu_context(self%handle, ctx%handle)
        call settle(status, stat, errmsg)
    end subroutine environment_make_cpu_context

end module dtl_environment_type
