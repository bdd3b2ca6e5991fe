# Making the cards. Needs Python 3.11 and its own environment; the pictures are committed, so only
# those who change the deck need any of this.
DECK_PYTHON := .venv-deck/bin/python
DECK := PYTHONPATH=tools $(DECK_PYTHON) -m deck

.PHONY: deck-env deck deck-smoke deck-sheet

deck-env: ## make the environment that renders cards
	test -x $(DECK_PYTHON) || python3.11 -m venv .venv-deck
	$(DECK_PYTHON) -m pip install --quiet -r tools/deck/requirements.txt

deck: $(PLAYABLE) ## render and paint every card that changed, then the thumbnails and the manifest
	$(DECK) render
	$(DECK) manifest
	$(BIN)/lapin deck thumbnails src/lapin/decks/lantern

deck-smoke: ## render one small card twice: the same pixels
	$(DECK) smoke

deck-sheet: ## lay all cards out on contact sheets in docs/
	$(DECK) sheet --out docs/deck.png --width 160
	$(DECK) sheet --out docs/deck-thumbnails.png --width 120 --columns 14

# The second deck is cut from paper: its few packages (group paper) come with the developers' tools.
PAPER := $(BIN)/python -m tools.deck.paper

.PHONY: paper-sheet paper-vocabulary

paper-sheet: $(READY) ## lay the paper cards out on contact sheets in docs/
	$(PAPER) render --scale 0.5
	$(PAPER) sheet --out docs/paper.png --width 160 --columns 12

paper-vocabulary: $(READY) ## draw all the paper kit's shapes anew
	$(PAPER) vocabulary --out tools/deck/paper/vocabulary
