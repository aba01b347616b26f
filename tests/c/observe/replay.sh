#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# replay.sh LAUNCH MPI RANKS PROGRAM REPLAY: replays the DTL_RECORD file of each rank of a
# program. The replay records the same calls again, and reports a call that ends with another
# status.
set -eu
launch=$1 mpi=$2 ranks=$3 program=$4 replay=$5
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

DTL_RECORD=$folder/first "$launch" "$mpi" "$ranks" "$program"
DTL_RECORD=$folder/second "$launch" "$mpi" "$ranks" sh -c \
    'exec "$1" "$0/first.${OMPI_COMM_WORLD_RANK:-${PMI_RANK:-0}}"' "$folder" "$replay"

for rank in $(seq 0 $((ranks - 1))); do
    grep -q '^dtl_allreduce .* > 0$' "$folder/first.$rank"
    grep -q '^dtl_isend ' "$folder/first.$rank"
    cmp "$folder/first.$rank" "$folder/second.$rank"
done

[ "$ranks" = 1 ] || exit 0
sed 's/^\(dtl_vector_create .*\) 0$/\1 3/' "$folder/first.0" > "$folder/other"
! "$launch" "$mpi" 1 "$replay" "$folder/other" 2> "$folder/said"
grep -q 'dtl_vector_create gives 0; 3 was recorded' "$folder/said"
