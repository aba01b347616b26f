! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: contexts.
module dtl_context
    use, intrinsic :: iso_c_binding, only: c_char, c_funptr, c_int, c_ptr
    use dtl_core, only: dtl_context_options
    implicit none (type, external)
    private
    public :: dtl_context_options_init, dtl_context_create, dtl_context_create_default, &
              dtl_context_from_fortran_comm, dtl_context_destroy, dtl_context_rank, &
              dtl_context_size, dtl_context_is_root, dtl_context_device_id, &
              dtl_context_device_kind, dtl_context_has_device, dtl_context_determinism_mode, &
              dtl_context_reduction_schedule_policy, dtl_context_progress_ordering_policy, &
              dtl_context_barrier, dtl_context_fence, dtl_context_is_valid, dtl_context_dup, &
              dtl_context_split, dtl_context_split_by_node, dtl_context_split_leaders, &
              dtl_context_has_mpi, dtl_context_mpi_comm, dtl_context_has_cuda, &
              dtl_context_has_nccl, dtl_context_nccl_mode, dtl_context_nccl_supports_native, &
              dtl_context_nccl_supports_hybrid, dtl_context_has_shmem, dtl_context_with_cuda, &
              dtl_context_with_device, dtl_context_with_shmem, dtl_context_with_nccl, &
              dtl_context_with_nccl_ex, dtl_context_split_nccl, dtl_context_split_nccl_ex, &
              dtl_context_refuse, dtl_context_refuse_call, dtl_tell_call, dtl_tell_place, &
              dtl_call_words_set, dtl_context_set_error_handler, dtl_context_set_error_policy, &
              dtl_context_error_policy

    interface

        !> `*opts` holds the defaults: no device, MPI started where a launcher started the job, and
        !> policies that leave the order of reductions to the backend. Local: does not wait for
        !> other ranks.
        subroutine dtl_context_options_init(opts) &
                bind(c, name="dtl_context_options_init")
            import :: dtl_context_options
            implicit none (type, external)
            type(dtl_context_options), intent(out) :: opts
        end subroutine dtl_context_options_init

        !> `*ctx` is a context over all ranks of the job, with the given options. Every rank of the
        !> job must call it, since the ranks agree on a communicator. Starts MPI if the job has one
        !> and nobody has started it. The caller owns the context. Collective.
        function dtl_context_create(ctx, opts) &
                bind(c, name="dtl_context_create") result(status)
            import :: c_int, c_ptr, dtl_context_options
            implicit none (type, external)
            type(c_ptr), intent(out) :: ctx
            !> NULL: the defaults.
            type(dtl_context_options), intent(in), optional :: opts
            integer(c_int) :: status
        end function dtl_context_create

        !> `*ctx` is a context over all ranks of the job with default options. Every rank of the job
        !> must call it. The caller owns the context. Collective.
        function dtl_context_create_default(ctx) &
                bind(c, name="dtl_context_create_default") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_context_create_default

        !> `*ctx` is a context over the ranks of the caller's MPI communicator. Every rank of that
        !> communicator must call it. The communicator is duplicated, stays the caller's, and keeps
        !> its error handler; the caller's MPI is used and never finalised. In C the integer is
        !> MPI_Comm_c2f(comm). Collective.
        function dtl_context_from_fortran_comm(fortran_comm, opts, ctx) &
                bind(c, name="dtl_context_from_fortran_comm") result(status)
            import :: c_int, c_ptr, dtl_context_options
            implicit none (type, external)
            !> The communicator as the integer that Fortran programs hold.
            integer(c_int), value :: fortran_comm
            !> NULL: the defaults.
            type(dtl_context_options), intent(in), optional :: opts
            type(c_ptr), intent(out) :: ctx
            integer(c_int) :: status
        end function dtl_context_from_fortran_comm

        !> The handle is closed and no longer valid. Null is ignored. Containers, windows and
        !> requests made from the context go on working. No rank waits for another. Where another
        !> thread is in a collective call on the context, it is not freed, and the last error is
        !> DTL_ERROR_INVALID_STATE; no other thread may be in a call that sends, receives or probes.
        !> Where the context has remote actions, the call, or that which frees the last object made
        !> from the context, waits until those that other threads of this rank run have ended; later
        !> calls of ranks that still have the context open fail with DTL_ERROR_CANCELED. Collectives
        !> on the context fail on the ranks that still have it open, where the ranks share memory.
        !> Local: does not wait for other ranks.
        subroutine dtl_context_destroy(ctx) &
                bind(c, name="dtl_context_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
        end subroutine dtl_context_destroy

        !> This process's rank in the context, from 0 to the size less one. Local: does not wait for
        !> other ranks.
        function dtl_context_rank(ctx) &
                bind(c, name="dtl_context_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_rank

        !> The number of ranks in the context, at least 1. Local: does not wait for other ranks.
        function dtl_context_size(ctx) &
                bind(c, name="dtl_context_size") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_size

        !> 1 on rank 0 of the context, 0 elsewhere. Local: does not wait for other ranks.
        function dtl_context_is_root(ctx) &
                bind(c, name="dtl_context_is_root") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_is_root

        !> The number of the context's device, or -1 where it works on the host only. Local: does
        !> not wait for other ranks.
        function dtl_context_device_id(ctx) &
                bind(c, name="dtl_context_device_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_device_id

        !> Whose device the context has, DTL_DEVICE_HOST where none. Its number is
        !> dtl_context_device_id. Local: does not wait for other ranks.
        function dtl_context_device_kind(ctx) &
                bind(c, name="dtl_context_device_kind") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_device_kind

        !> 1 where the context has a device, 0 where it works on the host only. Local: does not wait
        !> for other ranks.
        function dtl_context_has_device(ctx) &
                bind(c, name="dtl_context_has_device") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_has_device

        !> The context's dtl_determinism_mode, as its options asked for. Local: does not wait for
        !> other ranks.
        function dtl_context_determinism_mode(ctx) &
                bind(c, name="dtl_context_determinism_mode") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_determinism_mode

        !> The context's dtl_reduction_schedule_policy, as its options asked for. Local: does not
        !> wait for other ranks.
        function dtl_context_reduction_schedule_policy(ctx) &
                bind(c, name="dtl_context_reduction_schedule_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_reduction_schedule_policy

        !> The context's dtl_progress_ordering_policy, as its options asked for. Local: does not
        !> wait for other ranks.
        function dtl_context_progress_ordering_policy(ctx) &
                bind(c, name="dtl_context_progress_ordering_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_progress_ordering_policy

        !> Returns once every rank of the context has entered. The same as dtl_barrier. Collective.
        function dtl_context_barrier(ctx) &
                bind(c, name="dtl_context_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_barrier

        !> What this rank has written is visible to the library and to the context's device before
        !> anything that follows. It orders nothing between ranks: dtl_context_barrier does. Local:
        !> does not wait for other ranks.
        function dtl_context_fence(ctx) &
                bind(c, name="dtl_context_fence") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_fence

        !> 1 if the handle stands for an open context, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_context_is_valid(ctx) &
                bind(c, name="dtl_context_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_is_valid

        !> `*dst` is a context over the same ranks with the same policies and a communicator of its
        !> own, so that collectives on the two may interleave differently. The caller owns it.
        !> Collective.
        function dtl_context_dup(src, dst) &
                bind(c, name="dtl_context_dup") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: src
            type(c_ptr), intent(out) :: dst
            integer(c_int) :: status
        end function dtl_context_dup

        !> `*out` is a context over the ranks that gave the same color, with the policies of `ctx`.
        !> A rank with a negative color takes part and gets a null handle. The caller owns the
        !> context. Collective.
        function dtl_context_split(ctx, color, key, out) &
                bind(c, name="dtl_context_split") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Which group to join; negative: none.
            integer(c_int), value :: color
            !> Orders the ranks of a group; equal keys keep the order that they have in `ctx`.
            integer(c_int), value :: key
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_split

        !> `*out` is a context over the ranks of `ctx` that run on this rank's node, in their order,
        !> with the policies of `ctx`. The caller owns the context. Collective.
        function dtl_context_split_by_node(ctx, out) &
                bind(c, name="dtl_context_split_by_node") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_split_by_node

        !> `*out` is a context over one rank of each node, the first of `ctx` there, in the order of
        !> `ctx`; the others get a null handle. The caller owns the context. Collective.
        function dtl_context_split_leaders(ctx, out) &
                bind(c, name="dtl_context_split_leaders") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_split_leaders

        !> 1 where the context's ranks communicate through MPI, 0 for a single process without and
        !> in a job without MPI (`python -m dtl run`). Local: does not wait for other ranks.
        function dtl_context_has_mpi(ctx) &
                bind(c, name="dtl_context_has_mpi") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_has_mpi

        !> `*fortran_comm` is the context's MPI communicator, as the integer that Fortran programs
        !> hold; in C it is MPI_Comm_f2c(fortran_comm). It stays the context's: it is valid as long
        !> as something of the context is open, and the caller never frees it. MPI calls on it
        !> return their errors. DTL's messages travel on it too, so whoever sends messages beside
        !> DTL duplicates it first. A context of one rank gives MPI_COMM_SELF. Not supported where
        !> the context does not communicate through MPI. Local: does not wait for other ranks.
        function dtl_context_mpi_comm(ctx, fortran_comm) &
                bind(c, name="dtl_context_mpi_comm") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), intent(out) :: fortran_comm
            integer(c_int) :: status
        end function dtl_context_mpi_comm

        !> 1 where the context's device is a CUDA device. Local: does not wait for other ranks.
        function dtl_context_has_cuda(ctx) &
                bind(c, name="dtl_context_has_cuda") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_has_cuda

        !> 1 where the context has an NCCL communicator beside its own. Local: does not wait for
        !> other ranks.
        function dtl_context_has_nccl(ctx) &
                bind(c, name="dtl_context_has_nccl") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_has_nccl

        !> The context's dtl_nccl_operation_mode, or -1 where it has no NCCL. Local: does not wait
        !> for other ranks.
        function dtl_context_nccl_mode(ctx) &
                bind(c, name="dtl_context_nccl_mode") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_nccl_mode

        !> 1 if NCCL itself performs the operation in this context, of reductions the sum of
        !> float64; 0 also where there is no NCCL. A context with a fixed order of reductions leaves
        !> to NCCL only those that are exact. Local: does not wait for other ranks.
        function dtl_context_nccl_supports_native(ctx, op) &
                bind(c, name="dtl_context_nccl_supports_native") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_context_nccl_supports_native

        !> 1 if the operation works on device buffers in this context, by NCCL or by way of the
        !> host; 0 also where there is no NCCL. Local: does not wait for other ranks.
        function dtl_context_nccl_supports_hybrid(ctx, op) &
                bind(c, name="dtl_context_nccl_supports_hybrid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_context_nccl_supports_hybrid

        !> 1 where the context's ranks share memory through OpenSHMEM. Local: does not wait for
        !> other ranks.
        function dtl_context_has_shmem(ctx) &
                bind(c, name="dtl_context_has_shmem") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_has_shmem

        !> `*out` is a context over the same ranks with a CUDA device. Ranks may name different
        !> devices. `ctx` stays as it is. The caller owns the new context. Collective.
        function dtl_context_with_cuda(ctx, device_id, out) &
                bind(c, name="dtl_context_with_cuda") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The CUDA device of this rank.
            integer(c_int), value :: device_id
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_with_cuda

        !> `*out` is a context over the same ranks with a device of that kind, or with none where
        !> the kind is host. Ranks may name different devices. `ctx` stays as it is. The caller owns
        !> the new context. Collective.
        function dtl_context_with_device(ctx, kind, device_id, out) &
                bind(c, name="dtl_context_with_device") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The same on all ranks.
            integer(c_int), value :: kind
            !> The device of this rank, among those of the kind.
            integer(c_int), value :: device_id
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_with_device

        !> `*out` is a context over the same ranks whose symmetric heaps are OpenSHMEM's. All ranks
        !> of the job call it, and `ctx` has all of them. OpenSHMEM takes part only where DTL starts
        !> Open MPI, with DTL_SHMEM=openshmem set by then. Its heaps lie at one address on all
        !> ranks. The caller owns the new context. Collective.
        function dtl_context_with_shmem(ctx, out) &
                bind(c, name="dtl_context_with_shmem") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_with_shmem

        !> `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in
        !> hybrid mode. Two ranks must not name the same device, which is refused on all ranks; so
        !> are modes that differ. The caller owns the new context. Collective.
        function dtl_context_with_nccl(ctx, device_id, out) &
                bind(c, name="dtl_context_with_nccl") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The CUDA device of this rank.
            integer(c_int), value :: device_id
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_with_nccl

        !> `*out` is a context over the same ranks with a CUDA device and an NCCL communicator in
        !> the given mode. Two ranks must not name the same device, which is refused on all ranks;
        !> so are modes that differ. The caller owns the new context. Collective.
        function dtl_context_with_nccl_ex(ctx, device_id, mode, out) &
                bind(c, name="dtl_context_with_nccl_ex") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> The CUDA device of this rank.
            integer(c_int), value :: device_id
            integer(c_int), value :: mode
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_with_nccl_ex

        !> `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
        !> hybrid mode on the device of `ctx`. A rank with a negative color takes part and gets a
        !> null handle. Collective.
        function dtl_context_split_nccl(ctx, color, key, out) &
                bind(c, name="dtl_context_split_nccl") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Which group to join; negative: none.
            integer(c_int), value :: color
            !> Orders the ranks of a group.
            integer(c_int), value :: key
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_split_nccl

        !> `*out` is a context over the ranks that gave the same color, with an NCCL communicator in
        !> the given mode. A rank with a negative color takes part and gets a null handle.
        !> Collective.
        function dtl_context_split_nccl_ex(ctx, color, key, device_id, mode, out) &
                bind(c, name="dtl_context_split_nccl_ex") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Which group to join; negative: none.
            integer(c_int), value :: color
            !> Orders the ranks of a group.
            integer(c_int), value :: key
            !> The CUDA device of this rank; -1: that of `ctx`.
            integer(c_int), value :: device_id
            integer(c_int), value :: mode
            type(c_ptr), intent(out) :: out
            integer(c_int) :: status
        end function dtl_context_split_nccl_ex

        !> Under DTL_CHECK=1, where the ranks compare their collective calls before they make them:
        !> tells the others that this rank refuses to make the next one, and `why`, with which
        !> theirs fails. For languages that refuse arguments before the library sees them; what the
        !> library refuses is told so already. It has no effect where nothing is compared. Waits for
        !> the other ranks, where calls are compared.
        function dtl_context_refuse(ctx, why) &
                bind(c, name="dtl_context_refuse") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> What was wrong, for people.
            character(kind=c_char), intent(in) :: why(*)
            integer(c_int) :: status
        end function dtl_context_refuse

        !> The other ranks make a collective call that fails on all where one refuses it, and this
        !> rank refuses its arguments before the library sees them: the call fails on the others
        !> with `why`. Returns once they have heard of it. For languages that refuse arguments
        !> themselves; what the library refuses is told so already. Under DTL_CHECK=1
        !> dtl_context_refuse takes its place. Waits for the other ranks, which are in the call.
        function dtl_context_refuse_call(ctx, why) &
                bind(c, name="dtl_context_refuse_call") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> What was wrong, for people: "what is; expected what".
            character(kind=c_char), intent(in) :: why(*)
            integer(c_int) :: status
        end function dtl_context_refuse_call

        !> Where calls are compared or watched, by DTL_CHECK and DTL_TIMEOUT: what this thread does
        !> from here on is told as `words`, until it calls this with null. For languages whose
        !> functions have other names and arguments. 1, or 0 where there is nothing to do: where
        !> calls are not looked at, or the thread is in one already, to which this belongs. Local:
        !> does not wait for other ranks.
        function dtl_tell_call(words) &
                bind(c, name="dtl_tell_call") result(status)
            import :: c_char, c_int
            implicit none (type, external)
            !> Such as "recv(source=1)"; cut off where it is long.
            character(kind=c_char), intent(in), optional :: words(*)
            integer(c_int) :: status
        end function dtl_tell_call

        !> Under DTL_CHECK=1 the list of handles that are open when the process ends names `place`
        !> as the place where the open handle was made, instead of an address in the program. For
        !> languages whose programs do not call C themselves. It has no effect elsewhere, or on a
        !> closed handle. Local: does not wait for other ranks.
        subroutine dtl_tell_place(handle, place) &
                bind(c, name="dtl_tell_place")
            import :: c_char, c_ptr
            implicit none (type, external)
            !> A handle of any kind.
            type(c_ptr), value :: handle
            !> Such as "solve.py:12"; it is copied.
            character(kind=c_char), intent(in) :: place(*)
        end subroutine dtl_tell_place

        !> Errors of ranks that make different collective calls name the call of each: `describe` is
        !> called then, in the thread of the failing call, for the words of the program's language.
        !> Without it, and where it returns 0, the name of the C function is told. It replaces the
        !> function that was set before; NULL: none. `user_data` is handed to it and must stay
        !> valid. For languages whose functions have other names and arguments. Local: does not wait
        !> for other ranks.
        subroutine dtl_call_words_set(describe, user_data) &
                bind(c, name="dtl_call_words_set")
            import :: c_funptr, c_ptr
            implicit none (type, external)
            type(c_funptr), value :: describe
            type(c_ptr), value :: user_data
        end subroutine dtl_call_words_set

        !> `handler` is called whenever a function that takes this context, or a map or window of
        !> it, fails, and for the context's containers with the error policy callback: those whose
        !> options say so, and all of them where dtl_context_set_error_policy has asked for it. A
        !> NULL handler ends that. The failing call returns its status all the same. The handler
        !> runs in the calling thread before the call returns. `user_data` is handed to it and must
        !> stay valid until the handler is replaced or the context's last user is gone. Contexts
        !> that are derived later take the handler over. Sets the context's own error policy to
        !> callback; NULL sets that and the containers' back to return_status. Local: does not wait
        !> for other ranks.
        function dtl_context_set_error_handler(ctx, handler, user_data) &
                bind(c, name="dtl_context_set_error_handler") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_funptr), value :: handler
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_context_set_error_handler

        !> A call that fails with this context, or with a map or window of it, does from here on
        !> what `policy` says, and so does one with a container of it whose options ask for
        !> return_status, the default. With callback and no error handler it returns its status.
        !> Contexts that are derived later take the policy over. Local: does not wait for other
        !> ranks.
        function dtl_context_set_error_policy(ctx, policy) &
                bind(c, name="dtl_context_set_error_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: policy
            integer(c_int) :: status
        end function dtl_context_set_error_policy

        !> Returns the error policy: what a failing call of this context does besides failing.
        !> Local: does not wait for other ranks.
        function dtl_context_error_policy(ctx) &
                bind(c, name="dtl_context_error_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int) :: status
        end function dtl_context_error_policy
    end interface

end module dtl_context
