import { download } from './download.ts';
import type { SavedKind } from './kinds.ts';
import { toFileName } from './to-file-name.ts';
import { toHtml } from './to-html.ts';

/**
 * Hands the text to the browser as a file to save, and returns its name. Rejects where that cannot be made.
 * @param title what it is called; left out, its first words
 */
export async function saveText(text: string, kind: SavedKind, title = text): Promise<string> {
  const name = toFileName(title, kind);
  const blob = await toBlob(text, kind, name.slice(0, -kind.length - 1));
  download(blob, name);
  return name;
}

async function toBlob(text: string, kind: SavedKind, title: string): Promise<Blob> {
  switch (kind) {
    case 'docx':
      return (await import('./to-docx.ts')).toDocx(text, title);
    case 'html':
      return new Blob([toHtml(text, title)], { type: 'text/html;charset=utf-8' });
    case 'md':
      return new Blob([text], { type: 'text/markdown;charset=utf-8' });
    case 'txt':
      return new Blob([text], { type: 'text/plain;charset=utf-8' });
  }
}
