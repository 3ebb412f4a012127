"""Well-written sentences as somebody types them in haste: words with the marks before them, and what was left out before each."""

import random
import re
from dataclasses import dataclass, field

SHORT_FORM = re.compile(r"\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|e\.g|i\.e|No|approx|Inc|Ltd|Jr|Sr|[A-Z])\.$")
SUBJECTS = set("i we it he she they you there".split())
BE = set("am is are was were".split())
AUXILIARIES = BE | set(
    "have has had will would can could should must do does did may might can't won't don't didn't couldn't haven't "
    "hasn't isn't aren't wasn't weren't wouldn't shouldn't doesn't".split()
)
ARTICLES = set("the a an my our your his her their its some".split())
CONTRACTIONS = {
    short + end: f"{short} {word}"
    for end, word, shorts in (
        ("'m", "am", ("i",)),
        ("'re", "are", ("we", "they", "you")),
        ("'s", "is", ("it", "he", "she", "there", "that")),
        ("'ve", "have", ("i", "we", "they", "you")),
        ("'ll", "will", ("i", "we", "it", "he", "she", "they", "you")),
        ("'d", "would", ("i", "we", "he", "she", "they")),
    )
    for short in shorts
}
OPENERS = set("what who where when how why which that whose this these those here there".split())
PREPOSITIONS = set("on at in for to of".split())
CONJUNCTIONS = set("and but so because or if when as that then also until before after since".split())
TIME = re.compile(r"(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\d")
PARTICIPLES = set("got been had done sent put made seen found lost left paid bought".split())
MARKS = {",": "comma", ";": "semicolon", ":": "colon", ".": "end", "?": "question", "!": "end", "…": "end"}
PAUSES = ("comma", "dash", "semicolon", "colon")


@dataclass
class Row:
    """A text, word by word. None where nothing is known."""

    words: list[str]
    marks: list[str]
    begins: list[int | None]
    asks: list[int | None]
    structures: list[str | None]
    articles: list[str | None]
    kinds: list[str | None]
    readers: list[int | None]
    source: dict = field(default_factory=dict)


def split_sentences(text: str) -> list[list[str]]:
    sentences, words = [], []
    for word in text.split():
        words.append(word)
        bare = word.rstrip("\"')]”’")
        if bare and bare[-1] in ".?!" and not SHORT_FORM.search(bare):
            sentences.append(words)
            words = []
    return sentences + ([words] if words else [])


def split_marks(words: list[str]) -> tuple[list[list[str]], str]:
    """Words without their marks, each with the mark before it, and the mark behind the last. A dash is a mark."""
    found, mark = [], "space"
    for word in words:
        word = word.replace("’", "'").replace("“", '"').replace("”", '"')
        if re.fullmatch(r"[-–—]+", word):
            mark = "dash"
            continue
        for index, part in enumerate(re.split(r"—|--", word)):
            if index:
                mark = "dash"
            trailing = re.search(r"[,;:.!?…\"')\]]*$", part).group(0)
            core = part[: len(part) - len(trailing)].lstrip("\"'([")
            if core:
                found.append([core, mark])
                mark = "space"
            mark = next((MARKS[sign] for sign in trailing if sign in MARKS), mark)
    return found, mark


def is_participle(word: str) -> bool:
    return word.endswith("ed") or word in PARTICIPLES


def leave_out(found: list[list[str]], haste: float, asks: bool, rng: random.Random) -> list[str | None]:
    """For each word whether haste leaves it out: as `structure`, as `article`, or not. May part “I'll”, whose “will” stays."""
    low = [word.lower() for word, _ in found]
    left: list[str | None] = [None] * len(found)
    at = 0
    while at < len(found):
        word, after = low[at], low[at + 1] if at + 1 < len(low) else ""
        second = low[at + 2] if at + 2 < len(low) else ""
        opens = at == 0 or low[at - 1] in CONJUNCTIONS or found[at][1] in PAUSES
        if opens and haste and after and not asks and rng.random() < (haste if at == 0 else haste / 2):
            if word in CONTRACTIONS:
                subject, verb = CONTRACTIONS[word].split()
                if verb in BE or (verb == "have" and is_participle(after)):
                    left[at] = "structure"
                    at += 1
                    continue
                if verb == "will":
                    found[at : at + 1] = [[subject, found[at][1]], ["will", "space"]]
                    low[at : at + 1] = [subject, "will"]
                    left[at : at + 1] = ["structure", None]
                    at += 2
                    continue
            elif word in SUBJECTS:
                if after in BE:
                    both = second not in ("", "not") and (word == "there" or rng.random() < 0.8)
                    if word != "there" or both:
                        left[at] = "structure"
                    if both:
                        left[at + 1] = "structure"
                    at += 1 + both
                    continue
                if after in ("have", "has", "had") and is_participle(second) and rng.random() < 0.7:
                    left[at] = left[at + 1] = "structure"
                    at += 2
                    continue
                if word != "there" and (word != "you" or rng.random() < 0.15):
                    left[at] = "structure"
                    at += 1
                    continue
            elif word in ("this", "that") and after in ("is", "was") and rng.random() < 0.5:
                left[at] = left[at + 1] = "structure"
                at += 2
                continue
        before = low[at - 1] if at else ""
        has_subject = at and before not in SUBJECTS | OPENERS | AUXILIARIES | CONJUNCTIONS
        if word in ARTICLES and after:
            if rng.random() < haste * (0.75 if word in ("the", "a", "an") else 0.22):
                left[at] = "article"
        elif word in ("is", "are", "was", "were") and after and has_subject and not asks and found[at][1] == "space":
            if after not in SUBJECTS | {"the", "this", "that", "what"} and rng.random() < haste * 0.65:
                left[at] = "structure"
        elif word in ("has", "have") and after and has_subject and not asks:
            if (is_participle(after) or after in ("gone", "come", "broken")) and rng.random() < haste * 0.45:
                left[at] = "structure"
                if after == "been" and second:
                    at += 1
                    left[at] = "structure"
        elif word == "will" and after == "be" and second and before not in SUBJECTS and at and not asks:
            if rng.random() < haste * 0.2:
                left[at] = left[at + 1] = "structure"
                at += 1
        elif word in PREPOSITIONS and TIME.match(after) and rng.random() < haste / 2:
            left[at] = "article"
        elif at == 0 and asks and word in ("do", "does", "did", "are", "is") and after in ("you", "we"):
            if second and rng.random() < haste * 0.2:
                left[at] = "structure"
        at += 1
    return left


def hasten(sentences: list[list[str]], rng: random.Random, haste: float | None = None) -> Row:
    """`haste`: how much is left out, from 0 to 1; any where it is not told."""
    if haste is None:
        haste = rng.choice([0, 0, 0.35, 0.65, 0.9])
    style = rng.choice(["space", "space", "comma", "comma", "comma", "stops", "mixed"])
    keeps_commas = {"space": 0.05, "comma": 0.8, "stops": 0.7, "mixed": 0.4}[style]
    keeps_questions = {"space": 0.15, "comma": 0.5, "stops": 1, "mixed": 0.6}[style]
    is_small, lacks_apostrophes = rng.random() < 0.65, rng.random() < 0.12
    row = Row([], [], [], [], [], [], [], [])
    asked = False
    for sentence in sentences:
        found, end = split_marks(sentence)
        asks = end == "question"
        left = leave_out(found, haste if rng.random() < 0.85 else 0, asks, rng)
        if all(left):
            continue
        between = "start"
        if row.words:
            between = {
                "space": "space",
                "comma": "comma" if rng.random() < 0.85 else "space",
                "stops": "end",
                "mixed": rng.choice(["end", "comma", "space", "comma", "dash"]),
            }[style]
            if (asked and rng.random() < keeps_questions) or rng.random() < 0.06:
                between = "end"
        structure, article, is_first, kept = [], [], True, "space"
        for (word, mark), how in zip(found, left):
            low = word.lower()
            kept = mark if mark != "space" else kept
            if how == "structure":
                structure, article = article + structure + [CONTRACTIONS.get(low, low)], []
                continue
            if how == "article":
                article.append("a" if low == "an" else low)
                continue
            if is_first:
                mark = between
            else:
                mark = kept if kept in PAUSES and rng.random() < keeps_commas else "space"
            kept = "space"
            written = low if is_small or (is_first and rng.random() < 0.5) else word
            row.words.append(written.replace("'", "") if lacks_apostrophes else written)
            row.marks.append(mark)
            row.begins.append(int(is_first))
            row.asks.append(int(asks))
            row.structures.append(" ".join(structure))
            row.articles.append(" ".join(article))
            row.kinds.append("say")
            row.readers.append(None)
            structure, article, is_first = [], [], False
        asked = asks
    return row
