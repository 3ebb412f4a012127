import { expect, test } from 'vitest';
import type { ActionSummary } from '../../src/shared/contract/actions.ts';
import { signUp, type TestWriter } from '../kit/caller.ts';
import { startVendor, toSettings } from '../kit/hosted-product.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';
import type { Scene } from '../kit/vendors/vendor-double.ts';

/** The lines that tell of failed calls: their actions and reasons. */
function listFailures(server: ServerProcess): { action_id: string; reason: string }[] {
  return server
    .output()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('{') || !line.includes('"a call failed"') || !line.includes('action_id'))
        return [];
      return [JSON.parse(line)];
    });
}

async function listFailedActions(writer: TestWriter): Promise<ActionSummary[]> {
  const { body } = await writer.get<{ actions: ActionSummary[] }>('/api/actions?result=failed&limit=50');
  return body.actions;
}

test('HIST-03 each call that fails is logged with its reason, and without a word of the text', async () => {
  const dataDir = await makeDataDir();
  const server = await startServer({ DATA_DIR: dataDir.path, LOG_LEVEL: 'debug' });
  try {
    const writer = await signUp(server.url);
    const text = 'Zanzibar have many clove. '.repeat(380);
    const leaving = AbortSignal.timeout(60);
    await expect(writer.stream(text, { signal: leaving })).rejects.toThrow();
    await expect.poll(server.output, { timeout: 15_000 }).toContain('a call failed');
    expect(server.output()).toContain('Stopped by the writer.');
    expect(server.output()).not.toMatch(/zanzibar|clove/i);
    expect((await writer.credits()).daily.used).toBe(0);
  } finally {
    server.kill('SIGTERM');
    await server.exited;
    await dataDir.remove();
  }
});

/** What a provider does, and the code that the record and the log then give. */
const failures: [what: string, scene: Scene, code: string][] = [
  ['does not take the request', { kind: 'status', status: 400, body: 'Zanzibar' }, 'INVALID_REQUEST'],
  ['takes no key', { kind: 'status', status: 401, body: 'Zanzibar' }, 'ENGINE_MISCONFIGURED'],
  [
    'has a limit',
    { kind: 'status', status: 429, body: 'Zanzibar', headers: { 'retry-after': '120' } },
    'RATE_LIMITED',
  ],
  ['declines', { kind: 'answer', text: 'Zanzibar', end: 'refusal' }, 'REQUEST_FLAGGED'],
  [
    'refuses in words',
    { kind: 'answer', text: 'I am sorry, but I cannot assist with that request.' },
    'NO_CONTENT',
  ],
  ['says nothing', { kind: 'answer', text: '' }, 'NO_CONTENT'],
  ['stops in the middle', { kind: 'answer', text: 'Zanzibar has', end: 'length' }, 'NO_CONTENT'],
];

test('HIST-03 of whatever kind the failure is: its row and its line say the same, and no word of either text', async () => {
  const dataDir = await makeDataDir();
  const vendor = await startVendor('openai-compatible');
  const settings = toSettings('openai-compatible', vendor);
  const server = await startServer({ DATA_DIR: dataDir.path, LOG_LEVEL: 'debug', ...settings });
  try {
    const writer = await signUp(server.url);
    for (const [what, scene, code] of failures) {
      // A provider that may have stumbled is asked a second time
      vendor.clear();
      vendor.answer = () => scene;
      const { body } = await writer.improve('Zanzibar have many clove.');
      expect(body.code, what).toBe(code);
    }
    const rows = await listFailedActions(writer);
    expect(rows).toHaveLength(failures.length);
    const lines = listFailures(server);
    expect(lines.map(({ reason }) => reason.split(':')[0])).toEqual(failures.map(([, , code]) => code));
    for (const { id, error_message } of rows) {
      const line = lines.find(({ action_id }) => action_id === id);
      expect(line?.reason).toBe(error_message);
    }
    expect(server.output()).not.toMatch(/zanzibar|clove/i);
    expect(await writer.dailyCreditsUsed()).toBe(0);
  } finally {
    server.kill('SIGTERM');
    await server.exited;
    await vendor.close();
    await dataDir.remove();
  }
});
