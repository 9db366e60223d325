"""The layers, the registries and the sizes hold: what README and CONTRIBUTING say is true."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from statistics import quantiles

import pytest

from bot.computers.hints import HINTS
from bot.games.guides import GUIDES
from engines import GAMES
from engines.tables import DATA
from render import PAINTERS
from render.scenes import SCENES

ROOT = Path(__file__).parent.parent
LAYERS = {
    "engines": {"engines"},
    "render": {"render", "engines"},
    "bot": {"bot", "render", "engines"},
}
"""What the modules of a layer may import of ours."""
ENGINE_LIBRARY = {
    *("__future__", "abc", "collections", "dataclasses", "enum", "functools", "itertools"),
    *("operator", "re", "typing", "bisect", "math", "string"),
}
PURE_EXCEPTIONS = {
    "engines.rng": {"hashlib"},
    "engines.tables": {"pathlib", "tomllib"},
    "engines.sack": {"hashlib"},
}
"""The hashes chance and an absent laying cat are drawn from, and the one reader of files."""
COMMITTED = {
    *(".py", ".toml", ".ftl", ".md", ".txt", ".yml", ".yaml", ".cfg", ".js", ".css", ".html"),
    *(".json", ".svg"),
}
BY_NAME = {"Makefile", "Dockerfile", "run", "readme", ".env.example", ".dockerignore"}
MACHINE = re.compile(
    r"(?<![\w.:/])/(?:home|root|Users|work|mnt)/\w|(?:index-url|find-links)[\s=]+\w+:|https?://\S*/simple\b"
    # What lies beside some checkout and in no clone.
    r"|(?<![\w/-])(?:\.\./)*shared/|\b(?:DESIGN|STYLE|PLATFORMS|PERFORMANCE)\.md\b"
)


@cache
def modules(*layers: str) -> dict[str, ast.Module]:
    """Every module of some layers by its dotted name, parsed."""
    found = {}
    for layer in layers:
        for file in sorted((ROOT / layer).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts)
            found[name.removesuffix(".__init__")] = ast.parse(file.read_text(encoding="utf-8"))
    return found


def imports(name: str, tree: ast.Module) -> set[str]:
    """The dotted names a module imports; `from a import b` is both `a` and `a.b`."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name} imports relatively"
            assert node.module
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Every function and method of a module."""
    return [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_those_below(layer):
    ours = {"bot", "render", "engines", "data", "tests"}
    found = modules(layer)
    assert len(found) >= 10
    wrong = [
        f"{name} imports {imported}"
        for name, tree in found.items()
        for imported in sorted(imports(name, tree))
        if imported.partition(".")[0] in ours - LAYERS[layer]
    ]
    assert not wrong, "\n".join(wrong)


def test_platforms_know_the_contract_only():
    found = {name: tree for name, tree in modules("bot").items() if ".platforms" in name}
    assert found
    wrong = [
        f"{name} imports {imported}"
        for name, tree in found.items()
        for imported in sorted(imports(name, tree))
        if imported.partition(".")[0] in {"bot", "engines", "render"}
        and imported != "bot"
        and not imported.startswith(("bot.contract", "bot.platforms"))
    ]
    assert not wrong, "\n".join(wrong)


def test_engines_have_no_clock_no_chance_and_no_files_of_their_own():
    found = modules("engines")
    assert len(found) >= 10
    wrong = []
    for name, tree in found.items():
        own = next((also for at, also in PURE_EXCEPTIONS.items() if name.startswith(at)), set())
        allowed = {"engines", *ENGINE_LIBRARY, *own}
        tops = {imported.partition(".")[0] for imported in imports(name, tree)}
        wrong += [f"{name} imports {top}" for top in sorted(tops - allowed)]
        calls = {
            node.func.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        wrong += [f"{name} calls {called}" for called in sorted(calls & {"open", "print", "input"})]
    assert not wrong, "\n".join(wrong)


def test_rules_take_chance_as_an_argument():
    rules = {name: tree for name, tree in modules("engines").items() if _game(name)}
    assert rules
    makers = {"engines.rng.Seeded", "engines.rng.Scripted"}
    wrong = [name for name, tree in rules.items() if makers & imports(name, tree)]
    assert not wrong, f"these make their own chance: {wrong}"


def _game(name: str) -> str | None:
    """The game whose folder, in whatever layer, a module is in."""
    found = FOLDER.match(name)
    return found.group(1) if found and found.group(1) in GAMES else None


FOLDER = re.compile(r"(?:engines|render|bot\.games)\.(\w+)")


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("engines.boop.rules", "boop"),
        ("render.sack", "sack"),
        ("bot.games.boop.guide.BoopGuide", "boop"),
        ("render.kit.boop", None),
        ("engines.record", None),
        ("bot.games.guide", None),
    ],
)
def test_a_module_belongs_to_a_game_by_its_folder(name, game):
    assert _game(name) == game


def test_a_game_never_knows_another_and_the_core_knows_none():
    wrong = []
    for name, tree in modules("engines").items():
        for imported in sorted(imports(name, tree)):
            other = _game(imported)
            if other and other != _game(name) and name != "engines":
                wrong.append(f"{name} imports {imported}")
    assert not wrong, "\n".join(wrong)


REGISTRIES = {
    "engines",
    "render",
    "render.scenes",
    "bot.games.guides",
    "bot.computers.hints",
}
"""The modules with one line for each game."""


def test_no_module_outside_its_folders_names_a_game():
    wrong, looked_at = [], 0
    for name, tree in modules("engines", "render", "bot").items():
        if name in REGISTRIES:
            continue
        looked_at += 1
        said = {_game(imported) for imported in imports(name, tree)}
        said |= {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
        wrong += [f"{name} names {game}" for game in GAMES if game in said - {_game(name)}]
    assert looked_at > 100
    assert not wrong, "\n".join(wrong)


def test_no_text_of_the_bot_itself_names_a_game():
    texts = [
        file
        for language in sorted((DATA / "locales").iterdir())
        for file in sorted(language.iterdir())
        if file.stem not in GAMES
    ]
    assert len(texts) >= 10
    named = {
        str(file.relative_to(ROOT)): found
        for file in texts
        if (found := re.findall(rf"\b({'|'.join(GAMES)})\b", file.read_text(encoding="utf-8")))
    }
    assert not named


FILES = (
    "docs/rules/{}.md",
    "engines/{}/__init__.py",
    "render/{}/paint.py",
    "render/{}/scenes.py",
    "bot/games/{}/guide.py",
    "bot/games/{}/hints.py",
    "data/{}/lessons.toml",
    "data/locales/en/{}.ftl",
    "data/locales/hu/{}.ftl",
    "tests/games/{}/__init__.py",
)
"""What every game has in each layer, as README says."""


def test_every_layer_has_the_same_games():
    assert GAMES
    files = [file.format(game) for file in FILES for game in GAMES]
    missing = [file for file in files if not (ROOT / file).is_file()]
    assert not missing, "\n".join(missing)
    strangers = [
        str(found.relative_to(ROOT))
        for file in FILES
        for found in ROOT.glob(file.format("*"))
        if file.count("{}/") and found.parent.name not in GAMES
    ]
    assert not strangers, "in no registry of games"


@pytest.mark.parametrize(
    "registry", [GUIDES, HINTS, PAINTERS, SCENES], ids=["GUIDES", "HINTS", "PAINTERS", "SCENES"]
)
def test_every_registry_has_the_same_games(registry):
    assert list(GAMES) == [game.info.id for game in GAMES.values()]
    assert list(registry) == list(GAMES)


def test_every_language_has_the_same_files_one_for_each_game():
    languages = {
        folder.name: {file.name for file in folder.glob("*.ftl")}
        for folder in (DATA / "locales").iterdir()
        if folder.is_dir()
    }
    assert set(languages) >= {"en", "hu"}
    for files in languages.values():
        assert files == languages["en"]
        assert {f"{game}.ftl" for game in GAMES} <= files


def test_modules_are_short():
    found = modules("engines", "render", "bot")
    assert len(found) >= 30
    lengths = {}
    for name in found:
        path = ROOT.joinpath(*name.split("."))
        door = path / "__init__.py"
        file = door if door.is_file() else path.with_suffix(".py")
        lengths[name] = len(file.read_text(encoding="utf-8").splitlines())
    assert not {name: length for name, length in lengths.items() if length >= 300}


def rooms() -> dict[str, int]:
    """Every room by its path, and how many modules it has, its door among them.

    A step of the migrations begins with its number and is imported by nobody: no module.
    """
    files = [file for layer in LAYERS for file in sorted((ROOT / layer).rglob("*.py"))]
    named = [file for file in files if file.stem.isidentifier()]
    return Counter(str(file.parent.relative_to(ROOT)) for file in named)


def test_rooms_are_small_and_have_a_door():
    found = rooms()
    assert len(found) >= 40
    assert not {room: modules for room, modules in found.items() if modules > 14}
    assert not [room for room in found if not (ROOT / room / "__init__.py").is_file()]


def test_functions_are_short():
    lengths = {
        f"{name}.{function.name}": (function.end_lineno or 0) - function.lineno + 1
        for name, tree in modules("engines", "render", "bot").items()
        for function in functions(tree)
    }
    assert len(lengths) >= 100
    assert not {name: length for name, length in lengths.items() if length >= 40}
    assert quantiles(lengths.values(), n=20)[-1] < 30


def test_every_module_says_what_it_is():
    found = modules("engines", "render", "bot")
    assert len(found) >= 30
    assert not [name for name, tree in found.items() if not ast.get_docstring(tree)]


def test_test_files_of_one_name_can_all_be_collected():
    files = sorted((ROOT / "tests").rglob("test_*.py"))
    assert len(files) >= 15
    bare = [file.name for file in files if not (file.parent / "__init__.py").exists()]
    assert len(bare) == len(set(bare)), "give their folders an __init__.py"


def test_no_file_points_out_of_the_project():
    hidden = {".git", ".venv", "node_modules"}
    files = [
        file
        for file in sorted(ROOT.rglob("*"))
        if (file.suffix in COMMITTED or file.name in BY_NAME)
        and file.is_file()
        and not any(part in hidden or part.endswith("_cache") for part in file.parts)
    ]
    assert len(files) >= 40
    named = [
        f"{file.relative_to(ROOT)}: {found.group()}"
        for file in files
        if file != Path(__file__)
        if (found := MACHINE.search(file.read_text(encoding="utf-8")))
    ]
    assert not named, "\n".join(named)


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("the rules of shared/rules/boop.md", True),
        ("see ../shared/", True),
        ("as DESIGN.md says", True),
        ("open /home/ann/purrlor", True),
        ("--index-url https://ann.example/simple", True),
        ("docs/rules/boop.md", False),
        ("a shared win", False),
        ("https://keepachangelog.com/work/1.0", False),
    ],
)
def test_what_points_out_of_the_project(line, points):
    assert bool(MACHINE.search(line)) is points


def test_every_public_function_of_the_engines_core_is_named_in_a_test():
    tests = {
        node.id if isinstance(node, ast.Name) else node.attr
        for tree in modules("tests").values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
    }
    core = {name: tree for name, tree in modules("engines").items() if name.count(".") == 1}
    public = {
        function.name: name
        for name, tree in core.items()
        for function in functions(tree)
        if not function.name.startswith("_")
    }
    assert len(public) >= 20
    assert not {name: where for name, where in public.items() if name not in tests}
