import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dictionaryWordMaxLength, dictionaryWordsLimit } from '../../src/shared/limits.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
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

  test('it holds 5,000 words, however many add at the same time, and what would be too much is not half added', async () => {
    const writer = await signUp(product.url);
    const toWords = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => `word${from + index}`);
    expect((await writer.post(path, { words: toWords(0, dictionaryWordsLimit - 3) })).status).toBe(200);
    const tries = Array.from({ length: 4 }, (_, index) =>
      writer.post(path, { words: [`two${index}`, `pair${index}`] }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
    expect(await readWords(writer)).toHaveLength(dictionaryWordsLimit - 1);
    // What is there already takes no room
    expect((await writer.post(path, { words: toWords(0, 100) })).status).toBe(200);
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

test('WORK-11: words that are added and rules that are switched off hold for every tool of the rules, from the next call on', async () => {
  const product = await startProduct({ database: 'embedded' });
  try {
    const writer = await signUp(product.url);
    const text = 'Grobble and flimbot is late. In order to recieve it , we dont wait.';
    const bare = (await writer.improve(text)).body.enhanced_text;
    expect(bare).toMatch(/^(?!.*recieve).*To receive it, we don't wait\.$/);
    await writer.post(path, { words: ['recieve', 'flimbot', 'grobble'] });
    await writer.post('/api/switched-off-rules', { rule: 'spacing' });
    const { body } = await writer.improve(text);
    expect(body.enhanced_text).toContain("To recieve it , we don't wait.");
    expect(body.issues).toEqual([]);
    const answers = await Promise.all([
      writer.post('/api/functions/enhance-text-v2', { action: 'rewrite', original_text: text }),
      writer.post('/api/functions/reply-email', {
        action: 'reply-email',
        'email-chain': 'Hi,\n\nwill it come?\n\nTom',
        'user-draft': text,
      }),
      writer.post('/api/functions/write-from-scratch', { description: text }),
      writer.post('/api/functions/get-feedback', { action: 'get-feedback', text, text_type: 'document' }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const said = JSON.stringify(answer.body);
      expect(said).not.toMatch(/receive|"rule":"spacing"/);
    }
    await writer.remove(path, { words: ['recieve'] });
    expect((await writer.improve(text)).body.enhanced_text).toContain('receive');
  } finally {
    await product.stop();
  }
}, 120_000);
