# SPDX-License-Identifier: BSD-3-Clause
"""`python -m dtlgen`: inside a checkout, runs the generator of that checkout."""

import os
import sys
from pathlib import Path

from dtlgen.cli import FOLDER_OPTION, main


def own_generator() -> Path | None:
    """Returns the folder of the generator in the checkout around the folder of the option -C,
    else around the current folder. Returns None if this generator belongs to that checkout, if
    the checkout has no generator, or if there is no checkout.
    """
    options, _ = FOLDER_OPTION.parse_known_args()
    here = Path(options.folder or "").absolute()
    for folder in (here, *here.parents):
        if (folder / "spec" / "api.yaml").is_file():
            package = folder / "generator" / "dtlgen"
            is_other = (package / "cli.py").is_file() and not package.samefile(
                Path(__file__).parent
            )
            return package.parent if is_other else None
    return None


if __name__ == "__main__":
    generator = own_generator()
    if generator is not None and "--root" not in sys.argv:
        os.environ["PYTHONPATH"] = str(generator)
        os.execv(sys.executable, [sys.executable, "-m", "dtlgen", *sys.argv[1:]])
    sys.exit(main())
