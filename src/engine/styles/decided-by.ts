import type { Finding, Rule } from '../rules/kit.ts';
import { withCapital } from '../text/capital.ts';
import { AS_SUBJECT, BEGINS_WITH_ACTOR } from './forms/voice.ts';
import { carriesClause } from './splits/clauses.ts';

const DETERMINER = '(?:the|our|your|their|my|his|her|its|a|an|this|both|all|two|three)';
const DECIDED =
  'decided|agreed|proposed|suggested|announced|confirmed|recommended|found|established|determined|argued|claimed|stated|noted|reported|pointed out|requested|assumed';
const IMPERSONAL = new RegExp(
  `^(it (has been|was) (${DECIDED}) by (us|me|you|them|him|her|${DETERMINER}(?: \\p{L}+){1,6}?)) that (?=\\p{L})`,
  'iu',
);
/** “by the board in its last session”: more than who acts. */
const PLACE = / (?:in|on|at|for|from|with|by|after|before|during|to|who|which)(?: |$)/i;
const ONE = /^(?:him|her)$/;

/** “It has been decided by the board that …” begins with who decided. */
export const decidedBy: Rule = {
  id: 'decided-by',
  category: 'clarity',
  gist: 'who acts',
  *find({ text, words }, { nouns }): Generator<Finding> {
    // Behind an opening clause it is the middle of the sentence: “After the talks, it was decided …”
    for (const start of [0, ...[...text.matchAll(/, /g)].map(({ index }) => index + 2)]) {
      const [, found = '', be = '', verb = '', agent = ''] = IMPERSONAL.exec(text.slice(start)) ?? [];
      const end = start + found.length;
      // “found by the lake that day”
      if (found === '' || PLACE.test(agent) || !words.some((word) => word.start > end && carriesClause(word)))
        continue;
      const lower = agent.toLowerCase();
      const subject = AS_SUBJECT[lower] ?? agent;
      const last = lower.split(' of ', 1)[0]?.split(' ').at(-1) ?? '';
      const isOne = lower in AS_SUBJECT ? ONE.test(lower) : !nouns.isPlural(last) && !/ and /.test(lower);
      const helper = be.toLowerCase() === 'was' ? '' : isOne ? 'has ' : 'have ';
      const written = `${subject} ${helper}${verb.toLowerCase()}`;
      const replacement = start === 0 ? withCapital(written) : written;
      yield { start, end, replacement, reason: BEGINS_WITH_ACTOR };
      return;
    }
  },
  examples: [
    [
      'It has been decided by the board that the pool will close.',
      'The board has decided that the pool will close.',
    ],
    ['It was suggested by two members that we wait.', 'Two members suggested that we wait.'],
    [
      'After the storm, it has been agreed by us that we stay.',
      'After the storm, we have agreed that we stay.',
    ],
  ],
  leaves: ['It has been decided that the pool will close.', 'It was found by the lake that day.'],
};
