import type { Finding, Rule } from '../../rules/kit.ts';

const ROWS: readonly RegExp[] = [
  /^have (?=you (?:tried|checked|looked|seen|read|heard)(?![\p{L}'-])[^.!]*\?$)/iu,
  /^have you (?=ever \p{L}+[^.!]*\?$)/iu,
  /^do (?=you (?:mean|want|need|think|guys|get|see|happen|still|really|actually|plan|know (?:if|whether|how|what|where|why|of|any))(?![\p{L}'-])[^.!]*\?$)/iu,
  /^are (?=you (?:\p{L}+ing|sure|certain|ok|okay|absolutely sure|interested in|familiar with|aware of|happy with|ready|still|actually|really|just|also)(?![\p{L}'-])[^.!]*\?$)/iu,
];

/** “Are you sure?” is “You sure?” in speech. */
export const droppedVerbs: Rule = {
  id: 'dropped-verb',
  category: 'tone',
  gist: 'spoken question',
  *find({ text }): Generator<Finding> {
    for (const pattern of ROWS) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const end = match[0].length + 1;
      const replacement = text.charAt(end - 1).toUpperCase();
      yield { start: 0, end, replacement, reason: 'In speech such a question begins with “you”.' };
      return;
    }
  },
  examples: [['Do you mean this? Are you using it?', 'You mean this? You using it?']],
  leaves: ['Do you have to go?', 'Are you the owner?', 'Tell me, do you mean it?'],
};
