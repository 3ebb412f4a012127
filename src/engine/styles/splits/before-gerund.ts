import { toForms } from '../../lexicon/inflection.ts';
import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, countWords, isLong, isVerb, toSplit } from './clauses.ts';
import { findSubject } from './subjects.ts';
import { isPast } from './tenses.ts';

/** “He baked bread before selling it.” becomes “He baked bread. Then he sold it.” */
export const beforeGerund: Rule = {
  id: 'before-gerund',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence, context): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      if (word.lower !== 'before' || at(1).tag !== 'VERB' || !/ing$/.test(at(1).lower)) continue;
      if (
        /^(?:even|just|shortly|long|soon|immediately|years?|months?|weeks?|days?|hours?|minutes?|moments?)$/.test(
          at(-1).lower,
        )
      )
        continue;
      const from = at(-1).text === ',' ? index - 1 : index;
      const [left, inside] = [words.slice(0, from), words.slice(index)];
      const verb = left.find(isVerb);
      const pronoun = findSubject(sentence, context);
      if (verb === undefined || pronoun === undefined || !isPast(verb)) continue;
      if (left.some(({ lower }) => /^(?:not|n't|never|to|would|could|who|which|that)$/.test(lower))) continue;
      if (countWords(inside) < 4 || !canPart(sentence, from, index)) continue;
      const base = at(1).lemma.toLowerCase();
      if (/ing$/.test(base) || base === 'be') continue;
      const last = left.at(-1);
      if (last === undefined) continue;
      yield toSplit({ ...word, start: last.end }, at(1), `then ${pronoun} ${toForms(base).past}`);
      return;
    }
  },
  examples: [
    [
      'She worked in a small shop in the old town before selling bread and cakes by the harbour.',
      'She worked in a small shop in the old town. Then she sold bread and cakes by the harbour.',
    ],
  ],
  leaves: [
    'She did not work in a small shop in the old town before opening her own by the harbour.',
    'She works in a small shop in the old town every day before opening her own by the harbour.',
  ],
};
