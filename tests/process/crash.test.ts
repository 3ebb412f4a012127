import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { password, postJson, signIn, signUp } from '../kit/caller.ts';
import { createDatabase } from '../kit/postgres.ts';
import { type DatabaseKind, databaseKinds, getServerUrl } from '../kit/product.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

const longText = 'I have spoke with the team about teh report, and their was a error in it.\n\n'.repeat(100);

/** The folder and database that a server keeps over its restarts. */
async function makeHome(kind: DatabaseKind) {
  const dataDir = await makeDataDir();
  const database = kind === 'postgres' ? await createDatabase(getServerUrl()) : undefined;
  const environment = {
    DATA_DIR: dataDir.path,
    TRUSTED_PROXIES: '127.0.0.1',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  return {
    start: () => startServer(environment),
    async remove() {
      await database?.drop();
      await dataDir.remove();
    },
  };
}

async function killHard(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.exited;
}

/** Limits count by client address, so each writer comes from one of their own. */
function fromNewAddress() {
  const part = () => Math.floor(Math.random() * 254) + 1;
  return { headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } };
}

function signUpFromAnywhere(url: string, email: string) {
  const body = { name: 'Marta Kowal', email, password, country: 'GB' };
  return postJson(url, '/api/auth/sign-up/email', body, fromNewAddress());
}

/** Several writers at once, each signing up again and again, until the server is gone. */
async function signUpUntilKilled(url: string, acknowledged: string[], round: number): Promise<void> {
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let turn = 0; ; turn += 1) {
      const email = `crash-${round}-${writer}-${turn}@example.org`;
      const answer = await signUpFromAnywhere(url, email).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status === 200) acknowledged.push(email);
    }
  });
  await Promise.all(writers);
}

/** A few in every run; `npm run soak -- crash` kills more often. */
const kills = Number(process.env.CRASH_KILLS ?? 6);

describe.each(databaseKinds)('kill -9 on the %s database', (kind) => {
  test('CREDIT-05 F-24 in the middle of a call: the credit is back within a minute of the restart', async () => {
    const home = await makeHome(kind);
    let server = await home.start();
    try {
      const writer = await signUp(server.url);
      await writer.improve('I have spoke with the team.');
      const before = await writer.credits();
      const lost = writer.improve(longText).catch(() => 'lost');
      await sleep(150);
      await killHard(server);
      expect(await lost).toBe('lost');

      server = await home.start();
      const restartedAt = Date.now();
      const again = await signIn(server.url, writer.email);
      expect((await again.credits()).daily).toEqual(before.daily);
      // Back for good: every credit that the balance shows can be spent, the one of the lost call too.
      const statuses = new Set<number>();
      let spent = before.daily.used;
      while (spent < before.daily.total && Date.now() - restartedAt < 60_000) {
        const { status } = await again.improve('I have spoke with the team.');
        statuses.add(status);
        if (status === 200) spent += 1;
        else await sleep(1_000);
      }
      expect(spent).toBe(before.daily.total);
    } finally {
      await killHard(server);
      await home.remove();
    }
  });

  test('F-60 again and again under writes: nothing acknowledged is lost, and it starts every time', {
    timeout: 60_000 + kills * 60_000,
  }, async () => {
    const home = await makeHome(kind);
    const acknowledged: string[] = [];
    let server = await home.start();
    try {
      for (let round = 0; round < kills; round += 1) {
        const before = acknowledged.length;
        const writing = signUpUntilKilled(server.url, acknowledged, round);
        // In the midst of writing, however slow the machine is
        await expect
          .poll(() => acknowledged.length, { timeout: 30_000, interval: 5 })
          .toBeGreaterThan(before);
        await sleep(Math.random() * 700);
        await killHard(server);
        await writing;
        server = await home.start();
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
      for (const email of acknowledged.slice(-15)) {
        expect((await signIn(server.url, email, fromNewAddress())).token, email).toBeTruthy();
      }
      for (const email of acknowledged) {
        // A taken address is refused, so every account that was acknowledged is still there.
        const { status, body } = await signUpFromAnywhere(server.url, email);
        expect([status, body], email).toEqual([
          422,
          expect.objectContaining({ code: expect.stringMatching(/EXISTS/) }),
        ]);
      }
    } finally {
      await killHard(server);
      await home.remove();
    }
  });
});
