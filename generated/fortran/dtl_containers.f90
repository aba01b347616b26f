! Made by "dtlgen generate" from spec/ and dtlgen/emit/fortran/templates/raw.f90.j2.
! Do not edit.

!> The C interface: vectors, arrays, tensors, spans, all containers, files, memory of containers,
!> maps.
module dtl_containers
    use, intrinsic :: iso_c_binding, only: c_char, c_funptr, c_int, c_int64_t, c_ptr
    use dtl_core, only: dtl_container_options, dtl_shape
    implicit none (type, external)
    private
    public :: dtl_vector_create_with_options, dtl_vector_partition_policy, &
              dtl_vector_placement_policy, dtl_vector_execution_policy, dtl_vector_device_id, &
              dtl_vector_consistency_policy, dtl_vector_error_policy, dtl_vector_copy_to_host, &
              dtl_vector_copy_from_host, dtl_vector_create, dtl_vector_create_fill, &
              dtl_vector_destroy, dtl_vector_global_size, dtl_vector_local_size, &
              dtl_vector_local_offset, dtl_vector_empty, dtl_vector_dtype, dtl_vector_local_data, &
              dtl_vector_local_data_mut, dtl_vector_device_data, dtl_vector_device_data_mut, &
              dtl_vector_get_local, dtl_vector_set_local, dtl_vector_num_ranks, dtl_vector_rank, &
              dtl_vector_is_local, dtl_vector_owner, dtl_vector_to_local, dtl_vector_to_global, &
              dtl_vector_resize, dtl_vector_barrier, dtl_vector_fill_local, dtl_vector_reduce_sum, &
              dtl_vector_reduce_min, dtl_vector_reduce_max, dtl_vector_sort_ascending, &
              dtl_vector_redistribute, dtl_vector_is_dirty, dtl_vector_is_clean, dtl_vector_sync, &
              dtl_vector_is_valid, dtl_array_create_with_options, dtl_array_partition_policy, &
              dtl_array_placement_policy, dtl_array_execution_policy, dtl_array_device_id, &
              dtl_array_consistency_policy, dtl_array_error_policy, dtl_array_copy_to_host, &
              dtl_array_copy_from_host, dtl_array_create, dtl_array_create_fill, &
              dtl_array_destroy, dtl_array_global_size, dtl_array_local_size, &
              dtl_array_local_offset, dtl_array_empty, dtl_array_dtype, dtl_array_local_data, &
              dtl_array_local_data_mut, dtl_array_get_local, dtl_array_set_local, &
              dtl_array_num_ranks, dtl_array_rank, dtl_array_is_local, dtl_array_owner, &
              dtl_array_to_local, dtl_array_to_global, dtl_array_fill_local, dtl_array_barrier, &
              dtl_array_is_valid, dtl_tensor_create, dtl_tensor_create_fill, &
              dtl_tensor_create_with_options, dtl_tensor_destroy, dtl_tensor_shape, &
              dtl_tensor_ndim, dtl_tensor_dim, dtl_tensor_global_size, dtl_tensor_local_size, &
              dtl_tensor_local_shape, dtl_tensor_dtype, dtl_tensor_local_data, &
              dtl_tensor_local_data_mut, dtl_tensor_stride, dtl_tensor_get_local_nd, &
              dtl_tensor_set_local_nd, dtl_tensor_get_local, dtl_tensor_set_local, &
              dtl_tensor_num_ranks, dtl_tensor_rank, dtl_tensor_distributed_dim, &
              dtl_tensor_reshape, dtl_tensor_fill_local, dtl_tensor_barrier, dtl_tensor_is_valid, &
              dtl_span_create, dtl_span_from_vector, dtl_span_from_array, dtl_span_from_tensor, &
              dtl_span_destroy, dtl_span_size, dtl_span_local_size, dtl_span_size_bytes, &
              dtl_span_empty, dtl_span_dtype, dtl_span_data, dtl_span_data_mut, dtl_span_rank, &
              dtl_span_num_ranks, dtl_span_get_local, dtl_span_set_local, dtl_span_first, &
              dtl_span_last, dtl_span_subspan, dtl_span_is_valid, dtl_container_partition_policy, &
              dtl_container_placement_policy, dtl_container_execution_policy, &
              dtl_container_device_id, dtl_container_consistency_policy, &
              dtl_container_error_policy, dtl_container_dtype, dtl_container_global_size, &
              dtl_container_local_size, dtl_container_local_offset, dtl_container_block_size, &
              dtl_container_ndim, dtl_container_num_ranks, dtl_container_rank, &
              dtl_container_local_data, dtl_container_local_data_mut, dtl_container_device_kind, &
              dtl_container_device_number, dtl_container_device_data, &
              dtl_container_device_data_mut, dtl_container_is_dirty, dtl_container_is_clean, &
              dtl_container_is_local, dtl_container_owner, dtl_container_to_local, &
              dtl_container_to_global, dtl_container_get_local, dtl_container_set_local, &
              dtl_container_fill_local, dtl_container_copy_to_host, dtl_container_copy_from_host, &
              dtl_container_expose, dtl_container_get_element, dtl_container_set_element, &
              dtl_container_get_elements, dtl_container_set_elements, dtl_container_redistribute, &
              dtl_container_barrier, dtl_container_sync, dtl_container_exchange_halo, &
              dtl_container_refresh_halo, dtl_container_combine, dtl_container_save, &
              dtl_container_load, dtl_file_inspect, dtl_container_memory, dtl_memory_release, &
              dtl_map_create, dtl_map_create_sized, dtl_map_destroy, dtl_map_insert, &
              dtl_map_insert_batch, dtl_map_combine, dtl_map_combine_batch, dtl_map_combine_with, &
              dtl_map_combine_with_batch, dtl_map_replace, dtl_map_replace_batch, dtl_map_find, &
              dtl_map_find_batch, dtl_map_contains_batch, dtl_map_contains, dtl_map_erase, &
              dtl_map_erase_batch, dtl_map_flush, dtl_map_sync, dtl_map_clear, dtl_map_local_size, &
              dtl_map_global_size, dtl_map_is_dirty, dtl_map_key_dtype, dtl_map_value_dtype, &
              dtl_map_key_size, dtl_map_value_size, dtl_map_owner, dtl_map_local_entries, &
              dtl_map_for_each, dtl_map_is_valid

    interface

        !> `*vec` is a vector of `global_size` zeros, distributed and placed as the options say. The
        !> caller owns it. A placement whose backend is missing is refused with
        !> DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
        function dtl_vector_create_with_options(ctx, dtype, global_size, opts, vec) &
                bind(c, name="dtl_vector_create_with_options") result(status)
            import :: c_int, c_int64_t, c_ptr, dtl_container_options
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements over all ranks.
            integer(c_int64_t), value :: global_size
            !> NULL: the defaults.
            type(dtl_container_options), intent(in), optional :: opts
            type(c_ptr), intent(out) :: vec
            integer(c_int) :: status
        end function dtl_vector_create_with_options

        !> How the elements are distributed over the ranks. Local: does not wait for other ranks.
        function dtl_vector_partition_policy(vec) &
                bind(c, name="dtl_vector_partition_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_partition_policy

        !> In which memory the elements are. Local: does not wait for other ranks.
        function dtl_vector_placement_policy(vec) &
                bind(c, name="dtl_vector_placement_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_placement_policy

        !> How algorithms run over this rank's part. Local: does not wait for other ranks.
        function dtl_vector_execution_policy(vec) &
                bind(c, name="dtl_vector_execution_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_execution_policy

        !> The device_id that the vector was made with, whatever its placement; 0 unless it was
        !> given. Local: does not wait for other ranks.
        function dtl_vector_device_id(vec) &
                bind(c, name="dtl_vector_device_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_device_id

        !> The consistency policy of the options, else bulk_synchronous. It has no effect: a
        !> collective call sees all that was written before it. Local: does not wait for other
        !> ranks.
        function dtl_vector_consistency_policy(vec) &
                bind(c, name="dtl_vector_consistency_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_consistency_policy

        !> What a failing call does beside failing: what the options say, or where they leave it at
        !> return_status, what the vector's context does. Local: does not wait for other ranks.
        function dtl_vector_error_policy(vec) &
                bind(c, name="dtl_vector_error_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_error_policy

        !> `host_buffer` holds the first `count` elements of this rank's part, wherever the vector
        !> is placed. Waits for copies from a device. The buffer is not NULL, for a count of 0
        !> either. Local: does not wait for other ranks.
        function dtl_vector_copy_to_host(vec, host_buffer, count) &
                bind(c, name="dtl_vector_copy_to_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_vector_copy_to_host

        !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
        !> vector is placed; the others stay. The buffer may be used again on return. Local: does
        !> not wait for other ranks.
        function dtl_vector_copy_from_host(vec, host_buffer, count) &
                bind(c, name="dtl_vector_copy_from_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_vector_copy_from_host

        !> `*vec` is a vector of `global_size` zeros, block-distributed on the host. The caller owns
        !> it. Collective.
        function dtl_vector_create(ctx, dtype, global_size, vec) &
                bind(c, name="dtl_vector_create") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements over all ranks.
            integer(c_int64_t), value :: global_size
            type(c_ptr), intent(out) :: vec
            integer(c_int) :: status
        end function dtl_vector_create

        !> `*vec` is a vector of `global_size` elements that all equal `*value`, block-distributed
        !> on the host. The caller owns it. Collective.
        function dtl_vector_create_fill(ctx, dtype, global_size, value, vec) &
                bind(c, name="dtl_vector_create_fill") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements over all ranks.
            integer(c_int64_t), value :: global_size
            !> One element, read on every rank for its own part.
            type(c_ptr), value :: value
            type(c_ptr), intent(out) :: vec
            integer(c_int) :: status
        end function dtl_vector_create_fill

        !> The handle is closed and the elements are released; pointers to them and spans of them
        !> are no longer valid. Null is ignored. No rank waits for another. Local: does not wait for
        !> other ranks.
        subroutine dtl_vector_destroy(vec) &
                bind(c, name="dtl_vector_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
        end subroutine dtl_vector_destroy

        !> Elements over all ranks; of a replicated vector, those of one copy. Local: does not wait
        !> for other ranks.
        function dtl_vector_global_size(vec) &
                bind(c, name="dtl_vector_global_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_vector_global_size

        !> Elements of this rank's part. Local: does not wait for other ranks.
        function dtl_vector_local_size(vec) &
                bind(c, name="dtl_vector_local_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_vector_local_size

        !> The global index of this rank's first element. Where the rank has none: with the block
        !> policy the number of elements on lower ranks, else 0. Only with the block policy do the
        !> rank's other elements follow it one by one; dtl_vector_to_global serves everywhere.
        !> Local: does not wait for other ranks.
        function dtl_vector_local_offset(vec) &
                bind(c, name="dtl_vector_local_offset") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int64_t) :: status
        end function dtl_vector_local_offset

        !> 1 if the vector has no elements on any rank, 0 else. Local: does not wait for other
        !> ranks.
        function dtl_vector_empty(vec) &
                bind(c, name="dtl_vector_empty") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_empty

        !> The type of the elements. Local: does not wait for other ranks.
        function dtl_vector_dtype(vec) &
                bind(c, name="dtl_vector_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_dtype

        !> Where this rank's part starts: local_size elements, contiguous, in ascending order of
        !> global indices. NULL where the part is empty or the host can't read it. The vector owns
        !> the memory; the pointer is valid until the vector is resized, redistributed or destroyed.
        !> Local: does not wait for other ranks.
        function dtl_vector_local_data(vec) &
                bind(c, name="dtl_vector_local_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr) :: status
        end function dtl_vector_local_data

        !> The same as dtl_vector_local_data for writing. The vector counts as dirty from here on,
        !> since DTL can't see what is written through the pointer. Local: does not wait for other
        !> ranks.
        function dtl_vector_local_data_mut(vec) &
                bind(c, name="dtl_vector_local_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr) :: status
        end function dtl_vector_local_data_mut

        !> Where this rank's part starts in the memory of its device, or NULL where the vector is on
        !> the host. The vector owns the memory; the pointer is valid until the vector is resized,
        !> redistributed or destroyed. Local: does not wait for other ranks.
        function dtl_vector_device_data(vec) &
                bind(c, name="dtl_vector_device_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr) :: status
        end function dtl_vector_device_data

        !> The same as dtl_vector_device_data for writing. The vector counts as dirty from here on.
        !> Local: does not wait for other ranks.
        function dtl_vector_device_data_mut(vec) &
                bind(c, name="dtl_vector_device_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr) :: status
        end function dtl_vector_device_data_mut

        !> `*value` is a copy of one element of this rank's part. Local: does not wait for other
        !> ranks.
        function dtl_vector_get_local(vec, local_idx, value) &
                bind(c, name="dtl_vector_get_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_vector_get_local

        !> One element of this rank's part is a copy of `*value`. Local: does not wait for other
        !> ranks.
        function dtl_vector_set_local(vec, local_idx, value) &
                bind(c, name="dtl_vector_set_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_vector_set_local

        !> The number of ranks over which the vector is distributed. Local: does not wait for other
        !> ranks.
        function dtl_vector_num_ranks(vec) &
                bind(c, name="dtl_vector_num_ranks") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_num_ranks

        !> This process's rank among those over which the vector is distributed. Local: does not
        !> wait for other ranks.
        function dtl_vector_rank(vec) &
                bind(c, name="dtl_vector_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_rank

        !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
        !> vector. Local: does not wait for other ranks.
        function dtl_vector_is_local(vec, global_idx) &
                bind(c, name="dtl_vector_is_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int) :: status
        end function dtl_vector_is_local

        !> The rank that owns the element; every rank gives the same answer, without asking the
        !> others. Local: does not wait for other ranks.
        function dtl_vector_owner(vec, global_idx) &
                bind(c, name="dtl_vector_owner") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int) :: status
        end function dtl_vector_owner

        !> The element's local index on this rank; -1 if another rank holds it, and, with an error,
        !> for an index outside the vector. Local: does not wait for other ranks.
        function dtl_vector_to_local(vec, global_idx) &
                bind(c, name="dtl_vector_to_local") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int64_t) :: status
        end function dtl_vector_to_local

        !> The global index of an element of this rank's part. Local: does not wait for other ranks.
        function dtl_vector_to_global(vec, local_idx) &
                bind(c, name="dtl_vector_to_global") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            integer(c_int64_t) :: status
        end function dtl_vector_to_global

        !> The vector has `new_size` elements, distributed by the same policy. Each element keeps
        !> its value and its global index, and moves to the rank that now owns it; new elements are
        !> zero, and those past the new end are gone. Pointers and spans made before are no longer
        !> valid. Collective.
        function dtl_vector_resize(vec, new_size) &
                bind(c, name="dtl_vector_resize") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> Elements over all ranks.
            integer(c_int64_t), value :: new_size
            integer(c_int) :: status
        end function dtl_vector_resize

        !> Returns once every rank of the vector's context has entered. Collective.
        function dtl_vector_barrier(vec) &
                bind(c, name="dtl_vector_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_barrier

        !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
        function dtl_vector_fill_local(vec, value) &
                bind(c, name="dtl_vector_fill_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_vector_fill_local

        !> `*result` is the sum of this rank's part, zero where it is empty. Dtl_allreduce makes one
        !> number of the ranks' results. Local: does not wait for other ranks.
        function dtl_vector_reduce_sum(vec, result) &
                bind(c, name="dtl_vector_reduce_sum") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_vector_reduce_sum

        !> `*result` is the smallest element of this rank's part, the largest value of the dtype
        !> where it is empty. NaN wins over every number. Local: does not wait for other ranks.
        function dtl_vector_reduce_min(vec, result) &
                bind(c, name="dtl_vector_reduce_min") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_vector_reduce_min

        !> `*result` is the largest element of this rank's part, the smallest value of the dtype
        !> where it is empty. NaN wins over every number. Local: does not wait for other ranks.
        function dtl_vector_reduce_max(vec, result) &
                bind(c, name="dtl_vector_reduce_max") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), value :: result
            integer(c_int) :: status
        end function dtl_vector_reduce_max

        !> This rank's part is in ascending order, NaN last. Equal elements may change places.
        !> Local: does not wait for other ranks.
        function dtl_vector_sort_ascending(vec) &
                bind(c, name="dtl_vector_sort_ascending") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_sort_ascending

        !> The vector's elements are distributed by another policy. Each keeps its value and its
        !> global index, and moves to the rank that now owns it, in one exchange. Pointers and spans
        !> made before are no longer valid. The block size of block_cyclic is the one that the
        !> vector was made with. Collective.
        function dtl_vector_redistribute(vec, new_partition) &
                bind(c, name="dtl_vector_redistribute") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int), value :: new_partition
            integer(c_int) :: status
        end function dtl_vector_redistribute

        !> 1 if this rank may have changed its part since the vector was made or last synchronised:
        !> by set_local, fill_local, copy_from_host, an algorithm, or a pointer for writing. Local:
        !> does not wait for other ranks.
        function dtl_vector_is_dirty(vec) &
                bind(c, name="dtl_vector_is_dirty") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_is_dirty

        !> 1 if the vector is not dirty on this rank, 0 else. Local: does not wait for other ranks.
        function dtl_vector_is_clean(vec) &
                bind(c, name="dtl_vector_is_clean") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_is_clean

        !> Every rank's changes are complete and visible wherever its part is kept, and the vector
        !> is clean on all ranks. Collective.
        function dtl_vector_sync(vec) &
                bind(c, name="dtl_vector_sync") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_sync

        !> 1 if the handle stands for an open vector, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_vector_is_valid(vec) &
                bind(c, name="dtl_vector_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            integer(c_int) :: status
        end function dtl_vector_is_valid

        !> `*arr` is an array of `size` zeros, distributed and placed as the options say. The caller
        !> owns it. A placement whose backend is missing is refused with
        !> DTL_ERROR_BACKEND_UNAVAILABLE; device_preferred then takes the host. Collective.
        function dtl_array_create_with_options(ctx, dtype, size, opts, arr) &
                bind(c, name="dtl_array_create_with_options") result(status)
            import :: c_int, c_int64_t, c_ptr, dtl_container_options
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements over all ranks.
            integer(c_int64_t), value :: size
            !> NULL: the defaults.
            type(dtl_container_options), intent(in), optional :: opts
            type(c_ptr), intent(out) :: arr
            integer(c_int) :: status
        end function dtl_array_create_with_options

        !> How the elements are distributed over the ranks. Local: does not wait for other ranks.
        function dtl_array_partition_policy(arr) &
                bind(c, name="dtl_array_partition_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_partition_policy

        !> In which memory the elements are. Local: does not wait for other ranks.
        function dtl_array_placement_policy(arr) &
                bind(c, name="dtl_array_placement_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_placement_policy

        !> How algorithms run over this rank's part. Local: does not wait for other ranks.
        function dtl_array_execution_policy(arr) &
                bind(c, name="dtl_array_execution_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_execution_policy

        !> The device_id that the array was made with, whatever its placement; 0 unless it was
        !> given. Local: does not wait for other ranks.
        function dtl_array_device_id(arr) &
                bind(c, name="dtl_array_device_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_device_id

        !> When writes of one rank become visible to others, as the options had it; else
        !> bulk_synchronous. Local: does not wait for other ranks.
        function dtl_array_consistency_policy(arr) &
                bind(c, name="dtl_array_consistency_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_consistency_policy

        !> What a failing call does beside failing: what the options say, or where they leave it at
        !> return_status, what the array's context does. Local: does not wait for other ranks.
        function dtl_array_error_policy(arr) &
                bind(c, name="dtl_array_error_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_error_policy

        !> `host_buffer` holds the first `count` elements of this rank's part, wherever the array is
        !> placed. Waits for copies from a device. The buffer is not NULL, for a count of 0 either.
        !> Local: does not wait for other ranks.
        function dtl_array_copy_to_host(arr, host_buffer, count) &
                bind(c, name="dtl_array_copy_to_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_array_copy_to_host

        !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
        !> array is placed; the others stay. The buffer may be used again on return. Local: does not
        !> wait for other ranks.
        function dtl_array_copy_from_host(arr, host_buffer, count) &
                bind(c, name="dtl_array_copy_from_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_array_copy_from_host

        !> `*arr` is an array of `size` zeros, block-distributed on the host. The caller owns it.
        !> Collective.
        function dtl_array_create(ctx, dtype, size, arr) &
                bind(c, name="dtl_array_create") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements over all ranks.
            integer(c_int64_t), value :: size
            type(c_ptr), intent(out) :: arr
            integer(c_int) :: status
        end function dtl_array_create

        !> `*arr` is an array of `size` elements that all equal `*value`, block-distributed on the
        !> host. The caller owns it. Collective.
        function dtl_array_create_fill(ctx, dtype, size, value, arr) &
                bind(c, name="dtl_array_create_fill") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> Elements over all ranks.
            integer(c_int64_t), value :: size
            !> One element, read on every rank for its own part.
            type(c_ptr), value :: value
            type(c_ptr), intent(out) :: arr
            integer(c_int) :: status
        end function dtl_array_create_fill

        !> The handle is closed and the elements are released; pointers to them and spans of them
        !> are no longer valid. Null is ignored. No rank waits for another. Local: does not wait for
        !> other ranks.
        subroutine dtl_array_destroy(arr) &
                bind(c, name="dtl_array_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
        end subroutine dtl_array_destroy

        !> Elements over all ranks; of a replicated array, those of one copy. Local: does not wait
        !> for other ranks.
        function dtl_array_global_size(arr) &
                bind(c, name="dtl_array_global_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_array_global_size

        !> Elements of this rank's part. Local: does not wait for other ranks.
        function dtl_array_local_size(arr) &
                bind(c, name="dtl_array_local_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_array_local_size

        !> The global index of this rank's first element. Where the rank has none: with the block
        !> policy the number of elements on lower ranks, else 0. Only with the block policy do the
        !> rank's other elements follow it one by one; dtl_array_to_global serves everywhere. Local:
        !> does not wait for other ranks.
        function dtl_array_local_offset(arr) &
                bind(c, name="dtl_array_local_offset") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int64_t) :: status
        end function dtl_array_local_offset

        !> 1 if the array has no elements on any rank, 0 else. Local: does not wait for other ranks.
        function dtl_array_empty(arr) &
                bind(c, name="dtl_array_empty") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_empty

        !> The type of the elements. Local: does not wait for other ranks.
        function dtl_array_dtype(arr) &
                bind(c, name="dtl_array_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_dtype

        !> Where this rank's part starts: local_size elements, contiguous, in ascending order of
        !> global indices. NULL where the part is empty or the host can't read it. The array owns
        !> the memory; the pointer is valid until the array is destroyed. Local: does not wait for
        !> other ranks.
        function dtl_array_local_data(arr) &
                bind(c, name="dtl_array_local_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr) :: status
        end function dtl_array_local_data

        !> The same as dtl_array_local_data for writing. The array counts as dirty from here on,
        !> since DTL can't see what is written through the pointer. Local: does not wait for other
        !> ranks.
        function dtl_array_local_data_mut(arr) &
                bind(c, name="dtl_array_local_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr) :: status
        end function dtl_array_local_data_mut

        !> `*value` is a copy of one element of this rank's part. Local: does not wait for other
        !> ranks.
        function dtl_array_get_local(arr, local_idx, value) &
                bind(c, name="dtl_array_get_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_array_get_local

        !> One element of this rank's part is a copy of `*value`. Local: does not wait for other
        !> ranks.
        function dtl_array_set_local(arr, local_idx, value) &
                bind(c, name="dtl_array_set_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_array_set_local

        !> The number of ranks over which the array is distributed. Local: does not wait for other
        !> ranks.
        function dtl_array_num_ranks(arr) &
                bind(c, name="dtl_array_num_ranks") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_num_ranks

        !> This process's rank among those over which the array is distributed. Local: does not wait
        !> for other ranks.
        function dtl_array_rank(arr) &
                bind(c, name="dtl_array_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_rank

        !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
        !> array. Local: does not wait for other ranks.
        function dtl_array_is_local(arr, global_idx) &
                bind(c, name="dtl_array_is_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int) :: status
        end function dtl_array_is_local

        !> The rank that owns the element; every rank gives the same answer, without asking the
        !> others. Local: does not wait for other ranks.
        function dtl_array_owner(arr, global_idx) &
                bind(c, name="dtl_array_owner") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int) :: status
        end function dtl_array_owner

        !> The element's local index on this rank; -1 if another rank holds it, and, with an error,
        !> for an index outside the array. Local: does not wait for other ranks.
        function dtl_array_to_local(arr, global_idx) &
                bind(c, name="dtl_array_to_local") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int64_t) :: status
        end function dtl_array_to_local

        !> The global index of an element of this rank's part. Local: does not wait for other ranks.
        function dtl_array_to_global(arr, local_idx) &
                bind(c, name="dtl_array_to_global") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            integer(c_int64_t) :: status
        end function dtl_array_to_global

        !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
        function dtl_array_fill_local(arr, value) &
                bind(c, name="dtl_array_fill_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_array_fill_local

        !> Returns once every rank of the array's context has entered. Collective.
        function dtl_array_barrier(arr) &
                bind(c, name="dtl_array_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_barrier

        !> 1 if the handle stands for an open array, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_array_is_valid(arr) &
                bind(c, name="dtl_array_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            integer(c_int) :: status
        end function dtl_array_is_valid

        !> `*tensor` is a tensor of zeros of that global shape, distributed along its first
        !> dimension. The caller owns it. Collective.
        function dtl_tensor_create(ctx, dtype, shape, tensor) &
                bind(c, name="dtl_tensor_create") result(status)
            import :: c_int, c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> The global shape: 1 to 8 dimensions, of any extents, 0 included.
            type(dtl_shape), value :: shape
            type(c_ptr), intent(out) :: tensor
            integer(c_int) :: status
        end function dtl_tensor_create

        !> `*tensor` is a tensor of that global shape whose elements all equal `*value`, distributed
        !> along its first dimension. The caller owns it. Collective.
        function dtl_tensor_create_fill(ctx, dtype, shape, value, tensor) &
                bind(c, name="dtl_tensor_create_fill") result(status)
            import :: c_int, c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> The global shape: 1 to 8 dimensions, of any extents, 0 included.
            type(dtl_shape), value :: shape
            !> One element, read on every rank for its own part.
            type(c_ptr), value :: value
            type(c_ptr), intent(out) :: tensor
            integer(c_int) :: status
        end function dtl_tensor_create_fill

        !> `*tensor` is a tensor of zeros of that global shape, whose slices along dimension `dim`
        !> are distributed and placed as the options say. The caller owns it. Collective.
        function dtl_tensor_create_with_options(ctx, dtype, shape, dim, opts, tensor) &
                bind(c, name="dtl_tensor_create_with_options") result(status)
            import :: c_int, c_ptr, dtl_container_options, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: dtype
            !> The global shape: 1 to 8 dimensions, of any extents, 0 included.
            type(dtl_shape), value :: shape
            !> Which dimension is cut into parts, from 0.
            integer(c_int), value :: dim
            !> NULL: the defaults.
            type(dtl_container_options), intent(in), optional :: opts
            type(c_ptr), intent(out) :: tensor
            integer(c_int) :: status
        end function dtl_tensor_create_with_options

        !> The handle is closed and the elements are released; pointers to them and spans of them
        !> are no longer valid. Null is ignored. No rank waits for another. Local: does not wait for
        !> other ranks.
        subroutine dtl_tensor_destroy(tensor) &
                bind(c, name="dtl_tensor_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
        end subroutine dtl_tensor_destroy

        !> The global shape. Local: does not wait for other ranks.
        function dtl_tensor_shape(tensor) &
                bind(c, name="dtl_tensor_shape") result(status)
            import :: c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: tensor
            type(dtl_shape) :: status
        end function dtl_tensor_shape

        !> The number of dimensions. Local: does not wait for other ranks.
        function dtl_tensor_ndim(tensor) &
                bind(c, name="dtl_tensor_ndim") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_ndim

        !> The global extent along one dimension. Local: does not wait for other ranks.
        function dtl_tensor_dim(tensor, dim) &
                bind(c, name="dtl_tensor_dim") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> The dimension, from 0.
            integer(c_int), value :: dim
            integer(c_int64_t) :: status
        end function dtl_tensor_dim

        !> Elements over all ranks: the product of the global extents. Local: does not wait for
        !> other ranks.
        function dtl_tensor_global_size(tensor) &
                bind(c, name="dtl_tensor_global_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int64_t) :: status
        end function dtl_tensor_global_size

        !> Elements of this rank's part: the product of the local extents. Local: does not wait for
        !> other ranks.
        function dtl_tensor_local_size(tensor) &
                bind(c, name="dtl_tensor_local_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int64_t) :: status
        end function dtl_tensor_local_size

        !> The shape of this rank's part. It differs from the global one in the distributed
        !> dimension only, where it may be 0. Local: does not wait for other ranks.
        function dtl_tensor_local_shape(tensor) &
                bind(c, name="dtl_tensor_local_shape") result(status)
            import :: c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: tensor
            type(dtl_shape) :: status
        end function dtl_tensor_local_shape

        !> The type of the elements. Local: does not wait for other ranks.
        function dtl_tensor_dtype(tensor) &
                bind(c, name="dtl_tensor_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_dtype

        !> Where this rank's part starts: local_size elements, contiguous and row-major. NULL where
        !> the part is empty or the host can't read it. The tensor owns the memory; the pointer is
        !> valid until the tensor is reshaped or destroyed. Local: does not wait for other ranks.
        function dtl_tensor_local_data(tensor) &
                bind(c, name="dtl_tensor_local_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            type(c_ptr) :: status
        end function dtl_tensor_local_data

        !> The same as dtl_tensor_local_data for writing. Local: does not wait for other ranks.
        function dtl_tensor_local_data_mut(tensor) &
                bind(c, name="dtl_tensor_local_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            type(c_ptr) :: status
        end function dtl_tensor_local_data_mut

        !> How many elements lie between neighbours along a dimension in this rank's part: the
        !> product of the local extents behind it, 1 for the last. Local: does not wait for other
        !> ranks.
        function dtl_tensor_stride(tensor, dim) &
                bind(c, name="dtl_tensor_stride") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> The dimension, from 0.
            integer(c_int), value :: dim
            integer(c_int64_t) :: status
        end function dtl_tensor_stride

        !> `*value` is a copy of one element of this rank's part. An index outside the local shape
        !> is refused with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
        function dtl_tensor_get_local_nd(tensor, indices, value) &
                bind(c, name="dtl_tensor_get_local_nd") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> A local index along each dimension, from 0.
            integer(c_int64_t), intent(in) :: indices(*)
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_tensor_get_local_nd

        !> One element of this rank's part is a copy of `*value`. An index outside the local shape
        !> is refused with DTL_ERROR_OUT_OF_BOUNDS. Local: does not wait for other ranks.
        function dtl_tensor_set_local_nd(tensor, indices, value) &
                bind(c, name="dtl_tensor_set_local_nd") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> A local index along each dimension, from 0.
            integer(c_int64_t), intent(in) :: indices(*)
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_tensor_set_local_nd

        !> `*value` is a copy of one element of this rank's part. Local: does not wait for other
        !> ranks.
        function dtl_tensor_get_local(tensor, linear_idx, value) &
                bind(c, name="dtl_tensor_get_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> The element, counted within this rank's part in row-major order.
            integer(c_int64_t), value :: linear_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_tensor_get_local

        !> One element of this rank's part is a copy of `*value`. Local: does not wait for other
        !> ranks.
        function dtl_tensor_set_local(tensor, linear_idx, value) &
                bind(c, name="dtl_tensor_set_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> The element, counted within this rank's part in row-major order.
            integer(c_int64_t), value :: linear_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_tensor_set_local

        !> The number of ranks over which the tensor is distributed. Local: does not wait for other
        !> ranks.
        function dtl_tensor_num_ranks(tensor) &
                bind(c, name="dtl_tensor_num_ranks") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_num_ranks

        !> This process's rank among those over which the tensor is distributed. Local: does not
        !> wait for other ranks.
        function dtl_tensor_rank(tensor) &
                bind(c, name="dtl_tensor_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_rank

        !> Which dimension is cut into parts, from 0. Local: does not wait for other ranks.
        function dtl_tensor_distributed_dim(tensor) &
                bind(c, name="dtl_tensor_distributed_dim") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_distributed_dim

        !> The tensor has another global shape of as many elements. Elements keep their place in the
        !> row-major order of the whole tensor, and move to the ranks that own it under the new
        !> shape, in one exchange. Pointers and spans made before are no longer valid. Collective.
        function dtl_tensor_reshape(tensor, new_shape) &
                bind(c, name="dtl_tensor_reshape") result(status)
            import :: c_int, c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> The new global shape; its product is the global size.
            type(dtl_shape), value :: new_shape
            integer(c_int) :: status
        end function dtl_tensor_reshape

        !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
        function dtl_tensor_fill_local(tensor, value) &
                bind(c, name="dtl_tensor_fill_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_tensor_fill_local

        !> Returns once every rank of the tensor's context has entered. Collective.
        function dtl_tensor_barrier(tensor) &
                bind(c, name="dtl_tensor_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_barrier

        !> 1 if the handle stands for an open tensor, 0 for a null, closed or foreign one; then the
        !> last error says which. Local: does not wait for other ranks.
        function dtl_tensor_is_valid(tensor) &
                bind(c, name="dtl_tensor_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            integer(c_int) :: status
        end function dtl_tensor_is_valid

        !> `*span` looks at `local_size` elements from `local_data` on, as rank `rank` of
        !> `num_ranks` that together have `global_size`. The memory stays the caller's and must
        !> outlive the span. Local: does not wait for other ranks.
        function dtl_span_create(dtype, local_data, local_size, global_size, rank, num_ranks, &
                                 span) &
                bind(c, name="dtl_span_create") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            integer(c_int), value :: dtype
            !> This rank's elements.
            type(c_ptr), value :: local_data
            integer(c_int64_t), value :: local_size
            !> Elements over all ranks.
            integer(c_int64_t), value :: global_size
            !> Whose part the memory is.
            integer(c_int), value :: rank
            !> How many ranks have a part.
            integer(c_int), value :: num_ranks
            type(c_ptr), intent(out) :: span
            integer(c_int) :: status
        end function dtl_span_create

        !> `*span` looks at this rank's part of the vector. Local: does not wait for other ranks.
        function dtl_span_from_vector(vec, span) &
                bind(c, name="dtl_span_from_vector") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: vec
            type(c_ptr), intent(out) :: span
            integer(c_int) :: status
        end function dtl_span_from_vector

        !> `*span` looks at this rank's part of the array. Local: does not wait for other ranks.
        function dtl_span_from_array(arr, span) &
                bind(c, name="dtl_span_from_array") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: arr
            type(c_ptr), intent(out) :: span
            integer(c_int) :: status
        end function dtl_span_from_array

        !> `*span` looks at this rank's part of the tensor as one dimension, in row-major order.
        !> Local: does not wait for other ranks.
        function dtl_span_from_tensor(tensor, span) &
                bind(c, name="dtl_span_from_tensor") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: tensor
            type(c_ptr), intent(out) :: span
            integer(c_int) :: status
        end function dtl_span_from_tensor

        !> The handle is closed; the elements stay. Null is ignored. Local: does not wait for other
        !> ranks.
        subroutine dtl_span_destroy(span) &
                bind(c, name="dtl_span_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
        end subroutine dtl_span_destroy

        !> Elements over all ranks, of the whole that the span looks at; a sub-span keeps it. Local:
        !> does not wait for other ranks.
        function dtl_span_size(span) &
                bind(c, name="dtl_span_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int64_t) :: status
        end function dtl_span_size

        !> Elements that the span looks at on this rank. Local: does not wait for other ranks.
        function dtl_span_local_size(span) &
                bind(c, name="dtl_span_local_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int64_t) :: status
        end function dtl_span_local_size

        !> Bytes that the span looks at on this rank. Local: does not wait for other ranks.
        function dtl_span_size_bytes(span) &
                bind(c, name="dtl_span_size_bytes") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int64_t) :: status
        end function dtl_span_size_bytes

        !> 1 if the span has no elements on any rank, 0 else. Local: does not wait for other ranks.
        function dtl_span_empty(span) &
                bind(c, name="dtl_span_empty") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int) :: status
        end function dtl_span_empty

        !> The type of the elements. Local: does not wait for other ranks.
        function dtl_span_dtype(span) &
                bind(c, name="dtl_span_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int) :: status
        end function dtl_span_dtype

        !> Where the span's elements start: local_size elements, contiguous. NULL where there are
        !> none or the host can't read them. Local: does not wait for other ranks.
        function dtl_span_data(span) &
                bind(c, name="dtl_span_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            type(c_ptr) :: status
        end function dtl_span_data

        !> The same as dtl_span_data for writing. Local: does not wait for other ranks.
        function dtl_span_data_mut(span) &
                bind(c, name="dtl_span_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            type(c_ptr) :: status
        end function dtl_span_data_mut

        !> This process's rank among those of the span. Local: does not wait for other ranks.
        function dtl_span_rank(span) &
                bind(c, name="dtl_span_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int) :: status
        end function dtl_span_rank

        !> The number of ranks over which the span's elements are distributed. Local: does not wait
        !> for other ranks.
        function dtl_span_num_ranks(span) &
                bind(c, name="dtl_span_num_ranks") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int) :: status
        end function dtl_span_num_ranks

        !> `*value` is a copy of one element that the span looks at. Local: does not wait for other
        !> ranks.
        function dtl_span_get_local(span, local_idx, value) &
                bind(c, name="dtl_span_get_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            !> The element, counted within the memory.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_span_get_local

        !> One element that the span looks at is a copy of `*value`; its owner sees the change.
        !> Local: does not wait for other ranks.
        function dtl_span_set_local(span, local_idx, value) &
                bind(c, name="dtl_span_set_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            !> The element, counted within the memory.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_span_set_local

        !> `*out_span` looks at the first `count` elements of `span` on this rank. Local: does not
        !> wait for other ranks.
        function dtl_span_first(span, count, out_span) &
                bind(c, name="dtl_span_first") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            !> Elements of the new span.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: out_span
            integer(c_int) :: status
        end function dtl_span_first

        !> `*out_span` looks at the last `count` elements of `span` on this rank. Local: does not
        !> wait for other ranks.
        function dtl_span_last(span, count, out_span) &
                bind(c, name="dtl_span_last") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            !> Elements of the new span.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: out_span
            integer(c_int) :: status
        end function dtl_span_last

        !> `*out_span` looks at `count` elements of `span` on this rank, from local index `offset`
        !> on. Local: does not wait for other ranks.
        function dtl_span_subspan(span, offset, count, out_span) &
                bind(c, name="dtl_span_subspan") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            !> The first element of the new span.
            integer(c_int64_t), value :: offset
            !> DTL_SPAN_NPOS takes all up to the end.
            integer(c_int64_t), value :: count
            type(c_ptr), intent(out) :: out_span
            integer(c_int) :: status
        end function dtl_span_subspan

        !> 1 if the handle stands for an open span, 0 for a null, closed or foreign one; then the
        !> last error says which. What the span looks at is not examined. Local: does not wait for
        !> other ranks.
        function dtl_span_is_valid(span) &
                bind(c, name="dtl_span_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: span
            integer(c_int) :: status
        end function dtl_span_is_valid

        !> How the elements are distributed over the ranks; of a tensor, the slices along its
        !> distributed dimension. Local: does not wait for other ranks.
        function dtl_container_partition_policy(container) &
                bind(c, name="dtl_container_partition_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_partition_policy

        !> In which memory the elements are. Local: does not wait for other ranks.
        function dtl_container_placement_policy(container) &
                bind(c, name="dtl_container_placement_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_placement_policy

        !> How algorithms run over this rank's part. Local: does not wait for other ranks.
        function dtl_container_execution_policy(container) &
                bind(c, name="dtl_container_execution_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_execution_policy

        !> The device_id that the container was made with, whatever its placement; 0 unless it was
        !> given. Local: does not wait for other ranks.
        function dtl_container_device_id(container) &
                bind(c, name="dtl_container_device_id") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_device_id

        !> The consistency policy of the options, else bulk_synchronous. It has no effect: a
        !> collective call sees all that was written before it. Local: does not wait for other
        !> ranks.
        function dtl_container_consistency_policy(container) &
                bind(c, name="dtl_container_consistency_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_consistency_policy

        !> What a failing call does beside failing: what the options say, or where they leave it at
        !> return_status, what the container's context does. Local: does not wait for other ranks.
        function dtl_container_error_policy(container) &
                bind(c, name="dtl_container_error_policy") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_error_policy

        !> The type of the elements. Local: does not wait for other ranks.
        function dtl_container_dtype(container) &
                bind(c, name="dtl_container_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_dtype

        !> Elements over all ranks. Local: does not wait for other ranks.
        function dtl_container_global_size(container) &
                bind(c, name="dtl_container_global_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int64_t) :: status
        end function dtl_container_global_size

        !> Elements on this rank. Local: does not wait for other ranks.
        function dtl_container_local_size(container) &
                bind(c, name="dtl_container_local_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int64_t) :: status
        end function dtl_container_local_size

        !> The global index of this rank's first element; of a tensor, that of its first slice along
        !> the distributed dimension. In a block partition the others follow it one by one. Local:
        !> does not wait for other ranks.
        function dtl_container_local_offset(container) &
                bind(c, name="dtl_container_local_offset") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int64_t) :: status
        end function dtl_container_local_offset

        !> Elements, of a tensor slices, a block of block_cyclic; 1 for the other policies. Local:
        !> does not wait for other ranks.
        function dtl_container_block_size(container) &
                bind(c, name="dtl_container_block_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int64_t) :: status
        end function dtl_container_block_size

        !> The number of dimensions. Local: does not wait for other ranks.
        function dtl_container_ndim(container) &
                bind(c, name="dtl_container_ndim") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_ndim

        !> The number of ranks over which the elements are distributed. Local: does not wait for
        !> other ranks.
        function dtl_container_num_ranks(container) &
                bind(c, name="dtl_container_num_ranks") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_num_ranks

        !> This process's rank among those over which the elements are distributed. Local: does not
        !> wait for other ranks.
        function dtl_container_rank(container) &
                bind(c, name="dtl_container_rank") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_rank

        !> Where this rank's part starts: local_size elements, contiguous, of a tensor row-major.
        !> NULL where it is empty or the host can't reach it. Local: does not wait for other ranks.
        function dtl_container_local_data(container) &
                bind(c, name="dtl_container_local_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr) :: status
        end function dtl_container_local_data

        !> The same as dtl_container_local_data for writing. The container is dirty from here on.
        !> Local: does not wait for other ranks.
        function dtl_container_local_data_mut(container) &
                bind(c, name="dtl_container_local_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr) :: status
        end function dtl_container_local_data_mut

        !> Whose device has the elements: DTL_DEVICE_HOST where none has. Its number is
        !> dtl_container_device_number. Local: does not wait for other ranks.
        function dtl_container_device_kind(container) &
                bind(c, name="dtl_container_device_kind") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_device_kind

        !> The number of the device that has the elements, of those of dtl_container_device_kind; 0
        !> where none has. Local: does not wait for other ranks.
        function dtl_container_device_number(container) &
                bind(c, name="dtl_container_device_number") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_device_number

        !> Where this rank's part starts in the memory of its device, or NULL where it is empty or
        !> on the host alone. The pointer is valid until the container is resized, redistributed,
        !> reshaped or destroyed. What was done to the elements before is complete; what is queued
        !> on them is waited for. Local: does not wait for other ranks.
        function dtl_container_device_data(container) &
                bind(c, name="dtl_container_device_data") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr) :: status
        end function dtl_container_device_data

        !> The same as dtl_container_device_data for writing. The container is dirty from here on.
        !> Local: does not wait for other ranks.
        function dtl_container_device_data_mut(container) &
                bind(c, name="dtl_container_device_data_mut") result(status)
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr) :: status
        end function dtl_container_device_data_mut

        !> 1 if this rank may have changed its part since the container was made or last
        !> synchronised, 0 else. Local: does not wait for other ranks.
        function dtl_container_is_dirty(container) &
                bind(c, name="dtl_container_is_dirty") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_is_dirty

        !> 1 if the container is not dirty on this rank, 0 else. Local: does not wait for other
        !> ranks.
        function dtl_container_is_clean(container) &
                bind(c, name="dtl_container_is_clean") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_is_clean

        !> 1 if this rank holds the element, 0 else; also 0, with an error, for an index outside the
        !> whole. Local: does not wait for other ranks.
        function dtl_container_is_local(container, global_idx) &
                bind(c, name="dtl_container_is_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int) :: status
        end function dtl_container_is_local

        !> The rank that owns the element; every rank gives the same answer, without asking the
        !> others. Local: does not wait for other ranks.
        function dtl_container_owner(container, global_idx) &
                bind(c, name="dtl_container_owner") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int) :: status
        end function dtl_container_owner

        !> The element's index in this rank's part, or -1 where another rank holds it. Local: does
        !> not wait for other ranks.
        function dtl_container_to_local(container, global_idx) &
                bind(c, name="dtl_container_to_local") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            integer(c_int64_t) :: status
        end function dtl_container_to_local

        !> The global index of an element of this rank's part. Local: does not wait for other ranks.
        function dtl_container_to_global(container, local_idx) &
                bind(c, name="dtl_container_to_global") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            integer(c_int64_t) :: status
        end function dtl_container_to_global

        !> `*value` is a copy of one element of this rank's part. Local: does not wait for other
        !> ranks.
        function dtl_container_get_local(container, local_idx, value) &
                bind(c, name="dtl_container_get_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_container_get_local

        !> One element of this rank's part is a copy of `*value`. Local: does not wait for other
        !> ranks.
        function dtl_container_set_local(container, local_idx, value) &
                bind(c, name="dtl_container_set_local") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted within this rank's part.
            integer(c_int64_t), value :: local_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_container_set_local

        !> Every element of this rank's part equals `*value`. Local: does not wait for other ranks.
        function dtl_container_fill_local(container, value) &
                bind(c, name="dtl_container_fill_local") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> One element.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_container_fill_local

        !> `host_buffer` holds the first `count` elements of this rank's part, wherever the
        !> container is placed. Local: does not wait for other ranks.
        function dtl_container_copy_to_host(container, host_buffer, count) &
                bind(c, name="dtl_container_copy_to_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_container_copy_to_host

        !> The first `count` elements of this rank's part are those of `host_buffer`, wherever the
        !> container is placed; the others stay. The buffer may be used again on return. Local: does
        !> not wait for other ranks.
        function dtl_container_copy_from_host(container, host_buffer, count) &
                bind(c, name="dtl_container_copy_from_host") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), value :: host_buffer
            !> Elements, at most the local size.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_container_copy_from_host

        !> Every rank may read and write single elements of the others' parts of the container, by
        !> dtl_container_get_element and its kin, until it is destroyed. A container that is exposed
        !> already stays so. It starts the service of its context, as windows do: a thread that
        !> answers while the program computes, where MPI allows several threads; elsewhere a rank
        !> answers while it waits in a call of DTL's that is one-sided. A span is refused.
        !> Collective.
        function dtl_container_expose(container) &
                bind(c, name="dtl_container_expose") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_expose

        !> `*value` is a copy of the element, on whichever rank it is. One-sided: no other rank
        !> calls. An element of this rank's part is there at once; for others the container must be
        !> exposed. Nothing orders it with what the owner writes meanwhile; a dtl_container_sync
        !> between does. Waits for the ranks that have the elements.
        function dtl_container_get_element(container, global_idx, value) &
                bind(c, name="dtl_container_get_element") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_container_get_element

        !> The element is a copy of `*value`, on whichever rank it is, when the call returns.
        !> One-sided, as dtl_container_get_element. Of a replicated container, this rank's copy.
        !> Waits for the ranks that have the elements.
        function dtl_container_set_element(container, global_idx, value) &
                bind(c, name="dtl_container_set_element") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> The element, counted over all ranks.
            integer(c_int64_t), value :: global_idx
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_container_set_element

        !> `values[i]` is a copy of the element `indices[i]`: one message to each rank that has
        !> some, and one back. For the rest, as dtl_container_get_element. Waits for the ranks that
        !> have the elements.
        function dtl_container_get_elements(container, indices, count, values) &
                bind(c, name="dtl_container_get_elements") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Global ones, in any order, also repeated.
            integer(c_int64_t), intent(in) :: indices(*)
            !> How many.
            integer(c_int64_t), value :: count
            type(c_ptr), value :: values
            integer(c_int) :: status
        end function dtl_container_get_elements

        !> The element `indices[i]` is a copy of `values[i]` when the call returns; of an index that
        !> is there twice, the later one. For the rest, as dtl_container_set_element. Waits for the
        !> ranks that have the elements.
        function dtl_container_set_elements(container, indices, count, values) &
                bind(c, name="dtl_container_set_elements") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Global ones, in any order.
            integer(c_int64_t), intent(in) :: indices(*)
            !> How many.
            integer(c_int64_t), value :: count
            type(c_ptr), value :: values
            integer(c_int) :: status
        end function dtl_container_set_elements

        !> The elements of a vector, an array or a tensor are distributed by another policy; a
        !> tensor stays distributed along the same dimension. Each element keeps its value and its
        !> global index, and moves to the rank that now owns it, in one exchange. Pointers and spans
        !> made before are no longer valid. A span owns nothing and is refused. Collective.
        function dtl_container_redistribute(container, new_partition) &
                bind(c, name="dtl_container_redistribute") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int), value :: new_partition
            integer(c_int) :: status
        end function dtl_container_redistribute

        !> Returns once every rank of the container's context has entered. A span of the program's
        !> own memory has none to wait for. Collective.
        function dtl_container_barrier(container) &
                bind(c, name="dtl_container_barrier") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_barrier

        !> Every rank's changes are complete and visible wherever its part is kept, and the
        !> container is clean on all ranks. Collective.
        function dtl_container_sync(container) &
                bind(c, name="dtl_container_sync") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            integer(c_int) :: status
        end function dtl_container_sync

        !> `padded` holds this rank's part with a margin around it: of each dimension `d` its local
        !> extent and `widths[d]` elements more on both sides, row by row. The margin holds what
        !> lies there in the whole, also in the corners: elements of other ranks along the
        !> distributed dimension, however many ranks it takes. At the ends of a dimension that is
        !> periodic the other end follows; at open ends the margin stays what it was. Elements must
        !> be distributed by block, or be all here; a span is refused. Slices move in one
        !> all-to-all; where `padded` is memory of the device that has the elements, nothing else
        !> travels. Collective.
        function dtl_container_exchange_halo(container, widths, periodic, padded, capacity) &
                bind(c, name="dtl_container_exchange_halo") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of the margin on either side, along each dimension.
            integer(c_int64_t), intent(in) :: widths(*)
            !> Whether each dimension is closed to a ring; 0: it has ends.
            integer(c_int), intent(in) :: periodic(*)
            !> Memory that the host reaches, or of the device that has the elements: else all ranks
            !> fail.
            type(c_ptr), value :: padded
            !> Elements that padded has room for.
            integer(c_int64_t), value :: capacity
            integer(c_int) :: status
        end function dtl_container_exchange_halo

        !> The same of elements that live in `padded`: its inner part is what this rank has, and is
        !> given to the others, so that only slices of the margin are copied. Those of the container
        !> take no part. A stencil that goes on and on keeps its field so, with
        !> `container_exchange_halo` before its first step. Collective.
        function dtl_container_refresh_halo(container, widths, periodic, padded, capacity) &
                bind(c, name="dtl_container_refresh_halo") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            !> Which says how the elements are distributed.
            type(c_ptr), value :: container
            !> Of the margin on either side, along each dimension.
            integer(c_int64_t), intent(in) :: widths(*)
            !> Whether each dimension is closed to a ring; 0: it has ends.
            integer(c_int), intent(in) :: periodic(*)
            !> As container_exchange_halo leaves it; its inner part stays.
            type(c_ptr), value :: padded
            !> Elements that padded has room for.
            integer(c_int64_t), value :: capacity
            integer(c_int) :: status
        end function dtl_container_refresh_halo

        !> `recvbuf` holds the reduction by `op` of what each rank of the container has in
        !> `sendbuf`, on every rank: an allreduce over the container's ranks, which needs no
        !> context. The elements of the container take no part. Of a span of the program's own
        !> memory it is a copy. Collective.
        function dtl_container_combine(container, sendbuf, recvbuf, count, dtype, op) &
                bind(c, name="dtl_container_combine") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), value :: sendbuf
            type(c_ptr), value :: recvbuf
            integer(c_int64_t), value :: count
            integer(c_int), value :: dtype
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_container_combine

        !> The file `path` holds all elements of the container, a vector, an array or a tensor. It
        !> is written under another name, `dtl.`, a random number and `.part`, beside it and takes
        !> its place when it is complete: a save that fails leaves what was there. Only a regular
        !> file that may be written is replaced; where `path` is a symbolic link, the file that it
        !> names is, or is made. Unless the elements lie in row-major order from rank to rank
        !> already, as in block containers that are distributed along dimension 0, they move there
        !> first, in one exchange, which needs memory for a copy of this rank's part or two.
        !> Collective.
        function dtl_container_save(container, path) &
                bind(c, name="dtl_container_save") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of a file in a folder that exists.
            character(kind=c_char), intent(in) :: path(*)
            integer(c_int) :: status
        end function dtl_container_save

        !> The elements of the container are those of the file `path`, which has the container's
        !> dtype and global shape. The container keeps its distribution; pointers to its elements
        !> stay valid. After a failure while elements are read, they are some of both. Collective.
        function dtl_container_load(container, path) &
                bind(c, name="dtl_container_load") result(status)
            import :: c_char, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            !> Of a file in the format .npy, in C order; numbers of the other byte order are turned
            !> round.
            character(kind=c_char), intent(in) :: path(*)
            integer(c_int) :: status
        end function dtl_container_load

        !> `*dtype` and `*shape` are those of the elements in the file `path`: what a container must
        !> have to load it. Rank 0 reads the file's header. Collective.
        function dtl_file_inspect(ctx, path, dtype, shape) &
                bind(c, name="dtl_file_inspect") result(status)
            import :: c_char, c_int, c_ptr, dtl_shape
            implicit none (type, external)
            type(c_ptr), value :: ctx
            !> Of a file in the format .npy.
            character(kind=c_char), intent(in) :: path(*)
            !> The number of a dtype.
            integer(c_int), intent(out) :: dtype
            type(dtl_shape), intent(out) :: shape
            integer(c_int) :: status
        end function dtl_file_inspect

        !> `*memory` holds the memory that this rank's part of the container now has. A span of
        !> memory that is the caller's own gives a null handle. Local: does not wait for other
        !> ranks.
        function dtl_container_memory(container, memory) &
                bind(c, name="dtl_container_memory") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: container
            type(c_ptr), intent(out) :: memory
            integer(c_int) :: status
        end function dtl_container_memory

        !> The handle is closed; the memory is freed once neither a container, a window nor another
        !> handle holds it. Null is ignored. Local: does not wait for other ranks.
        subroutine dtl_memory_release(memory) &
                bind(c, name="dtl_memory_release")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: memory
        end subroutine dtl_memory_release

        !> Makes an empty map from keys of one element of `key_dtype` to values of one element of
        !> `value_dtype`. Collective.
        function dtl_map_create(ctx, key_dtype, value_dtype, map) &
                bind(c, name="dtl_map_create") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: key_dtype
            integer(c_int), value :: value_dtype
            type(c_ptr), intent(out) :: map
            integer(c_int) :: status
        end function dtl_map_create

        !> Makes an empty map whose keys are `key_count` elements of `key_dtype` and whose values
        !> are `value_count` elements of `value_dtype`. A byte string of at most n bytes is a key of
        !> n elements of DTL_DTYPE_BYTE, filled up with zeros. Collective.
        function dtl_map_create_sized(ctx, key_dtype, key_count, value_dtype, value_count, map) &
                bind(c, name="dtl_map_create_sized") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: ctx
            integer(c_int), value :: key_dtype
            !> Elements a key.
            integer(c_int64_t), value :: key_count
            integer(c_int), value :: value_dtype
            !> Elements a value.
            integer(c_int64_t), value :: value_count
            type(c_ptr), intent(out) :: map
            integer(c_int) :: status
        end function dtl_map_create_sized

        !> Completes this rank's writes and frees the map on all ranks. It returns when every rank
        !> has come, so that no rank asks a map that is gone. It waits for the calls of other
        !> threads with the map, and is refused in one of its own. Collective.
        subroutine dtl_map_destroy(map) &
                bind(c, name="dtl_map_destroy")
            import :: c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
        end subroutine dtl_map_destroy

        !> The value of `key` will be `value`, whether or not it had one. Both are copied. The owner
        !> need not call anything. Of two ranks' values for one key the one that reaches the owner
        !> last stays. Waits for the rank that owns the key, where its buffer is full.
        function dtl_map_insert(map, key, value) &
                bind(c, name="dtl_map_insert") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> One value.
            type(c_ptr), value :: value
            integer(c_int) :: status
        end function dtl_map_insert

        !> As `count` insertions, in the order of the arrays. Where it fails, some of them are done
        !> and others are not. Waits for the ranks that own the keys, where their buffers are full.
        function dtl_map_insert_batch(map, keys, values, count) &
                bind(c, name="dtl_map_insert_batch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> The values, one behind the other.
            type(c_ptr), value :: values
            !> Keys.
            integer(c_int64_t), value :: count
            integer(c_int) :: status
        end function dtl_map_insert_batch

        !> The value of `key` will be its value combined with `value` by `op`, or `value` where the
        !> key is new. The owner combines one value at a time, so no contribution of any rank is
        !> lost; their order is not fixed. Waits for the rank that owns the key, where its buffer is
        !> full.
        function dtl_map_combine(map, key, value, op) &
                bind(c, name="dtl_map_combine") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> One value.
            type(c_ptr), value :: value
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_map_combine

        !> As `count` combinations, in the order of the arrays. Waits for the ranks that own the
        !> keys, where their buffers are full.
        function dtl_map_combine_batch(map, keys, values, count, op) &
                bind(c, name="dtl_map_combine_batch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> The values, one behind the other.
            type(c_ptr), value :: values
            !> Keys.
            integer(c_int64_t), value :: count
            integer(c_int), value :: op
            integer(c_int) :: status
        end function dtl_map_combine_batch

        !> The value of `key` will be what `func` makes of its value and `value`, in this order, or
        !> `value` where the key is new. It is done when the call returns: this rank asks for the
        !> value, calls `func`, and puts the result in its place if no other rank has changed it
        !> meanwhile, else it begins again. So `func` may be called more than once, on this rank
        !> only, and no contribution is lost. Waits for the rank that owns the key.
        function dtl_map_combine_with(map, key, value, func, user_data) &
                bind(c, name="dtl_map_combine_with") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> One value.
            type(c_ptr), value :: value
            !> Need not be associative. It may call functions of the map.
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_map_combine_with

        !> As `count` calls of `map_combine_with`, with a few messages to each owner. Of several
        !> values for one key each is combined with what the one before has made. Waits for the
        !> ranks that own the keys.
        function dtl_map_combine_with_batch(map, keys, values, count, func, user_data) &
                bind(c, name="dtl_map_combine_with_batch") result(status)
            import :: c_funptr, c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> The values, one behind the other.
            type(c_ptr), value :: values
            !> Keys.
            integer(c_int64_t), value :: count
            !> Need not be associative. It may call functions of the map.
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_map_combine_with_batch

        !> The value of `key` is `value` if it was `expected`, byte by byte, else it is left as it
        !> is; `replaced` tells. Where `expected` is NULL the key must not be there, and is put in.
        !> One atomic step on the owner, done when the call returns. Waits for the rank that owns
        !> the key.
        function dtl_map_replace(map, key, expected, value, replaced) &
                bind(c, name="dtl_map_replace") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> One value, or NULL.
            type(c_ptr), value :: expected
            !> One value.
            type(c_ptr), value :: value
            !> 1 or 0.
            integer(c_int), intent(out) :: replaced
            integer(c_int) :: status
        end function dtl_map_replace

        !> As `count` calls of `map_replace`, with few messages to each owner and back. Waits for
        !> the ranks that own the keys.
        function dtl_map_replace_batch(map, keys, expected, present, values, count, replaced) &
                bind(c, name="dtl_map_replace_batch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> The values expected.
            type(c_ptr), value :: expected
            !> 0 a key that must not be there, else 1.
            type(c_ptr), value :: present
            !> The new values.
            type(c_ptr), value :: values
            !> Keys.
            integer(c_int64_t), value :: count
            !> 1 or 0 a key.
            type(c_ptr), value :: replaced
            integer(c_int) :: status
        end function dtl_map_replace_batch

        !> `found` tells whether `key` is in the map, and `value` is its value if so, and untouched
        !> if not. The owner answers, and need not call anything. A key that isn't there is no
        !> error. Waits for the rank that owns the key.
        function dtl_map_find(map, key, value, found) &
                bind(c, name="dtl_map_find") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> One value.
            type(c_ptr), value :: value
            !> 1 or 0.
            integer(c_int), intent(out) :: found
            integer(c_int) :: status
        end function dtl_map_find

        !> As `count` calls of `map_find`, with few messages to each owner and back. Values of keys
        !> that are not there are left untouched. Waits for the ranks that own the keys.
        function dtl_map_find_batch(map, keys, count, values, found) &
                bind(c, name="dtl_map_find_batch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> Keys.
            integer(c_int64_t), value :: count
            !> Room for as many values.
            type(c_ptr), value :: values
            !> 1 or 0 a key.
            type(c_ptr), value :: found
            integer(c_int) :: status
        end function dtl_map_find_batch

        !> As `count` calls of `map_contains`, with few messages to each owner and back. Waits for
        !> the ranks that own the keys.
        function dtl_map_contains_batch(map, keys, count, found) &
                bind(c, name="dtl_map_contains_batch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> Keys.
            integer(c_int64_t), value :: count
            !> 1 or 0 a key.
            type(c_ptr), value :: found
            integer(c_int) :: status
        end function dtl_map_contains_batch

        !> `found` tells whether `key` is in the map. Waits for the rank that owns the key.
        function dtl_map_contains(map, key, found) &
                bind(c, name="dtl_map_contains") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> 1 or 0.
            integer(c_int), intent(out) :: found
            integer(c_int) :: status
        end function dtl_map_contains

        !> `key` is not in the map any more; `erased` tells whether it was. It is done when the call
        !> returns, and comes behind this rank's earlier writes to the key. Waits for the rank that
        !> owns the key.
        function dtl_map_erase(map, key, erased) &
                bind(c, name="dtl_map_erase") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            !> 1 or 0.
            integer(c_int), intent(out) :: erased
            integer(c_int) :: status
        end function dtl_map_erase

        !> As `count` erasures, with few messages to each owner and back. Waits for the ranks that
        !> own the keys.
        function dtl_map_erase_batch(map, keys, count, erased) &
                bind(c, name="dtl_map_erase_batch") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> Keys.
            integer(c_int64_t), value :: count
            !> 1 or 0 a key.
            type(c_ptr), value :: erased
            integer(c_int) :: status
        end function dtl_map_erase_batch

        !> Every write of this rank is done on the ranks that own the keys. Reports the first write
        !> that failed. Waits for the ranks that own the keys.
        function dtl_map_flush(map) &
                bind(c, name="dtl_map_flush") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_flush

        !> Every write of every rank is done, all ranks see them, and `map_global_size` is exact. A
        !> write of this rank that failed is reported here, after the others have been waited for.
        !> Collective.
        function dtl_map_sync(map) &
                bind(c, name="dtl_map_sync") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_sync

        !> The map is empty on all ranks; writes that were still buffered are gone with the others.
        !> Collective.
        function dtl_map_clear(map) &
                bind(c, name="dtl_map_clear") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_clear

        !> Entries that this rank owns now. Local: does not wait for other ranks.
        function dtl_map_local_size(map) &
                bind(c, name="dtl_map_local_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int64_t) :: status
        end function dtl_map_local_size

        !> Entries over all ranks as of the last `map_sync` or `map_clear`; with one rank, as of
        !> now. Local: does not wait for other ranks.
        function dtl_map_global_size(map) &
                bind(c, name="dtl_map_global_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int64_t) :: status
        end function dtl_map_global_size

        !> Returns whether this rank has written to the map since the last `map_sync` or
        !> `map_clear`. Local: does not wait for other ranks.
        function dtl_map_is_dirty(map) &
                bind(c, name="dtl_map_is_dirty") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_is_dirty

        !> The dtype of a key's elements. Local: does not wait for other ranks.
        function dtl_map_key_dtype(map) &
                bind(c, name="dtl_map_key_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_key_dtype

        !> The dtype of a value's elements. Local: does not wait for other ranks.
        function dtl_map_value_dtype(map) &
                bind(c, name="dtl_map_value_dtype") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_value_dtype

        !> Bytes a key. Local: does not wait for other ranks.
        function dtl_map_key_size(map) &
                bind(c, name="dtl_map_key_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int64_t) :: status
        end function dtl_map_key_size

        !> Bytes a value. Local: does not wait for other ranks.
        function dtl_map_value_size(map) &
                bind(c, name="dtl_map_value_size") result(status)
            import :: c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int64_t) :: status
        end function dtl_map_value_size

        !> The rank that holds `key`, or would hold it; the same answer on all ranks. Local: does
        !> not wait for other ranks.
        function dtl_map_owner(map, key) &
                bind(c, name="dtl_map_owner") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> One key.
            type(c_ptr), value :: key
            integer(c_int) :: status
        end function dtl_map_owner

        !> Copies the entries that this rank owns, in no particular order, and sets `count` to how
        !> many there are. Fails with DTL_ERROR_BUFFER_TOO_SMALL, and copies nothing, where there
        !> are more than `capacity`. Local: does not wait for other ranks.
        function dtl_map_local_entries(map, keys, values, capacity, count) &
                bind(c, name="dtl_map_local_entries") result(status)
            import :: c_int, c_int64_t, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            !> The keys, one behind the other.
            type(c_ptr), value :: keys
            !> The values, likewise.
            type(c_ptr), value :: values
            !> Entries that both arrays have room for.
            integer(c_int64_t), value :: capacity
            !> Entries copied.
            integer(c_int64_t), intent(out) :: count
            integer(c_int) :: status
        end function dtl_map_local_entries

        !> Calls `func` for each entry that this rank owns, in no particular order. The entries are
        !> copied before the first call, so that `func` may insert, erase and ask: it sees those
        !> that were there when `map_for_each` was called. Local: does not wait for other ranks.
        function dtl_map_for_each(map, func, user_data) &
                bind(c, name="dtl_map_for_each") result(status)
            import :: c_funptr, c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            type(c_funptr), value :: func
            !> Handed to the callback.
            type(c_ptr), value :: user_data
            integer(c_int) :: status
        end function dtl_map_for_each

        !> 1 for the handle of a map that is not destroyed, else 0. No error is set. Local: does not
        !> wait for other ranks.
        function dtl_map_is_valid(map) &
                bind(c, name="dtl_map_is_valid") result(status)
            import :: c_int, c_ptr
            implicit none (type, external)
            type(c_ptr), value :: map
            integer(c_int) :: status
        end function dtl_map_is_valid
    end interface

end module dtl_containers
