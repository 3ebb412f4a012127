import type { EngineIdentity, TextChange, TextIssue } from '../../../shared/contract/result.ts';
import type { Rating } from '../../../shared/contract/review.ts';
import { idle, type ToolResult, type ToolState } from '../../result/model.ts';
import { decide, makeReview, type Review } from '../../review/model.ts';

/** What the parts are shown with. */

const source = `Dear Mr Osei,

I have spoke with the team. Unfortunatly 41 parts was not send, so that we can not deliver before friday. In order to help, we will send a courier.

`;

interface Mark extends Pick<TextChange, 'category' | 'gist' | 'reason'> {
  from: string;
  to: string;
  fact?: TextChange['fact'];
}

const marks: readonly Mark[] = [
  {
    from: 'spoke',
    to: 'spoken',
    category: 'grammar',
    gist: 'participle',
    reason: 'After “have”, the verb takes its participle, “spoken”.',
  },
  {
    from: 'Unfortunatly',
    to: 'Unfortunately,',
    category: 'spelling',
    gist: '',
    reason: 'It has an e: unfortunately.',
  },
  { from: '41', to: '14', category: 'wording', gist: '', reason: '', fact: 'number' },
  { from: 'was', to: 'were', category: 'grammar', gist: 'agreement', reason: '“Parts” are many, so: were.' },
  { from: 'send', to: 'sent', category: 'grammar', gist: 'participle', reason: 'After “were”: sent.' },
  { from: 'that ', to: '', category: 'shortening', gist: 'wordy', reason: '“So” says it.' },
  { from: 'friday', to: 'Friday', category: 'spelling', gist: 'day', reason: 'Days have a capital.' },
  {
    from: 'In order to help, we will send a courier.',
    to: 'To put this right, we will send a courier at our own cost on Monday, by [time].',
    category: 'clarity',
    gist: 'says more',
    reason: 'It says what happens, and who pays.',
  },
  { from: '\n\n$', to: '\n\nKind regards', category: 'content', gist: 'closing', reason: 'A letter closes.' },
];

const changes: readonly TextChange[] = marks.map(({ from, to, fact = null, ...told }) => {
  const start = from.endsWith('$') ? source.length : source.indexOf(from);
  const end = from.endsWith('$') ? start : start + from.length;
  return { start, end, replacement: to, rule: 'sample', fact, ...told };
});

/** One change of each kind, two of them decided. */
const review: Review = decide(decide(makeReview(source, changes), 3, 'accepted'), 4, 'rejected');

const plainText = 'Thier parts was here, , and they are very very good.';

/** One issue for each underline, in plain text. */
export const plainReview: Review = makeReview(plainText, []);
export const issues: readonly TextIssue[] = (
  [
    ['Thier', 'spelling', 'Perhaps “their”.', ['Their', 'There']],
    ['was', 'grammar', 'Perhaps “were”.', ['were']],
    [', ,', 'punctuation', 'One comma is enough.', [',']],
    ['very very', 'wording', 'Said twice.', []],
  ] as const
).map(([words, type, message, replacements]) => {
  const startIndex = plainText.indexOf(words);
  const place = { startIndex, endIndex: startIndex + words.length };
  return { id: type, rule: 'sample', type, message, replacements: [...replacements], ...place };
});

const engine: EngineIdentity = { name: 'Embedded engine', local: true };

export const result: ToolResult = {
  action: 'improve',
  review,
  issues: [],
  actionId: null,
  partialActionId: null,
  engine,
  offline: false,
  notice: null,
  extra: undefined,
};

export const streaming: ToolState = {
  ...idle,
  run: { action: 'improve', written: 'Dear Mr Osei,\n\nI have spoken with the team. Unfortu' },
};

export const ratedText =
  'I think that maybe the template is the reason. Please let me know. Thank you for the photos.';

function toEvidence(quote: string): Rating['evidence'][number] {
  const start = ratedText.indexOf(quote);
  return { start, end: start + quote.length, quote };
}

export const ratings: readonly Rating[] = [
  {
    category: 'Friendliness',
    score: 4.5,
    description: 'A request with a “please” and a word of thanks.',
    evidence: [toEvidence('Please'), toEvidence('Thank you')],
  },
  {
    category: 'Confidence',
    score: 2,
    description: 'Two hedges in one sentence.',
    evidence: [toEvidence('I think that maybe')],
  },
  { category: 'Politeness', score: 5, description: 'No demands and no blame.', evidence: [] },
];
