"""Run as a program: a process beside the server."""

from chanbara.server.workers.process import main

main()
