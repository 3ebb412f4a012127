import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  InsertedTextRun,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Document as WordFile,
} from 'docx';
import fc from 'fast-check';
import { type Piece, toText } from '../../../src/web/documents/pieces.ts';

/** Word files with all that a text can have around it, made by a library, and what a word processor does with them. */

const word = fc.constantFrom(
  'the',
  'Report',
  'has',
  'naïve',
  'шесть',
  '你好',
  'שלום',
  '🙂',
  'R&D',
  '<b>',
  'a',
  '7.5',
  'ends.',
);
const words = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
const form = fc.record({
  bold: fc.boolean(),
  italics: fc.boolean(),
  color: fc.constantFrom('000000', 'C00000'),
  size: fc.constantFrom(20, 24),
});
const other = { id: 900, author: 'Somebody', date: '2026-01-02T03:04:05Z' };

/** A picture of one dot. */
const dot = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (byte) => byte.charCodeAt(0),
);

const child: fc.Arbitrary<ParagraphChild | ParagraphChild[]> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(words, form).map(([text, look]) => new TextRun({ text: `${text} `, ...look })),
  },
  fc.tuple(words, words).map(([one, two]) => new TextRun({ children: [one, new Tab(), two] })),
  words.map((text) => new TextRun({ text, break: 1 })),
  words.map(
    (text) =>
      new ExternalHyperlink({
        link: 'https://example.org',
        children: [new TextRun({ text: `${text} `, style: 'Hyperlink' })],
      }),
  ),
  words.map((text) => new InsertedTextRun({ text: `${text} `, ...other })),
  words.map((text) => new DeletedTextRun({ text, ...other })),
  // Within one word, as it is when a part of it is made bold
  fc
    .constantFrom('Re', 'un')
    .map((start) => [new TextRun(start), new TextRun({ text: 'done ', bold: true })]),
  words.map((text) => new SimpleField('TITLE', `${text} `)),
  fc.constant(new TextRun({ children: [PageNumber.CURRENT] })),
  fc.constant(new ImageRun({ type: 'png', data: dot, transformation: { width: 8, height: 8 } })),
  words.map((text) => new TextRun({ text: `${text} `, rightToLeft: true })),
);

const beginning = new Paragraph({
  children: [new TextRun('It begins here.'), new FootnoteReferenceRun(1)],
});

const remarked = new Paragraph({
  children: [
    new TextRun('Somebody '),
    new CommentRangeStart(7),
    new TextRun('has remarked '),
    new CommentRangeEnd(7),
    new TextRun({ children: [new CommentReference(7)] }),
    new TextRun('on this.'),
  ],
});

const children = fc.array(child, { maxLength: 6 }).map((list) => list.flat());
const paragraph = children.map((list) => new Paragraph({ children: list }));
const block = fc.oneof(
  { weight: 3, arbitrary: paragraph },
  children.map((list) => new Paragraph({ bidirectional: true, children: list })),
  children.map((list) => new Paragraph({ heading: HeadingLevel.HEADING_1, children: list })),
  children.map((list) => new Paragraph({ bullet: { level: 0 }, children: list })),
  fc
    .tuple(children, fc.nat(1))
    .map(([list, level]) => new Paragraph({ numbering: { reference: 'steps', level }, children: list })),
  fc.array(fc.tuple(paragraph, paragraph), { minLength: 1, maxLength: 3 }).map(
    (rows) =>
      new Table({
        rows: rows.map(
          (cells) => new TableRow({ children: cells.map((one) => new TableCell({ children: [one] })) }),
        ),
      }),
  ),
);

export const anyWordFile = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map((list) => async (): Promise<Uint8Array<ArrayBuffer>> => {
    const blob = await Packer.toBlob(
      new WordFile({
        numbering: {
          config: [
            {
              reference: 'steps',
              levels: [0, 1].map((level) => ({ level, format: 'decimal' as const, text: `%${level + 1}.` })),
            },
          ],
        },
        comments: {
          children: [{ id: 7, author: 'Somebody', children: [new Paragraph('Is it so?')] }],
        },
        // One only: beside comments LibreOffice 7.4 mixes up several, whoever wrote the file
        footnotes: { 1: { children: [new Paragraph('A note that says more.')] } },
        sections: [
          {
            headers: { default: new Header({ children: [new Paragraph('Every page')] }) },
            children: [beginning, remarked, ...list],
          },
        ],
      }),
    );
    return new Uint8Array(await blob.arrayBuffer());
  });

export interface AskedChange {
  /** As a share of the text. */
  from: number;
  length: number;
  replacement: string;
}

export const anyWordChanges: fc.Arbitrary<AskedChange[]> = fc.array(
  fc.record({
    from: fc.noBias(fc.nat(999).map((thousandths) => thousandths / 1000)),
    length: fc.nat(12),
    replacement: fc.constantFrom('', 'new', 'quite other words', 'two\nlines'),
  }),
  { minLength: 4, maxLength: 12 },
);

interface PlacedChange {
  start: number;
  end: number;
  replacement: string;
  remark: string;
}

/** None in what parts paragraphs or is worked out by a field, and none within a letter. */
export function placeChanges(
  pieces: readonly Piece<unknown>[],
  asked: readonly AskedChange[],
): PlacedChange[] {
  const text = toText(pieces);
  const changes: PlacedChange[] = [];
  for (const { from, length, replacement } of asked.toSorted((one, next) => one.from - next.from)) {
    const start = text.slice(0, Math.floor(from * text.length)).replace(/[\uD800-\uDBFF]$/, '').length;
    const end = start + [...text.slice(start)].slice(0, length).join('').length;
    const isIdle = start === end && replacement === '';
    if (isIdle || start <= (changes.at(-1)?.end ?? -1) || isFixed(pieces, start, end)) continue;
    changes.push({ start, end, replacement, remark: `Because of ${start}.` });
  }
  return changes;
}

function isFixed(pieces: readonly Piece<unknown>[], start: number, end: number): boolean {
  let at = 0;
  let isAtWords = false;
  const isTouched = pieces.some(({ kind, text }) => {
    const from = at;
    at += text.length;
    if (kind === 'words' && from <= start && start <= at) isAtWords = true;
    return kind !== 'words' && start < at && from < Math.max(end, start);
  });
  return isTouched || (start === end && !isAtWords);
}

export function applyAll(text: string, changes: readonly PlacedChange[]): string {
  return changes.reduceRight(
    (whole, { start, end, replacement }) => whole.slice(0, start) + replacement + whole.slice(end),
    text,
  );
}

/** As a word processor rejects what one author has revised. */
export function rejectRevisions(document: Document, author: string): void {
  const revisions = [...document.querySelectorAll('ins, del')].filter(
    (one) => one.getAttribute('w:author') === author,
  );
  const joined: Element[] = [];
  for (const revision of revisions) {
    const isParagraphEnd = revision.parentElement?.localName === 'rPr';
    if (revision.localName === 'ins' && isParagraphEnd) joined.push(revision);
    else if (revision.localName === 'ins' || isParagraphEnd) revision.remove();
    else revision.replaceWith(...revision.childNodes);
  }
  for (const mark of joined.reverse()) {
    const paragraph = mark.closest('p');
    const next = paragraph?.nextElementSibling;
    mark.parentElement?.parentElement?.remove();
    const properties = [...(next?.children ?? [])].find(({ localName }) => localName === 'pPr');
    if (properties) properties.after(...(paragraph?.childNodes ?? []));
    else next?.prepend(...(paragraph?.childNodes ?? []));
    paragraph?.remove();
  }
}

/** What each paragraph says, and how: neighbours of one look are one. */
export function listRuns(document: Document): string[][] {
  const serializer = new XMLSerializer();
  return [...document.querySelectorAll('p')].map((paragraph) => {
    const runs: { look: string; text: string }[] = [];
    for (const run of paragraph.querySelectorAll('r')) {
      if (run.querySelector('commentReference')) continue;
      const properties = [...run.children].filter(({ localName }) => localName === 'rPr');
      const around = run.parentElement === paragraph ? '' : `${run.parentElement?.localName}: `;
      const look = around + properties.map((one) => serializer.serializeToString(one)).join('');
      const text = [...run.children]
        .filter(({ localName }) => localName !== 'rPr')
        .map(({ localName, textContent }) =>
          /^(?:t|delText)$/.test(localName) ? textContent : `<${localName}>`,
        )
        .join('');
      const last = runs.at(-1);
      if (last?.look === look) last.text += text;
      else if (text !== '') runs.push({ look, text });
    }
    return runs.map(({ look, text }) => `${look} ${text}`);
  });
}
