import type { Rule } from './kit.ts';

export const capitalI: Rule = {
  id: 'capital-i',
  category: 'spelling',
  gist: 'capital',
  *find({ text }) {
    for (const match of text.matchAll(/(?<=^|[\s"“(])i(?=$|\s|[,!?;:]|'(?:m|ve|ll|d)\b)/g)) {
      // “i” counts things in code and lists: “i = 0”, “(i)”.
      if (/^\s*[=+<>)*-]/.test(text.slice(match.index + 1))) continue;
      yield {
        start: match.index,
        end: match.index + 1,
        replacement: 'I',
        reason: 'The pronoun “I” is always a capital.',
      };
    }
  },
  examples: [["Yesterday i was ill and i'm better now.", "Yesterday I was ill and I'm better now."]],
  leaves: ['The loop starts with i = 0.'],
};
