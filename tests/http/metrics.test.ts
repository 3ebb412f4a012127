import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolNames } from '../../src/shared/tools.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';
import { findProgram } from '../kit/programs.ts';
import { failWith, makeScriptedEngine, neverTheSame } from '../kit/scripted-engine.ts';

const METRICS_TOKEN = 'a-token-of-24-characters';
const someId = '0198f2c4-5d1e-4f6a-9b3c-2d7e8f901234';
const engine = makeScriptedEngine();
let product: TestProduct;
let writer: TestWriter;

beforeAll(async () => {
  product = await startProduct({ database: 'postgres', engine, environment: { METRICS_TOKEN } });
  writer = await signUp(product.url);
});
afterAll(() => product.stop());

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const ask = (token?: string) =>
  fetch(
    `${product.url}/metrics`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );

async function readSamples(): Promise<Sample[]> {
  const lines = (await (await ask(METRICS_TOKEN)).text()).split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(toSample);
}

function toSample(line: string): Sample {
  const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
  expect(name, line).not.toBe('');
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(
    ([, key = '', held = '']) => [key, held] as const,
  );
  return { name, labels: Object.fromEntries(pairs), value: Number(value) };
}

async function findValue(name: string, labels: Record<string, string> = {}): Promise<number | undefined> {
  const samples = await readSamples();
  const isAsked = (one: Sample) => Object.entries(labels).every(([key, held]) => one.labels[key] === held);
  return samples.find((one) => one.name === name && isAsked(one))?.value;
}

test('metrics are for who has the token; for everybody else there is no such page', async () => {
  const answer = await ask(METRICS_TOKEN);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const missing = await fetch(`${product.url}/no-such-page`);
  for (const token of [undefined, 'another-token-than-that']) {
    const refused = await ask(token);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toBe(await missing.clone().text());
  }
});

test('calls are told by their tool, by the engine that wrote and by how they ended; holds and mails by their state', async () => {
  engine.play(neverTheSame);
  await writer.improve('We send it.');
  engine.play(failWith('broken'));
  await writer.improve('We send it.');
  const name = 'draftwell_writing_call_duration_seconds_count';
  const call = { tool: 'improve-text', engine: 'model' };
  expect(await findValue(name, { ...call, outcome: 'charged' })).toBe(1);
  expect(await findValue(name, { ...call, outcome: 'failed' })).toBe(1);
  expect(await findValue('draftwell_writing_calls_in_flight')).toBe(0);
  expect(await findValue('draftwell_credit_holds_open')).toBe(0);
  expect(await findValue('draftwell_mails', { state: 'failed' })).toBe(0);
  expect(await findValue('draftwell_listener_connected')).toBe(1);
  expect(await findValue('db_client_connections', { state: 'idle' })).toBeGreaterThan(0);
  const route = '/api/functions/enhance-text-v2';
  expect(await findValue('http_requests_total', { method: 'POST', route, status: '2xx' })).toBe(1);
});

test('no label has anything of a person, and none has more values than the program knows', async () => {
  const { email, userId } = writer;
  for (const one of product.routes) {
    const [method = '', path = ''] = one.split(' ');
    const headers = { authorization: `Bearer ${writer.token}`, cookie: writer.cookie };
    const answer = await fetch(product.url + path.replaceAll(/\{\w+\}/g, someId), {
      method,
      headers,
      ...(method !== 'GET' && { body: '{}' }),
      signal: AbortSignal.timeout(5_000),
    });
    await answer.body?.cancel();
  }
  for (const path of [`/${email}`, `/api/${userId}`, `/improve?text=${email}`])
    await fetch(product.url + path);
  await fetch(`${product.url}/api/profile`, { method: 'PROPFIND' });

  const routes = [...product.routes.map((one) => one.split(' ')[1] ?? ''), '(page)', '(unknown)', '/metrics'];
  const known: Record<string, ReadonlySet<string>> = {
    route: new Set(routes),
    method: new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'other']),
    tool: new Set(toolNames),
    engine: new Set(['embedded', 'model']),
    outcome: new Set(['charged', 'free', 'stopped', 'failed']),
  };
  const samples = await readSamples();
  for (const { name, labels } of samples) {
    for (const [label, held] of Object.entries(labels)) {
      expect(held, `${name} ${label}`).toMatch(/^[\w.+/(){}-]*$/);
      expect([userId, email, someId, writer.token]).not.toContain(held);
      if (known[label] !== undefined) expect(known[label], `${name} ${label}`).toContain(held);
    }
  }
  const names = new Set(samples.flatMap(({ labels }) => Object.keys(labels)));
  const ofProcess = [
    'type',
    'kind',
    'space',
    'le',
    'quantile',
    'version',
    'major',
    'minor',
    'patch',
    'state',
    'status',
  ];
  expect([...names].filter((name) => known[name] === undefined && !ofProcess.includes(name))).toEqual([]);
});

test('FLEET-01 Prometheus’s own check finds nothing to say of the metrics', async () => {
  const promtool = findProgram('promtool', 'prometheus');
  const input = await (await ask(METRICS_TOKEN)).text();
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
}, 240_000);
