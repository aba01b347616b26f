! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: symmetric memory, signals between ranks, models.
module dtl_symmetric
    use, intrinsic :: iso_c_binding, only: c_double, c_int, c_int64_t, c_ptr
    use dtl_core, only: dtl_model_record
    implicit none (type, external)
    private
    public :: dtl_symmetric_create, dtl_symmetric_destroy, dtl_symmetric_is_valid, &
              dtl_symmetric_my_pe, dtl_symmetric_n_pes, dtl_symmetric_base, dtl_symmetric_size, &
              dtl_symmetric_used, dtl_symmetric_allocate, dtl_symmetric_free, &
              dtl_symmetric_remote_ptr, dtl_symmetric_memory, dtl_symmetric_put, &
              dtl_symmetric_put_nbi, dtl_symmetric_get, dtl_symmetric_get_nbi, &
              dtl_symmetric_put_signal, dtl_symmetric_put_signal_nbi, dtl_symmetric_signal_op, &
              dtl_symmetric_signal_wait_until, dtl_symmetric_signal_wait_until_any, &
              dtl_symmetric_signal_wait_until_all, dtl_symmetric_atomic, &
              dtl_symmetric_atomic_fetch, dtl_symmetric_atomic_compare_swap, dtl_symmetric_fence, &
              dtl_symmetric_quiet, dtl_symmetric_barrier_all, dtl_symmetric_sync_all, &
              dtl_symmetric_remote_mc_ptr, dtl_symmetric_team_my_pe, dtl_symmetric_team_n_pes, &
              dtl_symmetric_team_translate_pe, dtl_symmetric_team_split_strided, &
              dtl_symmetric_team_split_color, dtl_symmetric_team_destroy, dtl_symmetric_barrier, &
              dtl_symmetric_sync, dtl_symmetric_broadcastmem, dtl_symmetric_fcollectmem, &
              dtl_signal_unique_id, dtl_signal_create, dtl_signal_init, &
              dtl_signal_create_configured, dtl_signal_init_configured, dtl_signal_destroy, &
              dtl_signal_is_valid, dtl_signal_rank, dtl_signal_size, dtl_signal_register_window, &
              dtl_signal_deregister_window, dtl_signal_send, dtl_signal_recv, dtl_signal_notify, &
              dtl_signal_put_signal, dtl_signal_wait_signal, dtl_signal_group_start, &
              dtl_signal_group_end, dtl_model_create, dtl_model_destroy, dtl_model_is_valid, &
              dtl_model_tensors, dtl_model_tasks, dtl_model_tensor, dtl_model_view, &
              dtl_model_add_unary, dtl_model_add_binary, dtl_model_add_linear, &
              dtl_model_add_normalize, dtl_model_add_flash_attention, dtl_model_add_flash_decode, &
              dtl_model_add_append, dtl_model_add_barrier, dtl_model_add_allreduce, &
              dtl_model_add_prefetch, dtl_model_add_order, dtl_model_schedule, dtl_model_run, &
              dtl_model_record_of, dtl_model_wait_of

    interface

        !> `*heap` is a heap of `size` bytes on each rank. Sizes that differ are refused on all
        !> ranks. The memory is there from the beginning. With 0 it has as many bytes as
        !> DTL_SYMMETRIC_SIZE in the environment says, such as 1048576, 512K, 64M or 2G, and 64M
        !> without it. Collective.
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
        !> has begun is complete. Null is ignored. It waits for the calls of other threads with the
        !> heap. Collective.
        subroutine dtl_symmetric_destroy(heap) &
                bind(c, name="dtl_symmetric_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
        end subroutine dtl_symmetric_destroy

        !> 1 if the handle stands for an open heap, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_symmetric_is_valid(heap) &
                bind(c, name="dtl_symmetric_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_is_valid

        !> This rank's number in the heap's context. Local: does not wait for other ranks.
        function dtl_symmetric_my_pe(heap) &
                bind(c, name="dtl_symmetric_my_pe") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_my_pe

        !> How many ranks the heap's context has. Local: does not wait for other ranks.
        function dtl_symmetric_n_pes(heap) &
                bind(c, name="dtl_symmetric_n_pes") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_n_pes

        !> Where this rank's heap starts. Local: does not wait for other ranks.
        function dtl_symmetric_base(heap) &
                bind(c, name="dtl_symmetric_base") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            type(c_ptr) :: status
        end function dtl_symmetric_base

        !> Bytes of this rank's heap, free or not. Local: does not wait for other ranks.
        function dtl_symmetric_size(heap) &
                bind(c, name="dtl_symmetric_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int64_t) :: status
        end function dtl_symmetric_size

        !> Bytes of this rank's heap that are allocated, with what keeps allocations apart. Local:
        !> does not wait for other ranks.
        function dtl_symmetric_used(heap) &
                bind(c, name="dtl_symmetric_used") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int64_t) :: status
        end function dtl_symmetric_used

        !> `*address` is where `size` new bytes of zeros start on this rank; they lie at the same
        !> offset from the heap's start on every rank, which is a multiple of 64. It is done on all
        !> ranks when it returns on one. Sizes that differ are refused on all ranks, and so is what
        !> does not fit; then the failure says what is allocated. Collective.
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
        !> begun is complete. Where one rank gives another address than the others, or one that is
        !> not allocated, all are refused and nothing is freed. Collective.
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
        !> NULL where the rank is on another node. Local: does not wait for other ranks.
        function dtl_symmetric_remote_ptr(heap, address, pe) &
                bind(c, name="dtl_symmetric_remote_ptr") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap.
            type(c_ptr), value :: address
            !> Whose copy it is.
            integer(c_int), value :: pe
            type(c_ptr) :: status
        end function dtl_symmetric_remote_ptr

        !> `*memory` holds the heap of a rank of this node, so that pointers into it stay valid when
        !> the heap is destroyed. For a rank of another node the handle is null. Local: does not
        !> wait for other ranks.
        function dtl_symmetric_memory(heap, pe, memory) &
                bind(c, name="dtl_symmetric_memory") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> Whose heap it is.
            integer(c_int), value :: pe
            type(c_ptr), intent(out) :: memory
            integer(c_int) :: status
        end function dtl_symmetric_memory

        !> `size` bytes of `source` are on their way to the rank; `source` may be used again. Local:
        !> does not wait for other ranks.
        function dtl_symmetric_put(heap, dest, source, size, pe) &
                bind(c, name="dtl_symmetric_put") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap; the same place of the other's is written.
            type(c_ptr), value :: dest
            type(c_ptr), value :: source
            !> Bytes.
            integer(c_int64_t), value :: size
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_put

        !> The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait
        !> for other ranks.
        function dtl_symmetric_put_nbi(heap, dest, source, size, pe) &
                bind(c, name="dtl_symmetric_put_nbi") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap; the same place of the other's is written.
            type(c_ptr), value :: dest
            type(c_ptr), value :: source
            !> Bytes.
            integer(c_int64_t), value :: size
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_put_nbi

        !> `dest` holds `size` bytes of the rank. Waits for them. Waits for the other rank.
        function dtl_symmetric_get(heap, dest, source, size, pe) &
                bind(c, name="dtl_symmetric_get") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            type(c_ptr), value :: dest
            !> In this rank's heap; the same place of the other's is read.
            type(c_ptr), value :: source
            !> Bytes.
            integer(c_int64_t), value :: size
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_get

        !> The same, but `dest` may be read after dtl_symmetric_quiet only. Waits for the other
        !> rank.
        function dtl_symmetric_get_nbi(heap, dest, source, size, pe) &
                bind(c, name="dtl_symmetric_get_nbi") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            type(c_ptr), value :: dest
            !> In this rank's heap; the same place of the other's is read.
            type(c_ptr), value :: source
            !> Bytes.
            integer(c_int64_t), value :: size
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_get_nbi

        !> `size` bytes of `source` are on their way to the rank, and after them its signal changes;
        !> `source` may be used again. With a size of 0 the signal alone changes. Local: does not
        !> wait for other ranks.
        function dtl_symmetric_put_signal(heap, dest, source, size, signal, value, op, pe) &
                bind(c, name="dtl_symmetric_put_signal") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap; the same place of the other's is written.
            type(c_ptr), value :: dest
            type(c_ptr), value :: source
            !> Bytes.
            integer(c_int64_t), value :: size
            !> In this rank's heap, a multiple of 8 from its start.
            type(c_ptr), value :: signal
            !> Of 64 bits.
            integer(c_int64_t), value :: value
            integer(c_int), value :: op
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_put_signal

        !> The same, but `source` must stay as it is until dtl_symmetric_quiet. Local: does not wait
        !> for other ranks.
        function dtl_symmetric_put_signal_nbi(heap, dest, source, size, signal, value, op, pe) &
                bind(c, name="dtl_symmetric_put_signal_nbi") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap; the same place of the other's is written.
            type(c_ptr), value :: dest
            type(c_ptr), value :: source
            !> Bytes.
            integer(c_int64_t), value :: size
            !> In this rank's heap, a multiple of 8 from its start.
            type(c_ptr), value :: signal
            !> Of 64 bits.
            integer(c_int64_t), value :: value
            integer(c_int), value :: op
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_put_signal_nbi

        !> The signal of the rank is about to change. What was put before it may be seen after it.
        !> Local: does not wait for other ranks.
        function dtl_symmetric_signal_op(heap, signal, value, op, pe) &
                bind(c, name="dtl_symmetric_signal_op") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of 8 from its start.
            type(c_ptr), value :: signal
            !> Of 64 bits.
            integer(c_int64_t), value :: value
            integer(c_int), value :: op
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_signal_op

        !> This rank's own signal compares so with the value, and `*seen` is what it was found to
        !> be; what was put before the signal changed is there. Answers other ranks meanwhile. Fails
        !> with DTL_ERROR_TIMEOUT after that time, or a little before DTL_TIMEOUT would end the job;
        !> the failure tells the signal, what it was, and what was expected. Waits for the ranks
        !> that signal.
        function dtl_symmetric_signal_wait_until(heap, signal, comparison, value, milliseconds, &
                                                 seen) &
                bind(c, name="dtl_symmetric_signal_wait_until") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of 8 from its start.
            type(c_ptr), value :: signal
            integer(c_int), value :: comparison
            !> Of 64 bits, without a sign.
            integer(c_int64_t), value :: value
            !> How long to wait at most; 0: as long as DTL_TIMEOUT allows.
            integer(c_int64_t), value :: milliseconds
            integer(c_int64_t), intent(out) :: seen
            integer(c_int) :: status
        end function dtl_symmetric_signal_wait_until

        !> As dtl_symmetric_signal_wait_until, for the first of several that compares so; `*index`
        !> tells which. Waits for the ranks that signal.
        function dtl_symmetric_signal_wait_until_any(heap, signals, count, comparison, value, &
                                                     milliseconds, index, seen) &
                bind(c, name="dtl_symmetric_signal_wait_until_any") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of 8 from its start.
            type(c_ptr), value :: signals
            !> Signals, one after the other.
            integer(c_int64_t), value :: count
            integer(c_int), value :: comparison
            !> Of 64 bits, without a sign.
            integer(c_int64_t), value :: value
            !> How long to wait at most; 0: as long as DTL_TIMEOUT allows.
            integer(c_int64_t), value :: milliseconds
            integer(c_int64_t), intent(out) :: index
            !> Its value then.
            integer(c_int64_t), intent(out) :: seen
            integer(c_int) :: status
        end function dtl_symmetric_signal_wait_until_any

        !> As dtl_symmetric_signal_wait_until, until each of several has compared so. Waits for the
        !> ranks that signal.
        function dtl_symmetric_signal_wait_until_all(heap, signals, count, comparison, value, &
                                                     milliseconds) &
                bind(c, name="dtl_symmetric_signal_wait_until_all") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of 8 from its start.
            type(c_ptr), value :: signals
            !> Signals, one after the other.
            integer(c_int64_t), value :: count
            integer(c_int), value :: comparison
            !> Of 64 bits, without a sign.
            integer(c_int64_t), value :: value
            !> How long to wait at most; 0: as long as DTL_TIMEOUT allows.
            integer(c_int64_t), value :: milliseconds
            integer(c_int) :: status
        end function dtl_symmetric_signal_wait_until_all

        !> The word of the rank is about to change in one atomic step, and `value` may be used
        !> again. What the node's processors do to the word themselves must be atomic, too. Local:
        !> does not wait for other ranks.
        function dtl_symmetric_atomic(heap, dest, value, dtype, op, pe) &
                bind(c, name="dtl_symmetric_atomic") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of the element's size from its start.
            type(c_ptr), value :: dest
            !> One element.
            type(c_ptr), value :: value
            !> int32, uint32, int64 or uint64.
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_atomic

        !> `*result` is the word that stood on the rank, which has changed in the same atomic step.
        !> Waits for the answer. With DTL_ATOMIC_SET both are swapped. Waits for the other rank.
        function dtl_symmetric_atomic_fetch(heap, dest, value, result, dtype, op, pe) &
                bind(c, name="dtl_symmetric_atomic_fetch") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of the element's size from its start.
            type(c_ptr), value :: dest
            !> One element; of no effect where it is only fetched.
            type(c_ptr), value :: value
            !> One element.
            type(c_ptr), value :: result
            !> int32, uint32, int64 or uint64.
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_atomic_fetch

        !> `*result` is the word that stood on the rank, which has become `*value` if it was
        !> `*compare`; all in one atomic step. Waits for the answer. Waits for the other rank.
        function dtl_symmetric_atomic_compare_swap(heap, dest, compare, value, result, dtype, pe) &
                bind(c, name="dtl_symmetric_atomic_compare_swap") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> In this rank's heap, a multiple of the element's size from its start.
            type(c_ptr), value :: dest
            !> One element.
            type(c_ptr), value :: compare
            !> One element.
            type(c_ptr), value :: value
            !> One element.
            type(c_ptr), value :: result
            !> int32, uint32, int64 or uint64.
            integer(c_int), value :: dtype
            !> Whose copy it is.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_atomic_compare_swap

        !> What this rank has put, signalled or changed on another is seen there before what it does
        !> so later. Does not wait. Local: does not wait for other ranks.
        function dtl_symmetric_fence(heap) &
                bind(c, name="dtl_symmetric_fence") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_fence

        !> All that this rank has begun is done: puts, signals and atomic operations are there, and
        !> what was got may be read. Waits for the ranks that this one has written to.
        function dtl_symmetric_quiet(heap) &
                bind(c, name="dtl_symmetric_quiet") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_quiet

        !> All ranks have come here, and what each had begun is done. Collective.
        function dtl_symmetric_barrier_all(heap) &
                bind(c, name="dtl_symmetric_barrier_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_barrier_all

        !> All ranks have come here. What they have begun may be under way. Collective.
        function dtl_symmetric_sync_all(heap) &
                bind(c, name="dtl_symmetric_sync_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_sync_all

        !> Where stores reach the same place of all of a team's heaps at once; NULL without hardware
        !> that does so, as on every machine so far. Local: does not wait for other ranks.
        function dtl_symmetric_remote_mc_ptr(heap, team, address) &
                bind(c, name="dtl_symmetric_remote_mc_ptr") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            !> In this rank's heap.
            type(c_ptr), value :: address
            type(c_ptr) :: status
        end function dtl_symmetric_remote_mc_ptr

        !> This rank's number in the team; DTL_NO_RANK in one that it is not in. Local: does not
        !> wait for other ranks.
        function dtl_symmetric_team_my_pe(heap, team) &
                bind(c, name="dtl_symmetric_team_my_pe") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team of the heap.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_team_my_pe

        !> How many ranks the team has; DTL_NO_RANK of one that this rank is not in. Local: does not
        !> wait for other ranks.
        function dtl_symmetric_team_n_pes(heap, team) &
                bind(c, name="dtl_symmetric_team_n_pes") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team of the heap.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_team_n_pes

        !> The number in the heap's context of a rank of the team, as puts and gets want it. Local:
        !> does not wait for other ranks.
        function dtl_symmetric_team_translate_pe(heap, team, pe) &
                bind(c, name="dtl_symmetric_team_translate_pe") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            !> A rank of the team.
            integer(c_int), value :: pe
            integer(c_int) :: status
        end function dtl_symmetric_team_translate_pe

        !> `*made` is the team of `size` ranks of the team, from `start` on and `stride` apart, in
        !> their order; on the other ranks it is DTL_TEAM_INVALID. All ranks of the team call it
        !> alike. The number of a team is this rank's own. Waits for all ranks of the parent team.
        function dtl_symmetric_team_split_strided(heap, team, start, stride, size, made) &
                bind(c, name="dtl_symmetric_team_split_strided") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            !> The first, in the team.
            integer(c_int), value :: start
            !> 1 or more.
            integer(c_int), value :: stride
            !> How many ranks; 1 or more.
            integer(c_int), value :: size
            integer(c_int), intent(out) :: made
            integer(c_int) :: status
        end function dtl_symmetric_team_split_strided

        !> `*made` is the team of those ranks of the team that give the same color, in the order of
        !> their keys, then of their numbers in the team; with a color below 0 it is
        !> DTL_TEAM_INVALID. All ranks of the team call it. The number of a team is this rank's own.
        !> Waits for all ranks of the parent team.
        function dtl_symmetric_team_split_color(heap, team, color, key, made) &
                bind(c, name="dtl_symmetric_team_split_color") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            !> Which of the new teams; below 0 for none.
            integer(c_int), value :: color
            !> Where in it.
            integer(c_int), value :: key
            integer(c_int), intent(out) :: made
            integer(c_int) :: status
        end function dtl_symmetric_team_split_color

        !> The team is no more. All its ranks call it. Those that every heap has stay. Waits for all
        !> ranks of the team.
        function dtl_symmetric_team_destroy(heap, team) &
                bind(c, name="dtl_symmetric_team_destroy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_team_destroy

        !> All ranks of the team have come here, and what each had begun is done. Waits for all
        !> ranks of the team.
        function dtl_symmetric_barrier(heap, team) &
                bind(c, name="dtl_symmetric_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_barrier

        !> All ranks of the team have come here. What they have begun may be under way. Waits for
        !> all ranks of the team.
        function dtl_symmetric_sync(heap, team) &
                bind(c, name="dtl_symmetric_sync") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_sync

        !> `dest` holds the `size` bytes of the root's `source` on every rank of the team, the root
        !> as well. All ranks of the team call it. Waits for all ranks of the team.
        function dtl_symmetric_broadcastmem(heap, team, dest, source, size, root) &
                bind(c, name="dtl_symmetric_broadcastmem") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            !> In this rank's heap.
            type(c_ptr), value :: dest
            !> In this rank's heap; read on the root.
            type(c_ptr), value :: source
            !> Bytes, the same on all ranks.
            integer(c_int64_t), value :: size
            !> A rank of the team.
            integer(c_int), value :: root
            integer(c_int) :: status
        end function dtl_symmetric_broadcastmem

        !> `dest` holds the `size` bytes of each rank's `source`, in the order of the team's ranks.
        !> All ranks of the team call it. Waits for all ranks of the team.
        function dtl_symmetric_fcollectmem(heap, team, dest, source, size) &
                bind(c, name="dtl_symmetric_fcollectmem") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            !> In this rank's heap, for as many times `size` bytes as the team has ranks.
            type(c_ptr), value :: dest
            !> In this rank's heap, apart from `dest`.
            type(c_ptr), value :: source
            !> Bytes, the same on all ranks.
            integer(c_int64_t), value :: size
            integer(c_int) :: status
        end function dtl_symmetric_fcollectmem

        !> `id` holds bytes that no other call gives, for dtl_signal_init on all ranks that are to
        !> be together. Local: does not wait for other ranks.
        function dtl_signal_unique_id(id) &
                bind(c, name="dtl_signal_unique_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            !> DTL_SIGNAL_ID_BYTES bytes.
            type(c_ptr), value :: id
            integer(c_int) :: status
        end function dtl_signal_unique_id

        !> `*comm` is a communicator of the context's ranks, which it outlives, and of their devices
        !> where they have some. Collective.
        function dtl_signal_create(ctx, comm) &
                bind(c, name="dtl_signal_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: comm
            integer(c_int) :: status
        end function dtl_signal_create

        !> `*comm` is a communicator of those ranks of the job that give the same id, in the order
        !> that they give. All ranks of the job call it, as they call dtl_context_create_default;
        !> those of another id are in another communicator. Where the ranks of an id are not
        !> `nranks`, or one number is given twice, all ranks are refused. Collective.
        function dtl_signal_init(nranks, rank, unique_id, comm) &
                bind(c, name="dtl_signal_init") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            !> How many ranks give the id.
            integer(c_int), value :: nranks
            !> This one's number among them, from 0.
            integer(c_int), value :: rank
            !> As dtl_signal_unique_id has given it.
            type(c_ptr), value :: unique_id
            type(c_ptr), intent(out) :: comm
            integer(c_int) :: status
        end function dtl_signal_init

        !> As dtl_signal_create, of a communicator that counts signals apart: each rank's, by a
        !> context and an index, which are below these numbers. Such signals know nothing of each
        !> other. With NCCL it needs version 2.31 or later, unless all three are as
        !> dtl_signal_create has them: 1, 1 and 0. Collective.
        function dtl_signal_create_configured(ctx, contexts, indices, eager_init, comm) &
                bind(c, name="dtl_signal_create_configured") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> How many contexts it has.
            integer(c_int), value :: contexts
            !> How many indices a context has.
            integer(c_int), value :: indices
            !> 1: NCCL is ready for signals at once; 0: with the first window. Without NCCL it
            !> always is.
            integer(c_int), value :: eager_init
            type(c_ptr), intent(out) :: comm
            integer(c_int) :: status
        end function dtl_signal_create_configured

        !> As dtl_signal_init, of a communicator that counts signals apart as
        !> dtl_signal_create_configured says. Collective.
        function dtl_signal_init_configured(nranks, rank, unique_id, contexts, indices, &
                                            eager_init, comm) &
                bind(c, name="dtl_signal_init_configured") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            !> How many ranks give the id.
            integer(c_int), value :: nranks
            !> This one's number among them, from 0.
            integer(c_int), value :: rank
            !> As dtl_signal_unique_id has given it.
            type(c_ptr), value :: unique_id
            !> How many contexts it has.
            integer(c_int), value :: contexts
            !> How many indices a context has.
            integer(c_int), value :: indices
            !> As in dtl_signal_create_configured; such a communicator has no NCCL.
            integer(c_int), value :: eager_init
            type(c_ptr), intent(out) :: comm
            integer(c_int) :: status
        end function dtl_signal_init_configured

        !> The communicator and its windows are no more. What was sent before is complete. What an
        !> open group holds of it is not done. Null is ignored. It waits for the calls of other
        !> threads with the communicator. Collective.
        subroutine dtl_signal_destroy(comm) &
                bind(c, name="dtl_signal_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
        end subroutine dtl_signal_destroy

        !> 1 if the handle stands for an open communicator, 0 for a null, closed or foreign one;
        !> then the last error says which. Local: does not wait for other ranks.
        function dtl_signal_is_valid(comm) &
                bind(c, name="dtl_signal_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            integer(c_int) :: status
        end function dtl_signal_is_valid

        !> This rank's number in the communicator. Local: does not wait for other ranks.
        function dtl_signal_rank(comm) &
                bind(c, name="dtl_signal_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            integer(c_int) :: status
        end function dtl_signal_rank

        !> How many ranks the communicator has. Local: does not wait for other ranks.
        function dtl_signal_size(comm) &
                bind(c, name="dtl_signal_size") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            integer(c_int) :: status
        end function dtl_signal_size

        !> `*window` stands for `size` bytes of this rank's memory and for what the others register
        !> with it. Done when it returns, also within a group; sizes may differ, but with NCCL, and
        !> be 0. The memory stays the caller's and must outlive the window, on all ranks where it is
        !> a device's. Collective.
        function dtl_signal_register_window(comm, buffer, size, flags, window) &
                bind(c, name="dtl_signal_register_window") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            !> Memory of the communicator's: else all ranks fail. NULL exposes nothing.
            type(c_ptr), value :: buffer
            !> Bytes that this rank exposes.
            integer(c_int64_t), value :: size
            !> Of DTL_SIGNAL_WINDOW_..., added.
            integer(c_int), value :: flags
            integer(c_int64_t), intent(out) :: window
            integer(c_int) :: status
        end function dtl_signal_register_window

        !> The window's memory is this rank's own again. The caller sees to it that no rank puts
        !> into it any more. Waits for the work queued on the communicator.
        function dtl_signal_deregister_window(comm, window) &
                bind(c, name="dtl_signal_deregister_window") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            !> As dtl_signal_register_window has given it.
            integer(c_int64_t), value :: window
            integer(c_int) :: status
        end function dtl_signal_deregister_window

        !> `sendbuf` is on its way to the rank, which receives it by dtl_signal_recv, and may be
        !> used again. Outside a group it may wait for the receiver. Waits for the receiver, unless
        !> the message is buffered.
        function dtl_signal_send(comm, sendbuf, count, dtype, peer, stream) &
                bind(c, name="dtl_signal_send") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            type(c_ptr), value :: sendbuf
            !> Elements.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> The receiver.
            integer(c_int), value :: peer
            !> Of the device, or of the host; or null.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_signal_send

        !> `recvbuf` holds what the rank has sent. A longer message, or one of another dtype, fails;
        !> with NCCL a message has to be as long as what it is received in. Waits for the sender.
        function dtl_signal_recv(comm, recvbuf, count, dtype, peer, stream) &
                bind(c, name="dtl_signal_recv") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            type(c_ptr), value :: recvbuf
            !> Elements that `recvbuf` has room for.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> The sender.
            integer(c_int), value :: peer
            !> Of the device, or of the host; or null.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_signal_recv

        !> The rank is about to have one signal more from this one, which may be the rank itself.
        !> What this rank put there before is there first; with NCCL, what it put in the same
        !> context. Waits for the other rank, with NCCL.
        function dtl_signal_notify(comm, peer, signal_index, context, flags, stream) &
                bind(c, name="dtl_signal_notify") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            !> Who is told.
            integer(c_int), value :: peer
            !> Which signal of the context; 0 but with dtl_signal_create_configured.
            integer(c_int), value :: signal_index
            !> Which context; 0 but with dtl_signal_create_configured.
            integer(c_int), value :: context
            !> 0.
            integer(c_int), value :: flags
            !> Of the device, or of the host; or null.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_signal_notify

        !> The elements are on their way to the rank's part of the window, and after them one
        !> signal; `localbuf` may be used again, outside a group and without a stream of a device.
        !> With NCCL it lies in memory that this rank has registered. A range that goes past the end
        !> of the rank's part is refused with DTL_ERROR_OUT_OF_BOUNDS. Waits for the other rank,
        !> with NCCL.
        function dtl_signal_put_signal(comm, localbuf, count, dtype, peer, window, offset, &
                                       signal_index, context, flags, stream) &
                bind(c, name="dtl_signal_put_signal") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            type(c_ptr), value :: localbuf
            !> Elements.
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            !> Whose memory is written, and who is told.
            integer(c_int), value :: peer
            !> As dtl_signal_register_window has given it.
            integer(c_int64_t), value :: window
            !> Bytes from the start of the rank's part.
            integer(c_int64_t), value :: offset
            !> Which signal of the context; 0 but with dtl_signal_create_configured.
            integer(c_int), value :: signal_index
            !> Which context; 0 but with dtl_signal_create_configured.
            integer(c_int), value :: context
            !> 0.
            integer(c_int), value :: flags
            !> Of the device, or of the host; or null.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_signal_put_signal

        !> From each rank of `peers` as many signals as its `op_counts` says have come since those
        !> that earlier waits took, and are taken; what these ranks put before them is there. A rank
        !> may be named twice; then both counts are waited for. Answers other ranks meanwhile. A
        !> wait that fails, a little before DTL_TIMEOUT would end the job, takes none. Waits for the
        !> ranks that signal.
        function dtl_signal_wait_signal(comm, peers, op_counts, signal_indices, contexts, count, &
                                        stream) &
                bind(c, name="dtl_signal_wait_signal") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: comm
            !> Whose signals; this rank itself, too.
            integer(c_int), intent(in) :: peers(*)
            !> 1 or more; NULL: one of each.
            integer(c_int), intent(in), optional :: op_counts(*)
            !> Which ones; NULL: all 0.
            integer(c_int), intent(in), optional :: signal_indices(*)
            !> Which ones; NULL: all 0.
            integer(c_int), intent(in), optional :: contexts(*)
            !> Ranks that are waited for.
            integer(c_int64_t), value :: count
            !> Of the device, or of the host; or null.
            type(c_ptr), value :: stream
            integer(c_int) :: status
        end function dtl_signal_wait_signal

        !> This thread's sends, receives, signals and waits are kept from here on, and done together
        !> by the dtl_signal_group_end that goes with the first of these calls. Buffers are the
        !> operations' until then. Local: does not wait for other ranks.
        function dtl_signal_group_start() &
                bind(c, name="dtl_signal_group_start") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_signal_group_start

        !> The group that dtl_signal_group_start began has ended. Where it is no part of another
        !> one, what it keeps is done: sends and receives are started, then puts and signals are
        !> made in their order, then waits end in theirs, then sends and receives. All of it is
        !> tried also behind what fails, and the first failure told. Waits for the ranks that the
        !> calls of the group name.
        function dtl_signal_group_end() &
                bind(c, name="dtl_signal_group_end") result(status)
            import :: c_int
            implicit none (type, external)
            integer(c_int) :: status
        end function dtl_signal_group_end

        !> `*model` is a model without tasks, whose context it outlives. Local: does not wait for
        !> other ranks.
        function dtl_model_create(ctx, model) &
                bind(c, name="dtl_model_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            type(c_ptr), intent(out) :: model
            integer(c_int) :: status
        end function dtl_model_create

        !> The handle is closed, and the memory of the tensors the caller's own. Null is ignored.
        !> Local: does not wait for other ranks.
        subroutine dtl_model_destroy(model) &
                bind(c, name="dtl_model_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
        end subroutine dtl_model_destroy

        !> 1 if the handle stands for an open model, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_model_is_valid(model) &
                bind(c, name="dtl_model_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int) :: status
        end function dtl_model_is_valid

        !> How many tensors the model has, views included. Local: does not wait for other ranks.
        function dtl_model_tensors(model) &
                bind(c, name="dtl_model_tensors") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int64_t) :: status
        end function dtl_model_tensors

        !> How many tasks the model has. Local: does not wait for other ranks.
        function dtl_model_tasks(model) &
                bind(c, name="dtl_model_tasks") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int64_t) :: status
        end function dtl_model_tasks

        !> `*tensor` stands for `rows` times `columns` elements, one row behind the other. The
        !> memory stays the caller's and must outlive the model; it begins at a multiple of the size
        !> of an element. Local: does not wait for other ranks.
        function dtl_model_tensor(model, buffer, rows, columns, dtype, tensor) &
                bind(c, name="dtl_model_tensor") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            type(c_ptr), value :: buffer
            !> At least one.
            integer(c_int64_t), value :: rows
            !> Elements a row, at least one.
            integer(c_int64_t), value :: columns
            !> DTL_DTYPE_FLOAT32 or DTL_DTYPE_BFLOAT16; of lengths DTL_DTYPE_INT64.
            integer(c_int), value :: dtype
            integer(c_int64_t), intent(out) :: tensor
            integer(c_int) :: status
        end function dtl_model_tensor

        !> `*view` is a part of a tensor: `rows` rows from `row` on, and of each `columns` elements
        !> from `column` on. Local: does not wait for other ranks.
        function dtl_model_view(model, tensor, row, rows, column, columns, view) &
                bind(c, name="dtl_model_view") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> Of which it is a part.
            integer(c_int64_t), value :: tensor
            !> Its first row in the tensor.
            integer(c_int64_t), value :: row
            !> At least one.
            integer(c_int64_t), value :: rows
            !> Its first column in the tensor.
            integer(c_int64_t), value :: column
            !> At least one.
            integer(c_int64_t), value :: columns
            integer(c_int64_t), intent(out) :: view
            integer(c_int) :: status
        end function dtl_model_view

        !> The model has a task more: each element of `out` becomes what `op` makes of that of `x`
        !> at its place. The two have one shape, and may be one tensor, but overlap in no other way.
        !> Local: does not wait for other ranks.
        function dtl_model_add_unary(model, op, x, out, task) &
                bind(c, name="dtl_model_add_unary") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int), value :: op
            !> What is read.
            integer(c_int64_t), value :: x
            !> What is written.
            integer(c_int64_t), value :: out
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_unary

        !> The model has a task more: each element of `out` becomes what `op` makes of those of `x`
        !> and `y` at its place. The three have one shape, or `y` has one row, for all of `x`. `out`
        !> may be one of the others, but overlaps them in no other way. Local: does not wait for
        !> other ranks.
        function dtl_model_add_binary(model, op, x, y, out, task) &
                bind(c, name="dtl_model_add_binary") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int), value :: op
            !> The first operand.
            integer(c_int64_t), value :: x
            !> The second.
            integer(c_int64_t), value :: y
            !> What is written.
            integer(c_int64_t), value :: out
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_binary

        !> The model has a task more: `out` becomes the product of `x` and the transpose of
        !> `weight`, plus `bias` in each row. `weight` has a row for each column of `out`, of as
        !> many columns as `x`. `out` overlaps none of the others. Local: does not wait for other
        !> ranks.
        function dtl_model_add_linear(model, x, weight, bias, out, task) &
                bind(c, name="dtl_model_add_linear") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> Of as many rows as `out`.
            integer(c_int64_t), value :: x
            !> What it is multiplied by.
            integer(c_int64_t), value :: weight
            !> One row, or DTL_MODEL_NO_TENSOR.
            integer(c_int64_t), value :: bias
            !> What is written.
            integer(c_int64_t), value :: out
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_linear

        !> The model has a task more: each row of `out` becomes that of `x`, normalized, times
        !> `weight` and plus `bias`. `x` and `out` have one shape, and may be one tensor, but
        !> overlap in no other way. Local: does not wait for other ranks.
        function dtl_model_add_normalize(model, norm, x, weight, bias, epsilon, out, task) &
                bind(c, name="dtl_model_add_normalize") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int), value :: norm
            !> What is normalized.
            integer(c_int64_t), value :: x
            !> One row, or DTL_MODEL_NO_TENSOR.
            integer(c_int64_t), value :: weight
            !> One row, or DTL_MODEL_NO_TENSOR.
            integer(c_int64_t), value :: bias
            !> What is added to the mean of squares: a float32, at least 0.
            real(c_double), value :: epsilon
            !> What is written.
            integer(c_int64_t), value :: out
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_normalize

        !> The model has a task more: `out` becomes the attention of the rows of `query` to those of
        !> `key`, which are of one sequence: softmax(`scale` times the product of a query and all
        !> keys) times `value`, in blocks, without a matrix of all queries and keys. Side by side in
        !> a row stand its heads, as wide as the columns of `query` divided by `heads`; a head of
        !> `key` and `value` serves as many heads of `query` in turn as there are more of those. All
        !> four have one dtype. `out` overlaps none of the others. Local: does not wait for other
        !> ranks.
        function dtl_model_add_flash_attention(model, mask, query, key, value, heads, scale, out, &
                                               task) &
                bind(c, name="dtl_model_add_flash_attention") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int), value :: mask
            !> What attends.
            integer(c_int64_t), value :: query
            !> What is attended to; at least as many rows as `query` has, where the mask is causal.
            integer(c_int64_t), value :: key
            !> What is taken of it, of the shape of `key`.
            integer(c_int64_t), value :: value
            !> How many heads `query` has: a divisor of its columns, which leaves heads of at most
            !> 65536.
            integer(c_int64_t), value :: heads
            !> A float32, at least 0; 0 stands for 1 / sqrt(columns of a head).
            real(c_double), value :: scale
            !> What is written, of the shape of `query`.
            integer(c_int64_t), value :: out
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_flash_attention

        !> The model has a task more: each row of `out` becomes the attention of that of `query`,
        !> which is of a sequence of its own, to the cache of the sequence. `key` and `value` hold
        !> the caches one behind the other, each of as many rows; the first `lengths` of a cache are
        !> attended to, and the others not read. Lengths are read when the task runs, which refuses
        !> what is not from 1 to the rows of a cache. Heads, dtypes and overlaps are those of
        !> dtl_model_add_flash_attention. Local: does not wait for other ranks.
        function dtl_model_add_flash_decode(model, query, key, value, lengths, heads, scale, out, &
                                            task) &
                bind(c, name="dtl_model_add_flash_decode") result(status)
            import :: c_double, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> A row for each sequence.
            integer(c_int64_t), value :: query
            !> What is attended to; its rows are a multiple of those of `query`.
            integer(c_int64_t), value :: key
            !> What is taken of it, of the shape of `key`.
            integer(c_int64_t), value :: value
            !> One row of DTL_DTYPE_INT64, an element for each sequence.
            integer(c_int64_t), value :: lengths
            !> How many heads `query` has.
            integer(c_int64_t), value :: heads
            !> A float32, at least 0; 0 stands for 1 / sqrt(columns of a head).
            real(c_double), value :: scale
            !> What is written, of the shape of `query`.
            integer(c_int64_t), value :: out
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_flash_decode

        !> The model has a task more: the cache of each sequence gains the rows of `x` that are its
        !> own, as many for each, one sequence behind the other. They become the last of the rows
        !> that are filled, which `lengths` says when the task runs: it has counted them already,
        !> and a length below the rows that are new, or beyond those of a cache, is refused then.
        !> The other rows stay. `cache` holds the caches one behind the other, as
        !> dtl_model_add_flash_decode reads them, and overlaps none of the others. Local: does not
        !> wait for other ranks.
        function dtl_model_add_append(model, x, lengths, cache, task) &
                bind(c, name="dtl_model_add_append") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> What is new; its rows are a multiple of the sequences.
            integer(c_int64_t), value :: x
            !> One row of DTL_DTYPE_INT64, an element for each sequence.
            integer(c_int64_t), value :: lengths
            !> What is written, of as many columns as `x`; its rows are a multiple of the sequences.
            integer(c_int64_t), value :: cache
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_append

        !> The model has a task more, which all ranks reach before any leaves it: what was given
        !> before runs before it, what is given after it runs after it. Local: does not wait for
        !> other ranks.
        function dtl_model_add_barrier(model, task) &
                bind(c, name="dtl_model_add_barrier") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_barrier

        !> The model has a task more: each element of `tensor` becomes the reduction of those of all
        !> ranks. Its rows lie one behind the other. Local: does not wait for other ranks.
        function dtl_model_add_allreduce(model, op, tensor, task) &
                bind(c, name="dtl_model_add_allreduce") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> DTL_OP_SUM, DTL_OP_PROD, DTL_OP_MIN or DTL_OP_MAX.
            integer(c_int), value :: op
            !> What is reduced, in place.
            integer(c_int64_t), value :: tensor
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_allreduce

        !> The model has a task more, which asks for the bytes of `tensor`, so that they are in the
        !> caches when the next task of its worker wants them. Local: does not wait for other ranks.
        function dtl_model_add_prefetch(model, tensor, task) &
                bind(c, name="dtl_model_add_prefetch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> What will be wanted.
            integer(c_int64_t), value :: tensor
            !> Its number.
            integer(c_int64_t), intent(out) :: task
            integer(c_int) :: status
        end function dtl_model_add_prefetch

        !> `task` runs after `before`, whatever they read and write. dtl_model_schedule refuses
        !> orders that go in a circle. Local: does not wait for other ranks.
        function dtl_model_add_order(model, task, before) &
                bind(c, name="dtl_model_add_order") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> What comes later.
            integer(c_int64_t), value :: task
            !> What comes first.
            integer(c_int64_t), value :: before
            integer(c_int) :: status
        end function dtl_model_add_order

        !> The tasks are distributed to `workers` workers, those on the longest way to the end
        !> first. Refused where tasks wait for each other in a circle, which is named, and where the
        !> tasks that communicate are not the same on all ranks, of which the first is named; then
        !> on all of them. What is added later needs another schedule. Collective.
        function dtl_model_schedule(model, workers) &
                bind(c, name="dtl_model_schedule") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> How many threads run it, the caller included: 1 to DTL_MODEL_WORKERS.
            integer(c_int), value :: workers
            integer(c_int) :: status
        end function dtl_model_schedule

        !> All tasks have run. A model that has no schedule, or was changed since, is refused. Where
        !> a task fails on a rank, the ones after it do not compute, all ranks are told which it
        !> was, and what the tasks write is undefined. Collective.
        function dtl_model_run(model) &
                bind(c, name="dtl_model_run") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            integer(c_int) :: status
        end function dtl_model_run

        !> `*record` is a task of the schedule: records of the first worker come first. Local: does
        !> not wait for other ranks.
        function dtl_model_record_of(model, index, record) &
                bind(c, name="dtl_model_record_of") result(status)
            import :: c_int, c_int64_t, c_ptr, dtl_model_record
            implicit none (type, external)
            type(c_ptr), value :: model
            !> Which, from 0.
            integer(c_int64_t), value :: index
            type(dtl_model_record), intent(out) :: record
            integer(c_int) :: status
        end function dtl_model_record_of

        !> A wait of the schedule: it is over when `*worker` has run `*count` of its tasks. Local:
        !> does not wait for other ranks.
        function dtl_model_wait_of(model, index, worker, count) &
                bind(c, name="dtl_model_wait_of") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: model
            !> Which, from 0.
            integer(c_int64_t), value :: index
            integer(c_int), intent(out) :: worker
            integer(c_int64_t), intent(out) :: count
            integer(c_int) :: status
        end function dtl_model_wait_of
    end interface

end module dtl_symmetric
