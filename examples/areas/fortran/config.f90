! SPDX-License-Identifier: BSD-3-Clause
module config_examples
    use, intrinsic :: iso_c_binding, only: c_char
    use dtl
    use words, only: text, yes_no
    implicit none (type, external)
    private
    public :: config_version, config_backends

contains

    subroutine config_version(ctx)
        type(dtl_context_t), intent(in) :: ctx
        character(len=32) :: wanted
        character(len=:), allocatable :: version

        write (wanted, "(i0, 2('.', i0))") dtl_version_major(), dtl_version_minor(), &
            dtl_version_patch()
        version = text(dtl_version_string())
        if (ctx%is_root()) then
            print "(4a)", "one version: ", &
                yes_no(index(version, trim(wanted)) == 1 .and. version == text(dtl_version())), &
                ", the ABI's: ", yes_no(dtl_abi_version() > 0)
        end if
    end subroutine config_version

    subroutine config_backends(ctx)
        type(dtl_context_t), intent(in) :: ctx
        character(kind=c_char) :: report(8192)
        integer :: found

        found = dtl_has_mpi() + dtl_has_cuda() + dtl_has_hip() + dtl_has_nccl() + dtl_has_shmem()
        if (ctx%is_root()) then
            print "(4a)", "up to five: ", yes_no(found <= 5), &
                ", of those that were looked for: ", yes_no(dtl_backend_count() >= 0)
            print "(2a)", "in words: ", yes_no(dtl_backend_report(report, 8192_c_int64_t) > 0 &
                                               .and. len(text(dtl_backend_name())) > 0)
            print "(2a)", "an MPI has a name: ", &
                yes_no(dtl_has_mpi() == 0 .or. len(text(dtl_mpi_library())) > 0)
        end if
    end subroutine config_backends
end module config_examples
