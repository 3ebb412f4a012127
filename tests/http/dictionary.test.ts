import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dictionaryBodyLimitBytes,
  dictionaryWordMaxLength,
  dictionaryWordsLimit,
} from '../../src/shared/limits.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startHostedProduct } from '../kit/hosted-product.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';

const path = '/api/dictionary/words';

describe.each(databaseKinds)('the dictionary and the switched-off rules on the %s database', (database) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, engine: makeScriptedEngine() });
  });
  afterAll(() => product.stop());

  const readWords = async (writer: TestWriter) =>
    (await writer.get<{ words: string[] }>('/api/dictionary')).body.words;

  test('words are listed by the alphabet, once each, as they are written; another writer has others', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    expect(await readWords(writer)).toEqual([]);
    const words = ['Zürich-West', 'iOS', 'flimbot', 'Flimbot', ' C++ ', 'e\u0301clair', 'flimbot'];
    const listed = ['C++', 'éclair', 'flimbot', 'Flimbot', 'iOS', 'Zürich-West'];
    expect((await writer.post(path, { words })).body).toEqual({ words: listed });
    expect((await writer.post(path, { words: ['iOS', 'AT&T'] })).body).toEqual({
      words: ['AT&T', ...listed],
    });
    expect((await writer.remove(path, { words: ['AT&T', 'never there'.slice(0, 5)] })).body).toEqual({
      words: listed,
    });
    expect(await readWords(writer)).toEqual(listed);
    expect(await readWords(other)).toEqual([]);
    expect((await other.remove(path, { words: ['iOS'] })).body).toEqual({ words: [] });
  });

  test.each([
    ['two words', 'two words'],
    ['nothing', ' '],
    ['marks only', '--'],
    ['a line’s end', 'a\u2028b'],
    ['one too long', 'a'.repeat(dictionaryWordMaxLength + 1)],
  ])('of words with a bad one among them, %s, none is added', async (_, bad) => {
    const writer = await signUp(product.url);
    const refused = await writer.post(path, { words: ['good', bad] });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ code: 'INVALID_REQUEST' }),
    ]);
    expect(await readWords(writer)).toEqual([]);
  });

  test('it holds 5,000 of the longest words, however many add at the same time, and what would be too much is not half added', async () => {
    const writer = await signUp(product.url);
    const toWords = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) =>
        `${from + index}`.padStart(dictionaryWordMaxLength, 'あ'),
      );
    expect((await writer.post(path, { words: toWords(0, dictionaryWordsLimit - 3) })).status).toBe(200);
    const tries = Array.from({ length: 4 }, (_, index) =>
      writer.post(path, { words: [`two${index}`, `pair${index}`] }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await readWords(writer)).toHaveLength(dictionaryWordsLimit - 1);
    // What is there already takes no room
    expect((await writer.post(path, { words: toWords(0, 100) })).status).toBe(200);
    expect((await writer.remove(path, { words: toWords(0, dictionaryWordsLimit) })).body).toEqual({
      words: expect.arrayContaining([expect.stringMatching(/^two/), expect.stringMatching(/^pair/)]),
    });
    const tooLarge = await writer.post(path, 'x'.repeat(dictionaryBodyLimitBytes + 1));
    expect([tooLarge.status, tooLarge.body]).toEqual([
      413,
      expect.objectContaining({ code: 'REQUEST_TOO_LARGE' }),
    ]);
  });

  test('a rule is switched off once, known by what was said of it last, and switched on again', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    const path = '/api/switched-off-rules';
    const spacing = { rule: 'spacing', description: 'One space between words is enough.' };
    const repeated = { rule: 'harper/RepeatedWords', description: 'Twice.' };
    await writer.post(path, { rule: 'spacing' });
    await writer.post(path, spacing);
    const { body } = await writer.post(path, repeated);
    expect(body).toEqual({ rules: [repeated, spacing] });
    expect((await writer.get(path)).body).toEqual(body);
    expect((await other.get(path)).body).toEqual({ rules: [] });
    expect((await writer.remove(path, { rule: repeated.rule })).body).toEqual({ rules: [spacing] });
    expect((await writer.post(path, { rule: 'two words' })).status).toBe(400);
  });
});

/** All that the tools say of the same words. A partial edit is one by its instruction. */
async function askAllTools(writer: TestWriter, text: string): Promise<string[]> {
  const improvePath = '/api/functions/enhance-text-v2';
  const partial = { action: 'ai_prompt', ai_prompt: 'Fix the grammar', partial: true };
  const reply = { action: 'reply-email', 'email-chain': 'Hi,\n\nwill it come?\n\nTom', 'user-draft': text };
  const calls: [path: string, body: object][] = [
    [improvePath, { action: 'improve', original_text: text }],
    [improvePath, { action: 'grammar', original_text: text }],
    [improvePath, { action: 'rewrite', original_text: text }],
    [improvePath, { ...partial, original_text: text, context: { before: 'Hello. ', after: '' } }],
    ['/api/functions/reply-email', reply],
    ['/api/functions/write-from-scratch', { description: text }],
    ['/api/functions/get-feedback', { action: 'get-feedback', text, text_type: 'document' }],
    ['/api/check', { text }],
  ];
  const said: string[] = [];
  for (const [path, body] of calls) {
    const answer = await writer.post(path, body);
    expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body]);
    said.push(`${path} ${JSON.stringify(answer.body)}`);
  }
  return said;
}

const environment = { FREE_DAILY_CREDITS: '100' };

test('WORK-11: words that are added and rules that are switched off hold for every tool of the rules and for the check, from the next call on', async () => {
  const product = await startProduct({ database: 'embedded', environment });
  try {
    const writer = await signUp(product.url);
    const text = 'Grobble and flimbot is late. In order to recieve it , they was here.';
    const touched = /receive|“flimbot”|"rule":"plural-pronoun"/i;
    for (const said of await askAllTools(writer, text)) expect(said).toMatch(touched);
    await writer.post(path, { words: ['recieve', 'flimbot', 'grobble'] });
    await writer.post('/api/switched-off-rules', { rule: 'plural-pronoun' });
    for (const said of await askAllTools(writer, text)) expect(said).not.toMatch(touched);
    await writer.remove(path, { words: ['recieve', 'flimbot', 'grobble'] });
    await writer.remove('/api/switched-off-rules', { rule: 'plural-pronoun' });
    for (const said of await askAllTools(writer, text)) expect(said).toMatch(touched);
  } finally {
    await product.stop();
  }
}, 120_000);

test('WORK-11: words that are added hold for every tool of a model, whatever it answers', async () => {
  const product = await startHostedProduct({ vendor: 'anthropic', database: 'embedded', environment });
  try {
    const text = 'The team will recieve a flimbot on Monday.';
    const respelled = 'The team will receive a limbo on Monday.';
    const toRating = (category: string) => ({ category, score: 4, description: 'Good.', evidence: [] });
    const point = {
      title: 'Words',
      explanation: 'Slips.',
      quote: text,
      replacement: respelled,
      instruction: '',
    };
    const review = JSON.stringify({
      written_feedback: 'Good.',
      ratings: ['Readability', 'Clarity', 'Professionalism'].map(toRating),
      points: [point],
    });
    product.vendor.answer = ({ schema }) => (schema ? review : respelled);
    const writer = await signUp(product.url);
    const tools = async () =>
      (await askAllTools(writer, text)).filter((said) => !said.startsWith('/api/check'));
    for (const said of await tools())
      expect(said).toMatch(/"replacement":"(?:receive|limbo)"|receive a limbo/);
    await writer.post(path, { words: ['recieve', 'flimbot'] });
    for (const said of await tools()) expect(said).not.toMatch(/receive|\blimbo/);
  } finally {
    await product.stop();
  }
}, 120_000);
