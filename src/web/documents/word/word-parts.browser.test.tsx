import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listRuns, rejectRevisions } from '../../../../tests/kit/components/word-documents.ts';
import { toText } from '../pieces.ts';
import { readWordText } from '../read-document.ts';
import { readXml } from './package.ts';
import { readWord } from './read-word.ts';
import { saveWord } from './save-word.ts';

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...kinds: string[]) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${kinds
    .map((kind) => {
      const [type, target] = kind.split(' ');
      return `<Relationship Id="${type}" Type="${relation}/${type}" Target="${target}"/>`;
    })
    .join('')}</Relationships>`;

function makeFile(body: string, parts: Record<string, string> = {}, kinds: string[] = []) {
  const files = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relations('officeDocument word/document.xml'),
    'word/_rels/document.xml.rels': relations('settings settings.xml', ...kinds),
    'word/document.xml': `<w:document ${namespace}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
}

const run = (text: string, look = '') =>
  `<w:r>${look && `<w:rPr><w:${look}/></w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (runs: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
const heading = '<w:pStyle w:val="Heading1"/>';

/** One change, tracked and plain. */
function change(bytes: Uint8Array, removed: string, replacement: string) {
  const text = toText(readWord(bytes).pieces);
  const start = text.indexOf(removed);
  const changes = [{ start, end: start + removed.length, replacement, remark: 'Grammar: It is so.\nTwice.' }];
  const save = (isTracked: boolean) =>
    saveWord({
      word: readWord(bytes),
      changes,
      isTracked,
      author: 'Draftwell',
      now: new Date('2026-03-04T05:06:07Z'),
    });
  const tracked = save(true);
  const rejected = readWord(tracked.bytes).parts[0].document;
  rejectRevisions(rejected, 'Draftwell');
  expect(listRuns(rejected)).toEqual(listRuns(readWord(bytes).parts[0].document));
  const plain = readWord(save(false).bytes);
  expect(toText(plain.pieces)).toBe(toText(readWord(tracked.bytes).pieces));
  return { tracked, text: toText(plain.pieces), body: plain.parts[0].document.documentElement };
}

test('a paragraph is parted and joined, and keeps its form', () => {
  const two = makeFile(paragraph(run('A title'), heading) + paragraph(run('One. ') + run('Two.', 'b')));
  const parted = change(two, ' Two.', '\n\nTwo.');
  expect(parted.text).toBe('A title\n\nOne.\n\nTwo.');
  expect(listRuns(parted.body.ownerDocument)).toHaveLength(3);
  const joined = change(two, 'title\n\nOne', 'title and one');
  expect(joined.text).toBe('A title and one. Two.');
  expect(joined.body.querySelectorAll('pStyle')).toHaveLength(1);
  const gone = change(two, 'A title\n\n', '');
  expect(gone.text).toBe('One. Two.');
  expect(gone.body.querySelectorAll('p, pStyle')).toHaveLength(1);
});

test('an item more is an item, and a cell stays a cell', () => {
  const item = (text: string) =>
    paragraph(run(text), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
  const file = makeFile(
    `${item('one')}${item('two')}<w:tbl><w:tr>${cell('A')}${cell('B')}</w:tr></w:tbl>`,
    {
      'word/numbering.xml': `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    },
    ['numbering numbering.xml'],
  );
  const more = change(file, 'two', 'two\n- three');
  expect(more.text).toBe('- one\n- two\n- three\n\nA\tB');
  expect(more.body.querySelectorAll('numPr')).toHaveLength(3);
  const table = change(file, 'A\tB', 'First, second');
  expect(table.body.querySelectorAll('tc')).toHaveLength(2);
});

test('the reason is a comment at its change, after those that are there', () => {
  const comments = {
    'word/comments.xml': `<w:comments ${namespace}><w:comment w:id="4" w:author="Ada">${paragraph(run('Mine.'))}</w:comment></w:comments>`,
  };
  const body = paragraph(run('I has it.'));
  for (const [file, first] of [
    [makeFile(body), []],
    [makeFile(body, comments, ['comments comments.xml']), ['Ada: Mine.']],
  ] as const) {
    const { files, parts } = readWord(change(file, 'has', 'have').tracked.bytes);
    const written = [...readXml(files, 'word/comments.xml').querySelectorAll('comment')];
    expect(written.map((one) => `${one.getAttribute('w:author')}: ${one.textContent}`)).toEqual([
      ...first,
      'Draftwell: Grammar: It is so.Twice.',
    ]);
    const id = written.at(-1)?.getAttribute('w:id');
    const inOrder = [...parts[0].document.querySelectorAll('p > *')].map(
      (one) => one.localName + (one.getAttribute('w:id') === id ? '!' : ''),
    );
    expect(inOrder).toEqual(['r', 'commentRangeStart!', 'del', 'ins', 'commentRangeEnd!', 'r', 'r']);
    expect(
      readXml(files, 'word/_rels/document.xml.rels').querySelectorAll('[Target="comments.xml"]'),
    ).toHaveLength(1);
  }
});

test('what somebody else revised is read as accepted, stays theirs, and holds none of ours', () => {
  const theirs = (name: string, runs: string) => `<w:${name} w:id="7" w:author="Ada">${runs}</w:${name}>`;
  const removed = '<w:r><w:delText>old </w:delText></w:r>';
  const file = makeFile(
    paragraph(run('The ') + theirs('del', removed) + theirs('ins', run('newer report')) + run('.')),
  );
  expect(readWordText(file)).toEqual({
    text: 'The newer report.',
    cautions: ['2 tracked changes in it: the text is read as if accepted, and each stays to be decided.'],
  });
  const { text, body, tracked } = change(file, 'newer', 'new');
  expect(text).toBe('The new report.');
  // Theirs in two, around the word that is ours
  expect([...body.querySelectorAll('del, ins')].map(({ localName }) => localName)).toEqual([
    'del',
    'ins',
    'ins',
  ]);
  const document = readWord(tracked.bytes).parts[0].document;
  expect(document.querySelectorAll('ins ins')).toHaveLength(0);
  const ids = [...document.querySelectorAll('[*|author="Draftwell"]')].map((one) => one.getAttribute('w:id'));
  expect(ids).toEqual(['8', '9']);
});

test('what is not text is told beforehand, and what a field has worked out is left alone', () => {
  const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> DATE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('2 May')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const box = `<w:r><w:pict><w:txbxContent>${paragraph(run('Aside'))}</w:txbxContent></w:pict></w:r>`;
  const file = makeFile(paragraph(run('It is ') + field + run('.') + box), {}, ['header header1.xml']);
  expect(readWordText(file)).toEqual({
    text: 'It is 2 May.',
    cautions: [
      'Not read, and left as they are: headers and footers, text boxes, pictures.',
      'Fields, such as dates and references, keep their words.',
    ],
  });
  expect(change(file, '2 May', '3 May')).toMatchObject({ tracked: { leftOut: 1 }, text: 'It is 2 May.' });
  expect(change(file, 'It is', 'This is')).toMatchObject({ tracked: { leftOut: 0 }, text: 'This is 2 May.' });
});

test('a part that brings definitions of its own is not read', () => {
  const bomb = `<!DOCTYPE w:document [<!ENTITY a "aaaa">]><w:document ${namespace}><w:body/></w:document>`;
  expect(() => readWord(makeFile('', { 'word/document.xml': bomb }))).toThrow('A part cannot be read');
});
