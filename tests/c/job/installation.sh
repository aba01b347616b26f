#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# installation.sh DTL_INFO PROGRAM: a rank uses the MPICH beside its launcher if its program
# (DTL_INFO) is linked with none. If the program is linked with another MPICH (PROGRAM), a line
# reports it. Copies of the launcher in separate folders simulate other installations.
set -eu
info=$1 program=$2
library=$(ldd "$program" | sed -n 's/.*=> \(.*libmpi[a-z]*\.so\.12\) .*/\1/p')
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT

launcher=$(readlink -f "$(command -v mpirun.mpich || command -v mpirun)")
for place in beside other; do
    mkdir -p "$folder/$place/bin" "$folder/$place/lib"
    cp "$launcher" "$(dirname "$launcher")/hydra_pmi_proxy" "$folder/$place/bin"
done
ln -s "$library" "$folder/beside/lib/$(basename "$library")"
: > "$folder/other/lib/$(basename "$library")"

"$folder/beside/bin/$(basename "$launcher")" -n 2 "$info" > "$folder/said" 2>&1
grep "mpich: MPICH .* in use, $folder/beside/lib/" "$folder/said" ||
    { cat "$folder/said"; exit 1; }
! grep "its launcher belongs to" "$folder/said"

"$folder/other/bin/$(basename "$launcher")" -n 2 "$program" outer > "$folder/said" 2>&1
[ "$(grep -c "its launcher belongs to $folder/other/lib/" "$folder/said")" = 1 ] ||
    { cat "$folder/said"; exit 1; }
