/** What of docx is used here. Its own types bring those of Node along, which no browser has. */
export class Document {
  constructor(options: {
    title: string;
    creator: string;
    lastModifiedBy: string;
    sections: { children: Paragraph[] }[];
  });
}

export class Paragraph {
  constructor(options: { spacing: { after: number }; children: TextRun[] });
}

export class TextRun {
  constructor(options: { text: string; break?: number });
}

export const Packer: { toBlob(document: Document): Promise<Blob> };
