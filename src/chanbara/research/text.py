"""Players that read: the text of a view, the prompt of a decision, and how an answer is read.

The server sends the very same prompt over its socket; docs/text-protocol.md says how.
"""

from __future__ import annotations

from chanbara.words.text import describe, prompt, read_answer, rules

__all__ = ["describe", "prompt", "read_answer", "rules"]
