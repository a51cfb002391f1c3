"""What an operator sees of a running server: counters, gauges and histograms for Prometheus."""
