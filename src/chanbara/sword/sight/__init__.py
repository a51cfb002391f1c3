"""What a seat may know: the only package that turns the state into something that can be sent."""
