import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ActionSummary } from '../../src/shared/contract/actions.ts';
import { signIn, signUp, type TestWriter } from '../kit/caller.ts';
import { readLedger } from '../kit/credits.ts';
import { createDatabase } from '../kit/postgres.ts';
import { databaseKinds, getServerUrl } from '../kit/product.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

const longText = 'I have spoke with the team about teh report, and their was a error in it.\n\n'.repeat(100);

async function findCall(writer: TestWriter) {
  return (await readLedger(writer)).find(({ tool }) => tool === 'improve-text');
}

/** Kills the server without a word, and waits until it is gone. */
async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.exited;
}

test.each(databaseKinds)(
  'F-24 kill -9 in the middle of a call, on the %s database: within a minute of the restart its credit is back, its row is failed, nothing stays in progress',
  async (kind) => {
    const dataDir = await makeDataDir();
    const database = kind === 'postgres' ? await createDatabase(getServerUrl()) : undefined;
    const environment = {
      DATA_DIR: dataDir.path,
      ...(database !== undefined && { DATABASE_URL: database.url }),
    };
    let server = await startServer(environment);
    try {
      const writer = await signUp(server.url);
      const call = writer.improve(longText).catch(() => 'lost');
      const isHeld = async () => (await readLedger(writer)).some(({ outcome }) => outcome === 'held');
      await expect.poll(isHeld, { interval: 5 }).toBe(true);
      await kill(server);
      expect(await call).toBe('lost');

      server = await startServer(environment);
      const again = await signIn(server.url, writer.email);
      const until = Date.now() + 60_000;
      let entry = await findCall(again);
      while (entry?.outcome === 'held' && Date.now() < until) {
        await sleep(1_000);
        entry = await findCall(again);
      }
      expect(entry).toMatchObject({
        outcome: 'released',
        reason: 'The server stopped before the call ended.',
      });
      expect(await again.dailyCreditsUsed()).toBe(0);
      const { body } = await again.get<{ actions: ActionSummary[] }>('/api/actions');
      expect(body.actions).toMatchObject([{ id: entry?.id, result: 'failed', error_message: entry?.reason }]);
    } finally {
      await kill(server);
      await database?.drop();
      await dataDir.remove();
    }
  },
);
