import { toParagraphs } from './paragraphs.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function toEscaped(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (letter) => escapes[letter] ?? letter);
}

/** A page with nothing but the words: no script, no style, no address. Each paragraph runs in its own direction. */
export function toHtml(text: string, title: string): string {
  const paragraphs = toParagraphs(text).map(
    (lines) => `<p dir="auto">${lines.map(toEscaped).join('<br>\n')}</p>`,
  );
  return [
    '<!doctype html>',
    '<html>',
    `<head><meta charset="utf-8"><title>${toEscaped(title)}</title></head>`,
    '<body>',
    ...paragraphs,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
