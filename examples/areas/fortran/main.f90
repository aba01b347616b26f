! SPDX-License-Identifier: BSD-3-Clause
!> Runs the examples of all areas, each below its name; output.txt is what they print. With the word
!> "devices" it runs those that need GPUs; devices.txt is what these print.
program areas
    use dtl
    use vector_examples
    use array_examples
    use tensor_examples
    use span_examples
    use container_examples
    use algorithm_examples
    use local_algorithm_examples
    use collective_examples
    use started_examples
    use plan_examples
    use message_examples
    use request_examples
    use future_examples
    use started_algorithm_examples
    use window_examples
    use role_examples
    use map_examples
    use topology_examples
    use symmetric_examples
    use stream_examples
    use queue_examples
    use config_examples
    use environment_examples
    use context_examples
    use status_examples
    use action_examples
    use file_examples
    use metrics_examples
    use signal_examples
    use model_examples
    use device_examples
    use nccl_examples
    implicit none (type, external)
    type(dtl_context_t) :: ctx
    character(len=8) :: word

    call get_command_argument(1, word)
    call ctx%create()
    if (word == "devices") then
        call of_devices()
    else
        call of_all()
    end if
    call ctx%close()

contains

    subroutine of_all()
        call run("vector_create", vector_create)
        call run("vector_policies", vector_policies)
        call run("vector_places", vector_places)
        call run("vector_elements", vector_elements)
        call run("vector_reduce", vector_reduce)
        call run("vector_change", vector_change)
        call run("vector_memory", vector_memory)
        call run("array_create", array_create)
        call run("array_policies", array_policies)
        call run("array_places", array_places)
        call run("array_elements", array_elements)
        call run("array_memory", array_memory)
        call run("tensor_create", tensor_create)
        call run("tensor_shapes", tensor_shapes)
        call run("tensor_elements", tensor_elements)
        call run("tensor_memory", tensor_memory)
        call run("span_create", span_create)
        call run("span_of_containers", span_of_containers)
        call run("span_parts", span_parts)
        call run("container_policies", container_policies)
        call run("container_sizes", container_sizes)
        call run("container_places", container_places)
        call run("container_local", container_local)
        call run("container_memory", container_memory)
        call run("container_elements", container_elements)
        call run("container_halo", container_halo)
        call run("container_redistribute", container_redistribute)
        call run("container_kept", container_kept)
        call run("algorithm_search", algorithm_search)
        call run("algorithm_statistics", algorithm_statistics)
        call run("algorithm_order", algorithm_order)
        call run("algorithm_functions", algorithm_functions)
        call run("algorithm_chunks", algorithm_chunks)
        call run("algorithm_conditions", algorithm_conditions)
        call run("algorithm_own_order", algorithm_own_order)
        call run("algorithm_keys", algorithm_keys)
        call run("algorithm_distribution", algorithm_distribution)
        call run("local_functions_of_vectors", local_functions_of_vectors)
        call run("local_search_in_vectors", local_search_in_vectors)
        call run("local_reductions_of_vectors", local_reductions_of_vectors)
        call run("local_order_of_vectors", local_order_of_vectors)
        call run("local_functions_of_arrays", local_functions_of_arrays)
        call run("local_search_in_arrays", local_search_in_arrays)
        call run("local_reductions_of_arrays", local_reductions_of_arrays)
        call run("local_order_of_arrays", local_order_of_arrays)
        call run("collective_broadcast", collective_broadcast)
        call run("collective_reduce", collective_reduce)
        call run("collective_gather", collective_gather)
        call run("collective_counts", collective_counts)
        call run("collective_scan", collective_scan)
        call run("collective_reduce_scatter", collective_reduce_scatter)
        call run("collective_started", collective_started)
        call run("collective_numbers", collective_numbers)
        call run("started_reductions", started_reductions)
        call run("started_exchanges", started_exchanges)
        call run("started_counts", started_counts)
        call run("plan_again", plan_again)
        call run("plan_reductions", plan_reductions)
        call run("plan_exchanges", plan_exchanges)
        call run("plan_counts", plan_counts)
        call run("message_ring", message_ring)
        call run("message_started", message_started)
        call run("message_probe", message_probe)
        call run("message_taken", message_taken)
        call run("message_dropped", message_dropped)
        call run("message_shapes", message_shapes)
        call run("message_dimensions", message_dimensions)
        call run("request_any", request_any)
        call run("request_given_up", request_given_up)
        call run("request_as_future", request_as_future)
        call run("future_value", future_value)
        call run("future_failure", future_failure)
        call run("future_then", future_then)
        call run("future_many", future_many)
        call run("started_on_vectors", started_on_vectors)
        call run("started_on_arrays", started_on_arrays)
        call run("window_fence", window_fence)
        call run("window_lock", window_lock)
        call run("window_counter", window_counter)
        call run("window_neighbours", window_neighbours)
        call run("window_started", window_started)
        call run("window_dynamic", window_dynamic)
        call run("window_kept", window_kept)
        call run("role_queue", role_queue)
        call run("role_contexts", role_contexts)
        call run("map_one", map_one)
        call run("map_combine", map_combine)
        call run("map_many", map_many)
        call run("map_questions", map_questions)
        call run("map_sized", map_sized)
        call run("map_conditions", map_conditions)
        call run("map_functions", map_functions)
        call run("topology_machine", topology_machine)
        call run("topology_ranks", topology_ranks)
        call run("topology_parts", topology_parts)
        call run("symmetric_heap", symmetric_heap)
        call run("symmetric_transfers", symmetric_transfers)
        call run("symmetric_signals", symmetric_signals)
        call run("symmetric_atomics", symmetric_atomics)
        call run("symmetric_teams", symmetric_teams)
        call run("stream_events", stream_events)
        call run("stream_devices", stream_devices)
        call run("queue_work", queue_work)
        call run("queue_orders", queue_orders)
        call run("queue_places", queue_places)
        call run("queue_answers", queue_answers)
        call run("queue_future", queue_future)
        call run("config_version", config_version)
        call run("config_backends", config_backends)
        call run("environment_contexts", environment_contexts)
        call run("environment_questions", environment_questions)
        call run("environment_abort", environment_abort)
        call run("environment_interrupt", environment_interrupt)
        call run("context_ranks", context_ranks)
        call run("context_create", context_create)
        call run("context_split", context_split)
        call run("context_questions", context_questions)
        call run("context_errors", context_errors)
        call run("context_more_questions", context_more_questions)
        call run("context_host", context_host)
        call run("context_mpi", context_mpi)
        call run("context_handler", context_handler)
        call run("context_shmem", context_shmem)
        call run("status_words", status_words)
        call run("status_last_error", status_last_error)
        call run("action_invoke", action_invoke)
        call run("action_started", action_started)
        call run("file_save", file_save)
        call run("metrics_calls", metrics_calls)
        call run("signal_put", signal_put)
        call run("signal_group", signal_group)
        call run("signal_id", signal_id)
        call run("signal_index", signal_index)
        call run("signal_id_index", signal_id_index)
        call run("model_product", model_product)
        call run("model_parts", model_parts)
        call run("model_attention", model_attention)
        call run("model_cache", model_cache)
        call run("model_orders", model_orders)
        call run("model_schedule", model_schedule)
    end subroutine of_all

    subroutine of_devices()
        call run("device_contexts", device_contexts)
        call run("device_vector", device_vector)
        call run("device_streams", device_streams)
        call run("nccl_contexts", nccl_contexts)
        call run("nccl_reductions", nccl_reductions)
        call run("nccl_broadcast", nccl_broadcast)
        call run("nccl_blocks", nccl_blocks)
    end subroutine of_devices

    subroutine run(name, example)
        character(len=*), intent(in) :: name
        interface
            subroutine example(ctx)
                import :: dtl_context_t
                implicit none (type, external)
                type(dtl_context_t), intent(in) :: ctx
            end subroutine example
        end interface

        if (ctx%is_root()) print "(3a)", "[", name, "]"
        call example(ctx)
    end subroutine run
end program areas
