import { Document, Packer, Paragraph, TextRun } from 'docx';
import { toWritable } from '../documents/to-writable.ts';
import { toParagraphs } from './paragraphs.ts';

/** Between paragraphs, in twentieths of a point. */
const afterParagraph = 160;

/** A Word file with the text: a paragraph for each, and a line break within it for each line. */
export async function toDocx(text: string, title: string): Promise<Blob> {
  const children = toParagraphs(toWritable(text)).map(
    (lines) =>
      new Paragraph({
        spacing: { after: afterParagraph },
        children: lines.map((line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) })),
      }),
  );
  const document = new Document({ title, creator: '', lastModifiedBy: '', sections: [{ children }] });
  return Packer.toBlob(document);
}
