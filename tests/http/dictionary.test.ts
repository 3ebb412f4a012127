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
  const readRules = async (writer: TestWriter) =>
    (await writer.get<{ rules: object[] }>('/api/switched-off-rules')).body.rules;

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
    await writer.put('/api/switched-off-rules/spacing', {});
    const reason = 'One space between words is enough.';
    await writer.put('/api/switched-off-rules/spacing', { description: reason });
    const { body } = await writer.put('/api/switched-off-rules/RepeatedWords', { description: 'Twice.' });
    const rules = [
      { rule: 'RepeatedWords', description: 'Twice.' },
      { rule: 'spacing', description: reason },
    ];
    expect(body).toEqual({ rules: expect.arrayContaining(rules) });
    expect(await readRules(writer)).toHaveLength(2);
    expect(await readRules(other)).toEqual([]);
    expect((await writer.remove('/api/switched-off-rules/RepeatedWords')).body).toEqual({
      rules: [rules[1]],
    });
    expect((await writer.put('/api/switched-off-rules/two%20words', {})).status).toBe(400);
  });
});
