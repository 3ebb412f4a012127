"""The tagger: words as embeddings, two layers of LSTM in both directions, a linear head for each tag (Huang, Xu and Yu 2015)."""

import json
import re
import struct
import unicodedata
from pathlib import Path

import numpy as np
import torch
from torch import nn

LEXICON = Path(__file__).parents[2] / "src/engine/lexicon"
MARKS = ["start", "space", "comma", "semicolon", "colon", "dash", "end", "question"]
KINDS = ["say", "order", "style", "aside"]
STRUCTURES = (
    "|i|i am|i was|i have|i will|we|we are|we were|we have|it|it is|it was|it has|it has been|they|they are|they were|they have|he|he is|"
    "he was|he has|she|she is|she was|she has|you|you are|you have|there is|there are|there was|there were|this is|that is|is|are|was|"
    "were|has|have|has been|have been|will be|do|did|does|i had|am|this was|that was|i have been|we have been|i will be|he will be|"
    "she will be|they will be|we will be|it will be|there will be|there has been|there have been|i have had|is there|is it|been|i would|"
    "i would like|will i|do you|do you have|it would be|he has been|she has been|they have been|they will|he will|she will|we will|"
    "it will|you will|is that|are they|are you|would|would be|be|he had|she had|we had|they had|it had|not|other"
).split("|")
ARTICLES = "|the|a|my|our|your|his|her|their|its|some|on|at|in|for|to|of|on the|at the|in the|other".split("|")
UNLABELLED = -100
ATTENTION_HEADS = 4

SHAPES = [
    r"\d+(?:st|nd|rd|th)",
    r"[£$€]\d[\d.,]*[km]?|\d[\d.,]*(?:gbp|usd|eur|k|p)",
    r"\d{1,2}(?:[.:]\d\d)?(?:am|pm)|\d{1,2}[.:]\d\d",
    r"\d[\d.,/-]*%?",
    r".*\d.*",
    r".*(?:[@/]|\.[^\W\d_]).*",
]
UNKNOWN = len(SHAPES) + 1
FIRST_WORD = UNKNOWN + 1
ENDINGS = 2048


def read_names(name: str) -> set[str]:
    return set((LEXICON / name).read_text().split())


class Features:
    """Numbers of what is read of a word: see `features.ts` of the engine, which has to find the same."""

    def __init__(self, vocabulary: list[str]):
        self.vocabulary = vocabulary
        self.numbers = {word: at + FIRST_WORD for at, word in enumerate(vocabulary)}
        self.women, self.men, self.names = map(read_names, ("names-of-women.txt", "names-of-men.txt", "names.txt"))
        self.given_names = {"women": sorted(self.women), "men": sorted(self.men)}

    def word(self, low: str) -> int:
        if low in self.numbers:
            return self.numbers[low]
        return next((at + 1 for at, shape in enumerate(SHAPES) if re.fullmatch(shape, low)), UNKNOWN)

    @staticmethod
    def ending(low: str) -> int:
        number = 0
        for letter in low[-3:].rjust(3, "^"):
            number = (number * 31 + ord(letter)) % ENDINGS
        return number

    @staticmethod
    def case(word: str) -> int:
        return 2 if re.match(r"[A-Z]{2}", word) else int(bool(re.match(r"[A-Z]", word)) and word != "I")

    def person(self, low: str) -> int:
        name = "".join(each for each in unicodedata.normalize("NFKD", low) if not unicodedata.combining(each))
        name = name.removesuffix("'s")
        return 1 if name in self.women else 2 if name in self.men else 3 if name in self.names else 0

    def read(self, words: list[str], marks: list[str]) -> list[list[int]]:
        low = [word.lower() for word in words]
        return [
            [self.word(word) for word in low],
            [self.ending(word) for word in low],
            [self.case(word) for word in words],
            [MARKS.index(mark) for mark in marks],
            [self.person(word) for word in low],
        ]


VALUES = {"structures": STRUCTURES, "articles": ARTICLES, "kinds": KINDS}
# Of the tagger: where sentences begin, whether they ask, what is left out. Of the network of mentions: whom parts are for, and who is the reader.
TAGGER = {"begins": 2, "asks": 2, "structures": len(STRUCTURES), "articles": len(ARTICLES)}
MENTIONS = {"kinds": len(KINDS), "readers": 2}


class Network(nn.Module):
    """`attended`: numbers that each word reads of the others by attention (Vaswani et al. 2017); without them, by the LSTM alone."""

    def __init__(self, words: int, tags: dict[str, int], attended: int = 0, dropout: float = 0.15, width: int = 96, hidden: int = 128):
        super().__init__()
        sizes = {"word": (words + FIRST_WORD, width), "ending": (ENDINGS, 16), "case": (3, 8), "mark": (len(MARKS), 8), "person": (4, 8)}
        self.embeddings = nn.ModuleDict({name: nn.Embedding(*size) for name, size in sizes.items()})
        for embedding in self.embeddings.values():
            nn.init.normal_(embedding.weight, 0, 0.1)
        inputs = sum(columns for _, columns in sizes.values())
        self.lstm = nn.LSTM(inputs, hidden, 2, batch_first=True, bidirectional=True)
        read = 2 * hidden
        self.attention = nn.ModuleDict({name: nn.Linear(read, attended) for name in ("query", "key", "value")} if attended else {})
        if attended:
            self.attention["compared"] = nn.Linear(read + attended, attended)
            read = attended
        self.heads = nn.ModuleDict({name: nn.Linear(read, count) for name, count in tags.items()})
        self.dropout = nn.Dropout(dropout)

    def forward(self, features: torch.Tensor, lengths: torch.Tensor) -> dict[str, torch.Tensor]:
        """`features`: kinds of features × texts × words. Logits of each tag: texts × words × its values."""
        embedded = torch.cat([embed(feature) for embed, feature in zip(self.embeddings.values(), features)], -1)
        packed = nn.utils.rnn.pack_padded_sequence(self.dropout(embedded), lengths, batch_first=True, enforce_sorted=False)
        states, _ = nn.utils.rnn.pad_packed_sequence(self.lstm(packed)[0], batch_first=True)
        states = self.dropout(states)
        if self.attention:
            states = self.dropout(self.attend(states, lengths))
        return {name: head(states) for name, head in self.heads.items()}

    def attend(self, states: torch.Tensor, lengths: torch.Tensor) -> torch.Tensor:
        texts, words, _ = states.shape
        query, key, value = (
            self.attention[name](states).view(texts, words, ATTENTION_HEADS, -1).transpose(1, 2) for name in ("query", "key", "value")
        )
        scores = query @ key.transpose(-1, -2) / query.shape[-1] ** 0.5
        is_padding = torch.arange(words)[None, :] >= lengths[:, None]
        shares = scores.masked_fill(is_padding[:, None, None, :], -1e9).softmax(-1)
        attended = (shares @ value).transpose(1, 2).flatten(2)
        return torch.relu(self.attention["compared"](torch.cat([states, attended], -1)))


def keep_words(network: Network, vocabulary: list[str], kept: list[str]) -> None:
    """Forgets the embeddings of all other words."""
    numbers = list(range(FIRST_WORD)) + [vocabulary.index(word) + FIRST_WORD for word in kept]
    network.embeddings["word"] = nn.Embedding.from_pretrained(network.embeddings["word"].weight.data[numbers], freeze=False)


def export(network: Network, vocabulary: list[str], file: Path) -> None:
    """Writes what `network.ts` of the engine reads, each row of a matrix in 255 steps."""
    weights = {name: value.numpy() for name, value in network.state_dict().items()}
    matrices = {name: weights[f"embeddings.{name}.weight"] for name in network.embeddings}
    for layer, layer_name in enumerate(("first", "second")):
        for suffix, direction in (("", "forward"), ("_reverse", "backward")):
            name, end = f"{layer_name}.{direction}", f"_l{layer}{suffix}"
            matrices[f"{name}.input"] = weights[f"lstm.weight_ih{end}"]
            matrices[f"{name}.hidden"] = weights[f"lstm.weight_hh{end}"]
            matrices[f"{name}.bias"] = (weights[f"lstm.bias_ih{end}"] + weights[f"lstm.bias_hh{end}"])[:, None]
    for part in ("attention", "heads"):
        for name in getattr(network, part):
            matrices[name] = weights[f"{part}.{name}.weight"]
            matrices[f"{name}.bias"] = weights[f"{part}.{name}.bias"][:, None]
    header = {
        "words": vocabulary,
        "values": {name: values for name, values in VALUES.items() if name in network.heads},
        "matrices": [{"name": name, "rows": len(rows), "columns": rows.shape[1]} for name, rows in matrices.items()],
    }
    encoded = json.dumps(header, separators=(",", ":")).encode()
    encoded += b" " * (-len(encoded) % 4)
    written = [struct.pack("<I", len(encoded)), encoded]
    for rows in matrices.values():
        scales = np.abs(rows).max(1) / 127 + 1e-12
        steps = np.round(rows / scales[:, None]).astype(np.int8).tobytes()
        written += [scales.astype("<f4").tobytes(), steps, b"\0" * (-len(steps) % 4)]
    file.write_bytes(b"".join(written))
