import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../../../shared/errors.ts';
import { parseJson, readLines, readServerSentEvents } from './readers.ts';

async function* cut(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  let rest = text;
  for (const length of lengths) {
    yield rest.slice(0, length);
    rest = rest.slice(length);
  }
  yield rest;
}

async function list(values: AsyncIterable<string>): Promise<string[]> {
  const listed: string[] = [];
  for await (const value of values) listed.push(value);
  return listed;
}

const cuts = fc.array(fc.nat({ max: 9 }));

test.each<[string, string[]]>([
  ['data: a\n\nevent: x\ndata: b\ndata: c\n\n', ['a', 'b\nc']],
  ['data: a\r\n\r\n: comment\r\n\r\ndata:b\r\n\r\n', ['a', 'b']],
  ['id: 1\nretry: 5\nodd: 1\ndata: a\n\ndata: the last', ['a', 'the last']],
  ['<html>\n<body>', []],
])('events of %j, cut anywhere, are %j', async (text, events) => {
  await fc.assert(
    fc.asyncProperty(cuts, async (lengths) => {
      expect(await list(readServerSentEvents(cut(text, lengths)))).toEqual(events);
    }),
  );
});

test.each<[string, string[]]>([
  ['{"a":1}\n{"b":2}\n', ['{"a":1}', '{"b":2}']],
  ['{"a":1}\r\n\n  \n{"b":2}', ['{"a":1}\r', '{"b":2}']],
  ['', []],
])('lines of %j, cut anywhere, are %j', async (text, lines) => {
  await fc.assert(
    fc.asyncProperty(cuts, async (lengths) => {
      expect(await list(readLines(cut(text, lengths)))).toEqual(lines);
    }),
  );
});

test.each([
  ['event', readServerSentEvents],
  ['line', readLines],
])('an endless %s is not held', async (_, read) => {
  let given = 0;
  async function* endless(): AsyncGenerator<string> {
    yield 'data: ';
    for (;;) {
      given += 64_000;
      yield 'x'.repeat(64_000);
    }
  }
  await expect(read(endless()).next()).rejects.toEqual(new AppError('NO_CONTENT'));
  expect(given).toBeLessThan(2_000_000);
});

test('what is no JSON is an error that does not repeat it', () => {
  expect(parseJson('{"a":1}')).toEqual({ a: 1 });
  expect(() => parseJson('secret {')).toThrow(new AppError('ENGINE_UNAVAILABLE'));
});
