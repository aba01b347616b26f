#!/bin/bash
# SPDX-License-Identifier: BSD-3-Clause
# bitcode.sh CLANG TARGET PROCESSOR OUT ARGUMENT...: LLVM's code of a file in C, for any
# processor of the target: Triton inlines it into kernels for one, and refuses what names another.
set -euo pipefail
clang=$1 target=$2 processor=$3 out=$4
shift 4
"$clang" --target="$target" -Xclang -target-cpu -Xclang "$processor" -std=c11 -O2 -ffreestanding \
    -nogpulib -S -emit-llvm -o "$out.ll" "$@"
sed -E -i 's/"target-(cpu|features)"="[^"]*" ?//g' "$out.ll"
"$clang" --target="$target" -nogpulib -x ir -emit-llvm -c -o "$out" "$out.ll"
rm "$out.ll"
