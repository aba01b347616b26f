#!/bin/sh
# SPDX-License-Identifier: BSD-3-Clause
# compile_for_device.sh INCLUDES SOURCE SYMBOLS NAMES COMPILER [ARGUMENT...]
#
# The functions that kernels call compile for a device without a warning. NAMES, a command, then
# lists every function of SYMBOLS, which is a list of names or a source file that defines them.
set -eu
includes=$1 source=$2 symbols=$3 names=$4
shift 4
made=$(mktemp -d)
trap 'rm -r "$made"' EXIT
"$@" "-I$includes" "$source" -o "$made/object" > "$made/said" 2>&1 || { cat "$made/said"; exit 1; }
[ ! -s "$made/said" ] || { cat "$made/said"; exit 1; }
sed -n -e 's/^\(dtl_[a-z_]*\) .*/\1/p' -e 's/^DTL_CALLED [a-z0-9_]* \(dtl_[a-z_]*\)(.*/\1/p' \
    "$symbols" | sort > "$made/wanted"
[ -s "$made/wanted" ]
$names "$made/object" | grep -o 'dtl_dev_[a-z_]*' | sort -u > "$made/found"
comm -23 "$made/wanted" "$made/found" | sed 's/$/ is missing/' | { ! grep .; }
