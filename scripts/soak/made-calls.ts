import fc from 'fast-check';
import {
  applyChanges,
  type CheckRequest,
  type ComposeRequest,
  type EngineEvent,
  type EnhanceRequest,
  type EnhanceResult,
  type Language,
  type ReplyRequest,
  type ReviewRequest,
  type ReviewResult,
  type RuleEngine,
} from '../../src/engine/index.ts';
import { rewriteLevels } from '../../src/shared/contract/enhance.ts';

/** Texts as nobody writes them, of everything that has ever been hard to read: for an engine that no text may break. */

const words = fc.constantFrom(
  ...[
    'i',
    'I',
    'we',
    'they',
    'was',
    'were',
    'is',
    'has',
    'went',
    'dont',
    "don't",
    'can’t',
    'its',
    'their',
    'there',
  ],
  ...[
    'a',
    'an',
    'the',
    'teh',
    'recieve',
    'more',
    'better',
    'then',
    'very',
    'not',
    'please',
    'tell',
    'ask',
    'Anna',
  ],
  ...[
    'marek',
    'Ms',
    'Dr.',
    'e.g.',
    'report',
    'reports',
    'meeting',
    'invoice',
    'send',
    'sent',
    'to',
    'of',
    'in order to',
  ],
  ...[
    'due to the fact that',
    'utilize',
    'and',
    'but',
    'because',
    'which',
    'who',
    'unless',
    'Monday',
    'tomorrow',
  ],
);

const marks = fc.constantFrom(
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    '...',
    '…',
    '-',
    '–',
    '—',
    '"',
    '“',
    '”',
    "'",
    '’',
    '(',
    ')',
    '[',
    ']',
    '*',
    '_',
  ],
  ...[
    '>',
    '> ',
    '- ',
    '1. ',
    '# ',
    '```',
    '`',
    '|',
    '&',
    '+',
    '%',
    '/',
    '\\',
    '@',
    '~',
    '^',
    '{',
    '}',
    '<b>',
    '</b>',
  ],
);

const gaps = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\r\n',
  '\t',
  '\u00A0',
  '\u2028',
  '\u200B',
  '',
);

const terms = fc.constantFrom(
  ...[
    '£1,240.50',
    '3 pm',
    '2026-11-31',
    '31/12',
    '50%',
    '007',
    'v1.2.3',
    'https://example.org/a?b=c#d',
    'a@example.org',
  ],
  ...[
    'foo_bar()',
    'camelCase',
    'C:\\temp',
    'Hi Tom,',
    'Best regards,',
    'From: Anna <a@example.org>',
    'Re: the plan',
  ],
  ...[
    '👩‍👩‍👧',
    'e\u0301',
    'שלום',
    'مرحبا',
    '你好',
    'straße',
    'Łódź',
    '🇵🇱',
    '\uD83D',
    '\uFEFF',
    '\u202E',
    '\0',
  ],
);

const anything = fc.string({ unit: 'binary', maxLength: 8 });

const piece = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(words, gaps).map(([word, gap]) => word + gap) },
  { weight: 4, arbitrary: marks },
  { weight: 2, arbitrary: gaps },
  { weight: 2, arbitrary: terms },
  { weight: 1, arbitrary: anything },
);

/** As long as the longest text that is taken in. */
const longestMadeText = 10_000;

/** The same again and again is what makes patterns slow. */
const repeated = fc
  .tuple(fc.oneof(words, marks, terms, anything), gaps, fc.integer({ min: 2, max: 2_000 }))
  .map(([what, gap, times]) => (what + gap).repeat(times).slice(0, longestMadeText));

const madeText = fc
  .array(fc.oneof({ weight: 60, arbitrary: piece }, { weight: 1, arbitrary: repeated }), {
    minLength: 1,
    maxLength: 120,
  })
  .map((pieces) => pieces.join('').slice(0, longestMadeText))
  .filter((text) => text.trim() !== '');

/** One call of a rule engine, of any kind, about made texts. */
export type MadeCall =
  | { kind: 'enhance'; request: EnhanceRequest }
  | { kind: 'reply'; request: ReplyRequest }
  | { kind: 'compose'; request: ComposeRequest }
  | { kind: 'review'; request: ReviewRequest }
  | { kind: 'check'; request: CheckRequest };

const language = fc.constantFrom<Language>('en-us', 'en-ca', 'en-gb');
const level = fc.integer({ min: 1, max: 5 });
const instruction = fc.constantFrom(
  ...[
    'make it shorter',
    'pls fix the spelling a bit',
    'more formal',
    'translate it to French',
    'replace report with note',
  ],
);

const quickEnhance = fc.record({
  action: fc.constantFrom('improve', 'grammar', 'shorten', 'humanize', 'clarify'),
  text: madeText,
  language,
});

const enhance: fc.Arbitrary<EnhanceRequest> = fc.oneof(
  { weight: 5, arbitrary: quickEnhance },
  fc.record({
    action: fc.constant('rewrite'),
    text: madeText,
    language,
    style: fc.record({
      formality: fc.constantFrom(...rewriteLevels.formality),
      tone: fc.constantFrom(...rewriteLevels.tone),
      length: fc.constantFrom(...rewriteLevels.length),
    }),
  }),
  fc.record({ action: fc.constant('ai_prompt'), text: madeText, language, instruction }),
);

const reply: fc.Arbitrary<ReplyRequest> = fc.record({
  chain: madeText,
  draft: madeText,
  language,
  style: fc.record({ formality: level, tone: level, length: level }),
});

const compose: fc.Arbitrary<ComposeRequest> = fc.record({
  description: madeText,
  language,
  style: fc.record({
    formality: fc.constantFrom('casual', 'neutral', 'formal'),
    tone: fc.constantFrom('polite', 'friendly', 'confident'),
    length: fc.constantFrom('short', 'auto', 'detailed'),
  }),
});

const review: fc.Arbitrary<ReviewRequest> = fc.record({
  text: madeText,
  language,
  type: fc.constantFrom('email', 'direct-message', 'document', 'presentation', 'other'),
});

const check: fc.Arbitrary<CheckRequest> = fc.record({
  text: madeText,
  language,
  level: fc.constantFrom('errors', 'style'),
});

function callOf<Kind extends MadeCall['kind'], Request>(kind: Kind, request: fc.Arbitrary<Request>) {
  return request.map((made) => ({ kind, request: made }));
}

export const madeCall: fc.Arbitrary<MadeCall> = fc.oneof(
  { weight: 6, arbitrary: callOf('enhance', enhance) },
  callOf('reply', reply),
  callOf('compose', compose),
  callOf('review', review),
  callOf('check', check),
);

/** What is wrong with the answer; `undefined` where all is well. Throws what the engine throws. */
export async function findFaultOf(engine: RuleEngine, call: MadeCall): Promise<string | undefined> {
  const { signal } = new AbortController();
  switch (call.kind) {
    case 'check':
      return findFaultOfStretches(call.request.text, await engine.check(call.request, signal));
    case 'review':
      return findFaultOfReview(call.request.text, await readResult(engine.review(call.request, signal)));
    case 'reply':
      return findFaultOfResult(call.request.draft, await readResult(engine.reply(call.request, signal)));
    case 'compose':
      return findFaultOfResult(
        call.request.description,
        await readResult(engine.compose(call.request, signal)),
      );
    case 'enhance':
      return findFaultOfResult(call.request.text, await readResult(engine.enhance(call.request, signal)));
  }
}

async function readResult<Result>(events: AsyncIterable<EngineEvent<Result>>): Promise<Result> {
  for await (const event of events) if (event.type === 'result') return event.result;
  throw new Error('The engine ended without a result.');
}

/** The changes have to make the result of the text, letter for letter. */
function findFaultOfResult(text: string, { changes, issues, ...result }: EnhanceResult): string | undefined {
  if (applyChanges(text, changes) !== result.text) return 'its changes do not make its text';
  return (
    findFaultOfStretches(text, changes) ??
    findFaultOfStretches(
      result.text,
      issues.map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex })),
    )
  );
}

function findFaultOfReview(text: string, { ratings, points }: ReviewResult): string | undefined {
  const evidence = [
    ...ratings.flatMap((rating) => rating.evidence),
    ...points.map((point) => point.evidence),
  ];
  if (evidence.some(({ start, end, quote }) => text.slice(start, end) !== quote))
    return 'a quotation is not there';
  return points
    .map(({ changes }) => findFaultOfStretches(text, changes))
    .find((fault) => fault !== undefined);
}

function findFaultOfStretches(
  text: string,
  stretches: readonly { start: number; end: number }[],
): string | undefined {
  let position = 0;
  for (const { start, end } of stretches) {
    if (start < position || end < start || end > text.length)
      return `a stretch from ${start} to ${end} is out of place`;
    position = end;
  }
  return undefined;
}
