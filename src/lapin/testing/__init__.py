"""What tests of lapin, and of clients for it, can use: small decks, and a client that plays over real sockets."""
