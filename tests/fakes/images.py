# SPDX-License-Identifier: BSD-3-Clause
"""images.py PLUGIN IMAGE...: the plugin has kernels for these: sm_80, compute_90 (PTX), gfx90a."""

import struct
import sys
from pathlib import Path

FATBIN = struct.pack("<I", 0xBA55ED50)  # what the toolkit's images begin with
KINDS = {1: "compute", 2: "sm"}


def of_cuda(content):
    """Each entry of each image says its kind, its length and the compute capability."""
    begin = content.find(FATBIN)
    while begin >= 0:
        _, _, length, size = struct.unpack_from("<IHHQ", content, begin)
        entry, end = begin + length, begin + length + size
        while entry < end <= len(content):
            kind, _, length, size = struct.unpack_from("<HHIQ", content, entry)
            yield f"{KINDS.get(kind)}_{struct.unpack_from('<I', content, entry + 28)[0]}"
            entry += length + size
        begin = content.find(FATBIN, begin + len(FATBIN))


plugin, *wanted = sys.argv[1:]
content = Path(plugin).read_bytes()
found = set(of_cuda(content))
missing = [each for each in wanted if each not in found and f"--{each}".encode() not in content]
if missing:
    sys.exit(f"{plugin} has {sorted(found)}; expected {', '.join(missing)} too")
