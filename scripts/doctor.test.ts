import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine, tryOut } from '../src/server/doctor/doctor.ts';
import { findWhoWrites } from '../src/server/doctor/who-writes.ts';
import type { ModelParts } from '../src/server/engines/providers/provider-model.ts';
import { readConfig } from '../src/server/platform/config.ts';
import { startMailServer } from '../tests/kit/mail-server.ts';
import { startOidcProvider } from '../tests/kit/oidc-provider.ts';
import { startStripe } from '../tests/kit/stripe/double.ts';
import { startAnthropicDouble } from '../tests/kit/vendors/anthropic.ts';
import { systemModelParts } from '../tests/kit/vendors/model-parts.ts';
import { startOllamaDouble } from '../tests/kit/vendors/ollama.ts';
import { startOpenAiDouble } from '../tests/kit/vendors/openai.ts';
import type { Scene, VendorDouble } from '../tests/kit/vendors/vendor-double.ts';
import { vendorKey, vendorModel } from '../tests/kit/vendors/wire.ts';

let anthropic: VendorDouble;
let openAi: VendorDouble;
let ollama: VendorDouble;
let emptyDir: string;

beforeAll(async () => {
  emptyDir = await mkdtemp(join(tmpdir(), 'draftwell-doctor-'));
  [anthropic, openAi, ollama] = await Promise.all([
    startAnthropicDouble(),
    startOpenAiDouble(),
    startOllamaDouble(),
  ]);
});
afterAll(() =>
  Promise.all([anthropic.close(), openAi.close(), ollama.close(), rm(emptyDir, { recursive: true })]),
);

/** What the doctor says of one part. */
async function look(
  part: string,
  environment: Record<string, string>,
  parts: Partial<ModelParts> = {},
  testMailTo?: string,
): Promise<string> {
  const config = readConfig({ ENGINE_MODEL: vendorModel, DATA_DIR: emptyDir, ...environment });
  const modelParts = {
    ...systemModelParts,
    sleep: async () => undefined,
    clock: () => new Date(0),
    ...parts,
  };
  const writes = await findWhoWrites(config);
  const findings = await examine({ config, writes, modelParts, testMailTo });
  const { isRight, sentence } = findings.find((finding) => finding.part === part) ?? {};
  return `${isRight ? 'right' : 'wrong'}: ${sentence}`;
}

const withAnthropic = () => ({
  ENGINE: 'anthropic',
  ANTHROPIC_API_KEY: vendorKey,
  ANTHROPIC_BASE_URL: anthropic.baseUrl,
});
const toHost = ({ baseUrl }: VendorDouble) => new URL(baseUrl).host;

test('OWN-06: the embedded engine needs nothing', async () => {
  expect(await look('engine', {})).toMatch(/^right: The embedded engine writes/);
});

test('OWN-06: of a hosted engine that answers it says who, how fast, and whether texts leave the machine', async () => {
  expect(await look('engine', withAnthropic())).toBe(
    'right: Anthropic, double-1 answered in 0 ms; texts leave this machine.',
  );
  const other = { ENGINE: 'openai-compatible', OPENAI_BASE_URL: openAi.baseUrl, OPENAI_API_KEY: vendorKey };
  expect(await look('engine', other)).toBe(
    `right: ${toHost(openAi)}, double-1 answered in 0 ms; no text leaves this machine.`,
  );
  expect(await look('engine', { ENGINE: 'ollama', OLLAMA_BASE_URL: ollama.baseUrl })).toBe(
    'right: Ollama, double-1 answered in 0 ms; no text leaves this machine.',
  );
});

test('OWN-06: it asks for a few tokens, once', async () => {
  anthropic.requests.length = 0;
  await look('engine', withAnthropic());
  expect(anthropic.listQuestions().map(({ maxOutputTokens }) => maxOutputTokens)).toEqual([16]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['no key', { ANTHROPIC_API_KEY: '' }, /^wrong: The key is missing: set ANTHROPIC_API_KEY\.$/],
  ['an odd key', { ANTHROPIC_API_KEY: 'sk-ключ' }, /^wrong: The key has characters .* ANTHROPIC_API_KEY/],
  [
    'a wrong key',
    { ANTHROPIC_API_KEY: 'sk-wrong' },
    /^wrong: 127\S+ refuses the key: check ANTHROPIC_API_KEY\.$/,
  ],
  ['no model', { ENGINE_MODEL: '' }, /^wrong: No model is named: set ENGINE_MODEL\.$/],
  [
    'another model',
    { ENGINE_MODEL: 'other-1' },
    /^wrong: 127\S+ does not know the model other-1.* ENGINE_MODEL/,
  ],
  [
    'a password in the address',
    { ANTHROPIC_BASE_URL: 'http://a:b@127.0.0.1' },
    /^wrong: The address cannot be/,
  ],
])('with %s it says what to do', async (_, environment, sentence) => {
  const said = await look('engine', { ...withAnthropic(), ...environment });
  expect(said).toMatch(sentence);
  expect(said).not.toContain('sk-');
});

test.each<[string, Scene, RegExp]>([
  ['401', { kind: 'status', status: 401 }, /refuses the key/],
  ['402', { kind: 'status', status: 402 }, /asks for payment/],
  ['403', { kind: 'status', status: 403 }, /does not allow this/],
  ['429', { kind: 'status', status: 429 }, /a limit or a quota/],
  ['400', { kind: 'status', status: 400 }, /does not take the call \(400\)/],
  ['302', { kind: 'status', status: 302 }, /redirects .* set ANTHROPIC_BASE_URL/],
  ['529', { kind: 'status', status: 529 }, /has trouble of its own \(529\)/],
  ['HTML', { kind: 'status', status: 200, body: '<html>' }, /does not speak the protocol/],
  ['silence', { kind: 'silence' }, /keeps silent/],
])('when the call meets %s it says so, in one sentence', async (_, scene, sentence) => {
  anthropic.play(scene);
  const said = await look('engine', withAnthropic(), { silenceMs: 300 });
  expect(said).toMatch(/^wrong: .*\.$/);
  expect(said).toMatch(sentence);
});

test('OWN-06: a name that leads to a metadata service is named as what it is', async () => {
  const lookup = async () => [{ address: '169.254.169.254', family: 4 }];
  const settings = { ...withAnthropic(), ANTHROPIC_BASE_URL: 'https://models.example.org' };
  expect(await look('engine', settings, { lookup })).toMatch(
    /^wrong: models\.example\.org leads to a link-local or metadata address/,
  );
});

test('OWN-06: a name that nobody knows is named', async () => {
  const lookup = () => Promise.reject(Object.assign(new Error('x'), { code: 'ENOTFOUND' }));
  const settings = { ...withAnthropic(), ANTHROPIC_BASE_URL: 'https://models.example.org' };
  expect(await look('engine', settings, { lookup })).toMatch(
    /^wrong: The name of models\.example\.org is not known/,
  );
});

test('OWN-06: nobody at the address is told as that', async () => {
  const gone = await startOllamaDouble();
  await gone.close();
  expect(await look('engine', { ENGINE: 'ollama', OLLAMA_BASE_URL: gone.baseUrl })).toMatch(
    /^wrong: Nothing listens at 127\S+: start it, or check OLLAMA_BASE_URL\.$/,
  );
});

test('OWN-06: a model that Ollama does not have yet is to be pulled', async () => {
  const settings = { ENGINE: 'ollama', OLLAMA_BASE_URL: ollama.baseUrl, ENGINE_MODEL: 'llama3:8b' };
  expect(await look('engine', settings)).toMatch(/run “ollama pull llama3:8b” there, or set ENGINE_MODEL/);
});

const tellTrial = async (environment: Record<string, string>) => {
  const config = readConfig({ ENGINE_MODEL: vendorModel, DATA_DIR: emptyDir, ...environment });
  return tryOut(await findWhoWrites(config), systemModelParts);
};

test('OWN-06: what a model is good for is told as on the screen; the rules are not tried', async () => {
  ollama.answer = ({ schema, messages }) =>
    schema ? 'no review' : (messages.at(-1)?.text.match(/Dear team,[\s\S]*?\nTom/)?.[0] ?? '');
  const settings = { ENGINE: 'ollama', OLLAMA_BASE_URL: ollama.baseUrl };
  expect(await tellTrial(settings)).toEqual([
    expect.stringMatching(/^First words /),
    'It kept every number, name and “not”.',
    'A review did not come back readable: not for Feedback.',
  ]);
  ollama.play({ kind: 'status', status: 401 });
  expect(await tellTrial(settings)).toEqual([expect.stringContaining('refuses the key')]);
  expect(await tellTrial({})).toEqual([]);
});

test('OWN-06: a database that is not there, and a folder that cannot be, are told without the password', async () => {
  const database = await look('database', { DATABASE_URL: 'postgres://writer:pass4711@127.0.0.1:9/texts' });
  expect(database).toMatch(/^wrong: The database at DATABASE_URL cannot be used \(ECONNREFUSED\)/);
  expect(database).not.toContain('pass4711');
  expect(await look('database', {})).toMatch(/^right: The embedded database has its place in /);
  expect(await look('database', { DATA_DIR: `${import.meta.filename}/data` })).toMatch(
    /^wrong: The folder \S+data cannot be written to \(ENOTDIR\)/,
  );
});

test('OWN-06: a mail server is greeted and left, with no mail', async () => {
  const mail = await startMailServer();
  expect(await look('mail', { SMTP_URL: mail.url })).toMatch(/^right: The mail server at SMTP_URL/);
  expect(mail.countTries('ada@example.org')).toBe(0);
  await mail.close();
  expect(await look('mail', { SMTP_URL: mail.url })).toMatch(
    /^wrong: The mail server at SMTP_URL cannot be used/,
  );
  expect(await look('mail', {})).toMatch(/^right: Mails become files/);
});

test('OWN-06, OWN-07: what the settings connect the server to is told by host and part', async () => {
  expect(await look('outgoing', {})).toBe('right: These settings connect the server to nothing.');
  const mail = { SMTP_URL: 'smtp://writer:pass4711@127.0.0.1:9' };
  expect(await look('outgoing', { ...withAnthropic(), ...mail })).toBe(
    `right: These settings connect the server to 127.0.0.1:9 (mail), ${toHost(anthropic)} (engine), and to nothing else.`,
  );
});

test('OWN-06: a mail that is asked for is sent', async () => {
  const mail = await startMailServer();
  const send = (to: string) => look('mail', { SMTP_URL: mail.url }, {}, to);
  expect(await send('ada@example.org')).toMatch(/^right: .* took a mail to ada@example.org/);
  expect(await mail.waitForMail('ada@example.org', /test/)).toMatchObject({
    subject: 'A test of Draftwell’s mail',
  });
  mail.unknownRecipients.add('nobody@example.org');
  expect(await send('nobody@example.org')).toMatch(/^wrong: .* does not take this mail \(EENVELOPE\)/);
  await mail.close();
  expect(await look('mail', {}, {}, 'ada@example.org')).toMatch(/^wrong: .* no mail can be sent/);
});

test('OWN-06: Stripe is asked for the price, and what does not fit is named', async () => {
  const stripe = await startStripe(() => new Date());
  const withStripe = (environment = {}) => look('billing', { ...stripe.environment, ...environment });
  expect(await withStripe()).toBe(
    'right: Stripe answers, knows the price, and the webhook’s secret is set; in its test mode, so no money moves.',
  );
  expect(await withStripe({ PREMIUM_PRICE: '6.00' })).toMatch(
    /^wrong: Screens say 6.00 a month, .* set PREMIUM_PRICE/,
  );
  expect(await withStripe({ STRIPE_PRICE_ID: 'price_other' })).toMatch(/^wrong: .* check STRIPE_PRICE_ID/);
  const refused = await withStripe({ STRIPE_SECRET_KEY: 'sk_test_other' });
  expect(refused).toMatch(/^wrong: Stripe refuses the key: check STRIPE_SECRET_KEY/);
  expect(refused).not.toContain('sk_test');
  expect(await withStripe({ STRIPE_WEBHOOK_SECRET: 'other' })).toMatch(
    /^wrong: STRIPE_WEBHOOK_SECRET does not begin/,
  );
  await stripe.stop();
  expect(await withStripe()).toMatch(/^wrong: Stripe does not answer/);
});

test('OWN-06: without Stripe it says who takes payment', async () => {
  expect(await look('billing', {})).toMatch(/^right: The sandbox takes payment/);
  expect(await look('billing', { BILLING: 'off' })).toMatch(/^right: Payment is off/);
  expect(await look('billing', { HOST: '0.0.0.0' })).toMatch(/^right: Nobody takes payment/);
});

test('OWN-06: settings that are there are named, and those that do not go together', async () => {
  expect(await look('settings', { PORT: '3001' })).toMatch(
    /^right: All \d+ settings can be read; \d are set \(PORT, DATA_DIR,? and ENGINE_MODEL\)/,
  );
  expect(await look('settings', { HOST: '0.0.0.0' })).toMatch(/^wrong: .* Set PUBLIC_URL/);
  expect(await look('settings', { SMTP_URL: 'smtp://mail.example.org' })).toMatch(
    /^wrong: .* Set PUBLIC_URL/,
  );
});

test('OWN-06: a provider that people sign in with is looked up', async () => {
  const provider = await startOidcProvider();
  const ask = (environment = {}) => look('sign-in', { ...provider.settings, ...environment });
  expect(await ask()).toMatch(/^wrong: OIDC_DISCOVERY_URL answers 503/);
  provider.register('http://localhost:3000');
  expect(await ask()).toBe('right: Example ID answers at OIDC_DISCOVERY_URL.');
  const other = provider.settings.OIDC_DISCOVERY_URL?.replace('localhost', '127.0.0.1');
  expect(await ask({ OIDC_DISCOVERY_URL: other })).toMatch(/^wrong: The provider names another issuer/);
  await provider.close();
  expect(await ask()).toMatch(/^wrong: .* does not answer/);
});

test('OWN-06: a data folder that stands open is found, and a full disk', async () => {
  expect(await look('folder', {})).toMatch(/^right: .* its own account only/);
  await chmod(emptyDir, 0o755);
  expect(await look('folder', {})).toMatch(/^wrong: .* run chmod 700 /);
  await chmod(emptyDir, 0o700);
  expect(await look('disk', {})).toMatch(/^(right|wrong): \d+\.\d GB are free/);
});
