import { isAgreed } from '../language-model/judge.ts';
import type { Rule } from '../rules/kit.ts';

/** The rule without the changes that the language model has something against. */
export function judged(rule: Rule): Rule {
  return {
    ...rule,
    *find(sentence, context) {
      for (const finding of rule.find(sentence, context))
        if (isAgreed(context.model, sentence.text, { ...finding, rule: rule.id })) yield finding;
    },
  };
}
