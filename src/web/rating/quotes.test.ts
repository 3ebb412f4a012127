import { describe, expect, test } from 'vitest';
import { listPointQuotes, listQuotes, withoutPoints } from './quotes.ts';

const text = [
  'Dear Mr Osei,',
  'As I already told you twice, the figures are missing. I think that maybe the template could possibly be the reason.',
].join('\n\n');

function evidenceOf(...quotes: string[]) {
  return quotes.map((quote) => ({
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
    quote,
  }));
}

/** The marked phrases in brackets. */
function show(quotes: ReturnType<typeof listQuotes>): string[] {
  return quotes.map(({ parts }) =>
    parts.map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part)).join(''),
  );
}

describe('listQuotes', () => {
  test('a phrase stands marked within its sentence', () => {
    expect(show(listQuotes(text, evidenceOf('As I already told you twice')))).toEqual([
      '[As I already told you twice], the figures are missing.',
    ]);
  });

  test('phrases of one sentence are one quote, in the order of the text', () => {
    expect(show(listQuotes(text, evidenceOf('could possibly', 'think that maybe')))).toEqual([
      'I [think that maybe] the template [could possibly] be the reason.',
    ]);
  });

  test('phrases of two sentences are two quotes', () => {
    expect(listQuotes(text, evidenceOf('told you', 'maybe'))).toHaveLength(2);
  });

  test('a phrase across two sentences is quoted whole', () => {
    const across = evidenceOf('missing. I think');
    expect(show(listQuotes(text, across))).toEqual([
      'As I already told you twice, the figures are [missing. I think] that maybe the template could possibly be the reason.',
    ]);
  });

  test('evidence that is not what stands there is quoted alone', () => {
    const [one] = evidenceOf('told you');
    expect(show(listQuotes(text, [{ start: 0, end: 4, quote: one?.quote ?? '' }]))).toEqual(['[told you]']);
  });

  test('a whole sentence is quoted without a mark: it would point at nothing', () => {
    expect(
      show(listQuotes(text, evidenceOf('As I already told you twice, the figures are missing.'))),
    ).toEqual(['As I already told you twice, the figures are missing.']);
  });

  test('of a point with a fix the words are marked that the fix replaces', () => {
    const [evidence] = evidenceOf('As I already told you twice, the figures are missing.');
    const [replaced] = evidenceOf('already');
    if (!evidence || !replaced) throw new Error('not in the text');
    const words = { category: 'tone', reason: '', gist: '', rule: '', fact: null } as const;
    const change = { start: replaced.start, end: replaced.end, replacement: '', ...words };
    const point = { id: 'a', title: '', explanation: '', evidence, changes: [change], instruction: '' };
    expect(show(listPointQuotes(text, point))).toEqual([
      'As I [already] told you twice, the figures are missing.',
    ]);
    expect(show(listPointQuotes(text, { ...point, changes: [] }))).toEqual([evidence.quote]);
  });

  test('evidence without words is no quote', () => {
    expect(listQuotes(text, [{ start: 3, end: 3, quote: '' }])).toEqual([]);
  });

  test('a long sentence is cut around the phrase, between words', () => {
    const long = `${'word '.repeat(60)}PHRASE ${'after '.repeat(60)}end.`;
    const start = long.indexOf('PHRASE');
    const [quote = ''] = show(listQuotes(long, [{ start, end: start + 6, quote: 'PHRASE' }]));
    expect(quote).toMatch(/^… (word )+\[PHRASE\]( after)+ …$/);
    expect(quote.length).toBeLessThan(250);
  });
});

test('evidence that a point quotes is the point’s; what no point speaks of stays with the rating', () => {
  const [told, hedge] = evidenceOf('As I already told you twice', 'think that maybe');
  const [sentence] = evidenceOf('I think that maybe the template could possibly be the reason.');
  if (!told || !hedge || !sentence) throw new Error('not in the text');
  const point = {
    id: 'hedge',
    title: 'A hedge',
    explanation: '',
    evidence: sentence,
    changes: [],
    instruction: '',
  };
  expect(withoutPoints([told, hedge], [point])).toEqual([told]);
  expect(withoutPoints([told, hedge], [])).toEqual([told, hedge]);
});
