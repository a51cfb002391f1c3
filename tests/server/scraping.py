"""Reads what a server counts, as Prometheus does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client.parser import text_string_to_metric_families

if TYPE_CHECKING:
    from tests.server.kit import Running


class Scraped(dict[tuple[str, frozenset[tuple[str, str]]], float]):
    """The values of a page, by name and labels."""

    def value(self, name: str, **labels: str) -> float:
        """Return a value; what was never counted is nothing."""
        return self.get((name, frozenset(labels.items())), 0.0)

    def names(self) -> set[str]:
        """Return the names of all values."""
        return {name for name, _ in self}


def read(text: str) -> Scraped:
    """Read a page of metrics."""
    return Scraped(
        {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }
    )


def scraped(server: Running) -> Scraped:
    """Return what a server counts now."""
    status, text = server.ask("/metrics")
    assert status == 200, text
    return read(text)
