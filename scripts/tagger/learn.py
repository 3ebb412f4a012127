"""What is learnt of which texts."""

import collections
import lzma
import random
import re
import zlib
from dataclasses import replace
from pathlib import Path

import torch

from batches import Batches, step
from hasten import Row, hasten, split_marks, split_sentences
from network import Network
from persons import swap_persons
from rows import cut_behind
from told import tell_of

LONGEST = 70
# What is read of prose: the share of its paragraphs; of talk in books all
SHARES = {"talk": 1, "books": 0.3, "others": 0.22}
SKIPPED = ("python-peps", "rust-rfcs", "ethereum", "swift-evolution", "cardano", "us-history-frus", "microsoft-style", "us-state")
MAIL_TIMES = 12
WORDS_OF_PROSE = 20_000_000
STEPS_OF_NOTES, STEPS_OF_MENTIONS = 5_500, 5_000
# Of each step, how many texts of which kind
NOTES_OF_STEP = {"notes": 23, "parts": 18, "sentences": 8, "clauses": 16, "mails": 9}
MENTIONS_OF_STEP = {"mentions": 48, "kinds": 6, "told": 16, "notes": 6}
# Files that mend what was seen count three times
HELD_DEAR = ("mails.jsonl", "more.jsonl", "mended.jsonl")


def read_prose(folder: Path, rng: random.Random) -> dict[str, list[str]]:
    prose: dict[str, list[str]] = {kind: [] for kind in SHARES}
    for file in sorted(folder.glob("*.txt.xz")):
        if file.name.startswith(SKIPPED):
            continue
        for paragraph in lzma.open(file, "rt", encoding="utf-8"):
            if file.name.startswith("books"):
                said = [words.strip() for words in re.findall(r'"([^"]{8,400})"', paragraph) if len(words.split()) >= 3]
                if said:
                    prose["talk"].append(" ".join(each if each[-1] in ".?!" else each.rstrip(",;:-") + "." for each in said))
                elif re.search(r"\b(?:I|we|you)\b", paragraph) or rng.random() < 0.15:
                    prose["books"].append(paragraph)
            elif re.search(r"\b(?:I|you|your|my)\b|\bwe'|n't\b", paragraph) or rng.random() < (
                0.12 if file.name.startswith("openstax") else 0.5
            ):
                prose["others"].append(paragraph)
    return prose


def list_vocabulary(prose: dict[str, list[str]], rows: dict[str, list[Row]]) -> list[str]:
    def is_word(word: str) -> bool:
        return re.fullmatch(r"[a-z][a-z'-]{,17}", word) is not None

    counts = collections.Counter(
        word.lower() for paragraphs in prose.values() for text in paragraphs for word, _ in split_marks(text.split())[0]
    )
    common = [word for word, count in counts.most_common(24_000) if is_word(word) and count >= 12][:17_000]
    known = set(common)
    own = collections.Counter(word.lower() for folder in rows.values() for row in folder for word in row.words)
    return common + [word for word, count in own.most_common() if is_word(word) and count >= 2 and word not in known]


def learn_prose(network: Network, batches: Batches, prose: dict[str, list[str]], mails: list[str], rng: random.Random) -> None:
    optimizer = torch.optim.Adam(network.parameters())
    read = 0
    while True:
        pool = [text for kind, texts in prose.items() for text in texts if rng.random() < SHARES[kind]] + mails * MAIL_TIMES
        rng.shuffle(pool)
        rows: list[Row] = []
        for text in pool:
            sentences = split_sentences(text)
            while sentences:
                count = rng.randint(1, 7)
                row = hasten(sentences[:count], rng)
                sentences = sentences[count:]
                if 2 <= len(row.words) <= LONGEST:
                    rows.append(row)
            if len(rows) < 4_000:
                continue
            # Texts of a length together
            rows.sort(key=lambda row: len(row.words))
            stacks, own = [], []
            for row in rows:
                own.append(row)
                if len(own) * len(row.words) >= 2_500:
                    stacks.append(own)
                    own = []
            rng.shuffle(stacks)
            rows = []
            for stack in stacks:
                step(network, optimizer, 2.5e-3 * max(0.03, 1 - read / WORDS_OF_PROSE), batches.stack(stack))
                read += sum(len(row.words) for row in stack)
            print(f"{read / 1e6:.1f} million words", flush=True)
            if read >= WORDS_OF_PROSE:
                return


def is_held_out(row: Row) -> bool:
    return zlib.crc32(row.source["notes"][:40].encode()) % 100 < (10 if row.source["folder"] in ("notes", "kinds", "mentions") else 4)


class Drawer:
    """Draws rows of what is learnt, each time a little different."""

    def __init__(self, batches: Batches, rows: dict[str, list[Row]], mails: list[str], talk: list[str], rng: random.Random):
        self.features, self.mails, self.talk, self.rng = batches.features, mails, talk, rng
        self.own = {folder: [row for row in some if not is_held_out(row) and len(row.words) <= 90] for folder, some in rows.items()}
        for folder in ("clauses", "sentences", "notes"):
            self.own[folder] += [row for row in self.own[folder] if row.source["file"] in HELD_DEAR] * 2

    def draw(self, folder: str) -> Row:
        rng = self.rng
        if folder == "mails":
            sentences = split_sentences(rng.choice(self.mails if rng.random() < 0.7 else self.talk))
            at = rng.randint(0, max(0, len(sentences) - 2))
            row = hasten(sentences[at : at + rng.randint(1, 6)], rng, 0 if rng.random() < 0.35 else None)
            row.readers = [0] * len(row.words)
            return row
        if folder == "told":
            return tell_of(self.draw("mails"), self.features, rng)
        row = rng.choice(self.own[folder])
        if folder == "mentions" and rng.random() < 0.8:
            return swap_persons(row, self.features, rng)
        if folder in ("notes", "parts") and rng.random() < 0.4:
            return cut_behind(row, rng.randrange(row.begins.count(1)), rng.choice([1, 2, 3, 9]))
        return row

    def vary(self, row: Row) -> Row:
        low = [word.lower() for word in row.words] if self.rng.random() < 0.3 else row.words
        marks = row.marks
        if self.rng.random() < 0.06:
            marks = ["space" if mark in ("comma", "dash") else mark for mark in marks]
        return replace(row, words=low, marks=marks)

    def draw_step(self, of_step: dict[str, int]) -> list[Row]:
        drawn = [self.vary(self.draw(folder)) for folder, count in of_step.items() for _ in range(count)]
        return [row for row in drawn if 2 <= len(row.words) <= 100]


def learn_texts(network: Network, batches: Batches, drawer: Drawer, of_step: dict[str, int], steps: int, rate: float, unknown: float) -> None:
    """`unknown`: the share of words that are read as if nobody knew them."""
    optimizer = torch.optim.Adam(network.parameters())
    # Of the weights of all steps, the later ones count more
    averaged = {name: value.clone() for name, value in network.state_dict().items()}
    for at in range(steps):
        read, tags, lengths = batches.stack(drawer.draw_step(of_step))
        words = read[0]
        words[(torch.rand(words.shape) < unknown) & (words > 7)] = 7
        step(network, optimizer, rate * max(0.02, 1 - at / steps), (read, tags, lengths))
        share = min(0.998, at / (at + 50))
        for name, value in network.state_dict().items():
            averaged[name].mul_(share).add_(value, alpha=1 - share)
        if at % 500 == 499:
            print(f"{at + 1} steps", flush=True)
    network.load_state_dict(averaged)


def learn_in_rounds(network: Network, batches: Batches, drawer: Drawer, of_step: dict[str, int], steps: int, rate: float, unknown: float) -> None:
    """Learns, learns on at a smaller rate, and keeps the mean of both (Izmailov et al. 2018)."""
    learn_texts(network, batches, drawer, of_step, steps, rate, unknown)
    first = {name: value.clone() for name, value in network.state_dict().items()}
    learn_texts(network, batches, drawer, of_step, steps * 3 // 5, rate * 0.7, unknown)
    network.load_state_dict({name: (value + first[name]) / 2 for name, value in network.state_dict().items()})
