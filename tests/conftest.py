"""Compiles the catalogues before the tests, which say what the code says now."""

import pytest

from build_spec.catalogues import LANGUAGES, ROOT, compile_catalogues, po_file


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")
    if not is_worker and not all(_is_compiled(language) for language in LANGUAGES):
        compile_catalogues(ROOT)


def _is_compiled(language: str) -> bool:
    source = po_file(ROOT, language)
    made = source.with_suffix(".mo")
    return made.exists() and made.stat().st_mtime >= source.stat().st_mtime
