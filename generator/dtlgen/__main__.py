# SPDX-License-Identifier: BSD-3-Clause
"""`python -m dtlgen`."""

import sys

from dtlgen.cli import main

sys.exit(main())
