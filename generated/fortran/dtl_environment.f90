! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: versions and features, metrics, the environment.
module dtl_environment
    use, intrinsic :: iso_c_binding, only: c_char, c_funptr, c_int, c_int64_t, c_ptr
    implicit none (type, external)
    private
    public :: dtl_version_major, dtl_version_minor, dtl_version_patch, dtl_abi_version, &
              dtl_version_string, dtl_has_mpi, dtl_mpi_library, dtl_has_cuda, dtl_has_hip, &
              dtl_has_nccl, dtl_has_shmem, dtl_backend_name, dtl_backend_count, &
              dtl_backend_report, dtl_version, dtl_metrics_enable, dtl_metrics_count, &
              dtl_environment_create, dtl_environment_create_with_args, dtl_environment_destroy, &
              dtl_environment_is_initialized, dtl_environment_ref_count, dtl_environment_domain, &
              dtl_environment_has_mpi, dtl_environment_has_cuda, dtl_environment_has_hip, &
              dtl_environment_has_nccl, dtl_environment_has_shmem, &
              dtl_environment_mpi_thread_level, dtl_environment_make_world_context, &
              dtl_environment_make_world_context_gpu, dtl_environment_make_cpu_context, dtl_abort, &
              dtl_interrupt, dtl_interrupt_clear, dtl_interrupt_is_stuck, dtl_interrupt_check_set

    interface

        !> The first number of the library's version, which changes when programs must be changed.
        !> Local: does not wait for other ranks.
        function dtl_version_major() &
                bind(c, name="dtl_version_major") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_version_major

        !> The second number of the library's version, which changes when something is added. Local:
        !> does not wait for other ranks.
        function dtl_version_minor() &
                bind(c, name="dtl_version_minor") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_version_minor

        !> The third number of the library's version, which changes when something is mended. Local:
        !> does not wait for other ranks.
        function dtl_version_patch() &
                bind(c, name="dtl_version_patch") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_version_patch

        !> The number of the binary interface; a program needs the one that it was compiled with.
        !> Local: does not wait for other ranks.
        function dtl_abi_version() &
                bind(c, name="dtl_abi_version") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_abi_version

        !> The library's full version, such as "0.1.0-alpha.1", of static duration. Local: does not
        !> wait for other ranks.
        function dtl_version_string() &
                bind(c, name="dtl_version_string") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr) :: status
        end function dtl_version_string

        !> 1 where an MPI library was found and can be used, 0 else, and in a job without MPI
        !> (`python -m dtl run`). Looks for it on the first call. Local: does not wait for other
        !> ranks.
        function dtl_has_mpi() &
                bind(c, name="dtl_has_mpi") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_has_mpi

        !> The MPI library that this process runs on, such as "MPICH 4.0.2", of static duration;
        !> "none" where no MPI job of several processes has been joined. Local: does not wait for
        !> other ranks.
        function dtl_mpi_library() &
                bind(c, name="dtl_mpi_library") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr) :: status
        end function dtl_mpi_library

        !> 1 where a CUDA device can be used, 0 else. Looks for one on the first call. Local: does
        !> not wait for other ranks.
        function dtl_has_cuda() &
                bind(c, name="dtl_has_cuda") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_has_cuda

        !> 1 where a HIP device can be used, 0 else. Looks for one on the first call. Local: does
        !> not wait for other ranks.
        function dtl_has_hip() &
                bind(c, name="dtl_has_hip") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_has_hip

        !> 1 where NCCL can be used, 0 else. Looks for it on the first call. Local: does not wait
        !> for other ranks.
        function dtl_has_nccl() &
                bind(c, name="dtl_has_nccl") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_has_nccl

        !> 1 where OpenSHMEM can be used, 0 else. Looks for it on the first call. Local: does not
        !> wait for other ranks.
        function dtl_has_shmem() &
                bind(c, name="dtl_has_shmem") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_has_shmem

        !> The usable backends in one text of static duration, joined by "+" in the order CUDA, HIP,
        !> MPI, NCCL, SHMEM, such as "CUDA+MPI"; "Single" where there is none. Local: does not wait
        !> for other ranks.
        function dtl_backend_name() &
                bind(c, name="dtl_backend_name") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr) :: status
        end function dtl_backend_name

        !> The number of usable backends, of the five that dtl_backend_name can name. Local: does
        !> not wait for other ranks.
        function dtl_backend_count() &
                bind(c, name="dtl_backend_count") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_backend_count

        !> `buf` tells, a line each, which backends were found, in which file and version, and of
        !> the others why not. The text is cut to `size` bytes and always ends with NUL. Returns its
        !> whole length without NUL, so that a second call can bring a buffer that is large enough.
        !> For people: the wording may change. Local: does not wait for other ranks.
        function dtl_backend_report(buf, size) &
                bind(c, name="dtl_backend_report") result(status)
            import :: c_char, c_int64_t
            implicit none (type, external)
            !> NULL: only the length is asked for.
            character(kind=c_char), intent(out), optional :: buf(*)
            !> Bytes of `buf`, the final NUL included.
            integer(c_int64_t), value :: size
            integer(c_int64_t) :: status
        end function dtl_backend_report

        !> The library's full version, the same text as dtl_version_string. Local: does not wait for
        !> other ranks.
        function dtl_version() &
                bind(c, name="dtl_version") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr) :: status
        end function dtl_version

        !> From here on calls are counted in this process, or not any more. What was counted before
        !> stays, so that a part of a program is what two counts differ by. Local: does not wait for
        !> other ranks.
        function dtl_metrics_enable(is_enabled) &
                bind(c, name="dtl_metrics_enable") result(status)
            import :: c_int
            implicit none (type, external)
            !> Not 0: they are counted.
            integer(c_int), value :: is_enabled
            integer(c_int) :: status
        end function dtl_metrics_enable

        !> How often a function of the library was called while calls were counted, with arguments
        !> that it did not refuse, and the bytes of the caller's buffers in these calls: of those
        !> that it reads or of those that it writes, whichever are more; of a plan, those of one
        !> start. Of this process, over all its threads and contexts. Local: does not wait for other
        !> ranks.
        function dtl_metrics_count(name, calls, bytes) &
                bind(c, name="dtl_metrics_count") result(status)
            import :: c_char, c_int, c_int64_t
            implicit none (type, external)
            !> Its name in C, such as "dtl_allreduce".
            character(kind=c_char), intent(in) :: name(*)
            !> How often it was called.
            integer(c_int64_t), intent(out) :: calls
            !> How many bytes these calls moved.
            integer(c_int64_t), intent(out) :: bytes
            integer(c_int) :: status
        end function dtl_metrics_count

        !> `*env` is a new environment, and the backends are started. Every process of the job must
        !> make its first one, since starting MPI is collective. The caller owns it. Collective.
        function dtl_environment_create(env) &
                bind(c, name="dtl_environment_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(out) :: env
            integer(c_int) :: status
        end function dtl_environment_create

        !> `*env` is a new environment, as by dtl_environment_create. The command line stays as it
        !> is: no MPI of today needs it. Collective.
        function dtl_environment_create_with_args(env, argc, argv) &
                bind(c, name="dtl_environment_create_with_args") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(out) :: env
            !> As main has it, or NULL.
            integer(c_int), intent(inout) :: argc
            !> As main has it, or NULL.
            type(c_ptr), intent(inout) :: argv
            integer(c_int) :: status
        end function dtl_environment_create_with_args

        !> The handle is closed; with the last one the backends are no longer held open. Null is
        !> ignored. Contexts go on working. No rank waits for another. Local: does not wait for
        !> other ranks.
        subroutine dtl_environment_destroy(env) &
                bind(c, name="dtl_environment_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: env
        end subroutine dtl_environment_destroy

        !> 1 while at least one environment is open in this process, 0 else. Local: does not wait
        !> for other ranks.
        function dtl_environment_is_initialized() &
                bind(c, name="dtl_environment_is_initialized") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_is_initialized

        !> The number of environments that are open in this process. Local: does not wait for other
        !> ranks.
        function dtl_environment_ref_count() &
                bind(c, name="dtl_environment_ref_count") result(status)
            import :: c_int64_t
            implicit none (type, external)
            integer(c_int64_t) :: status
        end function dtl_environment_ref_count

        !> A name for what the environment spans, of static duration: "mpi" for the ranks of an MPI
        !> job, "local" for those of a job without MPI (`python -m dtl run`), "self" for this
        !> process alone. Local: does not wait for other ranks.
        function dtl_environment_domain(env) &
                bind(c, name="dtl_environment_domain") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: env
            type(c_ptr) :: status
        end function dtl_environment_domain

        !> 1 where an MPI library was found and can be used, 0 else, and in a job without MPI. The
        !> same as dtl_has_mpi. Local: does not wait for other ranks.
        function dtl_environment_has_mpi() &
                bind(c, name="dtl_environment_has_mpi") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_has_mpi

        !> 1 where a CUDA device can be used, 0 else. The same as dtl_has_cuda. Local: does not wait
        !> for other ranks.
        function dtl_environment_has_cuda() &
                bind(c, name="dtl_environment_has_cuda") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_has_cuda

        !> 1 where a HIP device can be used, 0 else. The same as dtl_has_hip. Local: does not wait
        !> for other ranks.
        function dtl_environment_has_hip() &
                bind(c, name="dtl_environment_has_hip") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_has_hip

        !> 1 where NCCL can be used, 0 else. The same as dtl_has_nccl. Local: does not wait for
        !> other ranks.
        function dtl_environment_has_nccl() &
                bind(c, name="dtl_environment_has_nccl") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_has_nccl

        !> 1 where OpenSHMEM can be used, 0 else. The same as dtl_has_shmem. Local: does not wait
        !> for other ranks.
        function dtl_environment_has_shmem() &
                bind(c, name="dtl_environment_has_shmem") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_has_shmem

        !> How many threads may call MPI at once: 0 single, 1 funneled, 2 serialized, 3 multiple; -1
        !> where MPI is not running, and in a job without MPI. DTL asks for multiple and works with
        !> less. Local: does not wait for other ranks.
        function dtl_environment_mpi_thread_level() &
                bind(c, name="dtl_environment_mpi_thread_level") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_environment_mpi_thread_level

        !> `*ctx` is a context over all ranks of the job with default options. Every rank of the job
        !> must call it. The caller owns the context, which may outlive the environment. Collective.
        function dtl_environment_make_world_context(env, ctx) &
                bind(c, name="dtl_environment_make_world_context") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: env
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_environment_make_world_context

        !> `*ctx` is a context over all ranks of the job, with a CUDA device for each. Every rank of
        !> the job must call it; ranks may name different devices. The caller owns the context.
        !> Collective.
        function dtl_environment_make_world_context_gpu(env, device_id, ctx) &
                bind(c, name="dtl_environment_make_world_context_gpu") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: env
            !> The CUDA device of this rank.
            integer(c_int), value :: device_id
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_environment_make_world_context_gpu

        !> `*ctx` is a context of this process alone, on the host: it never communicates. The caller
        !> owns the context. Local: does not wait for other ranks.
        function dtl_environment_make_cpu_context(env, ctx) &
                bind(c, name="dtl_environment_make_cpu_context") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: env
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_environment_make_cpu_context

        !> Never returns: all processes of the job end, with `code` as their exit status where the
        !> launcher allows. For a rank that can't go on while others wait for it. Without a job,
        !> this process ends. Local: does not wait for other ranks.
        subroutine dtl_abort(code) &
                bind(c, name="dtl_abort")
            import :: c_int
            implicit none (type, external)
            !> The exit status; 0 is taken as 1.
            integer(c_int), value :: code
        end subroutine dtl_abort

        !> From here on calls of this process that wait for other ranks, threads or devices end with
        !> DTL_ERROR_CANCELED, those under way included, until dtl_interrupt_clear is called. A call
        !> whose wait is over within a tenth of a millisecond may still succeed. A signal handler
        !> may call it, and dtl_interrupt_clear and dtl_interrupt_is_stuck: they take no lock and
        !> allocate nothing. A call inside MPI ends where it looks for messages by itself; a
        !> collective that MPI runs goes on until all ranks have entered it. The guide on
        !> interrupting programs says what state a call leaves. Local: does not wait for other
        !> ranks.
        subroutine dtl_interrupt() &
                bind(c, name="dtl_interrupt")
            implicit none (type, external)
        end subroutine dtl_interrupt

        !> Ends what dtl_interrupt has begun: calls wait again. Local: does not wait for other
        !> ranks.
        subroutine dtl_interrupt_clear() &
                bind(c, name="dtl_interrupt_clear")
            implicit none (type, external)
        end subroutine dtl_interrupt_clear

        !> For signal handlers, which call it once for each signal. Returns 1 if the calling thread
        !> is in a call of an MPI that can't be interrupted, and this function was called in that
        !> same call before; else 0. A handler ends the program then, since the call may never
        !> return. The guide on interrupting programs lists these calls. Local: does not wait for
        !> other ranks.
        function dtl_interrupt_is_stuck() &
                bind(c, name="dtl_interrupt_is_stuck") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_interrupt_is_stuck

        !> `check` is called by calls that wait, in the waiting thread, every few microseconds or
        !> more seldom once a wait has lasted a tenth of a millisecond; where it returns another
        !> number than 0, the call ends with DTL_ERROR_CANCELED. For languages whose signal handlers
        !> run between statements: Python's package looks for Ctrl-C this way. It replaces the
        !> function that was set before; NULL: none. `user_data` is handed to it and must stay
        !> valid. Local: does not wait for other ranks.
        subroutine dtl_interrupt_check_set(check, user_data) &
                bind(c, name="dtl_interrupt_check_set")
            import :: c_funptr, c_ptr
            implicit none (type, external)
            type(c_funptr), value :: check
            type(c_ptr), value :: user_data
        end subroutine dtl_interrupt_check_set
    end interface

end module dtl_environment
