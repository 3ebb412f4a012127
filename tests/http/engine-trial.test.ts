import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EngineChoice } from '../../src/shared/contract/engine-choice.ts';
import type { TrialProgress, TrialResult } from '../../src/shared/contract/engine-trial.ts';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { databaseKinds, startProduct, type TestProduct } from '../kit/product.ts';
import { startOllamaDouble } from '../kit/vendors/ollama.ts';
import type { VendorDouble } from '../kit/vendors/vendor-double.ts';
import { type Question, vendorModel } from '../kit/vendors/wire.ts';

/** Who writes is tried from the screen, on a text that the product brings. */

const choicePath = '/api/admin/engine';
const path = `${choicePath}/trial`;

const review = JSON.stringify({
  written_feedback: 'Good.',
  points: [],
  ratings: ['Friendliness', 'Professionalism', 'Confidence', 'Politeness'].map((category) => ({
    category,
    score: 4,
    description: 'Fine.',
    evidence: [],
  })),
});

/** The text that a model was given, out of the question's fence. */
function findText({ messages }: Question): string {
  const [text = ''] = /Dear team,[\s\S]*?\nTom/.exec(messages.at(-1)?.text ?? '') ?? [];
  return text;
}

interface Tried {
  status: number;
  progress: TrialProgress[];
  result: TrialResult | undefined;
  error: ErrorBody | undefined;
}

async function tryOut(writer: TestWriter, body: object): Promise<Tried> {
  const { status, events } = await writer.streamAt(path, body);
  const read = (name: string) =>
    events.filter(({ event }) => event === name).map(({ data }) => JSON.parse(data));
  return { status, progress: read('message'), result: read('done')[0], error: read('error')[0] };
}

let ollama: VendorDouble;
beforeEach(async () => {
  ollama = await startOllamaDouble();
});
afterEach(() => ollama.close());

const toChoice = () => ({ engine: 'ollama', base_url: ollama.baseUrl, model: vendorModel });

describe.each(databaseKinds)('on the %s database', (database) => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeAll(async () => {
    product = await startProduct({ database });
    admin = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('MODEL-04 the rules, which are in force, are tried, and what is measured is said in sentences', async () => {
    const { status, result } = await tryOut(admin, {});
    expect(status).toBe(200);
    expect(result).toMatchObject({
      type: 'result',
      first_word_seconds: expect.any(Number),
      kept: { number: true, name: true, negation: true },
      numbers: { changed: 0, total: 6 },
      review_readable: true,
    });
    expect(result?.sentences[0]).toMatch(/^First words (at once|after \d+ s)/);
    expect(result?.sentences.slice(1)).toEqual([
      'It kept every number, name and “not”.',
      'A review came back readable.',
    ]);
    // The engine of the rules starts in it
  }, 120_000);

  test('MODEL-04 a model is tried before it is chosen; it costs nothing, and nothing is stored', async () => {
    ollama.answer = (question) => ({
      kind: 'answer',
      text: question.schema ? review : findText(question),
      manner: { pauseMs: 5 },
    });
    const { status, progress, result } = await tryOut(admin, toChoice());
    expect(status).toBe(200);
    expect(progress[0]).toMatchObject({ type: 'progress', step: expect.any(String) });
    const words = progress.map((one) => one.words);
    expect(words).toEqual(words.toSorted((one, other) => one - other));
    // The text came back as it was, slips and all
    expect(result).toMatchObject({
      first_word_seconds: expect.any(Number),
      words_per_minute: expect.any(Number),
      kept: { number: true, name: true, negation: true },
      review_readable: true,
      good_for: expect.arrayContaining(['improve-text', 'get-feedback']),
    });
    expect((await admin.get<EngineChoice>(choicePath)).body).toMatchObject({ is_chosen: false });
    expect(await admin.dailyCreditsUsed()).toBe(0);
    expect((await admin.get<{ actions: object[] }>('/api/actions')).body.actions).toEqual([]);
    expect(await product.query('select id from text_improvement_actions')).toEqual([]);
  });

  test('MODEL-04 a model that changes facts and writes no reviews is told what it is not good for', async () => {
    ollama.answer = (question) => {
      if (question.schema) return 'I like it!';
      const text = findText(question);
      return text
        .replace('340', '350')
        .replace('7:30', '8:30')
        .replace('Lindqvist', 'Lindgren')
        .replace('never sign', 'always sign');
    };
    const { result } = await tryOut(admin, toChoice());
    expect(result).toMatchObject({
      kept: { number: false, name: false, negation: false },
      numbers: { changed: 2, total: 6 },
      review_readable: false,
      good_for: ['email-reply', 'write-from-scratch'],
    });
    expect(result?.sentences.slice(1)).toEqual([
      'It changed 2 of 6 numbers: not for Fix Grammar.',
      'It changed a name: not for Fix Grammar.',
      'It lost a “not”: not for Fix Grammar.',
      'A review did not come back readable: not for Feedback.',
    ]);
  });

  test('MODEL-04 whoever leaves ends it', async () => {
    ollama.answer = () => ({ kind: 'silence', after: 'Dear team,' });
    const leaving = new AbortController();
    const running = admin.streamAt(path, toChoice(), { signal: leaving.signal }).catch(() => 'left');
    await expect.poll(() => ollama.listQuestions().length).toBe(1);
    leaving.abort();
    expect(await running).toBe('left');
    await expect.poll(() => ollama.requests.at(-1)?.closedEarly, { timeout: 5_000 }).toBe(true);
    expect(ollama.listQuestions()).toHaveLength(1);
  });
});

describe('what cannot be tried', () => {
  let product: TestProduct;
  let admin: TestWriter;
  beforeAll(async () => {
    product = await startProduct({ database: 'embedded' });
    admin = await signUp(product.url);
  });
  afterAll(() => product.stop());

  test('MODEL-02 a model that is not there is told before anything is tried', async () => {
    const answer = await admin.post<ErrorBody>(path, { ...toChoice(), model: 'llama99' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'PROVIDER_NOT_USABLE' } });
    expect(answer.body.message).toContain('does not know the model llama99');
    expect(ollama.listQuestions()).toEqual([]);
  });

  test('MODEL-02 a model that fails in the middle is told in our words', async () => {
    const message = 'Q7-words-of-the-vendor';
    ollama.answer = () => ({ kind: 'status', status: 400, type: 'x', message });
    const { status, error, result } = await tryOut(admin, toChoice());
    expect([status, result]).toEqual([200, undefined]);
    expect(error).toMatchObject({ code: 'PROVIDER_NOT_USABLE', status: 422 });
    expect(error?.message).toContain('does not take the call (400)');
    expect(JSON.stringify(error)).not.toContain(message);
  });

  test.each([{ engine: 'ollama' }, { engine: 'embedded', model: 'x' }, { text: 'mine' }])(
    '%o is nothing to try',
    async (body) => {
      expect((await admin.post(path, body)).status).toBe(400);
    },
  );
});

test('MODEL-01 what the environment sets is tried, and nothing else', async () => {
  const environment = { ENGINE: 'ollama', ENGINE_MODEL: vendorModel, OLLAMA_BASE_URL: ollama.baseUrl };
  const product = await startProduct({ database: 'embedded', environment });
  try {
    const admin = await signUp(product.url);
    ollama.answer = (question) => (question.schema ? review : findText(question));
    expect((await tryOut(admin, {})).result).toMatchObject({
      numbers: { changed: 0 },
      review_readable: true,
    });
    expect(await admin.post<ErrorBody>(path, toChoice())).toMatchObject({
      status: 409,
      body: { code: 'ENGINE_FIXED' },
    });
  } finally {
    await product.stop();
  }
});
