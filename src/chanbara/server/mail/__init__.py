"""Email reminders: addresses that were confirmed, the mails, and the queue in which they wait."""
