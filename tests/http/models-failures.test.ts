import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody, ErrorCode } from '../../src/shared/errors.ts';
import { catalogue } from '../../src/shared/errors.ts';
import { toCallError } from '../../src/web/api/call-error.ts';
import { decideRetry } from '../../src/web/api/retry-policy.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';

/** Whatever a provider does wrong: what is answered, how often it was asked, what is stored and what it costs. */

const text = 'They was at the office, and the report are ready.';
const whole = 'They were at the office, and the report is ready.';
const half = 'They were at the office, and the rep';
const path = '/api/functions/enhance-text-v2';

interface ActionRow {
  result: string;
  enhanced_text: string | null;
  changes: unknown;
  error_message: string | null;
}

interface Trouble {
  scenes: Scene[];
  code: ErrorCode;
  /** How often the provider is asked in all. */
  calls: number;
}

const status = (code: number): Scene => ({ kind: 'status', status: code });
const twice = (scene: Scene): Scene[] => [scene, scene];
const once = (code: ErrorCode, scene: Scene): Trouble => ({ scenes: [scene], code, calls: 1 });
const again = (code: ErrorCode, scene: Scene): Trouble => ({ scenes: twice(scene), code, calls: 2 });

const errors: Record<string, Trouble> = {
  'status 400': once('INVALID_REQUEST', status(400)),
  'status 401': once('ENGINE_MISCONFIGURED', status(401)),
  'status 402': once('ENGINE_MISCONFIGURED', status(402)),
  'status 403': once('REQUEST_FLAGGED', status(403)),
  'status 404': once('ENGINE_MISCONFIGURED', status(404)),
  'status 408, twice': again('MAX_RETRIES_EXCEEDED', status(408)),
  'status 409': once('INVALID_REQUEST', status(409)),
  'status 413': once('REQUEST_TOO_LARGE', status(413)),
  'status 422': once('INVALID_REQUEST', status(422)),
  'status 429': once('RATE_LIMITED', status(429)),
  'status 500, twice': again('MAX_RETRIES_EXCEEDED', status(500)),
  'status 501': once('ENGINE_ERROR', status(501)),
  'status 502, twice': again('MAX_RETRIES_EXCEEDED', status(502)),
  'status 503, twice': again('MAX_RETRIES_EXCEEDED', status(503)),
  'status 504, twice': again('MAX_RETRIES_EXCEEDED', status(504)),
  'status 529': once('ENGINE_BUSY', status(529)),
  'a redirect': once('ENGINE_MISCONFIGURED', {
    kind: 'status',
    status: 302,
    headers: { location: 'http://127.0.0.1:9/elsewhere' },
  }),
  'a connection that breaks, twice': again('ENGINE_UNAVAILABLE', { kind: 'reset' }),
  'a page of HTML': once('ENGINE_UNAVAILABLE', { kind: 'status', status: 200, body: '<p>Welcome</p>' }),
};

const brokenOff: Record<string, Trouble> = {
  'a connection that breaks in the middle': once('ENGINE_UNAVAILABLE', { kind: 'reset', after: half }),
  'a clean end in the middle, without the final event': once('ENGINE_UNAVAILABLE', {
    kind: 'cut',
    after: half,
  }),
  'a clean end after all words, without the final event': once('ENGINE_UNAVAILABLE', {
    kind: 'cut',
    after: whole,
  }),
  'an error event in the middle': once('ENGINE_ERROR', {
    kind: 'error event',
    after: half,
    type: 'api_error',
    message: 'Internal',
  }),
  'silence in the middle': once('ENGINE_TIMEOUT', { kind: 'silence', after: half }),
  'garbage in the middle': once('ENGINE_UNAVAILABLE', { kind: 'garbage', after: half }),
};

const silences: Record<string, Trouble> = {
  'a silence without headers': once('ENGINE_TIMEOUT', { kind: 'silence' }),
  'a silence after the headers': once('ENGINE_TIMEOUT', { kind: 'silence', after: '' }),
};

const answered = (words: string): Scene => ({ kind: 'answer', text: words });

const noTexts: Record<string, Trouble> = {
  'an empty answer': once('NO_CONTENT', answered('')),
  'an answer of blanks': once('NO_CONTENT', answered(' \n ')),
  'a refusal in words': once('NO_CONTENT', answered('I’m sorry, but I can’t help with that request.')),
  'an answer cut off by its length': once('NO_CONTENT', { kind: 'answer', text: half, end: 'length' }),
  'a whole sentence cut off by its length': once('NO_CONTENT', {
    kind: 'answer',
    text: 'They were at the office.',
    end: 'length',
  }),
};

const huge: Record<string, Trouble> = {
  '5 MB in many pieces': once('NO_CONTENT', answered('word '.repeat(1_000_000))),
  '5 MB in one piece': once('NO_CONTENT', {
    kind: 'answer',
    text: 'word '.repeat(1_000_000),
    manner: 'in one event',
  }),
  'an error of 5 MB': once('INVALID_REQUEST', {
    kind: 'status',
    status: 400,
    body: JSON.stringify({ error: { message: 'x'.repeat(5_000_000) } }),
  }),
};

const refused: Record<string, Trouble> = {
  'a refusal of the vendor’s': once('REQUEST_FLAGGED', {
    kind: 'answer',
    text: 'They',
    end: 'refusal',
  }),
};

const everything = { ...errors, ...brokenOff, ...silences, ...noTexts, ...huge };

// Each vendor, each database, and each way to choose
describe.each([
  ['anthropic', 'embedded', 'environment'],
  ['openai-compatible', 'postgres', 'environment'],
  ['ollama', 'embedded', 'screen'],
  ['anthropic', 'postgres', 'screen'],
] as const)('%s on the %s database, chosen in the %s', (vendor, database, chosenIn) => {
  let product: HostedProduct;
  let writer: TestWriter;

  beforeAll(async () => {
    product = await startHostedProduct({ vendor, database, chosenIn });
    writer = await signUp(product.url);
  });
  afterAll(() => product.stop());

  async function listActions(): Promise<ActionRow[]> {
    return await product.query<ActionRow>(
      'select result, enhanced_text, changes, error_message from text_improvement_actions where user_id = $1::uuid order by created_at desc',
      [writer.userId],
    );
  }

  const ask = () => writer.post<ErrorBody>(path, { action: 'improve', original_text: text });

  /** The vendor has what is not its own too: Ollama knows no refusals. */
  const ofVendor = vendor === 'ollama' ? everything : { ...everything, ...refused };

  test('F-42 the provider is asked a second time for 408, 500, 502, 503, 504 and the network alone, and never a third', async () => {
    for (const [name, { scenes, code, calls }] of Object.entries(errors)) {
      product.vendor.requests.length = 0;
      product.vendor.play(...scenes);
      const { status: answeredStatus, body } = await ask();
      expect([name, body.code, answeredStatus]).toEqual([name, code, catalogue[code].status]);
      expect([name, product.vendor.requests.length]).toEqual([name, calls]);
      const error = toCallError(body, answeredStatus);
      const byBrowser = decideRetry({ error, attempt: 1, stopped: false, isOnline: true });
      expect([name, byBrowser]).toEqual([name, { retry: false }]);
    }
  });

  test('a failure that passes is not seen: the second answer is the result, for one credit', async () => {
    const own = await signUp(product.url);
    for (const scene of [status(503), { kind: 'reset' } as const]) {
      product.vendor.requests.length = 0;
      product.vendor.play(scene, answered(whole));
      const { status: answeredStatus, body } = await own.improve(text);
      expect([answeredStatus, body.enhanced_text]).toEqual([200, whole]);
      expect(product.vendor.requests).toHaveLength(2);
    }
    // The second time it is the same result again
    expect(await own.dailyCreditsUsed()).toBe(1);
  });

  test('F-43 an answer that breaks off is no result, no version and no credit; its stream ends in an error', async () => {
    for (const [name, { scenes, code }] of Object.entries(brokenOff)) {
      product.vendor.requests.length = 0;
      product.vendor.play(...scenes);
      const before = await listActions();
      const { events } = await writer.stream(text);
      const names = events.map(({ event }) => event);
      expect([name, names.at(-1), names.includes('done')]).toEqual([name, 'error', false]);
      expect([name, JSON.parse(events.at(-1)?.data ?? '').code]).toEqual([name, code]);
      expect([name, product.vendor.requests.length]).toEqual([name, 1]);
      const actions = await listActions();
      expect([name, actions.length]).toEqual([name, before.length + 1]);
      expect(actions[0]).toMatchObject({ result: 'failed', enhanced_text: null, changes: null });
      expect([name, await writer.dailyCreditsUsed()]).toEqual([name, 0]);
    }
  });

  test('F-47 a refusal, an empty answer and one cut off by its length are not shown as a text', async () => {
    const troubles = vendor === 'ollama' ? noTexts : { ...noTexts, ...refused };
    for (const [name, { scenes, code }] of Object.entries(troubles)) {
      product.vendor.play(...scenes);
      const { status: answeredStatus, body } = await ask();
      const { status: expected, message } = catalogue[code];
      expect([name, answeredStatus, body.code, body.message]).toEqual([name, expected, code, message]);
      expect(body).not.toHaveProperty('enhanced_text');
    }
  });

  test('F-46 a huge answer is read no further than is of use', async () => {
    for (const [name, { scenes, code }] of Object.entries(huge)) {
      product.vendor.play(...scenes);
      const { body } = await ask();
      expect([name, body.code]).toEqual([name, code]);
      expect(JSON.stringify(body).length).toBeLessThan(1_000);
      await expect.poll(() => product.vendor.requests.at(-1)?.closedEarly, { message: name }).toBe(true);
    }
  });

  test('F-23 whatever the provider does, the balance is as before and a failed row tells why', async () => {
    const before = await writer.credits();
    for (const [name, { scenes, code }] of Object.entries(ofVendor)) {
      product.vendor.play(...scenes);
      const { body } = await ask();
      expect([name, body.code]).toEqual([name, code]);
      expect([name, await writer.credits()]).toEqual([name, before]);
      const [last] = await listActions();
      expect(last).toMatchObject({ result: 'failed', enhanced_text: null });
      expect(last?.error_message).toMatch(new RegExp(`^${code}: \\S`));
    }
    const held = await product.query<{ count: string }>(
      "select count(*) as count from text_improvement_actions where user_id = $1::uuid and result is distinct from 'failed'",
      [writer.userId],
    );
    expect(Number(held[0]?.count)).toBe(0);
  });
});
