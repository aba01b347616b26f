# SPDX-License-Identifier: BSD-3-Clause
"""The documentation site, which script/docs builds of these pages and the generated reference."""

project = "DTL"
copyright = "2026, the DTL developers"
extensions = ["myst_parser", "sphinx_design", "sphinx_copybutton"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
exclude_patterns = ["README.md"]  # which lists the pages for who reads them here
html_theme = "furo"
html_title = "DTL"
html_favicon = "icon.svg"
html_copy_source = False
html_show_sourcelink = False
copybutton_prompt_text = r"\$ |>>> "
copybutton_prompt_is_regexp = True
pygments_style = "a11y-high-contrast-light"  # in which comments stand out too
pygments_dark_style = "a11y-high-contrast-dark"
