"""Run as a program: a process beside the server."""

from chanbara.server.workers.process import main

if __name__ == "__main__":
    main()
