import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../src/shared/errors.ts';
import { type ServerFacts, serverFactsId } from '../../src/shared/facts.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import {
  makeEngineOf,
  startHostedProduct,
  startVendor,
  toSettings,
  type VendorName,
  vendorNames,
} from '../kit/hosted-product.ts';
import { startProduct } from '../kit/product.ts';
import { makeDataDir, spawnServer, startServer } from '../kit/server-process.ts';
import type { VendorDouble } from '../kit/vendors/vendor-double.ts';
import { vendorKey } from '../kit/vendors/wire.ts';

/** What the operator has set, rightly or wrongly, in the product as an operator starts it. */

const wrongKey = 'sk-secret-of-the-operator-4711';
const calls: [path: string, body: object][] = [
  ['/api/functions/enhance-text-v2', { action: 'improve', original_text: 'We was here.' }],
  [
    '/api/functions/reply-email',
    { action: 'reply-email', 'email-chain': 'When?', 'user-draft': 'on friday' },
  ],
  ['/api/functions/write-from-scratch', { description: 'we come on friday' }],
];

/** Answers, pages and the log: where a key must never be. */
async function collectAllThatIsSaid(url: string, writer: TestWriter): Promise<string> {
  const said: unknown[] = [];
  for (const [path, body] of calls) {
    const answer = await writer.post<ErrorBody>(path, body);
    expect([path, answer.status, answer.body.code]).toEqual([path, 503, 'ENGINE_MISCONFIGURED']);
    expect(answer.body.message).toContain('The writing engine is not set up correctly');
    said.push(answer.body, [...answer.headers]);
    said.push(await writer.streamAt(path, body));
  }
  for (const path of ['/', '/landing', '/improve-text', '/api/openapi.json', '/api/ready', '/api/health']) {
    const answer = await fetch(url + path, { headers: { cookie: writer.cookie } });
    said.push([...answer.headers], await answer.text());
  }
  said.push((await writer.get('/api/credits')).body);
  return said.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
}

describe('a provider that is not set up', () => {
  const doubles = new Map<VendorName, VendorDouble>();
  beforeAll(async () => {
    for (const name of vendorNames) doubles.set(name, await startVendor(name));
  });
  afterAll(async () => {
    for (const double of doubles.values()) await double.close();
  });

  function makeSettings(name: VendorName, change: Record<string, string>): Record<string, string> {
    const double = doubles.get(name);
    if (double === undefined) throw new Error('There is no such double.');
    return { ...toSettings(name, double), ...change };
  }

  test('F-48 with a wrong key, without a key or a model the product starts, its tools say so, and the key is said nowhere', async () => {
    const wrong: [VendorName, Record<string, string>][] = [
      ['anthropic', { ANTHROPIC_API_KEY: '' }],
      ['openai-compatible', { OPENAI_API_KEY: wrongKey }],
      ['openai-compatible', { OPENAI_API_KEY: '' }],
      ['openai-compatible', { ENGINE_MODEL: '' }],
      ['ollama', { ENGINE_MODEL: '' }],
      ['ollama', { ENGINE_MODEL: 'not-there:1b' }],
    ];
    let current = makeEngineOf(makeSettings('anthropic', {}));
    const product = await startProduct({
      database: 'embedded',
      engine: {
        identity: current.identity,
        enhance: (...asked) => current.enhance(...asked),
        reply: (...asked) => current.reply(...asked),
        compose: (...asked) => current.compose(...asked),
        review: (...asked) => current.review(...asked),
        ready: () => current.ready(),
        close: async () => undefined,
      },
    });
    try {
      for (const [name, change] of wrong) {
        current = makeEngineOf(makeSettings(name, change));
        await expectToSaySo(product.url, () => '');
      }
    } finally {
      await product.stop();
    }
    // As an operator starts it, with its log at its most talkative
    const dataDir = await makeDataDir();
    const settings = makeSettings('anthropic', { ANTHROPIC_API_KEY: wrongKey });
    const server = await startServer({ ...settings, DATA_DIR: dataDir.path, LOG_LEVEL: 'debug' });
    try {
      await expectToSaySo(server.url, server.output);
      expect(server.output()).toContain('ENGINE_MISCONFIGURED');
    } finally {
      server.kill('SIGTERM');
      await server.exited;
      await dataDir.remove();
    }
  }, 120_000);

  async function expectToSaySo(url: string, readLog: () => string): Promise<void> {
    const writer = await signUp(url);
    const said = (await collectAllThatIsSaid(url, writer)) + readLog();
    expect(said).not.toContain(wrongKey);
    expect(said).not.toContain(vendorKey);
    expect(await writer.dailyCreditsUsed()).toBe(0);
  }
});

test.each(vendorNames)(
  'whether %s is there is asked again when a minute has passed for the product',
  async (vendor) => {
    const product = await startHostedProduct({ vendor, database: 'embedded' });
    const askAt = async (now: number) => {
      product.setTime(new Date(now));
      expect((await fetch(`${product.url}/api/ready`)).status).toBe(200);
      return product.vendor.requests.length;
    };
    try {
      const now = Date.now();
      const probes = await askAt(now);
      expect(await askAt(now + 50_000)).toBe(probes);
      expect(await askAt(now + 70_000)).toBe(probes + 1);
    } finally {
      await product.stop();
    }
  },
);

describe('the address of a provider', () => {
  const forbidden = [
    'http://169.254.169.254/v1',
    'http://169.254.0.1',
    'http://2852039166',
    'http://0xA9FEA9FE/v1',
    'http://[fe80::1]',
    'http://[::ffff:169.254.169.254]',
    'http://[fd00:ec2::254]',
    'http://100.100.100.200',
    'http://metadata.google.internal',
  ];

  test('F-52 is the operator’s alone; link-local and metadata are refused by name and at each call, and no redirect is followed', async () => {
    // By the setting's name, before anything else happens
    for (const [setting, engine] of [
      ['OPENAI_BASE_URL', 'openai-compatible'],
      ['ANTHROPIC_BASE_URL', 'anthropic'],
      ['OLLAMA_BASE_URL', 'ollama'],
    ] as const) {
      const server = spawnServer({ ENGINE: engine, [setting]: 'http://169.254.169.254/v1' });
      expect(await server.exited).toBe(1);
      expect(server.output()).toMatch(new RegExp(`^The setting ${setting} is wrong: .*link-local`, 'm'));
    }
    for (const address of forbidden) {
      const settings = { ENGINE: 'openai-compatible', OPENAI_BASE_URL: address };
      expect(() => makeEngineOf(settings), address).toThrow('The setting OPENAI_BASE_URL is wrong');
    }
    const vendor = await startVendor('openai-compatible');
    const elsewhere = await startVendor('openai-compatible');
    // A name that was harmless at the start
    const addresses = [{ address: '169.254.169.254', family: 4 }];
    const settings = toSettings('openai-compatible', vendor);
    const url = vendor.baseUrl.replace('127.0.0.1', 'localhost');
    let isHarmless = true;
    const lookup = async () => (isHarmless ? [{ address: '127.0.0.1', family: 4 }] : addresses);
    const engine = makeEngineOf({ ...settings, OPENAI_BASE_URL: url }, { lookup });
    const product = await startProduct({ database: 'embedded', engine });
    try {
      const writer = await signUp(product.url);
      vendor.answer = () => 'We were here.';
      expect((await writer.improve('We was here.')).body.enhanced_text).toBe('We were here.');
      isHarmless = false;
      vendor.requests.length = 0;
      const refused = await writer.improve('We was here.');
      expect([refused.status, refused.body.code]).toEqual([503, 'ENGINE_MISCONFIGURED']);
      expect(vendor.requests).toEqual([]);
      isHarmless = true;
      for (const status of [301, 302, 303, 307, 308]) {
        const location = `${elsewhere.baseUrl}/chat/completions`;
        vendor.play({ kind: 'status', status, headers: { location } });
        const { body } = await writer.improve('We was here.');
        expect([status, body.code]).toEqual([status, 'ENGINE_MISCONFIGURED']);
      }
      expect(elsewhere.requests).toEqual([]);
      await expectNoRouteTakesAnAddress(product.url, writer, elsewhere);
    } finally {
      await product.stop();
      await vendor.close();
      await elsewhere.close();
    }
  }, 120_000);

  /** Whatever a caller sends beside what a call takes, nobody but the operator's provider is asked. */
  async function expectNoRouteTakesAnAddress(url: string, writer: TestWriter, elsewhere: VendorDouble) {
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const { baseUrl } = elsewhere;
    const more = {
      engine: 'openai-compatible',
      model: 'other',
      base_url: baseUrl,
      baseUrl,
      url: baseUrl,
      endpoint: baseUrl,
      OPENAI_BASE_URL: baseUrl,
    };
    for (const [path, body] of calls) {
      const headers = { 'x-base-url': baseUrl, 'x-openai-base-url': baseUrl };
      const { status } = await writer.post(path, { ...body, ...more }, { headers });
      expect([path, status]).toEqual([path, 400]);
    }
    let walked = 0;
    for (const [path, operations] of Object.entries(paths)) {
      // An administrator's calls take one, which the same rules hold for: engine-choice.test.ts
      if (path.startsWith('/admin/')) continue;
      // How one shows who one is has the name of a scheme there
      const schema = JSON.stringify(operations, (key, value: unknown) =>
        key === 'security' ? undefined : value,
      );
      for (const name of ['base_url', 'baseUrl', 'endpoint', 'api_key', 'apiKey', 'ENGINE_MODEL'])
        expect([path, schema.includes(`"${name}"`)]).toEqual([path, false]);
      walked += 1;
    }
    expect(walked).toBeGreaterThan(10);
    expect(elsewhere.requests).toEqual([]);
  }
});

test.each(vendorNames)(
  'the pages of a server with %s say who writes, and whether texts go there',
  async (name) => {
    const vendor = await startVendor(name);
    const settings = toSettings(name, vendor);
    const product = await startProduct({
      database: 'embedded',
      engine: makeEngineOf(settings),
      environment: settings,
    });
    try {
      const page = await (await fetch(product.url)).text();
      const pattern = new RegExp(`id="${serverFactsId}"[^>]*>([^<]*)<`);
      const facts = JSON.parse(pattern.exec(page)?.[1] ?? '{}') as ServerFacts;
      expect(facts.engine).toEqual(makeEngineOf(settings).identity);
    } finally {
      await product.stop();
      await vendor.close();
    }
  },
);
