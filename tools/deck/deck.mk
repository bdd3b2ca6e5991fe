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
