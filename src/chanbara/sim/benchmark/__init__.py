"""The benchmark: a bot scored by a fixed protocol, and result files that anybody can verify."""
