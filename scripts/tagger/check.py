"""How good the networks are on what they have not learnt from."""

import collections

import torch

from batches import Batches
from hasten import Row
from learn import is_held_out
from network import KINDS, UNLABELLED, Network
from persons import THIRD
from rows import cut_behind


def check_borders(network: Network, batches: Batches, held: list[Row]) -> None:
    """Prints how well sentences are parted, and what asks is told."""
    found = right = wanted = whole = asked = words = 0
    for row in held:
        features, tags, lengths = batches.stack([row])
        logits = network(features, lengths)
        known = tags["begins"][0] != UNLABELLED
        begins = (logits["begins"][0].argmax(-1) == 1) & known
        borders = (tags["begins"][0] == 1) & known
        found, wanted, right = found + begins.sum(), wanted + borders.sum(), right + (begins & borders).sum()
        whole += bool((begins == borders).all())
        asks = tags["asks"][0]
        asked += ((logits["asks"][0].argmax(-1) == asks) & (asks != UNLABELLED)).sum()
        words += (asks != UNLABELLED).sum()
    print(f"borders: {right} of {found} found are right, {right} of {wanted} are found; texts: {whole} of {len(held)}")
    print(f"words whose sentence asks, or does not: {asked} of {words}")


@torch.no_grad()
def check_tagger(network: Network, batches: Batches, rows: dict[str, list[Row]]) -> None:
    """Prints how good the tags are on what was not learnt from: notes without orders, and with orders in them."""
    network.eval()
    for folder in ("notes", "parts"):
        print(f"{folder}:")
        check_borders(network, batches, [row for row in rows[folder] if is_held_out(row)])
    held = [row for row in rows["notes"] if is_held_out(row)]
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


@torch.no_grad()
def check_mentions(network: Network, batches: Batches, rows: dict[str, list[Row]]) -> None:
    """Prints how well parts and pronouns are told from each other that it has not learnt from."""
    network.eval()
    kinds, meant = collections.Counter(), collections.Counter()
    for row in rows["kinds"] + rows["mentions"]:
        if not is_held_out(row):
            continue
        features, _, lengths = batches.stack([row])
        logits = network(features, lengths)
        guessed = logits["kinds"][0].argmax(-1).tolist()
        for word, known, share in zip(row.words, row.readers, logits["readers"][0].softmax(-1)[:, 1].tolist()):
            if known is not None and word.lower() in THIRD:
                meant[known, "yes" if share > 0.65 else "no" if share < 0.35 else "doubtful"] += 1
        at = 0
        while at < len(row.words):
            end = at
            if row.kinds[at] is None:
                at += 1
                continue
            while end < len(row.words) and row.kinds[end] == row.kinds[at]:
                end += 1
            vote = collections.Counter(guessed[at:end]).most_common(1)[0][0]
            kinds[row.kinds[at], KINDS[vote]] += 1
            at = end
    for known in (1, 0):
        print("pronouns of the reader:" if known else "pronouns of others:", {how: meant[known, how] for how in ("yes", "no", "doubtful")})
    for kind in KINDS:
        print(f"{kind}:", {other: kinds[kind, other] for other in KINDS if kinds[kind, other]})
