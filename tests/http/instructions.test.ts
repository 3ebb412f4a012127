import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InstructionList } from '../../src/shared/contract/instructions.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { defaultPlans } from '../../src/shared/plans.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';

const path = '/api/instructions';

describe.each(databaseKinds)('saved instructions on the %s database', (database) => {
  let product: TestProduct;

  beforeAll(async () => {
    product = await startProduct({ database });
  });
  afterAll(() => product.stop());

  const add = (writer: TestWriter, names: readonly string[], index?: number) =>
    writer.post<InstructionList & ErrorBody>(path, {
      instructions: names.map((name) => ({ name, instruction: `Make it ${name}.` })),
      ...(index !== undefined && { index }),
    });
  const list = async (writer: TestWriter) => (await writer.get<InstructionList>(path)).body;
  const listNames = async (writer: TestWriter) => (await list(writer)).instructions.map(({ name }) => name);

  async function patch(writer: TestWriter, id: string, body: object) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${writer.token}` };
    const options = { method: 'PATCH', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${product.url}${path}/${id}`, options);
    return { status: answer.status, body: (await answer.json()) as InstructionList };
  }

  test('they are kept in the order that their writer gives them, and changed one by one', async () => {
    const writer = await signUp(product.url);
    expect(await list(writer)).toEqual({ instructions: [], limit: defaultPlans.free.savedInstructions });
    const { body } = await add(writer, ['  warm ', 'short']);
    const [warm, short] = body.instructions.map(({ id }) => id) as [string, string];
    expect(await writer.put(`${path}/order`, { ids: [short, warm] })).toMatchObject({ status: 200 });
    const changed = await patch(writer, warm, { instruction: 'Make it kind.' });
    expect(changed.body.instructions).toEqual([
      { id: short, name: 'short', instruction: 'Make it short.' },
      { id: warm, name: 'warm', instruction: 'Make it kind.' },
    ]);
    await writer.remove(`${path}/${short}`);
    await add(writer, ['short'], 0);
    expect(await listNames(writer)).toEqual(['short', 'warm']);
  });

  test('of those of another writer nothing is seen, changed or removed', async () => {
    const [writer, stranger] = await Promise.all([signUp(product.url), signUp(product.url)]);
    const id = (await add(writer, ['warm'])).body.instructions[0]?.id ?? '';
    expect(await listNames(stranger)).toEqual([]);
    expect((await patch(stranger, id, { name: 'mine' })).status).toBe(404);
    expect((await stranger.remove(`${path}/${id}`)).status).toBe(404);
    expect(await listNames(writer)).toEqual(['warm']);
  });

  test('of many at the same time exactly as many are saved as the plan has room for', async () => {
    const writer = await signUp(product.url);
    const answers = await Promise.all(['1', '2', '3', '4', '5', '6'].map((name) => add(writer, [name])));
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(defaultPlans.free.savedInstructions);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'INSTRUCTIONS_FULL',
      message: 'Free has room for 3 saved instructions. Nothing was saved.',
    });
    expect(await listNames(writer)).toHaveLength(saved.length);
  });

  test('what a smaller plan has no room for is kept, and can be changed, moved and removed', async () => {
    const writer = await signUp(product.url);
    const setPlan = (type: string) =>
      product.query('update profiles set account_type = $2 where id = $1', [writer.userId, type]);
    await setPlan('paid');
    const { body } = await add(writer, ['1', '2', '3', '4', '5']);
    expect(body.limit).toBe(defaultPlans.paid.savedInstructions);
    await setPlan('free');
    const ids = body.instructions.map(({ id }) => id);
    expect((await list(writer)).limit).toBe(defaultPlans.free.savedInstructions);
    expect((await patch(writer, ids[4] ?? '', { name: 'five' })).status).toBe(200);
    await writer.put(`${path}/order`, { ids: [ids[4]] });
    await writer.remove(`${path}/${ids[0]}`);
    expect(await listNames(writer)).toEqual(['five', '2', '3', '4']);
    expect((await add(writer, ['6'])).body.code).toBe('INSTRUCTIONS_FULL');
  });
});
