import { expect, test } from 'vitest';
import { postJson } from '../kit/caller.ts';
import { makeDataDir, startServer } from '../kit/server-process.ts';

test.each([[{}], [{ NODE_ENV: 'production' }], [{ NODE_ENV: 'development' }]])(
  'F-06 sign-in is limited by default, with the environment %j',
  async (environment) => {
    const dataDir = await makeDataDir();
    const server = await startServer({ DATA_DIR: dataDir.path, ...environment });
    try {
      const statuses: number[] = [];
      for (let tries = 0; tries < 20 && statuses.at(-1) !== 429; tries += 1) {
        const body = { email: 'nobody@example.org', password: `wrong ${tries}` };
        statuses.push((await postJson(server.url, '/api/auth/sign-in/email', body)).status);
      }
      expect(statuses.at(-1)).toBe(429);
    } finally {
      server.kill('SIGKILL');
      await server.exited;
      await dataDir.remove();
    }
  },
);
