"""Writes edits into a document as recorded changes of ‘Draftwell’, with their reasons as comments."""

import re
from contextlib import contextmanager
from datetime import datetime
from difflib import SequenceMatcher

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.uno import Exception as UnoException
from com.sun.star.util import DateTime

from . import passages
from .chunks import Edit

AUTHOR = "Draftwell"
WORDS = re.compile(r"\w+|\s+|[^\w\s]")
FARTHEST = 32_000


class Outcome:
    def __init__(self):
        self.made = 0
        self.left_out = 0
        self.moved_on = 0


def write_all(context, document, edits_of):
    """One step for Undo. @param edits_of pairs of a paragraph, as it was read, and its edits"""
    outcome = Outcome()
    undo = document.UndoManager
    undo.enterUndoContext("Improve with Draftwell")
    document.lockControllers()
    was_recording = document.RecordChanges
    try:
        with signed_as_draftwell(context):
            document.RecordChanges = True
            # From the end, so that what is written moves nothing that is still to come
            for paragraph, edits in reversed(edits_of):
                write_paragraph(document, paragraph, edits, outcome)
    finally:
        document.RecordChanges = was_recording
        document.unlockControllers()
        undo.leaveUndoContext()
    return outcome


def write_paragraph(document, paragraph, edits, outcome):
    pieces = passages.read_again(paragraph)
    if pieces is None:
        # The writer went on writing there
        outcome.moved_on += len(edits)
        return
    for edit in sorted(edits, reverse=True):
        placed = place(pieces, edit)
        if placed is None:
            outcome.left_out += 1
        elif all(write(document, *one) for one in placed):
            outcome.made += 1
        else:
            outcome.moved_on += 1


def place(pieces, edit):
    """
    What is to be written in which run, the last first: (run, offset, old, new, remark). An edit across runs is cut to the
    words that differ, so that those which stay keep their form. None where it would change what is fixed.
    """
    touched = [piece for piece in pieces if piece.start < edit.end and edit.start < piece.end]
    small = [edit] if len(touched) <= 1 else list(narrow("".join(piece.text for piece in pieces), edit))
    placed = []
    for one in small:
        parts = place_one(pieces, one)
        if parts is None:
            return None
        placed.extend(parts)
    placed.reverse()
    return [(*part, edit.reason if index == 0 else "") for index, part in enumerate(placed)]


def narrow(text, edit):
    before = WORDS.findall(text[edit.start : edit.end])
    after = WORDS.findall(edit.replacement)
    places = [edit.start]
    for word in before:
        places.append(places[-1] + len(word))
    for kind, first, last, new_first, new_last in SequenceMatcher(None, before, after, False).get_opcodes():
        if kind != "equal":
            yield Edit(places[first], places[last], "".join(after[new_first:new_last]), "")


def place_one(pieces, edit):
    if edit.start == edit.end:
        # New words take the form of those that they follow
        for piece in [*reversed([one for one in pieces if one.start < edit.start]), *pieces]:
            if piece.run is not None and piece.start <= edit.start <= piece.end:
                return [(piece.run, edit.start - piece.start, "", edit.replacement)]
        return None
    parts = []
    replacement = edit.replacement
    for piece in pieces:
        start, end = max(piece.start, edit.start), min(piece.end, edit.end)
        if start >= end:
            continue
        if piece.run is None:
            return None
        old = piece.text[start - piece.start : end - piece.start]
        parts.append((piece.run, start - piece.start, old, replacement))
        replacement = ""
    return parts


def write(document, run, offset, old, new, remark):
    """@returns false where other words stand there by now: nothing is written over what was not read"""
    text = run.Text
    old_words = span(text, run, offset, len(old))
    if old_words.String != old:
        return False
    # The end of a link is not in it: new words of its last one stand before its last letter
    is_link = bool(run.HyperLinkURL) and len(old) > 0 and offset + len(old) == len(run.String)
    if new:
        inside = 1 if is_link else 0
        spot = span(text, run, offset + len(old) - inside, 0)
        text.insertString(spot, new.replace("\n\n", "\r"), False)
        if is_link:
            span(text, run, offset + len(old) - 1 + len(new), 1).String = ""
            span(text, run, offset, len(old) - 1).String = ""
        else:
            span(text, run, offset, len(old)).String = ""
    else:
        old_words.String = ""
    if remark:
        comment(document, span(text, run, offset + len(old) + len(new), 0), remark)
    return True


def span(text, run, offset, length):
    cursor = text.createTextCursorByRange(run.Start)
    go_right(cursor, offset, False)
    go_right(cursor, length, True)
    return cursor


def go_right(cursor, count, expands):
    while count > 0:
        step = min(count, FARTHEST)
        cursor.goRight(step, expands)
        count -= step


def comment(document, spot, remark):
    field = document.createInstance("com.sun.star.text.textfield.Annotation")
    field.Author = AUTHOR
    field.Content = remark
    now = datetime.now()
    field.DateTimeValue = DateTime(0, now.second, now.minute, now.hour, now.day, now.month, now.year, False)
    try:
        spot.Text.insertTextContent(spot, field, False)
    except UnoException:
        # There are no comments in notes
        pass


@contextmanager
def signed_as_draftwell(context):
    """Writer signs changes with the name of the profile's user, and knows no other way."""
    provider = context.ServiceManager.createInstanceWithContext(
        "com.sun.star.configuration.ConfigurationProvider", context
    )
    path = PropertyValue(Name="nodepath", Value="/org.openoffice.UserProfile/Data")
    user = provider.createInstanceWithArguments("com.sun.star.configuration.ConfigurationUpdateAccess", (path,))
    names = ("givenname", "sn")
    own = [user.getPropertyValue(name) for name in names]
    set_names(user, (AUTHOR, ""))
    try:
        yield
    finally:
        set_names(user, own)


def set_names(user, values):
    for name, value in zip(("givenname", "sn"), values):
        user.setPropertyValue(name, value)
    user.commitChanges()
