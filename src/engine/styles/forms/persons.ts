import { wordTable } from '../../lexicon/word-table.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import type { Person } from '../instructions/intent.ts';
import { makeAsked } from '../layout/changes.ts';
import type { StyleStage } from '../stage.ts';

const make = makeAsked('person', 'person');

/** By person: who acts, whom it is done to, whose a thing is, whose it is without the thing, and what is turned back. */
const FORMS = {
  I: ['I', 'me', 'my', 'mine', 'myself'],
  we: ['we', 'us', 'our', 'ours', 'ourselves'],
  he: ['he', 'him', 'his', 'his', 'himself'],
  she: ['she', 'her', 'her', 'hers', 'herself'],
} as const satisfies Record<Person, readonly string[]>;

/** “I am” and “we are”; other verbs are the same for both. */
const VERBS: Readonly<Partial<Record<Person, Readonly<Record<string, string>>>>> = {
  we: wordTable({ am: 'are', was: 'were', "'m": "'re" }),
  I: wordTable({ are: 'am', were: 'was', "'re": "'m" }),
};

/** Where the tagger reads one word. */
const JOINED: Readonly<Record<string, { from: Person; write: string }>> = wordTable({
  "i'm": { from: 'I', write: "we're" },
  "i've": { from: 'I', write: "we've" },
  "i'll": { from: 'I', write: "we'll" },
  "i'd": { from: 'I', write: "we'd" },
  "we're": { from: 'we', write: "I'm" },
  "we've": { from: 'we', write: "I've" },
  "we'll": { from: 'we', write: "I'll" },
  "we'd": { from: 'we', write: "I'd" },
});

/** Which of the forms the word is: “her book” has another one than “for her”. */
function findForm({ lower }: Word, next: Word | undefined, from: Person): number {
  const forms = FORMS[from].map((form) => form.toLowerCase());
  const found = forms.indexOf(lower);
  const isOwner =
    /^(?:NOUN|ADJ|NUM|PROPN)$/.test(next?.tag ?? '') &&
    !/^(?:yesterday|today|tomorrow|tonight)$/.test(next?.lower ?? '');
  if (from === 'she' && lower === 'her') return isOwner ? 2 : 1;
  if (from === 'he' && lower === 'his') return isOwner ? 2 : 3;
  return found;
}

/** “Tom and I” cannot become “Tom and we”. */
const isJoined = (words: readonly Word[]) => {
  const verb = words.findIndex(({ tag }) => /^(?:VERB|AUX)$/.test(tag));
  return words
    .slice(0, Math.max(verb, 0))
    .some(({ tag }, index, before) => tag === 'CCONJ' && before.length > index + 1);
};

/** “I wrote it and was proud”: who was? */
const hasOpenVerb = (words: readonly Word[], to: Person) =>
  words.some(({ lower }, index) => VERBS[to]?.[lower] !== undefined && words[index - 1]?.tag === 'CCONJ');

function change({ words }: Sentence, from: Person, to: Person): Change[] {
  const changes: Change[] = [];
  let isSubject = false;
  for (const [index, word] of words.entries()) {
    const form = findForm(word, words[index + 1], from);
    const verb =
      isSubject || word.lower === 'am' || word.lower === "'m" ? VERBS[to]?.[word.lower] : undefined;
    const joined = JOINED[word.lower];
    if (form >= 0) {
      const written = FORMS[to][form] ?? word.text;
      changes.push(make(word.start, word.end, index === 0 ? matchCapital('A', written) : written));
    } else if (joined !== undefined && from === joined.from) {
      changes.push(make(word.start, word.end, joined.write));
    } else if (verb !== undefined) changes.push(make(word.start, word.end, verb));
    isSubject = form === 0 || (isSubject && word.tag === 'ADV');
  }
  return changes;
}

/** Another person throughout, with the verbs that go with it. */
export const makePersonChange = (from: Person, to: Person): StyleStage => ({
  reach: 'free',
  find: (text, { read }) =>
    read(text)
      .filter(({ words }) => !isJoined(words) && !hasOpenVerb(words, to))
      .flatMap((sentence) =>
        change(sentence, from, to).map((each) => ({
          ...each,
          start: each.start + sentence.start,
          end: each.end + sentence.start,
        })),
      ),
});
