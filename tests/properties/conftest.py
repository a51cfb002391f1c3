"""Settings of Hypothesis; only here, because importing it takes as long as a file of tests."""

import os

from hypothesis import settings

# The speed of the machine does not matter. A full run is deterministic.
is_random = os.environ.get("CHANBARA_ALL") != "1"
settings.register_profile("chanbara", deadline=None, derandomize=not is_random, print_blob=True)
settings.load_profile("chanbara")
