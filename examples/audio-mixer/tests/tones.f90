! SPDX-License-Identifier: BSD-3-Clause
!> The same tone in Fortran, and a call that is refused.
program tones
    use, intrinsic :: iso_c_binding, only: c_null_funptr
    use mixer
    implicit none (type, external)
    integer, parameter :: FRAMES = 600
    integer(c_int32_t), target :: samples(2, FRAMES)
    integer(c_int) :: status
    type(mix_device_t) :: device
    type(mix_track_t) :: track
    type(mix_render_t) :: render
    type(mix_levels) :: levels
    character(len=200) :: words

    call device%open(MIX_LAYOUT_STEREO, MIX_RATE_48000)
    if (device%channels() /= 2) error stop "channels"
    call track%open(device, 1000_c_int64_t)
    status = mix_track_set_gains(track%handle, [300_c_int32_t, 100_c_int32_t])
    if (status /= MIX_OK) error stop "gains"

    call track%set_label("lead ")
    if (track%label() /= "lead") error stop "label"
    call track%set_label()
    if (track%label() /= "") error stop "no label"

    status = mix_device_mix(device%handle, int(FRAMES, c_int64_t), samples)
    if (status /= MIX_OK .or. any(abs(samples(1, :)) /= 300) .or. samples(1, 25) /= -300) &
        error stop "samples"

    status = mix_render_start(device%handle, int(FRAMES, c_int64_t), samples, c_null_funptr, &
        c_null_ptr, render%handle)
    if (status /= MIX_OK) error stop "render"
    call render%wait(levels)
    if (levels%peak /= 300 .or. levels%mean /= 200) error stop "levels"
    call render%close()
    call track%close()

    call track%open(device, 0_c_int64_t, stat=status, errmsg=words)
    if (status /= MIX_ERROR_ARGUMENT) error stop "a pitch of 0"
    if (words /= "mix_track_open: pitch is 0; expected pitch > 0 and pitch <= 20000 &
        &[MIX-track_open-pitch-range]") error stop "words"
    call device%close()
end program tones
