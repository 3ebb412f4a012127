import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemModelParts } from '../../../../tests/kit/vendors/model-parts.ts';
import { startOpenAiDouble } from '../../../../tests/kit/vendors/openai.ts';
import type { VendorDouble } from '../../../../tests/kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../../../../tests/kit/vendors/wire.ts';
import type { EnhanceRequest, EnhanceResult } from '../../../engine/index.ts';
import { makeOpenAiCompatibleModel } from '../providers/openai-compatible/model.ts';
import type { Correct } from './corrections/stand-in.ts';
import { makeHostedEngine } from './engine.ts';

/** Fix Grammar over a provider whose model corrects, or does what models do instead. */

const language = 'en-us';
/** Each sentence with its right correction, what a model makes of it that rephrases, and one that changes a fact. */
const sentences = [
  {
    wrong: 'Dear Dr. Lee,',
    right: 'Dear Dr. Lee,',
    other: 'Hello there, doctor!',
    fact: 'Dear Dr. Reed,',
  },
  {
    wrong: 'They was here on Monday with the 14 boxes from Leeds.',
    right: 'They were here on Monday with the 14 boxes from Leeds.',
    other: 'Fourteen cartons arrived at our place as the week began.',
    fact: 'They were here on Monday with the 40 boxes from Leeds.',
  },
  {
    wrong: 'I has not signed the form, e.g. because nobody were there.',
    right: 'I have not signed the form, e.g. because nobody was there.',
    other: 'Signing proved impossible since the place stood empty.',
    fact: 'I have signed the form, e.g. because nobody was there.',
  },
  {
    wrong: '- two box of green tea for Maria',
    right: '- two boxes of green tea for Maria',
    other: '- some herbal drinks in cartons',
    fact: '- two boxes of green tea for Marta',
  },
  {
    wrong: '- a bottle of milk 🥛',
    right: '- a bottle of milk 🥛',
    other: '- dairy in glass containers',
    fact: '- 3 bottles of milk 🥛',
  },
  {
    wrong: 'Can you sended it until Friday?',
    right: 'Can you send it by Friday?',
    other: 'Shipping before the weekend would be much appreciated!',
    fact: 'Can you send it by Thursday?',
  },
] as const;

type Version = keyof (typeof sentences)[number];

/** In paragraphs and lines, as on Windows, with two spaces where people leave two. */
const gaps = ['\r\n\r\n', '  ', '\r\n', '\r\n', '\r\n\r\n', '\r\n'];

function write(version: Version | ((index: number) => string), between: readonly string[] = gaps): string {
  return sentences
    .map((one, index) => {
      const text = typeof version === 'function' ? version(index) : one[version];
      return text + (between[index] ?? '');
    })
    .join('');
}

const source = write('wrong');
/** A model knows one kind of line ends, and one space. */
const plainGaps = ['\n\n', ' ', '\n', '\n', '\n\n', ''];

/** What the rules know: one word. */
const rulesChange = {
  category: 'grammar',
  reason: 'The subject is plural.',
  gist: 'agreement',
  rule: 'agreement',
} as const;
const correct: Correct = async ({ text }) => {
  const changes = [...text.matchAll(/\bwas\b/g)].map(({ index }) => {
    return { start: index, end: index + 'was'.length, replacement: 'were', ...rulesChange };
  });
  return { text: text.replaceAll(/\bwas\b/g, 'were'), changes, issues: [] };
};
const byRules = source.replace('They was', 'They were');

let vendor: VendorDouble;
beforeAll(async () => {
  vendor = await startOpenAiDouble();
});
afterAll(() => vendor.close());

interface Asked {
  request?: EnhanceRequest;
  /** Null for an engine without them. */
  rules?: Correct | null;
  signal?: AbortSignal;
  hasLeftEnglish?: () => boolean;
}

/** What the writer sees while it is written, and what they get. */
async function fix(answer: string, { request, rules = correct, signal, hasLeftEnglish }: Asked = {}) {
  vendor.answer = () => answer;
  const { baseUrl } = vendor;
  const settings = { baseUrl, apiKey: vendorKey, model: vendorModel, structuredOutputs: undefined };
  const engine = makeHostedEngine({
    model: makeOpenAiCompatibleModel({ ...settings, parts: systemModelParts }),
    newMarker: () => '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    ...(rules && { correct: rules }),
    ...(hasLeftEnglish && { loadLanguageChecks: async () => ({ hasLeftEnglish }) }),
  });
  let streamed = '';
  let result: EnhanceResult | undefined;
  const asked = request ?? { action: 'grammar', text: source, language };
  for await (const event of engine.enhance(asked, signal ?? new AbortController().signal)) {
    if (event.type === 'text') streamed += event.text;
    if (event.type === 'result') result = event.result;
  }
  if (result === undefined) throw new Error('The engine gave no result.');
  return { streamed, result };
}

function listMarked({ text, issues }: EnhanceResult): string[] {
  return issues.map(({ startIndex, endIndex }) => text.slice(startIndex, endIndex));
}

describe('MODEL-08 Fix Grammar with a model corrects and does not rephrase', () => {
  test('of a model that corrects well, every correction reaches the writer, and nothing is said', async () => {
    const { result } = await fix(write('right', plainGaps));
    expect(result.text.replaceAll(/\s+/g, ' ').trim()).toBe(write('right').replaceAll(/\s+/g, ' ').trim());
    expect(result.changes.every(({ rule }) => rule === 'grammar@1')).toBe(true);
    expect([result.issues, result.notice]).toEqual([[], undefined]);
  });

  test('of a model that rephrases everything, no sentence does: each has the rules’ version, and is marked', async () => {
    const { result, streamed } = await fix(write('other', plainGaps));
    expect(streamed).toContain('cartons');
    expect(result.text).toBe(byRules);
    expect(result.changes).toEqual([
      { start: source.indexOf('was'), end: source.indexOf('was') + 3, replacement: 'were', ...rulesChange },
    ]);
    expect(listMarked(result)).toEqual(sentences.map(({ wrong }) => wrong.replace('was', 'were')));
    expect(result.notice).toBe(
      'In 6 of 6 sentences the model did more than correct, so they have the corrections of the rules instead. This was free.',
    );
  });

  test.each(sentences.map((_, index) => [index]))(
    'sentence %i alone, rephrased or with another fact, falls back; the others keep the model’s corrections',
    async (at) => {
      for (const version of ['other', 'fact'] as const) {
        const answer = write(
          (index) => sentences[index]?.[index === at ? version : 'right'] ?? '',
          plainGaps,
        );
        const { result } = await fix(answer);
        const stands = (sentences[at]?.wrong ?? '').replace('was', 'were');
        expect(result.text).toBe(write((index) => (index === at ? stands : (sentences[index]?.right ?? ''))));
        expect(listMarked(result)).toEqual([stands]);
        expect(result.notice).toContain('In 1 of 6 sentences');
      }
    },
  );

  test('a sentence that was dropped is there again, one that was added is not', async () => {
    const dropped = write('right', plainGaps).replace('\n- a bottle of milk 🥛', '');
    const { result } = await fix(dropped);
    expect(result.text).toBe(write('right'));
    expect(result.issues.map(({ message }) => message)).toEqual([
      'The model left this sentence out; the rules found nothing to correct in it.',
    ]);
    const added = write('right', plainGaps).replace('Can you', 'I hope that you are well. Can you');
    expect((await fix(added)).result).toMatchObject({ text: write('right'), issues: [] });
  });

  test('sentences that were joined or split to correct them stay so', async () => {
    const request = (text: string) => ({ action: 'grammar', text, language }) as const;
    const parted = 'The shop were closed. So we went to the market.';
    const joined = 'The shop was closed, so we went to the market.';
    expect((await fix(joined, { request: request(parted) })).result).toMatchObject({
      text: joined,
      issues: [],
    });
    const spliced = 'The shop were closed, we went to the market, it rained.';
    const split = 'The shop was closed. We went to the market. It rained.';
    expect((await fix(split, { request: request(spliced) })).result).toMatchObject({
      text: split,
      issues: [],
    });
  });

  test('an answer in another language is told as such where somebody can tell', async () => {
    const german = 'Sie waren am Montag hier und haben den Bericht gebracht.';
    const text = 'They was here on Monday and brought the report.';
    const request = { action: 'grammar', text, language } as const;
    const { result } = await fix(german, { request, hasLeftEnglish: () => true });
    expect(result.text).toBe('They were here on Monday and brought the report.');
    expect(result.issues[0]?.message).toBe(
      'The model wrote this sentence in another language; here are the corrections of the rules.',
    );
    expect(result.notice).toMatch(/^The model did more than correct/);
  });

  test.each<[name: string, rules: Correct | null]>([
    ['fail', () => Promise.reject(new Error('broken'))],
    [
      'refuse',
      async ({ text }) => ({
        text,
        changes: [],
        issues: [],
        refusal: { code: 'LANGUAGE_NOT_UNDERSTOOD', message: 'x' },
      }),
    ],
    ['are not there', null],
  ])('where the rules %s, the writer’s own sentence stands', async (_, rules) => {
    const { result } = await fix(write('other', plainGaps), { rules });
    expect([result.text, result.changes]).toEqual([source, []]);
    expect(result.notice).toContain('they stand as you wrote them');
  });

  test('whoever leaves while the rules work gets no result', async () => {
    const leaving = new AbortController();
    const rules: Correct = async () => {
      leaving.abort(new DOMException('', 'TimeoutError'));
      throw new Error('broken');
    };
    const leave = fix(write('other', plainGaps), { rules, signal: leaving.signal });
    await expect(leave).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('what may rephrase does: Improve and an instruction are not held to it', async () => {
    const prompt = { action: 'ai_prompt', text: source, instruction: 'Fix the grammar', language } as const;
    for (const request of [{ action: 'improve', text: source, language } as const, prompt]) {
      const { result } = await fix(write('other', plainGaps), { request });
      expect(result.text).toContain('Fourteen cartons');
    }
  });
});
