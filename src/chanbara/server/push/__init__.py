"""Push messages to devices that asked for them: subscriptions, encryption, and the only places they go to."""
