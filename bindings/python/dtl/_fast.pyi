# SPDX-License-Identifier: BSD-3-Clause
from typing import Any

def allreduce(context: int, source: Any, target: Any, dtype: int, op: int, /) -> int | None: ...
