import type { SavedKind } from './kinds.ts';
import { toFileName } from './to-file-name.ts';
import { toHtml } from './to-html.ts';

/** A browser may begin to read it a while after it was asked to. */
const keptMs = 60_000;

/** Hands the text to the browser as a file to save, and returns its name. Rejects where that cannot be made. */
export async function saveText(text: string, kind: SavedKind): Promise<string> {
  const name = toFileName(text, kind);
  const blob = await toBlob(text, kind, name.slice(0, -kind.length - 1));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
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
