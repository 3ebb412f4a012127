import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiKey, signUp, type TestWriter } from '../kit/caller.ts';
import { postForm } from '../kit/languagetool.ts';
import { type LibreOffice, startLibreOffice } from '../kit/libreoffice.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';

let server: ServerProcess;
let dataDir: Awaited<ReturnType<typeof makeDataDir>>;
let office: LibreOffice;
let writer: TestWriter;
let key: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await startServer({ DATA_DIR: dataDir.path, LANGUAGETOOL_API: 'keys' });
  await fetch(`${server.url}/api/ready`);
  writer = await signUp(server.url);
  ({ key } = await makeApiKey(server.url, writer, { scopes: ['check'] }));
  office = await startLibreOffice({ baseUrl: `${server.url}/v2`, username: writer.email, apiKey: key });
  // The first start of a new profile takes its time, and Debian's packages may have to come first
}, 600_000);

afterAll(async () => {
  await office?.stop();
  server?.kill('SIGTERM');
  await server?.exited;
  await dataDir?.remove();
});

/** A paragraph, and what it is once the first offer for each mark is taken. */
const paragraphs: readonly [string, string][] = [
  ['I have recieved your letter.', 'I have received your letter.'],
  ['They was late again.', 'They were late again.'],
  ['She have a new job.', 'She has a new job.'],
  ['He dont like it.', "He doesn't like it."],
  ['There is many reasons for it.', 'There are many reasons for it.'],
  ['This is a a problem.', 'This is a problem.'],
  ['Their is no milk left.', 'There is no milk left.'],
  ['I seen him yesterday.', 'I saw him yesterday.'],
  ['It was definately him.', 'It was definitely him.'],
  ['The report was send to you.', 'The report was sent to you.'],
  ['An user has asked for help.', 'A user has asked for help.'],
  ['We waited for a hour.', 'We waited for an hour.'],
  ['I could of done it.', 'I could have done it.'],
  ['Your welcome to come.', "You're welcome to come."],
  ['These window are dirty.', 'These windows are dirty.'],
  ['He is more taller than me.', 'He is taller than me.'],
  ['She said that i was right.', 'She said that I was right.'],
  ['We meet on monday.', 'We meet on Monday.'],
  ['I am agree with you.', 'I agree with you.'],
  ['Student have a lot to do.', 'Students have a lot to do.'],
  ['We discussed about the plan.', 'We discussed the plan.'],
  ['He enjoys to read books.', 'He enjoys reading books.'],
  ['I look forward to hear from you.', 'I look forward to hearing from you.'],
  ['She gave me some good advices.', 'She gave me some good advice.'],
  ['It happened becuase of the rain.', 'It happened because of the rain.'],
  ['She is more happier now.', 'She is happier now.'],
  ['He must to go now.', 'He must go now.'],
  ['I did not went there.', 'I did not go there.'],
  ['Look 😀😀, it has arived 😀 today.', 'Look 😀😀, it has arrived 😀 today.'],
  [
    'Tom & Ann + Bob 100%25 have recieved it 😀 recieved.',
    'Tom & Ann + Bob 100%25 have received it 😀 received.',
  ],
];

async function mend(paragraph: string): Promise<string> {
  const marked = await office.check(paragraph);
  return marked
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (text, { start, length, offered: [best = '?'] }) =>
        text.slice(0, start) + best + text.slice(start + length),
      paragraph,
    );
}

test('DOOR-02: LibreOffice marks thirty paragraphs and mends each by what it is offered', async () => {
  const mended: [string, string][] = [];
  for (const [wrong] of paragraphs) mended.push([wrong, await mend(wrong)]);
  expect(mended).toEqual(paragraphs);
  for (const [, right] of paragraphs) expect([right, await office.check(right)]).toEqual([right, []]);
});

test('DOOR-02: the places are right behind what LibreOffice does not encode', async () => {
  const paragraph = 'R&D + 5% “quoted” <b> & 100%25 😀😀 teh end\\of {it} = recieved?';
  const marked = await office.check(paragraph);
  expect(marked.map(({ start, length }) => paragraph.slice(start, start + length))).toEqual([
    'teh',
    'recieved',
  ]);
});

test('DOOR-02, WORK-11: a word that was added is not marked any more, and a rule that is off neither', async () => {
  const words = async (paragraph: string) =>
    (await office.check(paragraph)).map(({ start, length }) => paragraph.slice(start, start + length));
  expect(await words('They was with the flimbot.')).toEqual(['was', 'flimbot']);
  await postForm(server.url, 'words/add', { word: 'flimbot', username: writer.email, apiKey: key });
  expect(await words('They was with a flimbot.')).toEqual(['was']);
  await writer.post('/api/switched-off-rules', { rule: 'plural-pronoun', description: '' });
  expect(await words('They was with one flimbot.')).toEqual([]);
  expect(server.output()).not.toContain('flimbot');
  expect(server.output()).not.toContain(key);
});
