# Each target makes its own .venv from pinned versions, then does its job: Python and make are all a machine needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
BENCH := $(VENV)/.installed-bench
# Studio is a web page elsewhere: only it may use a server started with `make dev`.
STUDIO ?= https://smith.langchain.com
# Compiled modules are kept, whatever the machine prefers: the tests start many interpreters.
QUIET := LANGSMITH_TRACING=false LANGGRAPH_CLI_NO_ANALYTICS=1 PYTHONDONTWRITEBYTECODE=

.PHONY: help install run test quick lint bench eval lab soak dev audit clean

help:
	@echo "make run    one day of a reader with a memory, in the terminal (no key, no network)"
	@echo "make test   lint, types and all tests"
	@echo "make quick  the inner loop: language, stores, tools and graphs on SQLite, no server, no kills, nothing slow"
	@echo "make dev    LangGraph server with every graph, for Studio and langgraph-sdk"
	@echo "make audit  known holes and licences of the dependencies (asks the vulnerability database)"
	@echo "make lab    the notebooks in JupyterLab"
	@echo "make run MODEL=ollama:llama3.2, make eval MODEL=…  the same with a model of yours"
	@echo "make bench  speed beside peers     make eval  quality beside peers     make soak  the long tests, an hour with kills"

# What is installed is compiled on all cores, where pip takes one, and without the tests of pandas and the like. A file that
# does not compile (a template) is no fault.
$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -c constraints.txt -e '.[test]'
	@$(BIN)/python -W ignore -m compileall -qq -j 0 -x '/tests/' $(VENV)/lib || true
	@touch $@

$(BENCH): $(STAMP)
	-$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[bench]'
	@touch $@

install: $(STAMP)

run: $(STAMP)
	$(QUIET) $(BIN)/python -m scripts.day $(if $(MODEL),--model $(MODEL))

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The types are checked beside the tests: that is the work of one core.
test: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(BIN)/mypy & $(QUIET) $(BIN)/python -m pytest -n auto --dist worksteal; tested=$$?; wait $$! && exit $$tested

quick: $(STAMP)
	$(QUIET) MEMORY_QUICK=1 $(BIN)/python -m pytest -n auto --dist worksteal tests/language tests/stores tests/tools tests/graphs

bench: $(BENCH)
	$(QUIET) $(BIN)/python -m benchmarks

# make eval MODEL=anthropic:claude-… : every labelled case with that model beside the offline one, its cost and its time.
eval: $(STAMP)
ifdef MODEL
	$(QUIET) $(BIN)/python -m benchmarks.models --part report --model $(MODEL)
	$(QUIET) $(BIN)/python -m benchmarks.models --part tune --model $(MODEL)
else
	$(QUIET) $(BIN)/python -m benchmarks.evaluate
endif

# make lab LAB='--no-browser --allow-root' : options for JupyterLab, which root has to allow in a container.
LAB ?=
lab: $(STAMP)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[lab]'
	$(QUIET) PYTHONPATH=$(CURDIR) $(BIN)/jupyter lab notebooks $(LAB)

# make soak SHARE=0.01 MINUTES=3 : every long sweep, in a hundredth of its tries; then the long run on PostgreSQL, so long.
SHARE ?= 1
MINUTES ?= 60
soak: $(STAMP)
	$(QUIET) MEMORY_SOAK=$(SHARE) $(BIN)/python -m pytest -n auto --dist worksteal -o faulthandler_timeout=0
	$(QUIET) $(BIN)/python -m benchmarks.soak --minutes $(MINUTES)

dev: $(STAMP)
	@echo "The pages of the memory: http://127.0.0.1:2024/memory/ (where that port is taken, at the one langgraph prints)"
	$(QUIET) MEMORY_ALLOWED_ORIGINS="$${MEMORY_ALLOWED_ORIGINS-$(STUDIO)}" $(BIN)/langgraph dev --no-browser

audit: $(STAMP)
	$(BIN)/python -m scripts.licences
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install --quiet --disable-pip-version-check 'pip-audit>=2.9'
	$(VENV)/audit/bin/pip-audit --strict --disable-pip --no-deps -r constraints.txt

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .langgraph_api
