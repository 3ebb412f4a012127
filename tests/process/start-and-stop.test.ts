import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeApiKey, signUp } from '../kit/caller.ts';
import { makeDataDir, type ServerProcess, spawnServer, startServer } from '../kit/server-process.ts';

let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
const servers: Pick<ServerProcess, 'kill' | 'exited'>[] = [];

beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill('SIGKILL');
    await server.exited;
  }
  await dataDir.remove();
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir.path, ...environment });
  servers.push(server);
  return server;
}

async function readReadiness(server: ServerProcess): Promise<number> {
  return (await fetch(`${server.url}/api/ready`)).status;
}

test('the start says the address and the mode of each part', async () => {
  const server = await start();
  for (const part of ['database', 'engine', 'billing', 'mail']) {
    await expect.poll(server.output).toMatch(new RegExp(`^  ${part} +\\S`, 'm'));
  }
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect(statSync(join(dataDir.path, 'secret')).mode & 0o777).toBe(0o600);
});

test('F-61 a second server on the folder refuses in one sentence that names the holder', async () => {
  const first = await start();
  const second = spawnServer({ DATA_DIR: dataDir.path });
  expect(await second.exited).toBe(1);
  const sentence = second.output().trim();
  expect(sentence.split('\n')).toHaveLength(1);
  expect(sentence).toContain(`process ${first.pid}`);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
});

test('F-61 a lock that kill -9 left does not block', async () => {
  const first = await start();
  first.kill('SIGKILL');
  await first.exited;
  expect((await fetch(`${(await start()).url}/api/health`)).status).toBe(200);
});

test('F-63 a first start that is killed at any moment can be repeated', async () => {
  for (const afterMs of [100, 1_200, 1_800, 2_600]) {
    const folder = await makeDataDir();
    try {
      const first = spawnServer({ DATA_DIR: folder.path });
      await sleep(afterMs);
      first.kill('SIGKILL');
      await first.exited;
      const again = await startServer({ DATA_DIR: folder.path });
      servers.push(again);
      expect((await signUp(again.url)).token).toBeTruthy();
      again.kill('SIGKILL');
      await again.exited;
    } finally {
      await folder.remove();
    }
  }
});

test('FLEET-04 a server that is to stop is not ready at once, serves on, finishes its calls, and ends', async () => {
  const server = await start({ STOP_DELAY: '8', STOP_GRACE: '60' });
  const writer = await signUp(server.url);
  const long = writer.improve('I have spoke with the team.\n\n'.repeat(60));
  server.kill('SIGTERM');
  await expect.poll(() => readReadiness(server)).toBe(503);
  const late = await writer.improve('please read this.');
  expect([late.status, (await long).status]).toEqual([200, 200]);
  expect(await server.exited).toBe(0);
});

test('F-64 SIGTERM lets a running call finish, closes the database and ends with 0 within 15 seconds', async () => {
  const server = await start();
  const writer = await signUp(server.url);
  // The boot of an engine can take longer than a stop may
  await expect.poll(() => readReadiness(server), { timeout: 60_000 }).toBe(200);
  // Each its own, or the engine would have done with them at once
  const sentences = Array.from({ length: 150 }, (_, index) => `I have spoke with team ${index} about it.`);
  const call = writer.improve(sentences.join('\n\n'));
  await sleep(300);
  const askedAt = Date.now();
  server.kill('SIGTERM');
  expect((await call).status).toBe(200);
  expect(await server.exited).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(15_000);
  expect(existsSync(join(dataDir.path, 'lock.pid'))).toBe(false);
  const again = await start();
  expect((await signUp(again.url)).token).toBeTruthy();
});

describe('F-65 a wrong setting stops the start with one sentence that names it', () => {
  const wrong: [name: string, value: string][] = [
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'write.example.org'],
    ['PUBLIC_URL', 'https://example.org/api'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SECRET', 'short'],
    ['TRUSTED_PROXIES', '10.0.0.0/99'],
    ['ENGINE', 'magic'],
    ['ENGINE_THREADS', '0'],
    ['LOG_LEVEL', 'loud'],
  ];
  test.each(wrong)('F-65 %s=%s', async (name, value) => {
    const server = spawnServer({ DATA_DIR: dataDir.path, [name]: value });
    expect(await server.exited).toBe(1);
    const sentence = server.output().trim();
    expect(sentence.split('\n')).toHaveLength(1);
    expect(sentence).toContain(name);
    if (name === 'SECRET') expect(sentence).not.toContain(value);
    expect(readdirSync(dataDir.path)).toEqual([]);
  });

  test('F-65 DATABASE_URL of a server that is not there', async () => {
    const url = 'postgres://someone:topsecret@127.0.0.1:9/none';
    const server = spawnServer({ DATA_DIR: dataDir.path, DATABASE_URL: url });
    expect(await server.exited).toBe(1);
    expect(server.output().trim().split('\n')).toHaveLength(1);
    expect(server.output()).toContain('DATABASE_URL');
    expect(server.output()).not.toContain('topsecret');
  });

  test('F-65 PORT that another program has', async () => {
    const first = await start();
    const port = new URL(first.url).port;
    const folder = await makeDataDir();
    const second = spawnServer({ DATA_DIR: folder.path, PORT: port });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('PORT');
    await folder.remove();
  });
});

test('F-67 no text, password, token, key, cookie or address reaches the log, on success and on failure', async () => {
  const server = await start({ LOG_LEVEL: 'debug' });
  const secretText = 'Zebra-Walrus-Quokka have went home.';
  const writer = await signUp(server.url, { name: 'Quentin Logsafe', password: 'hunter2-logsafe' });
  await writer.improve(secretText);
  await writer.improve('', {});
  await writer.post('/api/functions/enhance-text-v2', `{"action":"improve","original_text":"${secretText}`);
  await writer.get(`/api/credits?token=${writer.token}`);
  await fetch(`${server.url}/reset-password?access_token=logsafe-reset`, {
    headers: { cookie: writer.cookie },
  });
  await fetch(`${server.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: writer.email, password: 'wrong-logsafe' }),
  });
  const { key, caller } = await makeApiKey(server.url, writer, { name: 'logsafe key', scopes: ['write'] });
  await caller.improve(secretText);
  await caller.get(`/api/credits?key=${key}`);
  await writer.improve(secretText, { headers: { authorization: 'Bearer logsafe.bearer.token' } });
  await writer.improve(secretText, { headers: { authorization: 'Bearer dw_logsafe' } });
  const log = server.output();
  expect(log).toContain('"status":200');
  const cookies = writer.cookie.split('; ').map((cookie) => cookie.split('=')[1] ?? 'none');
  for (const secret of [
    'Walrus',
    'Quokka',
    'logsafe',
    'Logsafe',
    writer.email,
    writer.token,
    key,
    ...cookies,
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('F-40 a client that sends its request drop by drop is let go, and others are served meanwhile', async () => {
  const server = await start();
  const { hostname, port } = new URL(server.url);
  const slow = spawn(process.execPath, [
    '-e',
    `const s = require('node:net').connect(${port}, '${hostname}');
     s.write('POST /api/auth/sign-in/email HTTP/1.1\\r\\nHost: x\\r\\nContent-Type: application/json\\r\\nContent-Length: 1000\\r\\n\\r\\n');
     setInterval(() => s.write(' '), 500); s.on('error', () => process.exit(0)); s.on('close', () => process.exit(0));`,
  ]);
  const ended = new Promise<void>((resolve) => slow.once('exit', () => resolve()));
  const askedAt = Date.now();
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  await Promise.race([ended, sleep(60_000)]);
  expect(slow.exitCode).toBe(0);
  expect(Date.now() - askedAt).toBeLessThan(60_000);
});
