import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsInFlightPerWriter } from '../../src/server/writing/calls/deadlines.ts';
import type { EngineChoice, ModelList } from '../../src/shared/contract/engine-choice.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { startVendor, type VendorName, vendorNames } from '../kit/hosted-product.ts';
import { createDatabase, findFreePort } from '../kit/postgres.ts';
import {
  databaseKinds,
  getServerUrl,
  startProduct,
  startTwoServers,
  type TestProduct,
} from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import type { VendorDouble } from '../kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../kit/vendors/wire.ts';

/** Who writes is chosen on a screen, while the server runs. */

const path = '/api/admin/engine';
const rules = 'Scripted rules';
const makeRules = () => makeScriptedEngine({ name: rules, local: true });

const save = (writer: TestWriter, choice: object) => writer.put(path, choice);
const read = async (writer: TestWriter) => (await writer.get<EngineChoice>(path)).body;
const improve = async (writer: TestWriter, text: string) => (await writer.improve(text)).body;

function toChoice(name: VendorName, { baseUrl }: VendorDouble): object {
  const choice = { engine: name, base_url: baseUrl, model: vendorModel };
  return name === 'ollama' ? choice : { ...choice, api_key: vendorKey };
}

const vendors = new Map<VendorName, VendorDouble>();
beforeAll(async () => {
  for (const name of vendorNames) vendors.set(name, await startVendor(name, () => 'They were here.'));
});
afterAll(async () => {
  for (const vendor of vendors.values()) await vendor.close();
});

function findVendor(name: VendorName): VendorDouble {
  const vendor = vendors.get(name);
  if (vendor === undefined) throw new Error(`There is no ${name}.`);
  return vendor;
}

describe.each(databaseKinds)('on the %s database', (database) => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeEach(async () => {
    product = await startProduct({ database, fallbackEngine: makeRules() });
    admin = await signUp(product.url);
  });
  afterEach(() => product.stop());

  test('MODEL-01 a fresh server says that nobody has been asked, and the rules write', async () => {
    expect(await read(admin)).toEqual({
      engine: 'embedded',
      base_url: null,
      model: null,
      tool_models: {},
      has_key: false,
      has_unreadable_key: false,
      is_chosen: false,
      fixed: [],
      identity: { name: rules, local: true },
    });
    expect((await improve(admin, 'They was here.')).engine.name).toBe(rules);
    // Whoever stays with the rules has answered, too
    expect((await save(admin, { engine: 'embedded' })).status).toBe(200);
    expect(await read(admin)).toMatchObject({ is_chosen: true, engine: 'embedded' });
  });

  test.each(vendorNames)('MODEL-03 %s: listed, chosen, and the next call is its', async (name) => {
    const vendor = findVendor(name);
    const { model: _, ...provider } = toChoice(name, vendor) as { model: string };
    const listed = await admin.post<ModelList>(`${path}/models`, provider);
    expect(listed).toMatchObject({ status: 200, body: { models: [{ name: vendorModel }] } });
    expect(listed.body.models[0]?.bytes).toBe(name === 'ollama' ? 4_661_224_676 : null);

    const saved = await save(admin, toChoice(name, vendor));
    expect(saved).toMatchObject({ status: 200, body: { engine: name, model: vendorModel, is_chosen: true } });
    const { engine, enhanced_text } = await improve(admin, 'They was here.');
    expect([engine.name.includes(vendorModel), enhanced_text]).toEqual([true, 'They were here.']);
    // Pages say who writes, without a restart
    expect(await (await fetch(`${product.url}/privacy`)).text()).toContain(vendorModel);

    expect((await save(admin, { engine: 'embedded' })).status).toBe(200);
    expect((await improve(admin, 'They was there.')).engine.name).toBe(rules);
    expect(await read(admin)).toMatchObject({ has_key: false, model: null });
  });

  test('MODEL-03 a key is kept encrypted, and no answer, page or table has it', async () => {
    const vendor = findVendor('anthropic');
    const answers = [await save(admin, toChoice('anthropic', vendor)), await admin.get(path)];
    expect(answers[1]?.body).toMatchObject({ has_key: true, has_unreadable_key: false });
    const said = answers.map(({ body, headers }) => JSON.stringify([body, [...headers]]));
    for (const page of ['/', '/landing', '/privacy', '/server-settings']) {
      const { headers, ...answer } = await fetch(product.url + page, { headers: { cookie: admin.cookie } });
      said.push(JSON.stringify([[...headers], answer]));
    }
    const rows = await product.query<{ encrypted_key: string }>('select * from engine_choice');
    expect(rows[0]?.encrypted_key.length).toBeGreaterThan(30);
    said.push(JSON.stringify(rows));
    expect(said.join('\n')).not.toContain(vendorKey);
  });

  test('MODEL-03 a stored key goes nowhere but where it was typed for', async () => {
    const vendor = findVendor('openai-compatible');
    await save(admin, toChoice('openai-compatible', vendor));
    // The same place needs it no second time
    const again = { engine: 'openai-compatible', base_url: vendor.baseUrl };
    expect((await admin.post(`${path}/models`, again)).status).toBe(200);
    expect((await save(admin, { ...again, model: vendorModel })).status).toBe(200);
    expect(await read(admin)).toMatchObject({ has_key: true });

    const other = await startVendor('openai-compatible');
    try {
      const elsewhere = { engine: 'openai-compatible', base_url: other.baseUrl };
      const { body, status } = await admin.post<ErrorBody>(`${path}/models`, elsewhere);
      expect([status, body.code]).toEqual([422, 'PROVIDER_NOT_USABLE']);
      expect(JSON.stringify(other.requests)).not.toContain(vendorKey);
    } finally {
      await other.close();
    }
  });

  test('MODEL-06 a tool may have a model of its own; the others take the one for all', async () => {
    const vendor = findVendor('ollama');
    const choice = { ...toChoice('ollama', vendor), tool_models: { 'get-feedback': 'not-there' } };
    expect(await save(admin, choice)).toMatchObject({ status: 422, body: { code: 'PROVIDER_NOT_USABLE' } });
    expect(await read(admin)).toMatchObject({ engine: 'embedded', is_chosen: false });
    const tool_models = { 'write-from-scratch': `${vendorModel}` };
    await save(admin, { ...toChoice('ollama', vendor), tool_models });
    expect(await read(admin)).toMatchObject({ tool_models });
  });

  test('MODEL-05 a call that runs ends with the engine it began with', async () => {
    const slow = findVendor('ollama');
    await save(admin, toChoice('ollama', slow));
    const asked = slow.requests.length;
    slow.play({ kind: 'answer', text: 'They were here today.', manner: { pauseMs: 150 } });
    const running = improve(admin, 'They was here today.');
    await expect.poll(() => slow.requests.length).toBeGreaterThan(asked);
    await save(admin, { engine: 'embedded' });
    const next = await improve(admin, 'They was there.');
    expect(next.engine.name).toBe(rules);
    expect((await running).engine.name).toContain(vendorModel);
  });
});

test.each(databaseKinds)(
  'F-54 on the %s database the model chosen gets at most four calls of one writer at once, and another writer waits for none',
  async (database) => {
    const vendor = await startVendor('ollama');
    const product = await startProduct({ database, fallbackEngine: makeRules() });
    try {
      await save(await signUp(product.url), toChoice('ollama', vendor));
      vendor.answer = ({ messages }) => {
        const isAnother = messages.some(({ text }) => text.includes('Another'));
        return {
          kind: 'answer',
          text: 'They were here.',
          manner: isAnother ? 'in pieces' : { pauseMs: 600 },
        };
      };
      const [busy, other] = [await signUp(product.url), await signUp(product.url)];
      const own = Array.from({ length: 7 }, (_, index) => busy.improve(`They was here, ${index}.`));
      await expect.poll(() => vendor.listQuestions()).toHaveLength(callsInFlightPerWriter);
      expect((await other.improve('Another one was here.')).status).toBe(200);
      expect(vendor.listQuestions()).toHaveLength(callsInFlightPerWriter + 1);
      const answers = await Promise.all(own);
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(7).fill(200));
    } finally {
      await product.stop();
      await vendor.close();
    }
  },
);

test('MODEL-03 with another SECRET the stored key cannot be read: that is said, and a new one is taken', async () => {
  const vendor = await startVendor('anthropic', () => 'They were here.');
  const home = await createDatabase(getServerUrl());
  const start = (secret: string) =>
    startProduct({
      database: 'embedded',
      fallbackEngine: makeRules(),
      environment: { DATABASE_URL: home.url, SECRET: secret.repeat(32) },
    });
  try {
    const former = await start('a');
    const admin = await signUp(former.url);
    await save(admin, toChoice('anthropic', vendor));
    await former.stop();
    const product = await start('b');
    try {
      const again = await signIn(product.url, admin.email);
      expect(await read(again)).toMatchObject({
        engine: 'anthropic',
        has_key: true,
        has_unreadable_key: true,
      });
      const { status } = await again.improve('They was here.');
      expect([status, vendor.listQuestions()]).toEqual([503, []]);
      expect((await save(again, toChoice('anthropic', vendor))).status).toBe(200);
      expect(await read(again)).toMatchObject({ has_key: true, has_unreadable_key: false });
      expect((await improve(again, 'They was here.')).engine.name).toContain(vendorModel);
    } finally {
      await product.stop();
    }
  } finally {
    await vendor.close();
    await home.drop();
  }
});

describe('what cannot be used is a sentence that says what to do, and changes nothing', () => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', fallbackEngine: makeRules() });
    admin = await signUp(product.url);
  });
  afterAll(() => product.stop());

  async function refuse(choice: object): Promise<string> {
    const { status, body } = (await save(admin, choice)) as { status: number; body: ErrorBody };
    expect([status, body.code]).toEqual([422, 'PROVIDER_NOT_USABLE']);
    expect(await read(admin)).toMatchObject({ engine: 'embedded', is_chosen: false });
    return body.message;
  }

  test('MODEL-02 nothing listens, the model is unknown, another protocol answers', async () => {
    const port = await findFreePort();
    const ollama = findVendor('ollama').baseUrl;
    const closed = `http://127.0.0.1:${port}`;
    expect(await refuse({ engine: 'ollama', base_url: closed, model: 'llama3' })).toBe(
      `Nothing listens at 127.0.0.1:${port}: start it, or check the address.`,
    );
    expect(await refuse({ engine: 'ollama', base_url: ollama, model: 'llama99' })).toContain(
      'does not know the model llama99',
    );
    expect(await refuse({ engine: 'openai-compatible', base_url: ollama, model: 'llama3' })).toContain(
      'the address',
    );
  });

  test('MODEL-03 a wrong key, or none', async () => {
    const { baseUrl } = findVendor('anthropic');
    const choice = { engine: 'anthropic', base_url: baseUrl, model: vendorModel };
    expect(await refuse({ ...choice, api_key: 'sk-wrong-4711' })).toMatch(/refuses the key/);
    expect(await refuse(choice)).toMatch(/key is missing/);
  });

  test.each([
    'http://169.254.169.254/v1',
    'http://metadata.google.internal.169.254.169.254.nip.invalid/v1',
    'http://[fd00:ec2::254]/v1',
    'http://user:password@127.0.0.1:11434',
  ])('F-52 the address %s is asked for nothing, for administrators too', async (base_url) => {
    const message = await refuse({ engine: 'openai-compatible', base_url, model: 'm', api_key: 'sk-1' });
    expect(message).not.toContain('password@');
    const listed = await admin.post(`${path}/models`, { engine: 'openai-compatible', base_url });
    expect(listed.status).toBe(422);
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1', 'not an address'])(
    '%s is no address',
    async (base_url) => {
      expect((await save(admin, { engine: 'ollama', base_url, model: 'm' })).status).toBe(400);
    },
  );
});

describe('the environment', () => {
  test('MODEL-01 wins, and is shown as fixed', async () => {
    const vendor = findVendor('openai-compatible');
    const environment = {
      ENGINE: 'openai-compatible',
      ENGINE_MODEL: vendorModel,
      OPENAI_BASE_URL: vendor.baseUrl,
      OPENAI_API_KEY: vendorKey,
    };
    const product = await startProduct({ database: 'embedded', fallbackEngine: makeRules(), environment });
    try {
      const admin = await signUp(product.url);
      const choice = await read(admin);
      expect(choice).toMatchObject({
        engine: 'openai-compatible',
        base_url: vendor.baseUrl,
        model: vendorModel,
        is_chosen: true,
        fixed: ['engine', 'base_url', 'model', 'api_key'],
      });
      expect(JSON.stringify(choice)).not.toContain(vendorKey);
      expect(await save(admin, { engine: 'embedded' })).toMatchObject({
        status: 409,
        body: { code: 'ENGINE_FIXED' },
      });
      expect((await improve(admin, 'They was here.')).engine.name).toContain(vendorModel);
    } finally {
      await product.stop();
    }
  });

  test('a key in it serves the provider that is chosen on the screen', async () => {
    const vendor = findVendor('anthropic');
    const environment = { ANTHROPIC_BASE_URL: vendor.baseUrl, ANTHROPIC_API_KEY: vendorKey };
    const product = await startProduct({ database: 'embedded', fallbackEngine: makeRules(), environment });
    try {
      const admin = await signUp(product.url);
      const saved = await save(admin, { engine: 'anthropic', model: vendorModel });
      expect(saved).toMatchObject({ status: 200, body: { fixed: ['base_url', 'api_key'], has_key: false } });
      expect((await improve(admin, 'They was here.')).engine.name).toContain(vendorModel);
    } finally {
      await product.stop();
    }
  });
});

test('MODEL-05 a change on one of two servers is in force on the other within two seconds', async () => {
  const { servers, stop } = await startTwoServers();
  const [here, there] = servers;
  try {
    const admin = await signUp(here.url);
    const vendor = findVendor('ollama');
    const writesThere = async () => {
      const answer = await fetch(`${there.url}/privacy`);
      return (await answer.text()).includes(vendorModel);
    };
    expect(await writesThere()).toBe(false);
    await save(admin, toChoice('ollama', vendor));
    await expect.poll(writesThere, { timeout: 2_000 }).toBe(true);
    await save(admin, { engine: 'embedded' });
    await expect.poll(writesThere, { timeout: 2_000 }).toBe(false);
  } finally {
    await stop();
  }
});
