# SPDX-License-Identifier: BSD-3-Clause
"""The same tone in Python, and a call that is refused."""

import mixer
from mixer._raw import device as raw

FRAMES = 600


def main():
    progress = []
    with mixer.Device("stereo", 48000) as device:
        assert device.channels == 2
        track = device.track(1000, [300, 100])
        raw.track_set_label(track._handle, "lead")
        assert raw.track_label(track._handle) == "lead"
        raw.track_set_label(track._handle, None)
        assert raw.track_label(track._handle) == ""
        samples = device.mix(FRAMES)
        assert {abs(each) for each in samples[::2]} == {300}
        assert samples[48] == -300

        _, peak, mean = device.render(FRAMES, progress.append).wait()
        assert (peak, mean, progress[-1]) == (300, 200, FRAMES)
        track.close()
        try:
            words = track.set_gains([1, 1])
        except mixer.MixerError as error:
            words = str(error)
        assert "already closed; expected a track" in words, words


main()
