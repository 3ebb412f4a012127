import { placesOf, type Rule } from '../rules/kit.ts';
import type { Word } from '../text/words.ts';

/**
 * The rule, but only where the tagger takes the first word that it replaces for one of these parts of speech, and where
 * that word and the one before it are not refused.
 */
export function onlyAs(
  tags: readonly string[],
  rule: Rule,
  isRefused: (before: Word, word: Word) => boolean = () => false,
): Rule {
  return {
    ...rule,
    *find(sentence, context) {
      for (const finding of rule.find(sentence, context)) {
        const place = [...placesOf(sentence)].find(
          ({ word }) => word.start <= finding.start && finding.start < word.end,
        );
        if (place === undefined || !tags.includes(place.word.tag)) continue;
        if (!isRefused(place.at(-1), place.word)) yield finding;
      }
    },
  };
}
