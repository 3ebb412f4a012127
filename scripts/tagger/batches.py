"""Rows as the numbers that a network reads and learns, and one step of learning them."""

import numpy as np
import torch
from torch import nn

from hasten import Row
from network import ARTICLES, KINDS, STRUCTURES, UNLABELLED, Features, Network

TAGS = ("begins", "asks", "structures", "articles", "kinds", "readers")
LOSS_WEIGHTS = {"begins": 1, "asks": 0.3, "structures": 1, "articles": 1, "kinds": 0.5, "readers": 1.5}


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
            number_all(row.readers),
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
    """Cross entropy of what the network tags, by the word."""
    words = sum((tags[tag] != UNLABELLED).sum() for tag in logits).clamp(min=1) / len(logits)
    entropy = nn.CrossEntropyLoss(ignore_index=UNLABELLED, reduction="sum")
    return sum(LOSS_WEIGHTS[tag] * entropy(logit.flatten(0, 1), tags[tag].flatten()) for tag, logit in logits.items()) / words


def step(network: Network, optimizer: torch.optim.Optimizer, rate: float, batch) -> None:
    features, tags, lengths = batch
    for group in optimizer.param_groups:
        group["lr"] = rate
    optimizer.zero_grad()
    lose(network(features, lengths), tags).backward()
    nn.utils.clip_grad_norm_(network.parameters(), 1)
    optimizer.step()
