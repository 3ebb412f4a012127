"""Address and key, in a file of the profile that only its owner can read: LibreOffice's own registry is open to all."""

import json
import os
import re
from pathlib import Path
from urllib.parse import urlsplit

import uno

DEFAULT_ADDRESS = "http://localhost:3000"
# This machine, or one of the same house, which seldom has a certificate
LOCAL = re.compile(r"(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)|[^./:]+(?:\.local|\.lan)?(?:[:/]|$)")


def find_file(context):
    substitution = context.ServiceManager.createInstanceWithContext("com.sun.star.util.PathSubstitution", context)
    profile = uno.fileUrlToSystemPath(substitution.substituteVariables("$(user)", True))
    return Path(profile) / "config" / "draftwell.json"


def read(context):
    try:
        kept = json.loads(find_file(context).read_text(encoding="utf-8"))
        return str(kept["address"]), str(kept["key"])
    except (OSError, ValueError, KeyError, TypeError):
        return DEFAULT_ADDRESS, ""


def write(context, address, key):
    """Whole or not at all, and never open to others, not for a moment."""
    file = find_file(context)
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_suffix(".unfinished")
    unfinished.unlink(missing_ok=True)
    handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as opened:
        json.dump({"address": address, "key": key}, opened)
    os.replace(unfinished, file)


def parse_address(typed):
    """With its scheme, and without a slash at its end. None for what is none."""
    address = typed.strip().rstrip("/")
    if "://" not in address and not re.match(r"[a-z]+:(?!\d)", address):
        address = f"{'http' if LOCAL.match(address) else 'https'}://{address}"
    try:
        place = urlsplit(address)
        is_right = place.scheme in ("http", "https") and place.hostname and place.port != 0
    except ValueError:
        return None
    return address if is_right and not place.query and not place.fragment and place.username is None else None
