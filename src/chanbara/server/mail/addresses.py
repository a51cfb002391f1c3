"""Email addresses: which are valid, which count as the same, and the links in which they are not readable."""

from __future__ import annotations

import base64
import binascii
import hmac
import re
import unicodedata
from email.headerregistry import Address

from chanbara.server.wire.refusal import Refusal

ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@(?:[\w-]+\.)+[^\W\d_][\w-]*")
"""Exactly one address, which cannot be read as a second one or as another mail header, at a named domain."""
BYTES = 16
"""Length of a hash and of a signature: nobody guesses that many, and a link stays short."""


def check_address(address: str) -> None:
    """Refuse what is not one email address."""
    try:
        is_valid = ADDRESS.fullmatch(address) is not None and Address(addr_spec=address).addr_spec == address
    except (ValueError, IndexError):  # what the parser of headers raises
        is_valid = False
    if not is_valid:
        raise Refusal("impossible", "no-mail-address")


def normalized(address: str) -> str:
    """Return an address in comparable form: its mailbox, whatever its case and its tag after a plus."""
    local, _, domain = unicodedata.normalize("NFKC", address).casefold().rpartition("@")
    return f"{local.partition('+')[0] or local}@{domain}"


class MailKey:
    """The server's secret for addresses: it makes hashes that tell nothing without it, and signs links."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def hash_of(self, address: str) -> str:
        """Return the hash by which an address is recognized."""
        return self._digest(f"address {normalized(address)}").hex()

    def link_token(self, mail_hash: str) -> str:
        """Return the token of the links to unsubscribe an address; it needs no entry in the database."""
        both = bytes.fromhex(mail_hash) + self._digest(f"link {mail_hash}")
        return base64.urlsafe_b64encode(both).rstrip(b"=").decode()

    def hash_in(self, token: str) -> str:
        """Return the hash of the address to which such a link was sent, or refuse a link that is not ours."""
        try:
            both = base64.b64decode(token + "=" * (-len(token) % 4), altchars=b"-_", validate=True)
        except (binascii.Error, ValueError) as error:
            raise Refusal("unknown_token", "mail-link") from error
        mail_hash, signature = both[:BYTES].hex(), both[BYTES:]
        if not hmac.compare_digest(signature, self._digest(f"link {mail_hash}")):
            raise Refusal("unknown_token", "mail-link")
        return mail_hash

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._key, text.encode(), "sha256")[:BYTES]
