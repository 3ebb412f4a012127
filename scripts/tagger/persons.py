"""Whom a text speaks of: who reads it as “he”, “she” or “they”, behind their name or an order; and men for women."""

import random
import re
from dataclasses import replace

from hasten import AUXILIARIES, Row
from network import Features

OTHER_FORMS = {"are": "is", "were": "was", "have": "has", "do": "does", "aren't": "isn't", "weren't": "wasn't", "don't": "doesn't", "haven't": "hasn't"}
FORMS = {
    "he": {"your": "his", "yours": "his", "yourself": "himself", "you're": "he's", "you've": "he's", "you'll": "he'll", "you'd": "he'd"},
    "she": {"your": "her", "yours": "hers", "yourself": "herself", "you're": "she's", "you've": "she's", "you'll": "she'll", "you'd": "she'd"},
    "they": {"your": "their", "yours": "theirs", "yourself": "themselves", "you're": "they're", "you've": "they've", "you'll": "they'll", "you'd": "they'd"},
}
OBJECTS = {"he": "him", "she": "her", "they": "them"}
TAKES_OBJECT = set(
    "thank thanks tell ask let see give send show bring meet call ring email text remind help want need for to with of from at about by "
    "behind near without than owe pay offer teach wish like love join give make keep get find know miss trust invite visit use told asked "
    "gave sent showed called emailed texted paid brought met saw rang reminded thanked lent lend owed charge charged refund stop beat against "
    "around over past after before contact telling asking sending seeing giving helping between include allow cost costs help save".split()
)
SIGNS = {",": "comma", ".": "end"}
THIRD = set("he him his himself she her hers herself they them their theirs themselves he's she's they're they've".split())


def speak_of(row: Row, pronoun: str, rng: random.Random) -> Row | None:
    """The same of whoever reads it, as “he”, “she” or “they” instead of “you”; None where nobody is spoken to."""
    words, readers, is_spoken_to = list(row.words), [0] * len(row.words), False
    if any("you" in (set_before or "") for set_before in row.structures):
        return None
    for at, word in enumerate(row.words):
        low = word.lower().replace("’", "'")
        if not re.match(r"you(?!ng|th)", low):
            continue
        before = row.words[at - 1].lower() if at and not row.begins[at] else ""
        after = row.words[at + 1].lower() if at + 1 < len(row.words) else ""
        if low == "you":
            is_object = before in TAKES_OBJECT and not (before in ("want", "need", "know", "like", "than") and after in AUXILIARIES)
            words[at] = OBJECTS[pronoun] if is_object else pronoun
            if pronoun != "they" and not is_object:
                for near in (at - 1, at + 1):
                    if 0 <= near < len(words) and words[near].lower() in OTHER_FORMS:
                        words[near] = OTHER_FORMS[words[near].lower()]
        elif low in FORMS[pronoun]:
            words[at] = FORMS[pronoun][low]
        else:
            return None
        readers[at] = 1
        is_spoken_to = True
    return replace(row, words=words, readers=readers) if is_spoken_to else None


def put_before(row: Row, name: list[str]) -> Row:
    """A row behind the name of whoever reads it, of which nothing is learnt."""
    nothing = [None] * len(name)
    marks = ["start"] + ["space"] * (len(name) - 1) + ["colon"] + row.marks[1:]
    parts = (row.begins, row.asks, row.structures, row.articles, row.kinds, row.readers)
    return Row(name + row.words, marks, *(nothing + part for part in parts), source=row.source)


def ask(row: Row) -> Row | None:
    """“can he come on Friday” as “he can come on Friday”, for behind “ask if”; None for what begins otherwise."""
    low = [word.lower() for word in row.words[:3]]
    if len(low) < 3 or low[1] not in ("he", "she", "they") or low[0] not in AUXILIARIES or not row.asks[0] or row.begins[1]:
        return None
    parts = [row.words, row.begins, row.asks, row.structures, row.articles, row.kinds, row.readers]
    words, begins, asks, structures, articles, kinds, readers = (list(part) for part in parts)
    words[0], words[1] = words[1], words[0]
    readers[0], readers[1] = readers[1], readers[0]
    structures[:2] = articles[:2] = ["", ""]
    if low[0] in ("do", "does", "did"):
        words[1:2], readers[1:2] = [], []
        for part in (begins, asks, structures, articles, kinds):
            del part[1]
    return Row(words, row.marks[: len(words)], begins, asks, structures, articles, kinds, readers, row.source)


def tell(row: Row, order: str, name: list[str]) -> Row:
    """A row behind an order, in which the name stands at “X”."""
    words, marks, readers, mark = [], [], [], "start"
    for word in order.split():
        if word in SIGNS:
            mark = SIGNS[word]
            continue
        called = name[:-1] + [name[-1] + word[1:]] if word.startswith("X") else [word]
        words += called
        readers += [int(word.startswith("X"))] * len(called)
        marks += [mark] + ["space"] * (len(called) - 1)
        mark = "space"
    end = next((at for at, begins in enumerate(row.begins) if begins and at > 0), len(row.words))
    is_one = mark == "space"
    nothing = [None] * len(words)
    return Row(
        words + row.words,
        marks + [mark] + row.marks[1:],
        [1] + [0] * (len(words) - 1) + [int(not is_one)] + row.begins[1:],
        nothing + ([None] * end if is_one else row.asks[:end]) + row.asks[end:],
        nothing + [None] + row.structures[1:],
        nothing + [None] + row.articles[1:],
        ["order"] * (len(words) + (end if is_one else 0)) + row.kinds[0 if not is_one else end :],
        readers + row.readers,
        row.source,
    )



ROLES = {
    "dad": "mum", "father": "mother", "husband": "wife", "brother": "sister", "son": "daughter", "uncle": "aunt", "grandad": "gran",
    "grandpa": "grandma", "nephew": "niece", "boy": "girl", "man": "woman", "men": "women", "boyfriend": "girlfriend", "mr": "mrs",
    "landlord": "landlady", "groom": "bride", "sir": "madam", "king": "queen", "grandson": "granddaughter",
}  # fmt: skip
ROLES |= {woman: man for man, woman in ROLES.items()} | {"ms": "mr", "mom": "dad"}
SWAPPED = {"he": "she", "she": "he", "him": "her", "his": "her", "hers": "his", "himself": "herself", "herself": "himself"}
NOT_OWNED = set(
    "to for if whether that about on in at by with from and or but the a an my our this these one two three some any more all when what "
    "where how why again soon back yesterday now later last next there here because so as is was up out over today tomorrow not know "
    "before after until i we it he she they you too".split()
)

# Words of the vocabulary up to these ranks are hardly names, with a capital and without
COMMON, MOST_COMMON = 1_500, 8_000


def swap_persons(row: Row, features: Features, rng: random.Random) -> Row:
    """The same of others: each given name becomes another one, and in half of the texts men become women, and women men."""
    is_swapped, names, words = rng.random() < 0.5, {}, []
    for at, word in enumerate(row.words):
        low = word.lower().replace("’", "'")
        core, end = (low[:-2], "'s") if low.endswith("'s") else (low, "")
        after = row.words[at + 1].lower() if at + 1 < len(row.words) and row.marks[at + 1] == "space" else ""
        new = core
        # “The” and “will” are names of few
        rank = features.numbers.get(core, MOST_COMMON)
        is_word = rank < COMMON or (rank < MOST_COMMON and not word[:1].isupper())
        if not is_word and (core in features.women or core in features.men):
            if core not in names:
                is_woman = (core in features.women) != is_swapped
                names[core] = rng.choice(features.given_names["women" if is_woman else "men"])
            new = names[core]
        elif is_swapped and core == "her":
            new = "him" if not after or after in NOT_OWNED else "his"
        elif is_swapped:
            new = SWAPPED.get(core, ROLES.get(core, core))
        if new == core:
            words.append(word)
        else:
            words.append((new.capitalize() if word[:1].isupper() else new) + end)
    return replace(row, words=words)
