"""A bare Starlette socket, the baseline of `make load`: it broadcasts in groups, and returns heartbeats."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

GROUPS: defaultdict[str, set[WebSocket]] = defaultdict(set)


async def serve_group(socket: WebSocket) -> None:
    """Broadcast a client's number to the group, in a message of the requested size; return a heartbeat."""
    await socket.accept()
    group = GROUPS[socket.path_params["name"]]
    group.add(socket)
    try:
        async for text in socket.iter_text():
            asked = json.loads(text)
            if not asked:
                await socket.send_text(text)
                continue
            message = json.dumps({"version": asked["version"], "filling": "x" * asked["size"]})
            for one in group:
                await one.send_text(message)
    finally:
        group.discard(socket)


def main() -> None:
    """Serve with the same settings as the real server."""
    parser = argparse.ArgumentParser(prog="python -m checks.server.bare_socket", description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    app = Starlette(routes=[WebSocketRoute("/{name}", serve_group)])
    uvicorn.run(
        app, port=parser.parse_args().port, log_config=None, ws_per_message_deflate=False, server_header=False
    )


if __name__ == "__main__":
    main()
