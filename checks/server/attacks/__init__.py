"""What an attacker does to a server, each attack a class; `make attack` runs them."""
