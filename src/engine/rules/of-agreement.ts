import { GROUP_NOUNS } from '../lexicon/nouns.ts';
import { wordTable } from '../lexicon/word-table.ts';
import type { Word } from '../text/words.ts';
import { DETERMINERS, opensClause, type Place, placesOf, type Rule, replaceWord } from './kit.ts';

const SINGULAR: Readonly<Record<string, string>> = wordTable({ are: 'is', were: 'was', have: 'has' });
const PLURAL: Readonly<Record<string, string>> = wordTable({ is: 'are', was: 'were', has: 'have' });
/** With these the noun after “of” decides, or both ways are right. */
const COUNTING =
  /^(?:kind|sort|type|rest|half|part|percent|percentage|proportion|amount|pack|list|set|collection|selection|combination|mixture|lots|kinds|sorts|types|plenty|generation|mix|bulk|array|panel|team|class|wave|chain|string|pool|crew|army|network|population|flock|herd|fleet|score|third|quarter|minority|figures)$/;

/** The noun after “of” and the verb after it, past a determiner and an adjective; nothing where more comes between. */
function readAfterOf({ at }: Place): { noun: Word; verb: Word } | undefined {
  let distance = 2;
  if (DETERMINERS.has(at(distance).lower)) distance += 1;
  if (at(distance).tag === 'ADJ') distance += 1;
  const [noun, verb] = [at(distance), at(distance + 1)];
  return noun.tag === 'NOUN' ? { noun, verb } : undefined;
}

export const ofAgreement: Rule = {
  id: 'of-agreement',
  category: 'grammar',
  gist: 'agreement',
  *find(sentence, { nouns }) {
    for (const place of placesOf(sentence)) {
      const { word: head, at } = place;
      if (head.tag !== 'NOUN' || at(1).lower !== 'of') continue;
      if (GROUP_NOUNS.has(head.lower) || COUNTING.test(head.lower)) continue;
      if (!/^(?:the|this|these|those)$/.test(at(-1).lower)) continue;
      if (!opensClause(at(-2)) || /^(?:and|or|as|how|what|whether|where)$/.test(at(-2).lower)) continue;
      const after = readAfterOf(place);
      if (after === undefined) continue;
      const isPlural = nouns.isPlural(head.lower);
      const isOther = nouns.isPlural(after.noun.lower) !== isPlural;
      const right = (isPlural ? PLURAL : SINGULAR)[after.verb.lower];
      if (right === undefined || !isOther || (!isPlural && head.lower.endsWith('s'))) continue;
      const many = isPlural ? 'several things, so its verb is plural' : 'one thing, so its verb is singular';
      yield* replaceWord(after.verb, right, `“${head.lower}” is ${many}: ${right}.`);
    }
  },
  examples: [
    ['The quality of the products are low.', 'The quality of the products is low.'],
    ['The results of the test was good.', 'The results of the test were good.'],
  ],
  leaves: [
    'The rest of the tickets are sold.',
    'The quality of the products is low.',
    'A number of the tickets are sold.',
  ],
};
