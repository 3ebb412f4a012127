import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Usage } from '../../src/shared/contract/usage.ts';
import { toolNames } from '../../src/shared/tools.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { callTool, consume } from '../kit/credits.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { failWith, makeScriptedEngine, neverTheSame } from '../kit/scripted-engine.ts';

const text = 'please read this letter.';
const none = { calls: 0, credits: 0, words_improved: 0 };

describe.each(databaseKinds)('usage on the %s database', (database) => {
  const engine = makeScriptedEngine();
  const fallbackEngine = makeScriptedEngine({ name: 'Second engine', local: true });
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database, engine, fallbackEngine });
  });
  afterAll(() => product.stop());
  afterEach(() => {
    engine.play(neverTheSame);
    fallbackEngine.play(neverTheSame);
    product.setTime(new Date());
  });

  const readUsage = async (writer: TestWriter, query = '') =>
    (await writer.get<Usage>(`/api/usage${query}`)).body;

  test('a new writer has thirty days up to today and every tool, with nothing in them', async () => {
    product.setTime(new Date('2027-03-01T12:00:00Z'));
    const { days, tools } = await readUsage(await signUp(product.url));
    expect(days).toHaveLength(30);
    expect([days.at(0), days.at(-1)]).toEqual([
      { day: '2027-01-31', ...none },
      { day: '2027-03-01', ...none },
    ]);
    expect(tools).toEqual(toolNames.map((tool) => ({ tool, ...none })));
  });

  test('calls that ended well count on the day of their end, with what they cost and the words of what they changed', async () => {
    product.setTime(new Date('2027-04-30T23:00:00Z'));
    const writer = await signUp(product.url);
    for (const tool of toolNames) await callTool(writer, tool, text);
    await writer.improve(text);
    await writer.improve('FINE as it is.');
    engine.play(failWith('down'));
    await writer.improve(text);
    expect((await callTool(writer, 'get-feedback', text)).status).toBe(200);
    engine.play(neverTheSame);
    product.setTime(new Date('2027-05-01T00:00:00Z'));
    await writer.improve(text);
    await consume(writer, 2);
    const { days, tools } = await readUsage(writer, '?days=3');
    expect(days).toEqual([
      { day: '2027-04-29', ...none },
      { day: '2027-04-30', calls: 7, credits: 5, words_improved: 16 },
      { day: '2027-05-01', calls: 1, credits: 1, words_improved: 4 },
    ]);
    expect(tools).toEqual([
      { tool: 'improve-text', calls: 4, credits: 3, words_improved: 12 },
      { tool: 'email-reply', calls: 1, credits: 1, words_improved: 4 },
      { tool: 'write-from-scratch', calls: 1, credits: 1, words_improved: 4 },
      { tool: 'get-feedback', calls: 2, credits: 1, words_improved: 0 },
    ]);
    expect((await readUsage(writer, '?days=1')).days).toMatchObject([{ day: '2027-05-01', calls: 1 }]);
  });

  test('many calls at once are all counted, and nobody else’s', async () => {
    const [writer, other] = [await signUp(product.url), await signUp(product.url)];
    await Promise.all(Array.from({ length: 10 }, () => writer.improve(text)));
    expect((await readUsage(writer, '?days=1')).days[0]).toMatchObject({ calls: 10, credits: 10 });
    expect((await readUsage(other, '?days=1')).days[0]).toMatchObject(none);
  });

  test('figures stay when the texts are deleted', async () => {
    const writer = await signUp(product.url);
    await writer.improve(text);
    const before = await readUsage(writer);
    await writer.remove('/api/actions');
    expect(await readUsage(writer)).toEqual(before);
  });

  test.each(['0', '91', '1.5', 'x', '-1'])('%s days are refused', async (days) => {
    const writer = await signUp(product.url);
    expect((await writer.get(`/api/usage?days=${days}`)).status).toBe(400);
  });
});
