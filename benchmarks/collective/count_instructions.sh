#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# count_instructions.sh PROFILE PROGRAM: counts the instructions of dtl_allreduce, on rank 0 only.
if [ "${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}" = 0 ]; then
    exec valgrind -q --tool=callgrind --compress-strings=no --compress-pos=no \
        --callgrind-out-file="$1" --toggle-collect=dtl_allreduce "$2"
fi
exec "$2"
