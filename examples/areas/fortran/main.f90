! SPDX-License-Identifier: BSD-3-Clause
!> Runs the examples of all areas, each below its name; output.txt is what they print.
program areas
    use dtl
    use vector_examples
    use collective_examples
    use context_examples
    use map_examples
    use algorithm_examples
    implicit none (type, external)
    type(dtl_context_t) :: ctx

    call ctx%create()
    call run("vector_create", vector_create)
    call run("vector_policies", vector_policies)
    call run("vector_places", vector_places)
    call run("vector_elements", vector_elements)
    call run("vector_reduce", vector_reduce)
    call run("vector_change", vector_change)
    call run("collective_broadcast", collective_broadcast)
    call run("collective_reduce", collective_reduce)
    call run("collective_gather", collective_gather)
    call run("collective_counts", collective_counts)
    call run("collective_scan", collective_scan)
    call run("collective_reduce_scatter", collective_reduce_scatter)
    call run("collective_started", collective_started)
    call run("context_ranks", context_ranks)
    call run("context_create", context_create)
    call run("context_split", context_split)
    call run("context_questions", context_questions)
    call run("context_errors", context_errors)
    call run("map_one", map_one)
    call run("map_combine", map_combine)
    call run("map_many", map_many)
    call run("map_questions", map_questions)
    call run("algorithm_search", algorithm_search)
    call run("algorithm_statistics", algorithm_statistics)
    call run("algorithm_order", algorithm_order)
    call ctx%close()

contains

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
