# Every command sets up what it needs. `make play` and `make test` are all a newcomer has to know.
PYTHON ?= python3
BIN := .venv/bin
# Random games by the thousand find what is wrong, and cover no line that is not covered elsewhere.
UNCOVERED := tests/conformance tests/computers
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.PHONY: play doctor run test setup check format lint types layers cover covered uncovered slow simulate bench arena gallery golden lock clean

play: .venv/.run
	$(BIN)/python -m bot play

doctor: .venv/.run
	$(BIN)/python -m bot doctor

run: .venv/.run
	$(BIN)/python -m bot

test: .venv/.dev
	$(BIN)/python -m pytest -n auto -m "not slow"

setup: .venv/.dev

check: lint types layers cover

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/.run: locks/run.txt | .venv/bin/python
	$(INSTALL) -r locks/run.txt
	touch $@

.venv/.dev: locks/dev.txt .venv/.run
	$(INSTALL) -r locks/dev.txt
	touch $@

.venv/.bench: locks/bench.txt .venv/.dev
	$(INSTALL) -r locks/bench.txt
	touch $@

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: .venv/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: .venv/.dev
	$(BIN)/mypy

layers: .venv/.dev
	$(BIN)/lint-imports

cover: covered uncovered

covered: .venv/.dev
	$(BIN)/python -m pytest -n auto -m "not slow" $(UNCOVERED:%=--ignore=%) --cov --cov-report=term

uncovered: .venv/.dev
	$(BIN)/python -m pytest -n auto -m "not slow" $(UNCOVERED)

slow: .venv/.dev
	$(BIN)/python -m pytest -n auto -m slow

# SEEDS is a count, a range (1000-1199) or one world (=17), which STEP=1 tells as it goes. PLANT names
# a bug that the bot has then; PLANTS=1 finds out after how many worlds each of those is found.
simulate: .venv/.dev
	$(BIN)/python -m tests.simulation "$(or $(SEEDS),200)" $(if $(STEP),--step) \
	  $(if $(PLANT),--plant "$(PLANT)") $(if $(PLANTS),--plants)

bench: .venv/.bench
	$(BIN)/python -m tests.bench

arena: .venv/.dev
	$(BIN)/python -m tests.bench.arena

gallery: .venv/.run
	$(BIN)/python -m render.gallery

golden: .venv/.dev
	$(BIN)/python -m tests.render.golden

lock: .venv/.dev
	for lock in run dev bench; do \
	  extra=$$(test $$lock = run || echo "--extra $$lock"); \
	  $(BIN)/uv pip compile pyproject.toml $$extra --universal --python-version 3.11 \
	    --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --quiet \
	    --output-file locks/$$lock.txt; \
	done

clean:
	rm -rf .venv .coverage gallery
