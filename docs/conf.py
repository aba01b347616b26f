# SPDX-License-Identifier: BSD-3-Clause
"""Configuration of the site that script/docs builds from these pages and the reference."""

project = "DTL"
copyright = "2026, the DTL developers"
extensions = ["myst_parser", "sphinx_design", "sphinx_copybutton"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
exclude_patterns = ["README.md"]  # a list of the pages for readers of the repository
html_theme = "furo"
html_title = "DTL"
html_favicon = "icon.svg"
html_copy_source = False
html_show_sourcelink = False
copybutton_prompt_text = r"\$ |>>> "
copybutton_prompt_is_regexp = True
pygments_style = "a11y-high-contrast-light"  # its comments have enough contrast
pygments_dark_style = "a11y-high-contrast-dark"
