"""Text-based players: the text of a view, the prompt of a decision, and parsing the answer.

The server sends the same prompt over its socket; docs/text-protocol.md describes it.
"""

from __future__ import annotations

from chanbara.words.text import describe, prompt, read_answer, rules

__all__ = ["describe", "prompt", "read_answer", "rules"]
