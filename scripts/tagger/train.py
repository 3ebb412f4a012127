"""
Trains the tagger of hasty texts. `npm run tagger` runs it; it needs PyTorch, and takes an hour and a half on one core.

    train.py --texts FILE --corpus FOLDER --work FOLDER --out FILE [--check]

It learns twice: first from prose of others and from our mails, out of which words and marks are taken as haste does, then from the
notes that were written for this. One of ten notes is learnt from never: by them `--check` says how good it is.
"""

import argparse
import collections
import json
import lzma
import random
import re
import zlib
from pathlib import Path

import numpy as np
import torch
from torch import nn

from hasten import Row, hasten, split_marks, split_sentences
from network import ARTICLES, KINDS, Features, Network, STRUCTURES, UNLABELLED, export
from rows import cut_behind, read_rows

TAGS = ("begins", "asks", "structures", "articles", "kinds")
LOSS_WEIGHTS = {"begins": 1, "asks": 0.3, "structures": 1, "articles": 1, "kinds": 0.5}
LONGEST = 70
MAILS = Path(__file__).parent / "texts/mails"

# What is read of prose: the share of its paragraphs; of talk in books all
SHARES = {"talk": 1, "books": 0.3, "others": 0.22}
SKIPPED = ("python-peps", "rust-rfcs", "ethereum", "swift-evolution", "cardano", "us-history-frus", "microsoft-style", "us-state")
MAIL_TIMES = 12
WORDS_OF_PROSE = 20_000_000
STEPS_OF_NOTES = 4_500
# Of each step, how many texts of which kind
OF_STEP = {"notes": 24, "sentences": 8, "kinds": 14, "clauses": 20, "mails": 12}
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


class Batches:
    def __init__(self, features: Features):
        self.features = features

    def number(self, row: Row) -> tuple[list[list[int]], list[list[int]]]:
        def number_all(values, known=None):
            if known is None:
                return [UNLABELLED if value is None else value for value in values]
            return [UNLABELLED if value is None else known.index(value) if value in known else len(known) - 1 for value in values]

        # Behind these a sentence begins anyway
        begins = [None if mark in ("start", "end", "semicolon", "question") else each for each, mark in zip(row.begins, row.marks)]
        return self.features.read(row.words, row.marks), [
            number_all(begins),
            number_all(row.asks),
            number_all(row.structures, STRUCTURES),
            number_all(row.articles, ARTICLES),
            number_all(row.kinds, KINDS),
        ]

    def stack(self, rows: list[Row]):
        numbered = [self.number(row) for row in rows]
        longest = max(len(row.words) for row in rows)
        features = np.zeros((5, len(rows), longest), np.int64)
        tags = np.full((len(TAGS), len(rows), longest), UNLABELLED, np.int64)
        for at, (read, known) in enumerate(numbered):
            features[:, at, : len(read[0])] = read
            tags[:, at, : len(read[0])] = known
        lengths = torch.tensor([len(row.words) for row in rows])
        return torch.from_numpy(features), dict(zip(TAGS, torch.from_numpy(tags))), lengths


def lose(logits: dict[str, torch.Tensor], tags: dict[str, torch.Tensor]) -> torch.Tensor:
    """Cross entropy of all tags, by the word."""
    words = (tags["structures"] != UNLABELLED).sum().clamp(min=1)
    entropy = nn.CrossEntropyLoss(ignore_index=UNLABELLED, reduction="sum")
    return sum(weight * entropy(logits[tag].flatten(0, 1), tags[tag].flatten()) for tag, weight in LOSS_WEIGHTS.items()) / words


def step(network: Network, optimizer: torch.optim.Optimizer, rate: float, batch) -> None:
    features, tags, lengths = batch
    for group in optimizer.param_groups:
        group["lr"] = rate
    optimizer.zero_grad()
    lose(network(features, lengths), tags).backward()
    nn.utils.clip_grad_norm_(network.parameters(), 1)
    optimizer.step()


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
    return zlib.crc32(row.source["notes"][:40].encode()) % 100 < (10 if row.source["folder"] in ("notes", "kinds") else 4)


def learn_notes(network: Network, batches: Batches, rows: dict[str, list[Row]], mails: list[str], talk: list[str], rng: random.Random) -> None:
    own = {folder: [row for row in some if not is_held_out(row) and len(row.words) <= 90] for folder, some in rows.items()}
    for folder in ("clauses", "sentences", "notes"):
        own[folder] += [row for row in own[folder] if row.source["file"] in HELD_DEAR] * 2

    def vary(row: Row) -> Row:
        low = [word.lower() for word in row.words] if rng.random() < 0.3 else row.words
        marks = row.marks
        if rng.random() < 0.06:
            marks = ["space" if mark in ("comma", "dash") else mark for mark in marks]
        return Row(low, marks, row.begins, row.asks, row.structures, row.articles, row.kinds)

    def draw(folder: str) -> Row:
        if folder == "mails":
            sentences = split_sentences(rng.choice(mails if rng.random() < 0.7 else talk))
            at = rng.randint(0, max(0, len(sentences) - 2))
            return hasten(sentences[at : at + rng.randint(1, 6)], rng, 0 if rng.random() < 0.35 else None)
        row = rng.choice(own[folder])
        if folder == "notes" and rng.random() < 0.4:
            return cut_behind(row, rng.randrange(sum(row.begins)), rng.choice([1, 2, 3, 9]))
        return row

    optimizer = torch.optim.Adam(network.parameters())
    # Of the weights of all steps, the later ones count more
    averaged = {name: value.clone() for name, value in network.state_dict().items()}
    for at in range(STEPS_OF_NOTES):
        drawn = [vary(draw(folder)) for folder, count in OF_STEP.items() for _ in range(count)]
        features, tags, lengths = batches.stack([row for row in drawn if 2 <= len(row.words) <= 100])
        words = features[0]
        words[(torch.rand(words.shape) < 0.05) & (words > 7)] = 7
        step(network, optimizer, 1.2e-3 * max(0.02, 1 - at / STEPS_OF_NOTES), (features, tags, lengths))
        share = min(0.998, at / (at + 50))
        for name, value in network.state_dict().items():
            averaged[name].mul_(share).add_(value, alpha=1 - share)
        if at % 500 == 499:
            print(f"{at + 1} steps", flush=True)
    network.load_state_dict(averaged)


@torch.no_grad()
def check(network: Network, batches: Batches, rows: dict[str, list[Row]]) -> None:
    """Prints how good the tags are on what was not learnt from."""
    network.eval()
    held = [row for row in rows["notes"] if is_held_out(row)]
    found = right = wanted = whole = asked = words = 0
    for row in held:
        features, tags, lengths = batches.stack([row])
        logits = network(features, lengths)
        known = tags["begins"][0] != UNLABELLED
        begins = (logits["begins"][0].argmax(-1) == 1) & known
        borders = (tags["begins"][0] == 1) & known
        found, wanted, right = found + begins.sum(), wanted + borders.sum(), right + (begins & borders).sum()
        whole += bool((begins == borders).all())
        asked += (logits["asks"][0].argmax(-1) == tags["asks"][0]).sum()
        words += len(row.words)
    print(f"borders: {right} of {found} found are right, {right} of {wanted} are found; texts: {whole} of {len(held)}")
    print(f"words whose sentence asks, or does not: {asked} of {words}")
    rated = []
    for row in held:
        starts = [at for at, begins in enumerate(row.begins) if begins] + [len(row.words)]
        for sentence in range(len(starts) - 1):
            cut = cut_behind(row, sentence, 9)
            features, tags, lengths = batches.stack([cut])
            shares = network(features, lengths)["structures"][0].softmax(-1)
            own = slice(len(cut.words) - (starts[sentence + 1] - starts[sentence]), None)
            shares, gold = shares[own].max(-1), tags["structures"][0][own]
            if (shares.indices > 0).any():
                rated.append((float(shares.values.prod()), bool((shares.indices == gold).all())))
    for least in (0, 0.5, 0.7, 0.9):
        sure = [is_right for certainty, is_right in rated if certainty >= least]
        print(f"completions that are at least {least} certain: {sum(sure)} of {len(sure)} are the very words")
    kinds = collections.Counter()
    for row in rows["kinds"]:
        if not is_held_out(row):
            continue
        features, _, lengths = batches.stack([row])
        guessed = network(features, lengths)["kinds"][0].argmax(-1).tolist()
        at = 0
        while at < len(row.words):
            end = at
            while end < len(row.words) and row.kinds[end] == row.kinds[at]:
                end += 1
            vote = collections.Counter(guessed[at:end]).most_common(1)[0][0]
            kinds[row.kinds[at], KINDS[vote]] += 1
            at = end
    for kind in KINDS:
        print(f"{kind}:", {other: kinds[kind, other] for other in KINDS if kinds[kind, other]})


def main() -> None:
    options = argparse.ArgumentParser()
    for name in ("texts", "corpus", "work", "out"):
        options.add_argument(f"--{name}", type=Path, required=True)
    options.add_argument("--check", action="store_true", help="only say how good the last one is")
    given = options.parse_args()
    torch.manual_seed(1)
    rng = random.Random(1)
    rows = read_rows(given.texts)
    learnt, taught = given.work / "prose.pt", given.work / "notes.pt"
    words = given.work / "vocabulary.json"
    mails = [line for file in sorted(MAILS.glob("*.txt")) for line in file.read_text().splitlines() if line]
    prose = {} if given.check else read_prose(given.corpus, rng)
    if not words.exists():
        words.write_text(json.dumps(list_vocabulary(prose, rows)))
    vocabulary = json.loads(words.read_text())
    network, batches = Network(len(vocabulary)), Batches(Features(vocabulary))
    if given.check:
        network.load_state_dict(torch.load(taught))
        return check(network, batches, rows)
    if learnt.exists():
        network.load_state_dict(torch.load(learnt))
    else:
        learn_prose(network, batches, prose, mails, rng)
        torch.save(network.state_dict(), learnt)
    learn_notes(network, batches, rows, mails, prose["talk"], rng)
    torch.save(network.state_dict(), taught)
    export(network, vocabulary, given.out)
    check(network, batches, rows)


main()
