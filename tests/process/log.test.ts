import { expect, test } from 'vitest';
import { signUp } from '../kit/caller.ts';
import { makeDataDir, startServer } from '../kit/server-process.ts';

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
