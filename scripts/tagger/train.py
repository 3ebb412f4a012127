"""
Trains the networks that read hasty texts. `npm run tagger` runs it; it needs PyTorch, and takes three hours on one core.

    train.py --texts FILE --corpus FOLDER --work FOLDER --out FOLDER [--check]

The tagger learns twice: first from prose of others and from our mails, out of which words and marks are taken as haste does, then from
the notes that were written for this. The network of mentions begins with what the tagger learnt of prose, and learns from notes in which
the reader is marked. One of ten notes is learnt from never: by them `--check` says how good they are.
"""

import argparse
import json
import random
from pathlib import Path

import torch

from batches import Batches
from check import check_mentions, check_tagger
from learn import MENTIONS_OF_STEP, NOTES_OF_STEP, STEPS_OF_MENTIONS, STEPS_OF_NOTES, Drawer, learn_in_rounds, learn_prose, list_vocabulary, read_prose
from network import MENTIONS, TAGGER, Features, Network, export, keep_words
from rows import read_rows

MAILS = Path(__file__).parent / "texts/mails"
ATTENDED = 64
# Words of the vocabulary that the network of mentions knows, beside those of its own texts
COMMON_WORDS = 6_000


def list_known_words(vocabulary: list[str], rows) -> list[str]:
    own = {word.lower() for folder in ("mentions", "kinds") for row in rows[folder] for word in row.words}
    return [word for rank, word in enumerate(vocabulary) if rank < COMMON_WORDS or word in own]


def main() -> None:
    options = argparse.ArgumentParser()
    for name in ("texts", "corpus", "work", "out"):
        options.add_argument(f"--{name}", type=Path, required=True)
    options.add_argument("--check", action="store_true", help="only say how good the last ones are")
    given = options.parse_args()
    torch.manual_seed(1)
    rng = random.Random(1)
    rows = read_rows(given.texts)
    paths = {name: given.work / f"{name}.pt" for name in ("prose", "notes", "mentions")}
    mails = [line for file in sorted(MAILS.glob("*.txt")) for line in file.read_text().splitlines() if line]
    prose = {} if given.check else read_prose(given.corpus, rng)
    listed = given.work / "vocabulary.json"
    if not listed.exists():
        listed.write_text(json.dumps(list_vocabulary(prose, rows)))
    vocabulary = json.loads(listed.read_text())
    known = list_known_words(vocabulary, rows)
    tagger, batches = Network(len(vocabulary), TAGGER), Batches(Features(vocabulary))
    mentions, batches_of_mentions = Network(len(vocabulary), MENTIONS, ATTENDED, dropout=0.35), Batches(Features(known))
    if given.check:
        tagger.load_state_dict(torch.load(paths["notes"]))
        keep_words(mentions, vocabulary, known)
        mentions.load_state_dict(torch.load(paths["mentions"]))
    else:
        if not paths["prose"].exists():
            learn_prose(tagger, batches, prose, mails, rng)
            torch.save(tagger.state_dict(), paths["prose"])
        learnt = torch.load(paths["prose"])
        if not paths["notes"].exists():
            tagger.load_state_dict(learnt)
            drawer = Drawer(batches, rows, mails, prose["talk"], rng)
            learn_in_rounds(tagger, batches, drawer, NOTES_OF_STEP, STEPS_OF_NOTES, rate=1.2e-3, unknown=0.05)
            torch.save(tagger.state_dict(), paths["notes"])
        tagger.load_state_dict(torch.load(paths["notes"]))
        export(tagger, vocabulary, given.out / "tagger.bin")
        mentions.load_state_dict({name: value for name, value in learnt.items() if not name.startswith("heads")}, strict=False)
        keep_words(mentions, vocabulary, known)
        drawer = Drawer(batches_of_mentions, rows, mails, prose["talk"], rng)
        learn_in_rounds(mentions, batches_of_mentions, drawer, MENTIONS_OF_STEP, STEPS_OF_MENTIONS, rate=1.2e-3, unknown=0.1)
        torch.save(mentions.state_dict(), paths["mentions"])
        export(mentions, known, given.out / "mentions.bin")
    check_tagger(tagger, batches, rows)
    check_mentions(mentions, batches_of_mentions, rows)


main()
