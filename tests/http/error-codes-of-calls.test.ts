import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckIssue, CheckRequest } from '../../src/engine/index.ts';
import type { InstructionList } from '../../src/shared/contract/instructions.ts';
import { operations } from '../../src/shared/contract/operations.ts';
import { AppError, catalogue, type ErrorCode, isErrorCode } from '../../src/shared/errors.ts';
import { checksPerMinute, dictionaryWordsLimit, switchedOffRulesLimit } from '../../src/shared/limits.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { consume } from '../kit/credits.ts';
import { type HostedProduct, startHostedProduct } from '../kit/hosted-product.ts';
import { findFailure, type OperationFailure, type OperationRequest } from '../kit/operations.ts';
import { findFreePort } from '../kit/postgres.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { makeScriptedEngine } from '../kit/scripted-engine.ts';
import { type PaidProduct, startPaidProduct } from '../kit/stripe/product.ts';
import { startOllamaDouble } from '../kit/vendors/ollama.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';

/** Each code that a call declares for itself: brought about, or why it cannot be. */

/** Shown for all calls at once in error-codes.test.ts. */
const codesOfAll: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_REQUEST',
  'REQUEST_TOO_LARGE',
  'AUTH_EXPIRED',
  'INVALID_API_KEY',
  'INSUFFICIENT_SCOPE',
  'API_KEY_RATE_LIMITED',
  'TOO_MANY_CALLS',
  'FOREIGN_ORIGIN',
  'UNSUPPORTED_MEDIA_TYPE',
  'INTERNAL_ERROR',
  'STORAGE_UNAVAILABLE',
]);

/** Texts go to a model, of which a double speaks the protocol. */
let hosted: HostedProduct;
/** Texts go to the rules, and nobody takes payment. */
let local: TestProduct;
let paid: PaidProduct;
/** Models may cost nothing, and the rules know nothing. */
let capped: HostedProduct;

beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const ofHosted = { ...environment, ADMIN_EMAILS: 'runs@example.org', SIGN_UP: 'open' };
  hosted = await startHostedProduct({ vendor: 'anthropic', database: 'embedded', environment: ofHosted });
  local = await startProduct({ database: 'embedded', environment: { BILLING: 'off' } });
  paid = await startPaidProduct('embedded');
  const fallbackEngine = makeScriptedEngine();
  fallbackEngine.play(refuseAll);
  fallbackEngine.check = checkAsTold;
  capped = await startHostedProduct({ vendor: 'ollama', database: 'embedded', environment, fallbackEngine });
  // The first of each runs it
  for (const product of [local, paid, capped]) writers.set(product, signUp(product.url));
  writers.set(hosted, signUp(hosted.url, { email: 'runs@example.org' }));
  await Promise.all(writers.values());
  const noMoney = { input_price: '1', output_price: '1', monthly_cap: '0' };
  await (await writers.get(capped))?.put('/api/admin/prices', noMoney);
});
afterAll(() => Promise.all([hosted.stop(), local.stop(), paid.stop(), capped.stop()]));

async function* refuseAll(): AsyncGenerator<never> {
  yield* [];
  throw new AppError('LANGUAGE_NOT_UNDERSTOOD');
}

/** Fails with the code that the text is. */
async function checkAsTold({ text }: CheckRequest, signal: AbortSignal): Promise<CheckIssue[]> {
  if (text === 'ENGINE_BUSY') await new Promise((_, fail) => signal.addEventListener('abort', fail));
  if (isErrorCode(text)) throw new AppError(text);
  return [];
}

type Provoke = (route: string) => Promise<OperationFailure>;
/** A sentence says why it cannot be provoked from outside. */
type Provocations = Partial<Record<ErrorCode, Provoke | string>>;

/** One of each product, for calls that leave nothing behind. */
const writers = new Map<TestProduct, Promise<TestWriter>>();

async function failAt(
  product: TestProduct,
  request: Omit<OperationRequest, 'writer'> & { writer?: TestWriter },
): Promise<OperationFailure> {
  const { url } = product;
  const shared = writers.get(product) ?? signUp(url);
  writers.set(product, shared);
  return findFailure(url, { ...request, writer: request.writer ?? (await shared) });
}

/** What a model's provider does wrong. */
const vendorDoes =
  (...scenes: Scene[]): Provoke =>
  async (route) => {
    hosted.vendor.clear();
    hosted.vendor.play(...scenes);
    return failAt(hosted, { route });
  };

const status = (code: number): Scene => ({ kind: 'status', status: code });
const rateLimit: Scene = {
  kind: 'status',
  status: 429,
  type: 'rate_limit_error',
  message: 'Rate limit: 7 minutes',
};
const unstorable = JSON.stringify({
  written_feedback: 'Good\0.',
  points: [],
  ratings: ['Friendliness', 'Professionalism', 'Confidence', 'Politeness'].map((category) => ({
    category,
    score: 4,
    description: 'Fine.',
    evidence: [],
  })),
});

const rulesRefuse =
  (body: object): Provoke =>
  (route) =>
    failAt(local, { route, body });

const writing = {
  INSUFFICIENT_CREDITS: async (route) => {
    const writer = await signUp(hosted.url);
    const { daily } = await writer.credits();
    await consume(writer, daily.total);
    return failAt(hosted, { route, writer });
  },
  BUDGET_REACHED: (route) => failAt(capped, { route }),
  async IDEMPOTENCY_KEY_REUSED(route) {
    const writer = await signUp(hosted.url);
    const headers = { 'idempotency-key': randomUUID() };
    hosted.vendor.clear();
    hosted.vendor.play({ kind: 'answer', text: 'It is another text.' });
    expect((await writer.improve('It are another text.', { headers })).status).toBe(200);
    return failAt(hosted, { route, writer, headers });
  },
  CALL_IN_PROGRESS:
    'the first call with the key has to fail twice between two looks at the database, which no client can time',
  REQUEST_FLAGGED: vendorDoes(status(403)),
  NO_CONTENT: vendorDoes({ kind: 'answer', text: '' }),
  RATE_LIMITED: vendorDoes(status(429)),
  RATE_LIMIT_ERROR: vendorDoes(rateLimit),
  ENGINE_ERROR: vendorDoes(status(501)),
  ENGINE_BUSY: vendorDoes(status(529)),
  ENGINE_MISCONFIGURED: vendorDoes(status(401)),
  ENGINE_UNAVAILABLE: vendorDoes({ kind: 'cut', after: 'One' }),
  ENGINE_TIMEOUT: vendorDoes({ kind: 'silence' }, { kind: 'silence' }),
  MAX_RETRIES_EXCEEDED: vendorDoes(status(500), status(500)),
} satisfies Provocations;

const german = 'Wir haben die Halle nicht und der Preis ist auch nicht gut.';
const mail = { action: 'reply-email', 'email-chain': 'Hi,\n\nwill you come?\n\nTom' };

const enhance: Provocations = {
  ...writing,
  INSTRUCTION_UNKNOWN: rulesRefuse({
    action: 'ai_prompt',
    original_text: 'We come.',
    ai_prompt: 'make it rhyme',
  }),
  LANGUAGE_NOT_UNDERSTOOD: rulesRefuse({ action: 'improve', original_text: german }),
};
const reply: Provocations = {
  ...writing,
  ORDER_NOT_UNDERSTOOD: rulesRefuse({ ...mail, 'user-draft': 'decline politely' }),
  LANGUAGE_NOT_UNDERSTOOD: rulesRefuse({ ...mail, 'user-draft': german }),
};
const compose: Provocations = {
  ...writing,
  ORDER_NOT_UNDERSTOOD: rulesRefuse({ description: 'decline politely' }),
  LANGUAGE_NOT_UNDERSTOOD: rulesRefuse({ description: german }),
};
const review: Provocations = {
  ...writing,
  NO_CONTENT: vendorDoes({ kind: 'answer', text: unstorable }),
  PREMIUM_REQUIRED: (route) =>
    failAt(hosted, {
      route,
      body: { action: 'get-feedback', text: 'Now.', text_type: 'email', earlier_text: 'Then.' },
    }),
  NO_FEEDBACK: vendorDoes({ kind: 'answer', text: '' }, { kind: 'answer', text: '' }),
};

const checkFails: Provocations = Object.fromEntries(
  (['ENGINE_ERROR', 'ENGINE_BUSY', 'ENGINE_UNAVAILABLE'] as const).map((code): [ErrorCode, Provoke] => [
    code,
    (route) => failAt(capped, { route, body: { text: code } }),
  ]),
);

const missing: Provoke = (route) => failAt(hosted, { route });
const foreign: Provoke = (route) => failAt(hosted, { route, body: { user_uuid: randomUUID() } });
const noProfile =
  'a profile that is missing is made by the same call before it is read: it would have to go in between';

const toInstructions = (names: readonly string[]) => ({
  instructions: names.map((name) => ({ name, instruction: 'Make it so.' })),
});

const notSetUp: Provoke = (route) => failAt(local, { route });

/** A customer of Stripe's, so that Stripe is asked; it does not answer. */
const stripeFails: Provoke = async (route) => {
  const { payer } = await paid.signUpWithPremium();
  const waiting = await paid.signUp();
  await waiting.checkout();
  await paid.passTo(new Date(Date.now() + 2_000));
  paid.stripe.failNext('limited');
  const writer = route.endsWith('cancel-subscription') ? payer : waiting;
  const failure = await failAt(paid, { route, writer });
  await paid.passTo(new Date());
  return failure;
};

const noAdministrator: Provoke = async (route) => failAt(local, { route, writer: await signUp(local.url) });

const ofAdministrator: Provoke = async (route) =>
  failAt(local, { route, id: (await writers.get(local))?.userId ?? '' });

const noSuchMail: Provoke = (route) => failAt(local, { route });

/** Of a server that has it for itself, and answers no more. */
const whileItIsSent: Provoke = async (route) => {
  const id = randomUUID();
  await local.query(
    `insert into mail_queue (id, recipient, subject, plain_text, html, created_at, due_at, claimed_until)
    values ($1::uuid, 'a@example.org', '', '', '', now(), now() + interval '1 minute', now() + interval '1 minute')`,
    [id],
  );
  return failAt(local, { route, id });
};

const engineChoice: Provocations = {
  NOT_FOUND: noAdministrator,
  ENGINE_FIXED: (route) => failAt(hosted, { route }),
  async PROVIDER_NOT_USABLE(route) {
    const closed = `http://127.0.0.1:${await findFreePort()}`;
    const model = route.startsWith('PUT') && { model: 'llama3' };
    return failAt(local, { route, body: { engine: 'ollama', base_url: closed, ...model } });
  },
};

const enginePull: Provocations = {
  NOT_FOUND: noAdministrator,
  ENGINE_FIXED: (route) => failAt(hosted, { route }),
  async PROVIDER_NOT_USABLE(route) {
    const base_url = `http://127.0.0.1:${await findFreePort()}`;
    return failAt(local, { route, body: { model: 'llama3', base_url } });
  },
  async PULL_RUNNING(route) {
    const ollama = await startOllamaDouble();
    ollama.playPull({ end: 'silence' });
    const body = { model: 'llama3', base_url: ollama.baseUrl };
    const admin = await writers.get(local);
    expect((await admin?.post('/api/admin/engine/pull', body))?.status).toBe(200);
    const failure = await failAt(local, { route, body });
    await admin?.remove('/api/admin/engine/pull');
    await ollama.close();
    return failure;
  },
};

const engineTrial: Provocations = {
  NOT_FOUND: noAdministrator,
  ENGINE_FIXED: (route) => failAt(hosted, { route, body: { engine: 'embedded' } }),
  async PROVIDER_NOT_USABLE(route) {
    const base_url = `http://127.0.0.1:${await findFreePort()}`;
    return failAt(local, { route, body: { engine: 'ollama', base_url, model: 'llama3' } });
  },
};

const provocations: Readonly<Record<string, Provocations>> = {
  'GET /api/actions/{id}': { NOT_FOUND: missing },
  'PUT /api/actions/{id}/feedback': { NOT_FOUND: missing },
  'POST /api/actions/restore': {
    NOT_FOUND: (route) => failAt(hosted, { route, body: { id: randomUUID() } }),
  },
  'DELETE /api/actions/{id}': {
    NOT_FOUND: missing,
    async CALL_IN_PROGRESS(route) {
      const writer = await signUp(hosted.url);
      const leaving = new AbortController();
      hosted.vendor.clear();
      hosted.vendor.play({ kind: 'answer', text: 'word '.repeat(200), manner: { pauseMs: 300 } });
      const running = writer.improve('It are here.', { signal: leaving.signal }).catch(() => undefined);
      const listActions = async () =>
        (await writer.get<{ actions: { id: string }[] }>('/api/actions')).body.actions;
      await expect.poll(listActions).toHaveLength(1);
      const [action] = await listActions();
      const failure = await failAt(hosted, { route, writer, id: action?.id ?? '' });
      leaving.abort();
      await running;
      return failure;
    },
  },
  'POST /api/dictionary/words': {
    async LIST_FULL(route) {
      const writer = await signUp(local.url);
      const words = Array.from({ length: dictionaryWordsLimit }, (_, index) => `word${index}`);
      expect((await writer.post('/api/dictionary/words', { words })).status).toBe(200);
      return failAt(local, { route, writer });
    },
  },
  'POST /api/switched-off-rules': {
    async LIST_FULL(route) {
      const writer = await signUp(local.url);
      await local.query(
        `insert into switched_off_rules (user_id, rule, description)
        select $1::uuid, number::text, '' from generate_series(1, ${switchedOffRulesLimit}) as number`,
        [writer.userId],
      );
      return failAt(local, { route, writer });
    },
  },
  'POST /api/check': {
    ...checkFails,
    async RATE_LIMITED(route) {
      const writer = await signUp(capped.url);
      const body = { text: 'They were here.' };
      await Promise.all(Array.from({ length: checksPerMinute }, () => writer.post(route.slice(5), body)));
      return failAt(capped, { route, writer, body });
    },
  },
  'POST /api/instructions': {
    NAME_TAKEN: (route) => failAt(hosted, { route, body: toInstructions(['Warm', 'warm']) }),
    INSTRUCTIONS_FULL: (route) => failAt(hosted, { route, body: toInstructions(['1', '2', '3', '4']) }),
  },
  'PATCH /api/instructions/{id}': {
    NOT_FOUND: missing,
    async NAME_TAKEN(route) {
      const writer = await signUp(hosted.url);
      const { body } = await writer.post<InstructionList>(
        '/api/instructions',
        toInstructions(['Warm', 'Cool']),
      );
      const id = body.instructions[1]?.id ?? '';
      return failAt(hosted, { route, writer, id, body: { name: 'Warm' } });
    },
  },
  'DELETE /api/instructions/{id}': { NOT_FOUND: missing },
  'POST /api/functions/check-subscription': {
    PAYMENT_NOT_SET_UP: notSetUp,
    PAYMENT_UNAVAILABLE: stripeFails,
  },
  'POST /api/functions/create-checkout': {
    ALREADY_SUBSCRIBED: async (route) =>
      failAt(paid, { route, writer: (await paid.signUpWithPremium()).payer }),
    IDEMPOTENCY_KEY_REUSED:
      'a key that Stripe knows from another request is renewed, and a new one is random',
    NOT_FOUND: 'a customer who is gone at Stripe is made anew: this one would have to go too, at once',
    async PAYMENT_DECLINED(route) {
      const writer = await paid.signUp();
      paid.stripe.failNext('declined');
      return failAt(paid, { route, writer });
    },
    PAYMENT_NOT_SET_UP: notSetUp,
    async PAYMENT_UNAVAILABLE(route) {
      const writer = await paid.signUp();
      paid.stripe.failNext('limited');
      return failAt(paid, { route, writer });
    },
  },
  'POST /api/functions/customer-portal': {
    NO_SUBSCRIPTION: (route) => failAt(paid, { route }),
    PAYMENT_NOT_SET_UP: notSetUp,
    PAYMENT_UNAVAILABLE: stripeFails,
  },
  'POST /api/functions/cancel-subscription': {
    NOT_FOUND: 'the subscription would have to go between being listed and being ended, which are one call',
    PAYMENT_NOT_SET_UP: notSetUp,
    PAYMENT_UNAVAILABLE: stripeFails,
  },
  'POST /api/rpc/ensure_daily_credits': { NOT_FOUND: foreign },
  'POST /api/rpc/consume_credit': {
    NOT_FOUND: foreign,
    async IDEMPOTENCY_KEY_REUSED(route) {
      const writer = await signUp(hosted.url);
      const headers = { 'idempotency-key': randomUUID() };
      expect((await consume(writer, 1, { headers })).body).toBe(true);
      return failAt(hosted, { route, writer, headers, body: { user_uuid: writer.userId, credit_amount: 2 } });
    },
  },
  'GET /api/admin/audit': { NOT_FOUND: noAdministrator },
  'GET /api/admin/inbox': { NOT_FOUND: noAdministrator },
  'GET /api/admin/inbox/open': { NOT_FOUND: noAdministrator },
  'PUT /api/admin/inbox/{writer_id}/{id}/handled': { NOT_FOUND: (route) => failAt(local, { route }) },
  'GET /api/admin/errors': { NOT_FOUND: noAdministrator },
  'GET /api/admin/mail': { NOT_FOUND: noAdministrator },
  'POST /api/admin/mail/test': { NOT_FOUND: noAdministrator },
  'POST /api/admin/mail/{id}/retry': { NOT_FOUND: noSuchMail, MAIL_BEING_SENT: whileItIsSent },
  'DELETE /api/admin/mail/{id}': { NOT_FOUND: noSuchMail, MAIL_BEING_SENT: whileItIsSent },
  'GET /api/admin/people': { NOT_FOUND: noAdministrator },
  'POST /api/admin/people/{id}/credits': { NOT_FOUND: (route) => failAt(local, { route }) },
  'DELETE /api/admin/people/{id}': {
    NOT_FOUND: (route) => failAt(local, { route }),
    ADMINISTRATOR_PROTECTED: ofAdministrator,
  },
  'DELETE /api/admin/people/{id}/sessions': { NOT_FOUND: (route) => failAt(local, { route }) },
  'PUT /api/admin/people/{id}/disabled': {
    NOT_FOUND: (route) => failAt(local, { route }),
    ADMINISTRATOR_PROTECTED: ofAdministrator,
  },
  'PUT /api/admin/people/{id}/administrator': {
    NOT_FOUND: (route) => failAt(local, { route }),
    ADMINISTRATORS_FIXED: (route) => failAt(hosted, { route }),
    LAST_ADMINISTRATOR: ofAdministrator,
    async ACCOUNT_DISABLED(route) {
      const { userId } = await signUp(local.url);
      await local.query('insert into disabled_accounts values ($1::uuid, now())', [userId]);
      return failAt(local, { route, id: userId, body: { is_administrator: true } });
    },
  },
  'GET /api/admin/sign-up': { NOT_FOUND: noAdministrator },
  'PUT /api/admin/sign-up': {
    NOT_FOUND: noAdministrator,
    SIGN_UP_FIXED: (route) => failAt(hosted, { route, body: { mode: 'closed', domains: [] } }),
  },
  'POST /api/admin/sign-up/invitations': { NOT_FOUND: noAdministrator },
  'DELETE /api/admin/sign-up/invitations/{id}': { NOT_FOUND: (route) => failAt(local, { route }) },
  'GET /api/admin/engine': { NOT_FOUND: noAdministrator },
  'GET /api/admin/costs': { NOT_FOUND: noAdministrator },
  'GET /api/admin/plans': { NOT_FOUND: noAdministrator },
  'GET /api/admin/prices': { NOT_FOUND: noAdministrator },
  'PUT /api/admin/prices': { NOT_FOUND: noAdministrator },
  'PUT /api/admin/engine': engineChoice,
  'POST /api/admin/engine/models': engineChoice,
  'GET /api/admin/engine/pull': { NOT_FOUND: noAdministrator },
  'DELETE /api/admin/engine/pull': { NOT_FOUND: noAdministrator },
  'POST /api/admin/engine/pull': enginePull,
  'POST /api/admin/engine/trial': engineTrial,
  'GET /api/events': {
    async RATE_LIMITED(route) {
      const writer = await signUp(hosted.url);
      const leaving = new AbortController();
      const headers = { authorization: `Bearer ${writer.token}` };
      const watch = () => fetch(`${hosted.url}/api/events`, { headers, signal: leaving.signal });
      const screens = await Promise.all(Array.from({ length: 20 }, watch));
      expect(screens.every(({ ok }) => ok)).toBe(true);
      const failure = await failAt(hosted, { route, writer });
      leaving.abort();
      return failure;
    },
  },
  'GET /api/ready': {
    async ENGINE_UNAVAILABLE(route) {
      const engine = { ...makeScriptedEngine(), ready: () => Promise.reject(new Error('no linter')) };
      const broken = await startProduct({ database: 'embedded', engine });
      return failAt(broken, { route }).finally(() => broken.stop());
    },
  },
  'PUT /api/profile/voice': {
    PREMIUM_REQUIRED: (route) => failAt(hosted, { route, body: { note: 'I am brief.', example: '' } }),
  },
  'GET /api/profile/retention': { NOT_FOUND: noProfile },
  'PUT /api/profile/retention': { NOT_FOUND: noProfile },
  ...Object.fromEntries(
    ['/api/profile', '/api/profile/notifications', '/api/profile/preferences'].flatMap((path) =>
      ['GET', 'PATCH'].map((method) => [`${method} ${path}`, { NOT_FOUND: noProfile }]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries({
      'enhance-text-v2': enhance,
      'reply-email': reply,
      'write-from-scratch': compose,
      'get-feedback': review,
    }).flatMap(([name, own]) => [
      [`POST /api/functions/${name}`, own],
      [`POST /api/functions/${name}/stream`, own],
    ]),
  ),
};

const declared = operations.flatMap(({ route, codes }) =>
  codes.filter((code) => !codesOfAll.has(code)).map((code) => ({ route, code })),
);

test('every code that a call declares for itself is brought about here, or it says why not', () => {
  const listed = Object.entries(provocations).flatMap(([route, own]) =>
    Object.keys(own).map((code) => `${route} ${code}`),
  );
  expect(listed.sort()).toEqual(declared.map(({ route, code }) => `${route} ${code}`).sort());
});

describe('ERR-09: a call that declares a code gives it, with its status and whether to try again', () => {
  const provoked = declared.flatMap(({ route, code }) => {
    const provoke = provocations[route]?.[code];
    return typeof provoke === 'function' ? [{ route, code, provoke }] : [];
  });

  test.each(provoked)('$route: $code', async ({ route, code, provoke }) => {
    const failure = await provoke(route);
    const { status: expected, retryable } = catalogue[code];
    expect(failure).toMatchObject({ status: expected, body: { code, status: expected, retryable } });
  });
});
