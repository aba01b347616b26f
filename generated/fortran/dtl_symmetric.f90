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
              dtl_symmetric_sync, dtl_symmetric_broadcastmem, dtl_symmetric_fcollectmem

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
            !> Whose copy it is.
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
            !> Whose heap it is.
            integer(c_int), value :: pe
            type(c_ptr), intent(out) :: memory
            integer(c_int) :: status
        end function dtl_symmetric_memory

        !> `size` bytes of `source` are on their way to the rank; `source` may be used again.
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

        !> The same, but `source` must stay as it is until dtl_symmetric_quiet.
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

        !> `dest` holds `size` bytes of the rank. Waits for them.
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

        !> The same, but `dest` may be read after dtl_symmetric_quiet only.
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
        !> `source` may be used again. With a size of 0 the signal alone changes.
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

        !> The same, but `source` must stay as it is until dtl_symmetric_quiet.
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
        !> the failure tells the signal, what it was, and what was expected.
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
        !> tells which.
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

        !> As dtl_symmetric_signal_wait_until, until each of several has compared so.
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
        !> again. What the node's processors do to the word themselves must be atomic, too.
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
        !> Waits for the answer. With DTL_ATOMIC_SET both are swapped.
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
        !> `*compare`; all in one atomic step. Waits for the answer.
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
        !> so later. Does not wait.
        function dtl_symmetric_fence(heap) &
                bind(c, name="dtl_symmetric_fence") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_fence

        !> All that this rank has begun is done: puts, signals and atomic operations are there, and
        !> what was got may be read.
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

        !> All ranks have come here. Collective. What they have begun may be under way.
        function dtl_symmetric_sync_all(heap) &
                bind(c, name="dtl_symmetric_sync_all") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            integer(c_int) :: status
        end function dtl_symmetric_sync_all

        !> Where stores reach the same place of all of a team's heaps at once; NULL without hardware
        !> that does so, as on every machine so far.
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

        !> This rank's number in the team; DTL_NO_RANK in one that it is not in.
        function dtl_symmetric_team_my_pe(heap, team) &
                bind(c, name="dtl_symmetric_team_my_pe") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team of the heap.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_team_my_pe

        !> How many ranks the team has; DTL_NO_RANK of one that this rank is not in.
        function dtl_symmetric_team_n_pes(heap, team) &
                bind(c, name="dtl_symmetric_team_n_pes") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team of the heap.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_team_n_pes

        !> The number in the heap's context of a rank of the team, as puts and gets want it.
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
        !> alike. The number of a team is this rank's own.
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

        !> The team is no more. All its ranks call it. Those that every heap has stay.
        function dtl_symmetric_team_destroy(heap, team) &
                bind(c, name="dtl_symmetric_team_destroy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_team_destroy

        !> All ranks of the team have come here, and what each had begun is done.
        function dtl_symmetric_barrier(heap, team) &
                bind(c, name="dtl_symmetric_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: heap
            !> A team that this rank is in.
            integer(c_int), value :: team
            integer(c_int) :: status
        end function dtl_symmetric_barrier

        !> All ranks of the team have come here. What they have begun may be under way.
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
        !> as well. All ranks of the team call it.
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
        !> All ranks of the team call it.
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
    end interface

end module dtl_symmetric
