"""The texts that were written for this, as rows: `npm run tagger` writes them out as the engine does, and hands them over."""

import difflib
import json
import re
from pathlib import Path

from hasten import ARTICLES, CONTRACTIONS, Row, SHORT_FORM, split_marks, split_sentences
from persons import put_before

STRUCTURE_WORDS = set(
    "i we you he she it they there this that am is are was were have has had been will be would like do does did not".split()
)
ARTICLE_WORDS = ARTICLES | set("on at in for to of from by".split())


def normalize(word: str) -> str:
    return re.sub(r"[^a-z0-9£$€%]", "", word.lower())


def read_words(text: str) -> tuple[list[str], list[str]]:
    """Its words and the marks before them, as `listTokens` of the engine reads them."""
    words, marks, mark = [], [], "start"
    for line in text.split("\n"):
        for written in line.split():
            found, end = split_marks([written])
            for word, before in found:
                words.append(word)
                marks.append(mark if mark != "space" or before == "space" else before)
                mark = "space"
            if re.fullmatch(r"[-–—]+", written) and mark == "space":
                mark = "dash"
            elif end != "space" and mark == "space" and not SHORT_FORM.search(written):
                mark = end
        if mark not in ("start", "question"):
            mark = "end"
    return words, marks


def spell_out(word: str) -> list[str]:
    low = word.lower().replace("’", "'")
    return CONTRACTIONS.get(low, low).split()


def align(words: list[str], sentences: list[str]) -> Row | None:
    """What the sentences set before each of the words; None where they have not all of them in their order."""
    count = len(words)
    row = Row(words, [], [0] * count, [0] * count, [""] * count, [""] * count, ["say"] * count, [None] * count)
    noted = [normalize(word) for word in words]
    at = 0
    for sentence in sentences:
        found, _ = split_marks(sentence.split())
        start, is_first, set_before = at, True, []
        for word, _ in found:
            if at == count or normalize(word) != noted[at]:
                set_before += spell_out(word)
                continue
            row.begins[at], is_first = int(is_first), False
            row.structures[at] = " ".join(each for each in set_before if each in STRUCTURE_WORDS)
            row.articles[at] = " ".join("a" if each == "an" else each for each in set_before if each in ARTICLE_WORDS)
            if any(each not in STRUCTURE_WORDS | ARTICLE_WORDS for each in set_before):
                row.structures[at] = "other"
            set_before = []
            at += 1
        for index in range(start, at):
            row.asks[index] = int(sentence.rstrip().endswith("?"))
    return row if at == count else None


def read_notes(text: dict) -> Row | None:
    words, marks = read_words(text["notes"])
    row = align(words, text["mail"])
    if row:
        row.marks = marks
        # Clauses of the tests of mails may be orders
        if text["file"] == "mails.jsonl":
            row.kinds = [None] * len(words)
        # What their writers would send still says “he”: somebody else
        else:
            row.readers = [0] * len(words)
    return row


def align_loosely(row: Row, start: int, end: int, sentences: list[str]) -> None:
    """Sets what the words of a part have before them in its sentences, which may have other words; what is not sure stays unknown."""
    told = [(word, number) for number, sentence in enumerate(sentences) for word, _ in split_marks(sentence.split())[0]]
    noted, said = [normalize(word) for word in row.words[start:end]], [normalize(word) for word, _ in told]
    pairs = [
        (block.a + offset, block.b + offset)
        for block in difflib.SequenceMatcher(None, noted, said, autojunk=False).get_matching_blocks()
        for offset in range(block.size)
    ]
    at_noted = at_said = 0
    for of_noted, of_said in pairs:
        at, number = start + of_noted, told[of_said][1]
        row.asks[at] = int(sentences[number].rstrip().endswith("?"))
        before = [each for word, _ in told[at_said:of_said] for each in spell_out(word)]
        if of_noted == at_noted and all(each in STRUCTURE_WORDS | ARTICLE_WORDS for each in before):
            row.structures[at] = " ".join(each for each in before if each in STRUCTURE_WORDS)
            row.articles[at] = " ".join("a" if each == "an" else each for each in before if each in ARTICLE_WORDS)
            row.begins[at] = int(of_said == 0 or number != told[at_said - 1][1]) if of_noted or of_said == 0 else None
        at_noted, at_said = of_noted + 1, of_said + 1


def read_parts(text: dict) -> Row | None:
    """Notes with orders in them, each part with what it becomes in the mail."""
    if not all("mail" in part for part in text["parts"]):
        return None
    row = read_kinds(text)
    if row is None:
        return None
    row.begins, row.asks, row.structures, row.articles = ([None] * len(row.words) for _ in range(4))
    told, start = "", 0
    for part in text["parts"]:
        told += part["text"]
        end = len(read_words(told)[0])
        sentences = [" ".join(words) for words in split_sentences(part["mail"])]
        if part["kind"] == "say":
            align_loosely(row, start, end, sentences)
        elif len(sentences) < 2:
            row.begins[start:end] = [0] * (end - start)
        if end > start:
            row.begins[start] = 1
        start = end
    return row


def read_sentences(text: dict) -> Row | None:
    row = read_notes(text)
    if row:
        row.asks = row.structures = row.articles = row.kinds = row.readers = [None] * len(row.words)
    return row


def read_kinds(text: dict) -> Row | None:
    words, marks = read_words(text["notes"])
    kinds, told = [], ""
    for part in text["parts"]:
        told += part["text"]
        kinds += [part["kind"]] * (len(read_words(told)[0]) - len(kinds))
    nothing = [None] * len(words)
    return Row(words, marks, nothing, nothing, nothing, nothing, kinds, list(nothing)) if len(kinds) == len(words) else None


def read_clause(text: dict) -> Row | None:
    """A clause behind what stands before it, of which nothing is learnt."""
    before, marks_before = read_words(text["before"])
    words, marks = read_words(text["notes"])
    aligned = next(filter(None, (align(words, [sentence]) for sentence in text["accept"])), None)
    if not words or aligned is None:
        return None
    if before:
        marks[0] = "question" if text["before"].rstrip().endswith("?") else "end"
    nothing, known = [None] * len(before), [None] * len(words)
    return Row(
        before + words,
        marks_before + marks,
        nothing + known,
        nothing + known,
        nothing + aligned.structures,
        nothing + aligned.articles,
        nothing + known,
        nothing + [None] * len(words),
    )


def read_mentions(text: dict) -> Row | None:
    """Kinds, and where whoever reads the mail is spoken of: the words that stand in {braces}."""
    row = read_kinds(text)
    if row is None:
        return None
    marked = re.sub(r"\}('s)\b", r"\1}", "".join(part["marked"] for part in text["parts"]).replace("’", "'"))
    bare, are_inside, is_inside = [], [], False
    for piece in re.split(r"([{}])", marked):
        if piece in ("{", "}"):
            is_inside = piece == "{"
            continue
        found = read_words(piece)[0]
        bare += [word.lower() for word in found]
        are_inside += [int(is_inside)] * len(found)
    low = [word.lower() for word in row.words]
    for start, other, length in difflib.SequenceMatcher(None, bare, low, autojunk=False).get_matching_blocks():
        row.readers[other : other + length] = are_inside[start : start + length]
    return put_before(row, text["to"].split()) if text["to"] else row


READERS = {"notes": read_notes, "sentences": read_sentences, "kinds": read_kinds, "mentions": read_mentions, "clauses": read_clause}


def read_rows(file: Path) -> dict[str, list[Row]]:
    """The rows of each folder of texts."""
    rows: dict[str, list[Row]] = {folder: [] for folder in (*READERS, "parts")}
    for line in file.read_text().splitlines():
        text = json.loads(line)
        read = {text["folder"]: READERS[text["folder"]](text)}
        if text["folder"] == "mentions":
            read["parts"] = read_parts(text)
        for folder, row in read.items():
            if row and row.words:
                row.source = text
                rows[folder].append(row)
    return rows


def cut_behind(row: Row, sentence: int, most_before: int) -> Row:
    """The row up to the end of a sentence, from at most so many before it on, with full stops between them."""
    starts = [at for at, begins in enumerate(row.begins) if begins] + [len(row.words)]
    start, end = starts[max(0, sentence - most_before)], starts[sentence + 1]
    marks = row.marks[start:end]
    for at in starts[: sentence + 1]:
        if at > start:
            marks[at - start] = "question" if row.asks[at - 1] else "end"
    marks[0] = "start"
    parts = (row.begins, row.asks, row.structures, row.articles, row.kinds, row.readers)
    return Row(row.words[start:end], marks, *(part[start:end] for part in parts), source=row.source)
