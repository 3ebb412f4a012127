"""Which words go into which call, and where the changes of its answer belong. Knows nothing of LibreOffice."""

from typing import NamedTuple

# The longest text of a call, in UTF-16 code units: `improveTextLimit` of the server
TEXT_LIMIT = 10_000

BETWEEN = "\n\n"


class Passage(NamedTuple):
    """A paragraph, or as much of it as one call takes. Places in Python's strings are code points."""

    paragraph: int
    start: int
    text: str


class Edit(NamedTuple):
    """In a paragraph."""

    start: int
    end: int
    replacement: str
    reason: str


def count_units(text):
    return len(text.encode("utf-16-le")) // 2


def make_chunks(paragraphs, limit=TEXT_LIMIT):
    """The passages of each call. What shows nothing is sent in none."""
    chunks = []
    room = 0
    for passage in list_passages(paragraphs, limit):
        needed = count_units(passage.text) + len(BETWEEN)
        if needed > room:
            chunks.append([])
            room = limit + len(BETWEEN)
        chunks[-1].append(passage)
        room -= needed
    return chunks


def list_passages(paragraphs, limit):
    for index, text in enumerate(paragraphs):
        start = 0
        while start < len(text):
            length = find_length(text[start:], limit)
            piece = text[start : start + length]
            if piece.strip():
                yield Passage(index, start, piece)
            start += length


def find_length(text, limit):
    """How much of a text goes into a call: whole sentences if there are any, else whole words."""
    if count_units(text) <= limit:
        return len(text)
    most = limit
    while count_units(text[:most]) > limit:
        most -= (count_units(text[:most]) - limit + 1) // 2
    for mark in (". ", "? ", "! ", " "):
        end = text.rfind(mark, 0, most)
        if end > 0:
            return end + len(mark)
    return most


def join(passages):
    return BETWEEN.join(passage.text for passage in passages)


def to_edits(passages, changes):
    """By paragraph, sorted. @returns with them how many changes lie between paragraphs, where they cannot be made"""
    text = join(passages)
    points = list_points(text)
    edits = {}
    left_out = 0
    for change in changes:
        start, end = points[change["start"]], points[change["end"]]
        offset = 0
        for passage in passages:
            if offset <= start and end <= offset + len(passage.text):
                shift = passage.start - offset
                edit = Edit(start + shift, end + shift, change["replacement"], to_remark(change))
                edits.setdefault(passage.paragraph, []).append(edit)
                break
            offset += len(passage.text) + len(BETWEEN)
        else:
            left_out += 1
    return edits, left_out


def list_points(text):
    """The code point at each UTF-16 code unit."""
    points = []
    for index, character in enumerate(text):
        points.extend([index] * (2 if ord(character) > 0xFFFF else 1))
    return [*points, len(text)]


def to_remark(change):
    fact = change.get("fact")
    warning = f"Please check: this touches a {fact}." if fact else ""
    return "\n".join(part for part in (change.get("reason") or "", warning) if part)
