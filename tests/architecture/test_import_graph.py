from pathlib import Path

import pytest

from tests.architecture.imports import Graph, import_graph, knots

SHOP = {
    "__init__.py": "import shop.till",
    "till.py": "from shop.shelf import Shelf\nimport pygame.mixer as mixer",
    "shelf.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from shop.back.door import Door",
    "back/__init__.py": "from . import door\nfrom .. import shelf",
    "back/door.py": "def opened():\n    from shop import till, OWNER\n    return till",
    "back/yard.py": "from .door import opened\nfrom ..till import *",
    "cellar.py": "from importlib import import_module\nlight = import_module('shop.till').light",
}


@pytest.fixture
def shop(tmp_path: Path) -> Graph:
    for name, source in SHOP.items():
        file = tmp_path / "shop" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source, "utf-8")
    return import_graph(tmp_path / "shop")


def test_every_module_is_there_by_its_full_name(shop: Graph) -> None:
    assert sorted(shop) == [
        *("shop", "shop.back", "shop.back.door", "shop.back.yard", "shop.cellar", "shop.shelf", "shop.till")
    ]


def test_an_import_names_the_module_that_something_comes_from(shop: Graph) -> None:
    assert shop["shop"] == {"shop.till"}
    assert shop["shop.till"] == {"shop.shelf", "pygame.mixer"}


def test_an_import_in_a_function_or_for_type_checkers_counts(shop: Graph) -> None:
    assert shop["shop.back.door"] == {"shop.till", "shop"}
    assert shop["shop.shelf"] == {"typing", "shop.back.door"}


def test_dots_stand_for_the_packages_around_a_module(shop: Graph) -> None:
    assert shop["shop.back"] == {"shop.back.door", "shop.shelf"}
    assert shop["shop.back.yard"] == {"shop.back.door", "shop.till"}


def test_a_module_that_is_named_by_a_string_counts(shop: Graph) -> None:
    assert "shop.till" in shop["shop.cellar"]


def test_a_knot_is_what_leads_back_to_itself(shop: Graph) -> None:
    assert knots(shop) == [{"shop", "shop.till", "shop.shelf", "shop.back.door"}]


def test_where_nothing_leads_back_there_is_no_knot() -> None:
    assert knots({"a": {"b", "c"}, "b": {"c"}, "c": {"os"}}) == []
    assert knots({"a": {"b"}, "b": {"a"}, "c": {"d"}, "d": {"e"}, "e": {"c", "a"}}) == [
        {"c", "d", "e"},
        {"a", "b"},
    ]
