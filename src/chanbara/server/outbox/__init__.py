"""What waits in the database to be sent, mails and push messages alike: each is sent by one process."""
