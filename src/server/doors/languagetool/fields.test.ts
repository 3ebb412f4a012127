import { expect, test } from 'vitest';
import { readFields } from './fields.ts';

const agent = { 'user-agent': 'some client', accept: '*/*' };

async function read(body: string, headers: Record<string, string> = agent, query = '') {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const request = new Request(`http://localhost/v2/check${query}`, {
    method: 'POST',
    body,
    headers: { ...type, ...headers },
  });
  return Object.fromEntries(await readFields(request));
}

const rest = { language: 'en-US' };

test.each<[string, string, Record<string, string>, Record<string, string>]>([
  ['a form', 'text=a%20b+c%26&language=en-US', agent, { text: 'a b c&' }],
  ['what is not encoded', 'text=Tom & Ann + 100%25&language=en-US', agent, { text: 'Tom & Ann + 100%25' }],
  ['a share that is none of a form', 'text=100%&language=en-US', agent, { text: '100%' }],
  ['a word of another alphabet', 'text=R&D&café&language=en-US', agent, { text: 'R&D&café' }],
  ['a text that speaks of fields', 'text=so &language=de&language=en-US', agent, { text: 'so &language=de' }],
  [
    'one word by a program that says no name',
    'text=R&D+x&language=en-US',
    { accept: '*/*', 'user-agent': '' },
    { text: 'R&D+x' },
  ],
  [
    'the same by its successor',
    'text=Hello%21%20You&language=en-US',
    { accept: '*/*', 'user-agent': '' },
    { text: 'Hello! You' },
  ],
  [
    'an address with a plus',
    'text=a b&language=en-US&username=ada+x@example.org&apiKey=k',
    agent,
    { text: 'a b', username: 'ada+x@example.org', apiKey: 'k' },
  ],
  ['a mark of byte order', 'text=\ufeffa b&language=en-US', agent, { text: '\ufeffa b' }],
])('DOOR-02: %s is read as it was meant', async (_, body, headers, fields) => {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  expect(await read(body, given)).toEqual({ ...rest, ...fields });
});

test('DOOR-01: the address counts before the body', async () => {
  expect(await read('text=a&language=de', agent, '?language=en-US')).toEqual({
    text: 'a',
    language: 'en-US',
  });
});
