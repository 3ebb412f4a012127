import { toForms } from '../../lexicon/inflection.ts';
import { findIrregularBase } from '../../lexicon/irregular-verbs.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Word } from '../../text/words.ts';
import { canPart, carriesClause, comesBack, isLong, toSplit } from './clauses.ts';

/** What is said of all that stands before it. “Making bread” and “giving him a letter” are what the subject does. */
const RESULTS: Readonly<Record<string, string>> = wordTable({
  allowing: 'allow',
  causing: 'cause',
  enabling: 'enable',
  ensuring: 'ensure',
  leading: 'lead',
  making: 'make',
  meaning: 'mean',
  resulting: 'result',
});
/** The word that has to follow some of them. */
const FOLLOWED_BY: Readonly<Record<string, RegExp>> = wordTable({
  leading: /^to$/,
  making: /^it$/,
  resulting: /^in$/,
});
const MODAL = /^(?:will|would|can|could|may|might)$/;

/** “A protein called insulin binds …”: participles that follow their noun. */
const NO_VERB = /^(?:called|named|based|located)$/;

type Tense = 'past' | 'third' | `${string} `;

function readTense({ tag, lower }: Word): Tense {
  if (MODAL.test(lower)) return `${lower} `;
  if (tag === 'AUX') return /^(?:was|were|had|did)$/.test(lower) ? 'past' : 'third';
  return lower.endsWith('ed') || findIrregularBase(lower) !== undefined ? 'past' : 'third';
}

/** The one tense of all verbs that carry a clause; nothing where they have several, or a modal among them. */
function findTense(words: readonly Word[]): Tense | undefined {
  const tenses = [...placesOf({ words, text: '', start: 0 })]
    .filter(({ word, at }) => carriesClause(word) && at(-1).lower !== 'to' && !NO_VERB.test(word.lower))
    .filter(({ at }) => at(-1).tag !== 'AUX' && !(at(-1).tag === 'ADV' && at(-2).tag === 'AUX'))
    .map(({ word }) => readTense(word));
  const [first] = tenses;
  return tenses.every((tense) => tense === first) ? first : undefined;
}

function isResult({ word, at }: Place): boolean {
  const verb = at(1).lower;
  return (
    word.text === ',' && verb in RESULTS && (FOLLOWED_BY[verb]?.test(at(2).lower) ?? at(2).tag !== 'PUNCT')
  );
}

/** “…, leading to long queues.” becomes “… This leads to long queues.” */
export const trailingResults: Rule = {
  id: 'trailing-result',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      if (!isResult(place) || !canPart(sentence, index, index + 1) || comesBack(words, index + 1)) continue;
      const tense = findTense(words.slice(0, index));
      if (tense === undefined) continue;
      const forms = toForms(RESULTS[at(1).lower] ?? '');
      const verb = tense === 'past' || tense === 'third' ? forms[tense] : `${tense}${forms.base}`;
      yield toSplit(word, at(1), `This ${verb}`);
      return;
    }
  },
  examples: [
    [
      'The shop by the harbour closed one of its doors last week, leading to long queues in the street.',
      'The shop by the harbour closed one of its doors last week. This led to long queues in the street.',
    ],
    [
      'She has put a lift into the old building by the harbour, making it easier to visit the library.',
      'She has put a lift into the old building by the harbour. This makes it easier to visit the library.',
    ],
    [
      'The old pipes in the cellar of the house may burst, causing damage to the rooms below.',
      'The old pipes in the cellar of the house may burst. This may cause damage to the rooms below.',
    ],
  ],
  leaves: [
    'The pipes may burst, causing damage.',
    'The baker got up at four in the morning, making bread for all who come.',
    'The shop by the harbour closed its doors, leading to long queues, and people left.',
  ],
};
