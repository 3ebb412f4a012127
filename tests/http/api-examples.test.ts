import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleId } from '../../src/server/http/examples.ts';
import type { InstructionList } from '../../src/shared/contract/instructions.ts';
import { operations } from '../../src/shared/contract/operations.ts';
import { scopes } from '../../src/shared/scopes.ts';
import { makeApiKey, signUp, type TestWriter } from '../kit/caller.ts';
import { setPlan } from '../kit/credits.ts';
import { startProduct, type TestProduct } from '../kit/product.ts';

interface Described {
  security: Record<string, string[]>[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  'x-codeSamples'?: { source: string }[];
}

let product: TestProduct;
let caller: TestWriter;

beforeAll(async () => {
  // The rules write, as on a server that nobody has set up
  product = await startProduct({ database: 'embedded' });
  const writer = await signUp(product.url);
  // Some of it is Premium's
  await setPlan(product, writer, 'paid');
  ({ caller } = await makeApiKey(product.url, writer, { scopes }));
});
afterAll(() => product.stop());

async function makeInstruction(): Promise<string> {
  const instructions = [{ name: 'Cooler', instruction: 'Make it cooler.' }];
  const { body } = await caller.post<InstructionList>('/api/instructions', { instructions });
  return body.instructions[0]?.id ?? '';
}

/** The command of an example as a request, with an id that there is in place of the made-up one. */
function toRequest(curl: string, id: string): Request {
  const [, method = 'GET'] = /--request (\w+)/.exec(curl) ?? [];
  const [, path = ''] = /"\$DRAFTWELL_URL([^"]*)"/.exec(curl) ?? [];
  const headers = [...curl.matchAll(/--header "([^:]+): ([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value.replace('$DRAFTWELL_KEY', caller.token)],
  );
  const [, body] = /--data '([^']*)'/.exec(curl) ?? [];
  const url = product.url + path.replace(exampleId, id);
  return new Request(url, { method, headers, ...(body && { body: body.replace(exampleId, id) }) });
}

test('OWN-04: every example of the API’s document does what its call says, by a key', async () => {
  const answer = await fetch(`${product.url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Described>> };
  const open = operations.filter(({ scope }) => scope !== undefined);
  expect(open.length).toBeGreaterThan(30);
  const actionId = (await caller.improve('They was here.')).body.action_id;
  const instructionId = await makeInstruction();
  for (const { route, scope } of open) {
    const [method = '', path = ''] = route.split(' /api');
    const described = paths[path]?.[method.toLowerCase()];
    expect([route, described?.security.at(-1)]).toEqual([route, { apiKey: [scope] }]);
    const [sample] = described?.['x-codeSamples'] ?? [];
    const json = described?.requestBody?.content['application/json'];
    if (json !== undefined) expect(sample?.source).toContain(JSON.stringify(json.example));
    const id = path.startsWith('/actions') ? actionId : instructionId;
    const ran = await fetch(toRequest(sample?.source ?? '', id));
    const text = await ran.text();
    expect([route, ran.status, text]).toEqual([route, 200, expect.not.stringContaining('event: error')]);
  }
}, 120_000);

test('OWN-04: the page of the API shows every call but administrators’, with an example of each that a key can make', async () => {
  const page = await fetch(`${product.url}/api/docs`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|https?:/);
  const html = await page.text();
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  const forAll = operations.filter(({ route }) => !route.includes(' /api/admin/'));
  for (const { route, scope } of forAll) {
    const [method, path = ''] = route.split(' ');
    expect(html, route).toContain(`<b>${method}</b> ${path}`);
    if (scope !== undefined) expect(html, route).toContain(`$DRAFTWELL_URL${path.split('{')[0]}`);
  }
});
