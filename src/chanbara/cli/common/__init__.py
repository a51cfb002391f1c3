"""What commands share: options, prompts, drawing, error messages, and the pool that runs their jobs."""
