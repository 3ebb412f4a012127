import { makeTableRule } from '../../rules/table-rule.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';

const VERBS =
  'send|give|tell|call|show|forward|review|check|confirm|reply|respond|provide|share|submit|update|fix|sign|print|bring|contact|explain|add|remove|move|change|delete|schedule|book|return|complete|let|email|write|finish|make|get|put|prepare|correct|attach|include|help|wait|come|stop|keep|take|look';
const OBJECTS =
  'me|us|the|your|this|that|these|those|it|him|her|them|a|an|my|our|all|back|by|to|with|for|in|on|at|every|any|his|their|sure|here|until|more';
const ORDER = new RegExp(`^(?:(?:[-*•]|\\d+[.)]) +)?(${VERBS}) (${OBJECTS})\\b`, 'iu');
/** An order that asks one thing of one person ends well as a question. */
const FAVOUR = /^(?:send|give|tell|call|show|email|bring) (?:me|us)\b/iu;
const ONE_THING = /^[^,;:()"?—\n]{4,120} \p{L}{2,}[.!]$/u;

const change = (start: number, end: number, replacement: string): Change => ({
  start,
  end,
  replacement,
  category: 'tone',
  reason: 'A polite request asks rather than orders.',
  gist: 'request',
  rule: 'polite-request',
});

/** “Send me the file.” becomes “Could you please send me the file?”, other orders get their “please”. */
export const politeRequests: StyleStage = {
  reach: 'free',
  find: (text, { read }) =>
    read(text).flatMap(({ start, text: sentence }) => {
      const order = ORDER.exec(sentence);
      if (order === null || /\bplease\b|^let us\b/i.test(sentence)) return [];
      const [found, verb = '', object = ''] = order;
      const place = start + found.length - verb.length - object.length - 1;
      const opening = (words: string) => change(place, place + verb.length, `${words} ${verb.toLowerCase()}`);
      const end = start + sentence.length;
      if (FAVOUR.test(sentence) && ONE_THING.test(sentence) && !/ (?:and|or|but|if)\b/i.test(sentence)) {
        return [opening('Could you please'), change(end - 1, end, '?')];
      }
      return [opening('Please')];
    }),
};

export const politeForms = makeTableRule({
  id: 'polite-form',
  category: 'tone',
  gist: 'request',
  rows: [
    {
      find: '(?<!(?:how|what|who|where|why|when|which) )(?:can|could) you(?: guys| all)?(?! (?:be|guys|all|two|both|at|see|hear|know|swim|drive|speak|please|kindly|ever|even|not|still|imagine|believe)\\b) (\\p{L}+)(?=[^.!]*\\?)',
      write: 'could you please $1',
    },
    { find: 'i want(?= (?:to|a|an|the|this|that|your)\\b)', write: 'I would like' },
    { find: 'i want you to', write: 'I would like you to' },
    { find: 'we want you to', write: 'we would like you to' },
  ].map((row) => ({ ...row, reason: 'A polite request asks rather than orders.' })),
  examples: [
    ['Can you send the file?', 'Could you please send the file?'],
    ['Can you guys send it?', 'Could you please send it?'],
    ['I want to know more.', 'I would like to know more.'],
  ],
  leaves: ['Could you please call?', 'I do not want it.', 'How can you know?', 'You can see it.'],
});
