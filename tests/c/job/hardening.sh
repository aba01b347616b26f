#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# hardening.sh LIBRARY PLUGIN...: checks that relocated data is read-only after binding (full
# RELRO), that a plugin exports only its entry (and an _end that is no address, which
# shmem/library.c explains), and that device drivers and NCCL are not linked, because they are
# opened by name.
set -eu
status=0
wrong() {
    echo "$1" >&2
    status=1
}
for file in "$@"; do
    readelf -d "$file" | grep -q 'BIND_NOW' || wrong "$file is bound late"
    readelf -lW "$file" | grep -q 'GNU_RELRO' || wrong "$file has no read-only relocations"
    ! readelf -d "$file" | grep 'NEEDED.*\(cuda\|amdhip\|nccl\)' || wrong "$file needs them"
done
shift
for plugin in "$@"; do
    names=$(nm -D --defined-only "$plugin" | grep -v '^0* A _end$' | awk '{ print $3 }')
    [ "$names" = dtl_plugin ] || wrong "$plugin exports $names"
done
exit $status
