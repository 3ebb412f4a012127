"""What of a Writer document can be improved, and where it stands.

A paragraph is read as pieces: words that can be changed, with the run that they stand in, and words that are fixed, such
as what a field has worked out. All pieces together are its text. What others have deleted while changes were recorded is
not in it, what they have inserted is.
"""

from typing import NamedTuple


class Piece(NamedTuple):
    start: int
    text: str
    portion: object
    is_fixed: bool

    @property
    def end(self):
        return self.start + len(self.text)

    @property
    def run(self):
        return None if self.is_fixed else self.portion


class Paragraph(NamedTuple):
    # Follows its words when others are written
    cursor: object
    # Whether a deletion of somebody else begins above it
    begins_deleted: bool
    pieces: list

    @property
    def text(self):
        return "".join(piece.text for piece in self.pieces)


LEFT_ALONE = {"Preformatted Text"}


def enumerate_all(source):
    items = source.createEnumeration()
    while items.hasMoreElements():
        yield items.nextElement()


def supports(thing, name):
    return hasattr(thing, "supportsService") and thing.supportsService(name)


def read_document(document):
    """All of it, with tables and notes; no headers, frames or comments."""
    yield from read_text(document.Text)
    for notes in (document.Footnotes, document.Endnotes):
        for index in range(notes.Count):
            yield from read_text(notes.getByIndex(index))


def read_selection(document):
    selection = document.CurrentController.Selection
    if supports(selection, "com.sun.star.text.TextTableCursor"):
        yield from read_cells(document.CurrentController.ViewCursor.TextTable, selection.RangeName)
    elif supports(selection, "com.sun.star.text.TextRanges"):
        for index in range(selection.Count):
            chosen = selection.getByIndex(index)
            if chosen.String != "":
                yield from read_text(chosen.Text.createTextCursorByRange(chosen))


def read_cells(table, name):
    first, _, last = name.partition(":")
    chosen = table.getCellRangeByName(f"{first}:{last or first}")
    for row, cells in enumerate(chosen.getDataArray()):
        for column in range(len(cells)):
            yield from read_text(chosen.getCellByPosition(column, row))


def read_text(source):
    """@param source a whole text, or a cursor over as much of it as is wanted"""
    is_deleted = False
    for part in enumerate_all(source):
        if supports(part, "com.sun.star.text.TextTable"):
            for name in part.CellNames:
                yield from read_text(part.getCellByName(name))
        elif supports(part, "com.sun.star.text.Paragraph"):
            begins_deleted = is_deleted
            pieces, is_deleted = read_pieces(part, is_deleted)
            if pieces and not is_left_alone(part):
                yield Paragraph(to_cursor(pieces), begins_deleted, pieces)


def is_left_alone(paragraph):
    section = paragraph.TextSection
    return paragraph.ParaStyleName in LEFT_ALONE or (section is not None and section.IsProtected)


def to_cursor(pieces):
    first, last = pieces[0].portion, pieces[-1].portion
    cursor = first.Text.createTextCursorByRange(first.Start)
    cursor.gotoRange(last.End, True)
    return cursor


def read_pieces(paragraph, is_deleted):
    """@returns the pieces, and whether a deletion goes on in what follows"""
    pieces = []
    length = 0
    for portion in enumerate_all(paragraph):
        kind = portion.TextPortionType
        if kind == "Redline" and portion.RedlineType == "Delete":
            is_deleted = portion.IsStart and not portion.IsCollapsed
        if is_deleted or kind not in ("Text", "TextField"):
            continue
        if kind == "Text" and portion.CharHidden:
            continue
        words = portion.String
        pieces.append(Piece(length, words, portion, kind != "Text"))
        length += len(words)
    return pieces, is_deleted


def read_again(paragraph):
    """The pieces as they are now. None where the paragraph is not the one that was read any more."""
    parts = list(enumerate_all(paragraph.cursor))
    if len(parts) != 1 or not supports(parts[0], "com.sun.star.text.Paragraph"):
        return None
    pieces, _ = read_pieces(parts[0], paragraph.begins_deleted)
    return pieces if "".join(piece.text for piece in pieces) == paragraph.text else None
