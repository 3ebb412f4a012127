import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { improveTextLimit } from '../../src/shared/limits.ts';
import { makeApiKey, signUp, type TestWriter } from '../kit/caller.ts';
import { makeDataDir, type ServerProcess, startServer } from '../kit/server-process.ts';
import { startWriter, type Writer } from '../kit/writer.ts';

/** The extension of LibreOffice, as the server offers it, in a profile of its own. */

let home: Awaited<ReturnType<typeof makeDataDir>>;
let server: ServerProcess;
let writer: Writer;
const boot = 180_000;

beforeAll(async () => {
  home = await makeDataDir();
  server = await startServer({
    DATA_DIR: join(home.path, 'data'),
    TRUSTED_PROXIES: '127.0.0.1',
    FREE_DAILY_CREDITS: '3',
  });
  const answer = await fetch(`${server.url}/libreoffice/draftwell.oxt`);
  expect(answer.status).toBe(200);
  writer = await startWriter(new Uint8Array(await answer.arrayBuffer()));
}, boot);
afterAll(async () => {
  await writer?.stop();
  server?.kill('SIGTERM');
  await server?.exited;
  await home?.remove();
}, boot);
afterEach(() => writer.close());

/** A flat OpenDocument text. */
const toDocument = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
  <office:automatic-styles><style:style style:name="Bold" style:family="text"><style:text-properties
    fo:font-weight="bold"/></style:style></office:automatic-styles>
  <office:body><office:text>${body}</office:text></office:body>
</office:document>`;

const toParagraphs = (...texts: string[]) =>
  toDocument(texts.map((text) => `<text:p>${text}</text:p>`).join(''));

const formatted = toDocument(`
  <text:h text:outline-level="1">The plan for May</text:h>
  <text:p>They was <text:span text:style-name="Bold">here</text:span> yesterday 🙂 and I have spoke with the team.</text:p>
  <text:p>She <text:span text:style-name="Bold">go to</text:span> the office<text:note text:id="n"
    text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>He have told me
    so.</text:p></text:note-body></text:note> every day, see <text:a xlink:href="https://example.org/plan">the plan that we
    has</text:a> for more.</text:p>
  <table:table><table:table-column table:number-columns-repeated="2"/><table:table-row>
    <table:table-cell><text:p>He have a car.</text:p></table:table-cell>
    <table:table-cell><text:p>All is well.</text:p></table:table-cell></table:table-row></table:table>
  <text:p>It is <text:page-number>1</text:page-number> of many. We was late &amp; 100%25 sure.</text:p>
  <text:p>They was here on page <text:page-number>1</text:page-number></text:p>`);

const improved = [
  'The plan for May',
  'They were here yesterday 🙂 and I have spoken with the team.',
  'She goes to the office1 every day, see the plan that we have for more.',
  'He has a car.',
  'All is well.',
  'It is 1 of many. We were late & 100%25 sure.',
  'They were here on page 1',
  'He has told me so.',
];

async function waitFor(words: RegExp): Promise<string> {
  await expect.poll(() => writer.readWindows(), { timeout: 60_000, interval: 250 }).toMatch(words);
  return writer.readWindows();
}

async function press(button: string): Promise<void> {
  expect(await writer.press(button), button).toBe(true);
}

async function setUp(address: string, key: string): Promise<void> {
  await writer.menu('options');
  await waitFor(/API key: made there/);
  await writer.fill([address, key]);
  await press('OK');
  await expect.poll(() => writer.readWindows(), { timeout: 30_000 }).toBe('');
}

/** Another account each time, with its few credits. */
async function setUpNewcomer(): Promise<TestWriter> {
  const newcomer = await signUp(server.url);
  const { key } = await makeApiKey(server.url, newcomer, { scopes: ['write', 'account'] });
  await setUp(server.url, key);
  return newcomer;
}

/** From the menu to the last sentence. @returns what was said first and last */
async function improve(command: 'improve-selection' | 'improve-document') {
  await writer.menu(command);
  const asked = await waitFor(/credits? at most/);
  await press('Improve');
  const said = await waitFor(/\nOK$/);
  await press('OK');
  return { asked, said };
}

const readTexts = async () => (await writer.read()).paragraphs.map(({ text }) => text);
const readLooks = async () => (await writer.read()).paragraphs.map(({ style, runs }) => ({ style, runs }));

test(
  'DOOR-07: a document is improved as tracked changes of Draftwell with reasons; accepted it is the improved text, rejected and undone the original, form and all',
  async () => {
    await writer.open(formatted);
    const newcomer = await setUpNewcomer();
    const folder = join(writer.folder, 'profile/user/config');
    expect(readdirSync(folder)).toContain('draftwell.json');
    expect(statSync(join(folder, 'draftwell.json')).mode & 0o077).toBe(0);

    const original = await readLooks();
    const { asked, said } = await improve('improve-document');
    expect(asked).toContain('That is 1 call, which costs 1 credit at most');
    expect(asked).toContain('You have 3 credits left.');
    expect(said).toMatch(/^Draftwell\n8 changes of Draftwell: accept or reject them/);
    // The full stop behind a field
    expect(said).toContain('1 change left out, since fields');
    expect(await newcomer.dailyCreditsUsed()).toBe(1);

    const { revisions, comments, undo, recording, user } = await writer.read();
    expect(new Set(revisions.map(([author]) => author))).toEqual(new Set(['Draftwell']));
    // One of them is at the end of a link, within which its new words stand
    expect(revisions.filter(([, kind]) => kind === 'Delete')).toHaveLength(9);
    expect(comments).toHaveLength(8);
    expect(comments).toContainEqual(['Draftwell', 'After “have”, the verb takes its participle, “spoken”.']);
    expect({ undo, recording, user }).toEqual({
      undo: ['Improve with Draftwell'],
      recording: false,
      user: '',
    });

    // As a file of Word, too
    const word = await writer.saveAs('tracked.docx', 'MS Word 2007 XML');
    await writer.dispatch('.uno:AcceptAllTrackedChanges');
    expect(await readTexts()).toEqual(improved);
    const link = (await writer.read()).paragraphs[2]?.runs.find(([look]) => look[3] !== '');
    expect(link?.[1].replaceAll(/\s+/g, ' ')).toBe('the plan that we have');
    const bold = (await writer.read()).paragraphs[2]?.runs[1];
    expect(bold).toEqual([expect.arrayContaining(['150.0']), 'goes to']);
    await writer.undo();
    await writer.dispatch('.uno:RejectAllTrackedChanges');
    expect(await readLooks()).toEqual(original);
    await writer.undo();
    await writer.undo();
    expect(await readLooks()).toEqual(original);
    expect((await writer.read()).revisions).toEqual([]);
    await writer.close();

    await writer.openFile(word);
    const reopened = await writer.read();
    expect(new Set(reopened.revisions.map(([author]) => author))).toEqual(new Set(['Draftwell']));
    expect(reopened.comments.map(([, words]) => words)).toEqual(
      expect.arrayContaining(['“were” goes with this pronoun.']),
    );
    await writer.dispatch('.uno:AcceptAllTrackedChanges');
    expect(await readTexts()).toEqual(expect.arrayContaining([improved[1], improved[3], improved[5]]));
  },
  boot,
);

test(
  'DOOR-07: of a selection nothing else is sent or changed; what needs no change is free',
  async () => {
    await writer.open(
      toParagraphs('They was here. She go home. They was there.', 'He have a car.', 'All is well.'),
    );
    const newcomer = await setUpNewcomer();
    await writer.menu('improve-selection');
    await waitFor(/Select the words to improve first/);
    await press('OK');
    await writer.select('She go home.');
    expect((await improve('improve-selection')).asked).toContain('12 characters are sent');
    await writer.dispatch('.uno:AcceptAllTrackedChanges');
    expect(await readTexts()).toEqual([
      'They was here. She goes home. They was there.',
      'He have a car.',
      'All is well.',
    ]);
    await writer.select('All is well.');
    expect((await improve('improve-selection')).said).toContain('Draftwell would change nothing.');
    expect(await newcomer.dailyCreditsUsed()).toBe(1);
  },
  boot,
);

test(
  'DOOR-07: a wrong key, no server and no credits left are said in a sentence, and lose nothing',
  async () => {
    // Three and a bit of what a call takes, the last word of each paragraph its own
    const long = Array.from(
      { length: 4 },
      (_, index) => `They was here. ${'All is well. '.repeat(600)}Part ${index}.`,
    );
    expect(long[0]?.length).toBeGreaterThan(improveTextLimit / 2);
    await writer.open(toParagraphs(...long));
    const newcomer = await setUpNewcomer();
    const { asked, said } = await improve('improve-document');
    expect(asked).toContain('That is 4 calls, which costs 4 credits at most');
    expect(said).toMatch(/credits[\s\S]*3 changes of Draftwell/);
    expect(await newcomer.dailyCreditsUsed()).toBe(3);
    await writer.dispatch('.uno:AcceptAllTrackedChanges');
    const texts = await readTexts();
    expect(texts.map((text) => text.slice(0, 14))).toEqual([
      ...Array<string>(3).fill('They were here'),
      'They was here.',
    ]);

    await setUp(server.url, 'dw_0000000000000000000000000000000000000000');
    for (const [address, sentence] of [
      [server.url, /The server does not know this API key\. Enter one/],
      ['http://127.0.0.1:9', /No server answers at http:\/\/127\.0\.0\.1:9\./],
    ] as const) {
      await setUp(address, 'dw_0000000000000000000000000000000000000000');
      await writer.menu('improve-document');
      expect(await waitFor(sentence)).toContain('Nothing was changed.');
      await press('OK');
      expect(await readTexts()).toEqual(texts);
    }
  },
  boot,
);

test(
  'DOOR-07: Try says whether a key may write, at an address with or without its scheme',
  async () => {
    await writer.open(toParagraphs('All is well.'));
    const newcomer = await signUp(server.url);
    const { key: ofCheck } = await makeApiKey(server.url, newcomer, { scopes: ['check'] });
    const { key: ofWrite } = await makeApiKey(server.url, newcomer, { scopes: ['write'] });
    await writer.menu('options');
    await waitFor(/API key: made there/);
    await writer.fill([server.url, ofCheck]);
    await press('Try');
    await waitFor(/This API key may not write\./);
    await writer.fill([server.url.replace('http://', ''), ofWrite]);
    await press('Try');
    await waitFor(/The server answers, and the key may write\./);
    await press('Cancel');
    expect(await newcomer.dailyCreditsUsed()).toBe(0);
  },
  boot,
);

test(
  'DOOR-07: whoever goes on writing loses no word; a Stop ends it at once, and costs no call that had not come',
  async () => {
    await writer.open(toParagraphs('They was here.', 'He have a car.'));
    const newcomer = await setUpNewcomer();
    await writer.menu('improve-document');
    await waitFor(/credit at most/);
    await writer.replace('here', 'not here, as I write now');
    await press('Improve');
    expect(await waitFor(/\nOK$/)).toMatch(
      /1 change of Draftwell[\s\S]*1 change left out, since the words are others/,
    );
    await press('OK');
    await writer.dispatch('.uno:AcceptAllTrackedChanges');
    expect(await readTexts()).toEqual(['They was not here, as I write now.', 'He has a car.']);
    await writer.close();

    const used = await newcomer.dailyCreditsUsed();
    const long = Array.from({ length: 12 }, (_, index) => `${'They was here. '.repeat(600)}Part ${index}.`);
    await writer.open(toParagraphs(...long));
    await writer.menu('improve-document');
    await waitFor(/12 credits at most/);
    // A server that does not answer, so that the Stop comes before the end
    server.kill('SIGSTOP');
    try {
      await press('Improve');
      await waitFor(/Reading part/);
      await press('Stop');
      expect(await waitFor(/\nOK$/)).toMatch(/^Draftwell\nStopped\./);
    } finally {
      server.kill('SIGCONT');
    }
    await press('OK');
    expect(await newcomer.dailyCreditsUsed()).toBeLessThanOrEqual(used + 1);
  },
  boot,
);
