/* SPDX-License-Identifier: BSD-3-Clause */
/* The calls that counted.c counts, in order: CALL(KIND, NAME, STATUS), once in each round. */

/* ---- creation and destruction ---------------------------------------------------------------- */

CALL(containers, vector_create, vector_made(dtl_vector_create(ctx, DOUBLE, COUNT, &made)))
CALL(containers, vector_create_fill,
     vector_made(dtl_vector_create_fill(ctx, DOUBLE, COUNT, &value, &made)))
CALL(containers, vector_create_with_options,
     vector_made(dtl_vector_create_with_options(ctx, DOUBLE, COUNT, &options, &made)))
CALL(containers, array_create, array_make())
CALL(containers, tensor_create, tensor_make())
CALL(containers, span_create, span_made(dtl_span_create(DOUBLE, buffer, COUNT, COUNT, 0, 1, &part)))
CALL(containers, span_from_vector, span_made(dtl_span_from_vector(vector, &part)))
CALL(containers, span_first, span_made(dtl_span_first(span, 4, &part)))
CALL(containers, span_last, span_made(dtl_span_last(span, 4, &part)))
CALL(containers, span_subspan, span_made(dtl_span_subspan(span, 2, 8, &part)))
CALL(containers, memory, memory_take())
CALL(containers, context_dup, context_dup())

/* ---- queries --------------------------------------------------------------------------------- */

CALL(queries, vector_global_size, said(dtl_vector_global_size(vector)))
CALL(queries, vector_local_size, said(dtl_vector_local_size(vector)))
CALL(queries, vector_local_offset, said(dtl_vector_local_offset(vector)))
CALL(queries, vector_dtype, said(dtl_vector_dtype(vector)))
CALL(queries, vector_placement_policy, said(dtl_vector_placement_policy(vector)))
CALL(queries, vector_device_id, said(dtl_vector_device_id(vector)))
CALL(queries, vector_owner, said(dtl_vector_owner(vector, 3)))
CALL(queries, vector_to_local, said(dtl_vector_to_local(vector, 3)))
CALL(queries, vector_to_global, said(dtl_vector_to_global(vector, 3)))
CALL(queries, vector_is_dirty, said(dtl_vector_is_dirty(vector)))
CALL(queries, vector_is_valid, said(dtl_vector_is_valid(vector)))
CALL(queries, vector_local_data, said((uintptr_t)dtl_vector_local_data(vector)))
CALL(queries, vector_local_data_mut, said((uintptr_t)dtl_vector_local_data_mut(vector)))
CALL(queries, span_data, said((uintptr_t)dtl_span_data(span)))
CALL(queries, span_size_bytes, said(dtl_span_size_bytes(span)))
CALL(queries, tensor_dim, said(dtl_tensor_dim(tensor, 1)))
CALL(queries, tensor_stride, said(dtl_tensor_stride(tensor, 0)))
CALL(queries, placement_available, said(dtl_placement_available(DTL_PLACEMENT_HOST)))

/* ---- elements -------------------------------------------------------------------------------- */

CALL(elements, vector_get_local, dtl_vector_get_local(vector, 3, &value))
CALL(elements, vector_set_local, dtl_vector_set_local(vector, 3, &value))
CALL(elements, array_get_local, dtl_array_get_local(array, 3, &value))
CALL(elements, array_set_local, dtl_array_set_local(array, 3, &value))
CALL(elements, tensor_get_local_nd, dtl_tensor_get_local_nd(tensor, place, &value))
CALL(elements, tensor_set_local_nd, dtl_tensor_set_local_nd(tensor, place, &value))
CALL(elements, span_get_local, dtl_span_get_local(span, 3, &value))
CALL(elements, span_set_local, dtl_span_set_local(span, 3, &value))
CALL(elements, get_element, dtl_container_get_element(vector, 3, &value))
CALL(elements, set_element, dtl_container_set_element(vector, 3, &value))
CALL(elements, get_elements, dtl_container_get_elements(vector, indices, COUNT, buffer))
CALL(elements, set_elements, dtl_container_set_elements(other, indices, COUNT, buffer))
CALL(elements, vector_copy_to_host, dtl_vector_copy_to_host(vector, buffer, COUNT))
CALL(elements, vector_copy_from_host, dtl_vector_copy_from_host(other, buffer, COUNT))
CALL(elements, vector_fill_local, dtl_vector_fill_local(other, &value))
CALL(elements, tensor_fill_local, dtl_tensor_fill_local(tensor, &value))
CALL(elements, vector_barrier, dtl_vector_barrier(vector))
CALL(elements, vector_sync, dtl_vector_sync(vector))
CALL(elements, expose, dtl_container_expose(vector))
CALL(elements, combine, dtl_container_combine(vector, buffer, result, 2, DOUBLE, DTL_OP_SUM))

/* ---- distribution ---------------------------------------------------------------------------- */

CALL(places, exchange_halo, dtl_container_exchange_halo(vector, widths, periodic, padded, PADDED))
CALL(places, exchange_halo_tensor,
     dtl_container_exchange_halo(tensor, widths, periodic, padded, PADDED))
CALL(places, redistribute, there_and_back())
CALL(places, resize, longer_and_back())
CALL(places, reshape, dtl_tensor_reshape(tensor, dtl_shape_2d(4, 4)))

/* ---- algorithms over all ranks --------------------------------------------------------------- */

CALL(algorithms, fill, dtl_container_fill(other, &value))
CALL(algorithms, copy, dtl_container_copy(vector, other))
CALL(algorithms, for_each, dtl_container_for_each(other, element_visit, NULL))
CALL(algorithms, for_each_chunk, dtl_container_for_each_chunk(other, chunk_visit, NULL))
CALL(algorithms, transform, dtl_container_transform(vector, other, element_map, NULL))
CALL(algorithms, transform_chunks, dtl_container_transform_chunks(vector, other, chunk_map, NULL))
CALL(algorithms, find, dtl_container_find(vector, &sought, &found))
CALL(algorithms, find_if, dtl_container_find_if(vector, is_sought, NULL, &found))
CALL(algorithms, count, dtl_container_count(vector, &sought, &counted))
CALL(algorithms, count_if, dtl_container_count_if(vector, is_sought, NULL, &counted))
CALL(algorithms, all_of, dtl_container_all_of(vector, is_sought, NULL, &flag))
CALL(algorithms, any_of, dtl_container_any_of(vector, is_sought, NULL, &flag))
CALL(algorithms, none_of, dtl_container_none_of(vector, is_sought, NULL, &flag))
CALL(algorithms, reduce, dtl_container_reduce(vector, DTL_OP_SUM, &value))
CALL(algorithms, reduce_prod, dtl_container_reduce(vector, DTL_OP_PROD, &value))
CALL(algorithms, reduce_func, dtl_container_reduce_func(vector, pair_add, &zero, &value, NULL))
CALL(algorithms, minmax, dtl_container_minmax(vector, &value, &sum))
CALL(algorithms, min_element, dtl_container_min_element(vector, &found))
CALL(algorithms, max_element, dtl_container_max_element(vector, &found))
CALL(algorithms, inclusive_scan, dtl_container_inclusive_scan(scanned, DTL_OP_MAX))
CALL(algorithms, exclusive_scan, dtl_container_exclusive_scan(scanned, DTL_OP_SUM))
CALL(algorithms, unique, unique_make())
CALL(algorithms, mean, dtl_container_mean(vector, &sum))
CALL(algorithms, var, dtl_container_var(vector, 1, &sum))
CALL(algorithms, norm, dtl_container_norm(vector, &sum))
CALL(algorithms, dot, dtl_container_dot(vector, vector, &sum))
CALL(algorithms, histogram, dtl_container_histogram(vector, 0, COUNT, 4, bins))
CALL(algorithms, quantile, dtl_container_quantile(vector, halves, 2, buffer))

/* ---- sorting of sorted and unsorted elements ------------------------------------------------ */

CALL(sorting, sort, dtl_container_sort(sorted, DTL_SORT_ASCENDING))
CALL(sorting, sort_shuffled, shuffled(dtl_container_sort(other, DTL_SORT_ASCENDING)))
CALL(sorting, sort_descending, shuffled(dtl_container_sort(other, DTL_SORT_DESCENDING)))
CALL(sorting, stable_sort, shuffled(dtl_container_stable_sort(other, DTL_SORT_ASCENDING)))
CALL(sorting, sort_func, shuffled(dtl_container_sort_func(other, compare, NULL)))
CALL(sorting, sort_by_key, shuffled(dtl_container_sort_by_key(other, payload, DTL_SORT_ASCENDING)))
CALL(sorting, argsort, dtl_container_argsort(vector, DTL_SORT_ASCENDING, order))
CALL(sorting, vector_sort_ascending, dtl_vector_sort_ascending(sorted))
CALL(sorting, sort_vector, shuffled(dtl_sort_vector(other)))
CALL(sorting, sort_vector_descending, shuffled(dtl_sort_vector_descending(other)))
CALL(sorting, sort_vector_func, shuffled(dtl_sort_vector_func(other, compare, NULL)))

/* ---- algorithms of one rank ------------------------------------------------------------------ */

CALL(local, fill_vector, dtl_fill_vector(other, &value))
CALL(local, copy_vector, dtl_copy_vector(vector, other))
CALL(local, for_each_vector, dtl_for_each_vector(other, element_visit, NULL))
CALL(local, for_each_vector_const, dtl_for_each_vector_const(other, element_see, NULL))
CALL(local, transform_vector, dtl_transform_vector(vector, other, element_map, NULL))
CALL(local, find_vector, said(dtl_find_vector(vector, &sought)))
CALL(local, find_if_vector, said(dtl_find_if_vector(vector, is_sought, NULL)))
CALL(local, count_vector, said(dtl_count_vector(vector, &sought)))
CALL(local, count_if_vector, said(dtl_count_if_vector(vector, is_sought, NULL)))
CALL(local, reduce_local_vector, dtl_reduce_local_vector(vector, DTL_OP_SUM, &value))
CALL(local, reduce_local_vector_func,
     dtl_reduce_local_vector_func(vector, pair_add, &zero, &value, NULL))
CALL(local, minmax_vector, dtl_minmax_vector(vector, &value, &sum))
CALL(local, all_of_vector, said(dtl_all_of_vector(vector, is_sought, NULL)))
CALL(local, min_element_vector, said(dtl_min_element_vector(vector)))
CALL(local, max_element_vector, said(dtl_max_element_vector(vector)))
CALL(local, inclusive_scan_vector, dtl_inclusive_scan_vector(scanned, DTL_OP_MAX))
CALL(local, exclusive_scan_vector, dtl_exclusive_scan_vector(scanned, DTL_OP_SUM))
CALL(local, vector_reduce_sum, dtl_vector_reduce_sum(vector, &value))
CALL(local, vector_reduce_max, dtl_vector_reduce_max(vector, &value))
CALL(local, async_reduce_vector,
     waited(dtl_async_reduce_vector(vector, DTL_OP_SUM, &value, &request)))
CALL(local, async_transform_vector,
     waited(dtl_async_transform_vector(vector, other, element_map, NULL, &request)))
CALL(local, async_sort_vector, waited(dtl_async_sort_vector(sorted, &request)))

/* ---- collectives ----------------------------------------------------------------------------- */

CALL(collectives, barrier, dtl_barrier(ctx))
CALL(collectives, broadcast, dtl_broadcast(ctx, buffer, 4, DOUBLE, 0))
CALL(collectives, reduce_to_root, dtl_reduce(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM, 0))
CALL(collectives, allreduce, dtl_allreduce(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM))
CALL(collectives, allreduce_float64, dtl_allreduce_float64(ctx, 1, DTL_OP_SUM, &sum))
CALL(collectives, gather, dtl_gather(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE, 0))
CALL(collectives, allgather, dtl_allgather(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE))
CALL(collectives, scatter, dtl_scatter(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE, 0))
CALL(collectives, alltoall, dtl_alltoall(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE))
CALL(collectives, gatherv, dtl_gatherv(ctx, buffer, 4, DOUBLE, result, &four, &none, DOUBLE, 0))
CALL(collectives, allgatherv, dtl_allgatherv(ctx, buffer, 4, DOUBLE, result, &four, &none))
CALL(collectives, scatterv, dtl_scatterv(ctx, buffer, &four, &none, DOUBLE, result, 4, DOUBLE, 0))
CALL(collectives, alltoallv,
     dtl_alltoallv(ctx, buffer, &four, &none, DOUBLE, result, &four, &none, DOUBLE))
CALL(collectives, scan, dtl_scan(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM))
CALL(collectives, exscan, dtl_exscan(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM))
CALL(collectives, reduce_scatter,
     dtl_reduce_scatter(ctx, buffer, result, &four, DOUBLE, DTL_OP_SUM))
CALL(collectives, reduce_scatter_block,
     dtl_reduce_scatter_block(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM))
CALL(collectives, plan, planned(dtl_collective_plan_start(plan)))

CALL(started, ibarrier, waited(dtl_ibarrier(ctx, &request)))
CALL(started, ibroadcast, waited(dtl_ibroadcast(ctx, buffer, 4, DOUBLE, 0, &request)))
CALL(started, ireduce, waited(dtl_ireduce(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM, 0, &request)))
CALL(started, iallreduce,
     waited(dtl_iallreduce(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM, &request)))
CALL(started, igather, waited(dtl_igather(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE, 0, &request)))
CALL(started, iallgather,
     waited(dtl_iallgather(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE, &request)))
CALL(started, iscatter,
     waited(dtl_iscatter(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE, 0, &request)))
CALL(started, ialltoall, waited(dtl_ialltoall(ctx, buffer, 4, DOUBLE, result, 4, DOUBLE, &request)))
CALL(started, iallgatherv,
     waited(dtl_iallgatherv(ctx, buffer, 4, DOUBLE, result, &four, &none, &request)))
CALL(started, iscan, waited(dtl_iscan(ctx, buffer, result, 4, DOUBLE, DTL_OP_SUM, &request)))

/* ---- messages to the rank itself ------------------------------------------------------------- */

CALL(messages, sendrecv, dtl_sendrecv(ctx, buffer, 4, DOUBLE, 0, 1, result, 4, DOUBLE, 0, 1))
CALL(messages, irecv_send, received_first())
CALL(messages, isend_recv, sent_first())
CALL(messages, isend_mprobe_mrecv, probed_first())
CALL(messages, iprobe, dtl_iprobe(ctx, 0, 7, DOUBLE, &flag, &info))

/* ---- windows --------------------------------------------------------------------------------- */

CALL(windows, window_create, window_made(dtl_window_create(ctx, padded, sizeof padded, &opened)))
CALL(windows, window_allocate, window_made(dtl_window_allocate(ctx, 128, &opened)))
CALL(windows, window_base, said((uintptr_t)dtl_window_base(window)))
CALL(windows, window_fence, dtl_window_fence(fenced))
CALL(windows, window_lock_unlock, locked_and_unlocked())
CALL(windows, window_flush, dtl_window_flush(window, 0))
CALL(windows, put, dtl_rma_put(window, 0, 0, buffer, 32))
CALL(windows, get, dtl_rma_get(window, 0, 0, result, 32))
CALL(windows, put_async, waited(dtl_rma_put_async(window, 0, 0, buffer, 32, &request)))
CALL(windows, get_async, waited(dtl_rma_get_async(window, 0, 0, result, 32, &request)))
CALL(windows, accumulate, dtl_rma_accumulate(window, 0, 0, buffer, 32, DOUBLE, DTL_OP_MAX))
CALL(windows, get_accumulate,
     dtl_rma_get_accumulate(window, 0, 0, buffer, result, 32, DOUBLE, DTL_OP_MAX))
CALL(windows, fetch_and_op, dtl_rma_fetch_and_op(window, 0, 64, buffer, result, DOUBLE, DTL_OP_MAX))
CALL(windows, compare_and_swap,
     dtl_rma_compare_and_swap(window, 0, 72, &number, &number, &swapped, DTL_DTYPE_INT64))

/* ---- maps ------------------------------------------------------------------------------------ */

CALL(maps, map_create, map_make())
CALL(maps, insert, dtl_map_insert(map, &number, &value))
CALL(maps, find_key, dtl_map_find(map, &number, &value, &flag))
CALL(maps, contains, dtl_map_contains(map, &number, &flag))
CALL(maps, combine_key, dtl_map_combine(map, &number, &zero, DTL_OP_MAX))
CALL(maps, erase_insert, erased_and_inserted())
CALL(maps, insert_batch, dtl_map_insert_batch(map, indices, buffer, COUNT))
CALL(maps, find_batch, dtl_map_find_batch(map, indices, COUNT, buffer, seen))
CALL(maps, flush, dtl_map_flush(map))
CALL(maps, local_entries, dtl_map_local_entries(map, padded, result, COUNT, &counted))

/* ---- futures --------------------------------------------------------------------------------- */

CALL(futures, set_get, future_set_and_get())
CALL(futures, then, future_continued())
CALL(futures, of_request, future_of_request())
