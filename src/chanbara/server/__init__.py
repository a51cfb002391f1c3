"""The server: tables that survive anything and tell nobody too much."""
