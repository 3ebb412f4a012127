import { isCommonWord } from '../../fact-guard/common-words.ts';
import type { Rule } from '../../rules/kit.ts';

const FIRST_WORD = /^\p{Lu}[\p{L}'’-]*/u;

/**
 * The rule without the findings that would begin a sentence with a word that the fact guard does not know to be an
 * ordinary one: with its capital it would be taken for a name that the writer never gave.
 */
export function withOrdinaryOpenings(rule: Rule): Rule {
  return {
    ...rule,
    *find(sentence, context) {
      for (const finding of rule.find(sentence, context)) {
        const first = FIRST_WORD.exec(finding.replacement)?.[0];
        // “MUCH faster” is shouted; a word that only begins with a capital would look like a name.
        const isShouted =
          finding.start > 0 && /^\p{Lu}{2}/u.test(sentence.text.slice(finding.start, finding.end));
        if (isShouted && first !== undefined) continue;
        const isKept = first === undefined || sentence.text.startsWith(first, finding.start);
        if (isKept || isCommonWord(first.toLowerCase().replaceAll('’', "'"))) yield finding;
      }
    },
  };
}
