import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { operations } from '../../src/shared/contract/operations.ts';
import type { Preferences } from '../../src/shared/contract/profile.ts';
import { listScreens } from '../../src/shared/screens.ts';
import {
  makeApiKey,
  newAddress,
  password,
  postJson,
  signIn,
  signUp,
  type TestWriter,
} from '../../tests/kit/caller.ts';
import { sendOperation } from '../../tests/kit/operations.ts';
import { press } from '../../tests/kit/stripe/hands.ts';

export interface Tried {
  what: string;
  status: number;
}

/** They ask the provider that an administrator names in them: nothing makes them but an administrator's press. */
const callsOfProviders = ['POST /api/admin/engine/models', 'POST /api/admin/engine/pull'];
const endlessCall = 'GET /api/events';
const otherPages = ['/api/openapi.json', '/robots.txt', '/nowhere'];

/** A writer comes, pays in the test of payment, makes every call, opens every page, has mails sent, and goes. */
export async function tryEverything(
  url: string,
  admin: TestWriter,
  preferences: Partial<Preferences> = {},
): Promise<Tried[]> {
  const writer = await signUp(url);
  return [
    await choose(url, writer, preferences),
    await payInTest(writer),
    ...(await makeCalls(url, writer, admin)),
    ...(await openPages(url, [{}, { cookie: writer.cookie }, { cookie: admin.cookie }])),
    ...(await tryAccount(url, writer)),
  ];
}

async function choose(url: string, writer: TestWriter, preferences: Partial<Preferences>): Promise<Tried> {
  const { status } = await fetch(`${url}/api/profile/preferences`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(preferences),
  });
  return { what: 'preferences', status };
}

async function payInTest(writer: TestWriter): Promise<Tried> {
  const { body } = await writer.post<{ url: string }>('/api/functions/create-checkout', {});
  await press(body.url, { do: 'pay' });
  const { status } = await writer.post('/api/functions/check-subscription', {});
  return { what: 'payment in the test', status };
}

async function makeCalls(url: string, writer: TestWriter, admin: TestWriter): Promise<Tried[]> {
  const routes = operations.map(({ route }) => route).filter((route) => !callsOfProviders.includes(route));
  const tried: Tried[] = [];
  for (const route of routes) {
    const caller = route.includes('/api/admin/') ? admin : writer;
    const answer = await sendOperation(url, { route, writer: caller });
    await (route === endlessCall ? answer.body?.cancel() : answer.text());
    tried.push({ what: route, status: answer.status });
  }
  return tried;
}

async function openPages(url: string, visitors: Record<string, string>[]): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const page of [...listScreens(), ...otherPages]) {
    for (const headers of visitors) {
      const answer = await fetch(url + page, { headers });
      await answer.text();
      tried.push({ what: page, status: answer.status });
    }
  }
  return tried;
}

async function tryAccount(url: string, writer: TestWriter): Promise<Tried[]> {
  const { email, cookie } = writer;
  const { caller } = await makeApiKey(url, writer, { scopes: ['write'] });
  const { status } = await caller.improve('They was here on Monday.');
  const exported = await fetch(`${url}/api/auth/export-data`, { headers: { cookie } });
  await exported.arrayBuffer();
  const post = async (path: string, body: object) => {
    const answer = await postJson(url, `/api/auth/${path}`, body, { headers: { cookie } });
    return { what: path, status: answer.status };
  };
  await signIn(url, email, { headers: newAddress() });
  return [
    { what: 'a call by key', status },
    { what: 'export-data', status: exported.status },
    await post('forgot-password', { email }),
    await post('change-email', { newEmail: `new-${email}` }),
    await post('delete-user', { password }),
  ];
}

/** What `npx draftwell doctor` says of a server with this data folder and nothing else set. */
export async function askDoctor(dataDir: string): Promise<string> {
  const commandLine = resolve(import.meta.dirname, '../draftwell.ts');
  const args = ['--disable-warning=ExperimentalWarning', commandLine, 'doctor'];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}
