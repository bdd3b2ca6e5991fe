"""What tests of lapin, and of clients for it, can use: small decks, a server on a free port, and a clock and a chance
that do as they are told. The client that plays over real sockets is `lapin.client`."""
