# Each target makes its own .venv from pinned versions, then does its job: Python and make are all a machine needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH := $(VENV)/.installed-bench
QUIET := LANGSMITH_TRACING=false LANGGRAPH_CLI_NO_ANALYTICS=1

.PHONY: help install run test lint bench eval soak dev clean

help:
	@echo "make run    one day of a reader with a memory, in the terminal (no key, no network)"
	@echo "make test   lint, types and all tests"
	@echo "make dev    LangGraph server with every graph, for Studio and langgraph-sdk"
	@echo "make bench  speed beside peers     make eval  quality beside peers     make soak  the long tests"

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[test]'
	@touch $@

$(BENCH): $(STAMP)
	-$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

install: $(STAMP)

run: $(STAMP)
	$(QUIET) $(BIN)/python -m scripts.day

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

test: lint
	$(QUIET) $(BIN)/python -m pytest -n auto --dist worksteal

bench: $(BENCH)
	$(QUIET) $(BIN)/python -m benchmarks

eval: $(STAMP)
	$(QUIET) $(BIN)/python -m benchmarks.evaluate

soak: $(STAMP)
	$(QUIET) MEMORY_SOAK=1 $(BIN)/python -m pytest -n auto -m soak

dev: $(STAMP)
	$(QUIET) $(BIN)/langgraph dev --no-browser

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .langgraph_api
