"""Observations for OpenSpiel's algorithms: as tensors, as strings, and as the history of a seat."""
