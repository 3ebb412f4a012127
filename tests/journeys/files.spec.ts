import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import {
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { arriveSignedIn, expect, expectAccessible, test } from '../kit/journey.ts';

const letter = 'Hi Anneke,\n\nI have spoke with them. <b>5 & 6</b>\n\nBest,\nMarta';

const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Your Text' });

interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function makeFile(name: string, content: string | Buffer): GivenFile {
  return { name, mimeType: '', buffer: Buffer.from(content) };
}

/** By the button, as a writer does. */
async function open(page: Page, file: GivenFile | GivenFile[], button = 'Open file'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
  await (await chooser).setFiles(file);
}

/** Moves a file over the box, and, unless it is only to be looked at, lets go. */
async function drag(box: Locator, name: string, content: string, events: string[]): Promise<void> {
  await box.evaluate(
    (node, [fileName, text, ...names]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text ?? ''], fileName ?? ''));
      for (const type of names)
        node.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [name, content, ...events],
  );
}

async function save(page: Page, kind: RegExp): Promise<Download> {
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as a file' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: kind }).click();
  await expect(dialog).toBeHidden();
  return download;
}

test('a file opens in the place of the text, by button and by dropping, and one press brings the former text back', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = sourceOf(page);
  await source.fill('My own words.');

  await open(page, makeFile('my \u202Enotes.md', '# Notes\r\n\r\n- **one**'));
  await expect(source).toHaveValue('# Notes\n\n- **one**');
  await expect(page.getByText('Opened “my notes.md”')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(source).toHaveValue('My own words.');

  await drag(source, 'a.txt', letter, ['dragover']);
  const note = () =>
    source.evaluate((node) => {
      const target = node.closest('.drop-target');
      return target && getComputedStyle(target, '::after').content;
    });
  expect(await note()).toContain('Drop the file to open it here');
  await drag(source, 'a.txt', letter, ['dragover', 'drop']);
  await expect(source).toHaveValue(letter);
  expect(await note()).not.toContain('Drop');

  // Beside the box it is not opened, and the page does not go away for it
  await drag(page.getByRole('contentinfo'), 'b.txt', 'other', ['dragover', 'drop']);
  await expect(source).toHaveValue(letter);
});

test('a file that cannot be taken says why, and nothing of the text is lost or cut', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = sourceOf(page);
  await source.fill('My own words.');
  const tooLong = makeFile('long.txt', 'a'.repeat(10_001));
  const refusals: [GivenFile | GivenFile[], string][] = [
    [tooLong, 'the file has 10,001 characters, and only 10,000 fit here'],
    [makeFile('letter.pdf', 'words'), 'only .txt, .md, .docx and .html files can be'],
    [makeFile('huge.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'a')), 'a file can have at most 5 MB'],
    [makeFile('picture.txt', Buffer.from([0x89, 0x50, 0, 0, 0, 1, 2])), 'is not text'],
    [makeFile('empty.md', ''), 'there is no text in this file'],
    [makeFile('broken.docx', 'no zip'), 'this file cannot be read'],
  ];
  for (const [file, sentence] of refusals) {
    await open(page, file);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText('Your text is as it was.')).toBeVisible();
    await expect(source).toHaveValue('My own words.');
  }
  await expectAccessible(page);
  await source.press('End');
  await page.keyboard.type('.');
  await expect(page.getByText('Your text is as it was.')).toBeHidden();
});

test('every text box of every tool takes a file', async ({ page, productUrl }) => {
  await arriveSignedIn(page, productUrl);
  const boxes = [
    { path: 'email-reply', box: 'Email chain', button: 'Open file into email chain' },
    { path: 'email-reply', box: 'Rough draft', button: 'Open file into rough draft' },
    { path: 'write-from-scratch', box: 'What do you want to say?', button: 'Open file' },
    { path: 'get-feedback', box: 'Your text', button: 'Open file' },
  ];
  for (const { path, box, button } of boxes) {
    if (!page.url().endsWith(path)) await page.goto(`${productUrl}/${path}`);
    const field = page.getByRole('textbox', { name: box, exact: true });
    await field.fill('Mine.');
    await open(page, makeFile('a.txt', letter), button);
    await expect(field).toHaveValue(letter);
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(field).toHaveValue('Mine.');
    await drag(field, 'a.md', letter, ['dragover', 'drop']);
    await expect(field).toHaveValue(letter);
    await page.reload();
    await expect(field).toHaveValue(letter);
  }
});

test('what is accepted is saved as text, Markdown, a web page or a Word file, which opens again as the same text', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = sourceOf(page);
  await source.fill(letter);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: /^Accept all/ }).click();
  const accepted = letter.replace('spoke', 'spoken');

  const plain = await save(page, /Plain text/);
  expect(plain.suggestedFilename()).toBe('Hi-Anneke-I-have-spoken-with.txt');
  expect(await readFile(await plain.path(), 'utf8')).toBe(accepted);
  const markdown = await save(page, /Markdown/);
  expect(markdown.suggestedFilename()).toMatch(/\.md$/);
  expect(await readFile(await markdown.path(), 'utf8')).toBe(accepted);
  const html = await save(page, /Web page/);
  expect(html.suggestedFilename()).toMatch(/\.html$/);
  expect(await readFile(await html.path(), 'utf8')).toContain('&lt;b&gt;5 &amp; 6&lt;/b&gt;');
  const word = await save(page, /Word/);
  expect(word.suggestedFilename()).toMatch(/\.docx$/);

  await source.fill('');
  await open(page, makeFile(word.suggestedFilename(), await readFile(await word.path())));
  await expect(source).toHaveValue(accepted);

  await page.getByRole('button', { name: 'Save as a file' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeFocused();
});

/** What a report looks like in a word processor. */
async function makeReport(): Promise<GivenFile> {
  const bold = new TextRun({ text: 'a error', bold: true });
  const link = new ExternalHyperlink({
    link: 'https://example.org/report',
    children: [new TextRun({ text: 'the report', italics: true })],
  });
  const cells = ['Kind', 'Names of teh cats'].map(
    (text) => new TableCell({ children: [new Paragraph(text)] }),
  );
  const children = [
    new Paragraph({ text: 'Findings', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({
      children: [
        new TextRun('There was '),
        bold,
        new TextRun(' in '),
        link,
        new TextRun('.'),
        new FootnoteReferenceRun(1),
      ],
    }),
    new Paragraph({ text: 'We have spoke with them.', bullet: { level: 0 } }),
    new Table({ rows: [new TableRow({ children: cells })] }),
  ];
  const footnotes = { 1: { children: [new Paragraph('As of May.')] } };
  const headers = { default: new Header({ children: [new Paragraph('Confidential')] }) };
  const buffer = await Packer.toBuffer(new Document({ footnotes, sections: [{ headers, children }] }));
  return { name: 'report.docx', mimeType: '', buffer };
}

/** The files in a saved Word file. */
async function unpack(saved: Download): Promise<Record<string, string>> {
  const files = unzipSync(await readFile(await saved.path()));
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [path, strFromU8(content)]));
}

/** What a part says once its revisions are taken in, or thrown out. */
function settle(part: string, decision: 'accepted' | 'rejected'): string {
  const gone = decision === 'accepted' ? 'del' : 'ins';
  return part
    .replaceAll(new RegExp(`<w:${gone} [^>]*>.*?</w:${gone}>`, 'g'), '')
    .replaceAll(/<\/w:p>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
}

test('WORK-13 a text goes in and out with its form, and with its changes as tracked changes with their reasons @desktop', async ({
  page,
  productUrl,
}) => {
  await arriveSignedIn(page, productUrl);
  await page.goto(productUrl);
  const source = sourceOf(page);
  const report = await makeReport();
  const text =
    'Findings\n\nThere was a error in the report.\n\n- We have spoke with them.\n\nKind\tNames of teh cats\n\nAs of May.';
  await open(page, report);
  await expect(source).toHaveValue(text);
  await expect(page.getByText('report.docx: its form is kept')).toContainText(
    'Not read, and left as they are: headers and footers.',
  );
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText('report.docx: its form is kept')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const changes = page.getByRole('group', { name: /^Change \d of 3/ });
  await expect(changes).toHaveCount(3);
  await changes.filter({ hasText: 'spoke' }).focus();
  await page.keyboard.press('r');
  await expect(page.getByText('1 rejected')).toBeVisible();
  const result = text.replace('a error', 'an error').replace('teh', 'the');

  const tracked = await save(page, /tracked changes and reasons/);
  expect(tracked.suggestedFilename()).toBe('report-changes.docx');
  const files = await unpack(tracked);
  const body = files['word/document.xml'] ?? '';
  const inLines = (words: string) => words.replaceAll(/- |\n\nAs of May\./g, '').replaceAll(/\n\n|\t/g, '\n');
  expect(settle(body, 'accepted')).toBe(inLines(result));
  expect(settle(body, 'rejected')).toBe(inLines(text));
  expect(body).toMatch(/<w:ins [^>]*w:author="Draftwell"[^>]*><w:r><w:rPr><w:b\/>/);
  expect(files['word/comments.xml']).toMatch(/<w:comment [^>]*w:author="Draftwell".*Spelling: /);

  const formed = await unpack(await save(page, /Word, as it was formatted/));
  expect(settle(formed['word/document.xml'] ?? '', 'rejected')).toBe(inLines(result));
  expect(formed['word/document.xml']).not.toMatch(/<w:(?:ins|del) /);
  for (const form of [
    '<w:b/>',
    '<w:i/>',
    '<w:hyperlink',
    'Heading1',
    '<w:numPr>',
    '<w:tbl>',
    '<w:footnoteReference',
  ])
    expect(formed['word/document.xml']).toContain(form);
  expect(formed['word/header1.xml']).toContain('Confidential');

  await page.getByRole('button', { name: 'Remove the form of report.docx' }).click();
  await expect(page.getByText('its form is kept')).toBeHidden();

  const html =
    '<title>T</title><h1>Findings</h1><ul><li>There was <b style="color: red">a error</b> in <a href="/r"><i>it</i></a>.</ul><table><tr><td>Names of teh cats<script>a()</script></table>';
  await open(page, makeFile('page.html', html));
  await expect(page.getByText('page.html: its form is kept')).toContainText(
    'Scripts, frames and what else acts',
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('group', { name: /^Change \d of 2/ })).toHaveCount(2);
  const saved = await save(page, /Web page, as it was formatted/);
  expect(saved.suggestedFilename()).toBe('page-edited.html');
  const written = await readFile(await saved.path(), 'utf8');
  expect(written).toContain(
    '<li>There was <b style="color: red">an error</b> in <a href="/r"><i>it</i></a>.</li>',
  );
  expect(written).toContain('<h1>Findings</h1>');
  expect(written).toContain('<td>Names of the cats</td>');
});
