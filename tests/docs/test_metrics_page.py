"""docs/server.md lists every metric with its labels and meaning."""

from prometheus_client import CollectorRegistry
from prometheus_client.metrics import MetricWrapperBase

from chanbara.server.app import Routes
from chanbara.server.metrics.metrics_routes import MetricsRoutes
from chanbara.server.settings import Settings
from tests.docs.markdown import read


def no_store() -> None:
    raise AssertionError("nothing is stored here")


def registry() -> CollectorRegistry:
    """Everything that a server counts."""
    routes = Routes(Settings(), no_store, ())  # type: ignore[arg-type]
    MetricsRoutes(routes)
    return routes.meters.registry


def rows() -> list[str]:
    """The expected table."""
    found = [one for one in registry()._collector_to_names if isinstance(one, MetricWrapperBase)]
    ending = {"counter": "_total", "info": "_info"}
    return sorted(
        f"| `{one._name}{ending.get(str(one._type), '')}` | "
        f"{', '.join(f'`{name}`' for name in one._labelnames) or '–'} | {one._documentation} |"
        for one in found
    )


def test_the_page_lists_every_metric() -> None:
    assert "\n".join(["| metric | labels | meaning |", "|---|---|---|", *rows()]) in read("docs/server.md")
