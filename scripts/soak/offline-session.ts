/** Uses everything of a server with nothing set, for the minutes of the first argument and at least once. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn, signUp } from '../../tests/kit/caller.ts';
import { makeDataDir, startServer } from '../../tests/kit/server-process.ts';
import { countOutgoingTries } from './outgoing-tries.ts';
import { askDoctor, tryEverything } from './try-everything.ts';

/** Writers come so often that no limit of an hour is met. */
const betweenWritersMs = 60_000;

const end = Date.now() + Number(process.argv[2]) * 60_000;
const dataDir = await makeDataDir();
const server = await startServer({ DATA_DIR: dataDir.path });
try {
  const { email } = await signUp(server.url);
  let requests = 0;
  let writers = 0;
  for (;;) {
    const tried = await tryEverything(server.url, await signIn(server.url, email));
    const fault = tried.find(({ status }) => status === 500 || status === 401);
    if (fault) throw new Error(`${fault.what} failed`);
    requests += tried.length;
    writers += 1;
    if (Date.now() + betweenWritersMs > end) break;
    await sleep(betweenWritersMs);
  }
  const mails = readdirSync(join(dataDir.path, 'outbox')).length;
  console.log(await askDoctor(dataDir.path));
  const tries = countOutgoingTries();
  console.log(
    `${writers} × everything, ${requests} requests, ${mails} mail files: ${tries} tries to connect to anything.`,
  );

  const admin = await signIn(server.url, email);
  await admin.post('/api/admin/engine/models', { engine: 'openai-compatible', api_key: 'none' });
  const seen = countOutgoingTries() - tries;
  console.log(`Asked for the models of OpenAI, as an administrator may: ${seen} tries seen.`);
  process.exitCode = tries === 0 && seen > 0 ? 0 : 1;
} finally {
  server.kill('SIGTERM');
  await server.exited;
  await dataDir.remove();
}
