"""What commands share: manners, options that several take, and who runs their jobs."""
