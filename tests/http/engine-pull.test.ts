import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EngineChoice, ModelList } from '../../src/shared/contract/engine-choice.ts';
import type { ModelPull } from '../../src/shared/contract/engine-pull.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { findFreePort } from '../kit/postgres.ts';
import { databaseKinds, startProduct, startTwoServers, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { type OllamaDouble, pulledParts, startOllamaDouble } from '../kit/vendors/ollama.ts';
import { vendorModel } from '../kit/vendors/wire.ts';

/** A model is pulled by Ollama, from the screen. */

const choicePath = '/api/admin/engine';
const path = `${choicePath}/pull`;
const model = 'llama3.2';
const totalBytes = pulledParts.reduce((sum, bytes) => sum + bytes);
/** Waits for what the server writes down twice a second. */
const patience = { timeout: 5_000, interval: 50 };

const readPull = async (writer: TestWriter) => (await writer.get<ModelPull>(path)).body.pull;
const findStatus = async (writer: TestWriter) => (await readPull(writer))?.status;
const start = (writer: TestWriter, { baseUrl }: { baseUrl: string }, name = model) =>
  writer.post<ModelPull & ErrorBody>(path, { model: name, base_url: baseUrl });

let ollama: OllamaDouble;
beforeEach(async () => {
  ollama = await startOllamaDouble(() => 'They were here.');
});
afterEach(() => ollama.close());

const findPullRequest = () => ollama.requests.find((request) => request.path === '/api/pull');

describe.each(databaseKinds)('on the %s database', (database) => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeEach(async () => {
    product = await startProduct({ database, fallbackEngine: makeScriptedEngine() });
    admin = await signUp(product.url);
  });
  afterEach(() => product.stop());

  test('MODEL-02 a model is pulled by its name, with progress over a reload, and is there to be chosen', async () => {
    expect(await readPull(admin)).toBeNull();
    ollama.playPull({ pauseMs: 100 });
    const begun = await start(admin, ollama);
    expect(begun).toMatchObject({ status: 200, body: { pull: { model, status: 'running', message: null } } });

    const seen: number[] = [];
    const again = await signIn(product.url, admin.email);
    await expect
      .poll(async () => {
        const pull = await readPull(again);
        seen.push(pull?.done_bytes ?? -1);
        if (pull?.status === 'running' && pull.done_bytes > 0)
          expect(pull).toMatchObject({ total_bytes: expect.any(Number), base_url: ollama.baseUrl });
        return pull?.status;
      }, patience)
      .toBe('done');
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(await readPull(admin)).toMatchObject({
      done_bytes: totalBytes,
      total_bytes: totalBytes,
      bytes_per_second: null,
      seconds_left: null,
      message: null,
    });

    const provider = { engine: 'ollama', base_url: ollama.baseUrl };
    const { body } = await admin.post<ModelList>(`${choicePath}/models`, provider);
    expect(body.models.map(({ name }) => name)).toEqual([vendorModel, `${model}:latest`]);
    expect(body.models[1]?.bytes).toBeGreaterThan(0);
    expect(await admin.put(choicePath, { ...provider, model })).toMatchObject({ status: 200 });
    expect((await admin.get<EngineChoice>(choicePath)).body.identity.name).toContain(model);
    expect((await admin.improve('They was here.')).body.enhanced_text).toBe('They were here.');
  });

  test('MODEL-02 what is cancelled is pulled no more, and can be pulled again', async () => {
    ollama.playPull({ pauseMs: 50, end: 'silence' });
    await start(admin, ollama);
    await expect.poll(async () => (await readPull(admin))?.done_bytes, patience).toBeGreaterThan(0);
    const cancelled = await admin.remove<ModelPull>(path);
    expect(cancelled).toMatchObject({ status: 200, body: { pull: { status: 'cancelled', message: null } } });
    await expect.poll(() => findPullRequest()?.closedEarly, patience).toBe(true);
    // A second cancel, and one of what has ended, changes nothing
    expect((await admin.remove<ModelPull>(path)).body.pull?.status).toBe('cancelled');

    expect((await start(admin, ollama)).status).toBe(200);
    await expect.poll(() => findStatus(admin), patience).toBe('done');
    expect((await admin.remove<ModelPull>(path)).body.pull?.status).toBe('done');
  });

  test('MODEL-02 of pulls that begin at once one runs, and the others are told so', async () => {
    ollama.playPull({ end: 'silence' });
    const answers = await Promise.all([1, 2, 3, 4].map(() => start(admin, ollama)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('PULL_RUNNING');
    expect(ollama.requests.filter((request) => request.path === '/api/pull')).toHaveLength(1);
  });

  test('MODEL-02 a pull that nobody writes of any more has failed, and can be begun anew', async () => {
    ollama.playPull({ end: 'silence' });
    await start(admin, ollama);
    // As if its server had died: what it writes is another row's
    await product.query(
      "update model_pull set runner = gen_random_uuid(), written_at = now() - interval '16 seconds'",
    );
    expect(await readPull(admin)).toMatchObject({
      status: 'failed',
      message: 'The server that pulled it has stopped. Pull it again: it goes on where it ended.',
    });
    expect((await admin.remove<ModelPull>(path)).body.pull?.status).toBe('failed');
    expect((await start(admin, ollama)).status).toBe(200);
    await expect.poll(() => findStatus(admin), patience).toBe('done');
  });
});

describe('what goes wrong is a sentence that says what to do', () => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeAll(async () => {
    product = await startProduct({ database: 'embedded', fallbackEngine: makeScriptedEngine() });
    admin = await signUp(product.url);
  });
  afterAll(() => product.stop());

  async function fail(): Promise<string> {
    expect((await start(admin, ollama)).status).toBe(200);
    await expect.poll(() => findStatus(admin), patience).toBe('failed');
    return (await readPull(admin))?.message ?? '';
  }

  const secret = 'Q7-words-of-the-vendor';
  test.each([
    [
      'a name that is not known',
      `${secret} pull model manifest: file does not exist`,
      /has no model llama3\.2/,
    ],
    ['a full disk', `write /home/${secret}/blobs: no space left on device`, /disk of .* is full.*goes on/],
    ['no way to the library', `max retries exceeded: Get "https://${secret}": EOF`, /reach its library/],
    [
      'an old Ollama',
      `pull model manifest: 412: requires a newer version of Ollama ${secret}`,
      /too old for/,
    ],
    ['what nobody knows', secret, /run “ollama pull llama3\.2” on that machine/],
  ])('MODEL-02 %s', async (_, error, sentence) => {
    ollama.playPull({ pauseMs: 5, end: { error } });
    expect(await fail()).toMatch(sentence);
    expect(
      JSON.stringify([await readPull(admin), await product.query('select * from model_pull')]),
    ).not.toContain(secret);
  });

  test('MODEL-02 Ollama goes in the middle', async () => {
    ollama.playPull({ pauseMs: 5, end: 'cut' });
    expect(await fail()).toMatch(
      /^The connection to Ollama at 127\.0\.0\.1:\d+ was lost: .* goes on where it/,
    );
  });

  test('MODEL-02 Ollama is not there, or something else is: told at once', async () => {
    const port = await findFreePort();
    const closed = await start(admin, { baseUrl: `http://127.0.0.1:${port}` });
    expect(closed).toMatchObject({
      status: 422,
      body: {
        code: 'PROVIDER_NOT_USABLE',
        message: `Nothing listens at 127.0.0.1:${port}: start it, or check the address.`,
      },
    });
    expect(await start(admin, { baseUrl: product.url })).toMatchObject({ status: 422 });
    const forbidden = await start(admin, { baseUrl: 'http://169.254.169.254' });
    expect(forbidden.body.message).toContain('never asked');
    expect(findPullRequest()).toBeUndefined();
  });

  test.each(['', 'two words', 'x'.repeat(201)])('‘%s’ is no name', async (name) => {
    expect((await start(admin, ollama, name)).status).toBe(400);
  });
});

test('MODEL-02 started on one of two servers, a pull is seen and cancelled on the other', async () => {
  const { servers, stop } = await startTwoServers();
  const [here, there] = servers;
  try {
    const admin = await signUp(here.url);
    const other = await signIn(there.url, admin.email);
    ollama.playPull({ pauseMs: 50, end: 'silence' });
    await start(admin, ollama);
    await expect.poll(async () => (await readPull(other))?.done_bytes, patience).toBeGreaterThan(0);
    expect((await start(other, ollama)).body.code).toBe('PULL_RUNNING');
    expect((await other.remove<ModelPull>(path)).body.pull?.status).toBe('cancelled');
    await expect.poll(() => findPullRequest()?.closedEarly, patience).toBe(true);
    expect(await findStatus(admin)).toBe('cancelled');
  } finally {
    await stop();
  }
});

test('a server that stops ends its pull and says so to the others', async () => {
  const { servers, stop } = await startTwoServers();
  const [here, there] = servers;
  try {
    const admin = await signUp(here.url);
    const other = await signIn(there.url, admin.email);
    ollama.playPull({ end: 'silence' });
    await start(admin, ollama);
    await here.stop();
    expect(findPullRequest()?.isOver).toBe(true);
    expect(await readPull(other)).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('has stopped'),
    });
  } finally {
    await stop();
  }
});

describe('the environment', () => {
  /** @returns the status of each */
  async function pullWith(environment: Record<string, string>, inputs: object[]): Promise<number[]> {
    const rules = makeScriptedEngine();
    const product = await startProduct({ database: 'embedded', fallbackEngine: rules, environment });
    try {
      const admin = await signUp(product.url);
      const statuses: number[] = [];
      for (const input of inputs) {
        const { status, body } = await admin.post<ErrorBody>(path, { model, ...input });
        if (status !== 200) expect(body.code).toBe('ENGINE_FIXED');
        statuses.push(status);
      }
      return statuses;
    } finally {
      await product.stop();
    }
  }

  test('MODEL-01 decides where Ollama is asked, and another address is refused', async () => {
    const environment = { OLLAMA_BASE_URL: `${ollama.baseUrl}/` };
    const elsewhere = { base_url: 'http://127.0.0.1:9' };
    expect(await pullWith(environment, [elsewhere, { base_url: ollama.baseUrl }])).toEqual([409, 200]);
    const ofEngine = { ...environment, ENGINE: 'ollama', ENGINE_MODEL: vendorModel };
    expect(await pullWith(ofEngine, [elsewhere, {}])).toEqual([409, 200]);
  });

  test('MODEL-01 says that another engine writes: nothing is pulled', async () => {
    expect(await pullWith({ ENGINE: 'embedded' }, [{ base_url: ollama.baseUrl }])).toEqual([409]);
  });
});
