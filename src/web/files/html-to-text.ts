const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

interface List {
  isNumbered: boolean;
  count: number;
}

/**
 * The words of the HTML that a Word file was read as, with a blank line between paragraphs, and lists as they would be
 * typed. It is never shown as HTML. Only for what mammoth writes: each tag closed, each `<` of a text escaped.
 */
export function htmlToText(html: string): string {
  const lists: List[] = [];
  let text = '';
  for (const [piece] of html.matchAll(/<[^>]*>|[^<]+/gu)) {
    if (piece.startsWith('<')) text += toBreak(piece, lists);
    else text += piece.replaceAll(/&(?:amp|lt|gt|quot);/gu, (entity) => entities[entity] ?? entity);
  }
  return tidy(text);
}

/** What stands for a tag in a plain text. */
function toBreak(tag: string, lists: List[]): string {
  const name = /^<\/?([a-z0-9]+)/u.exec(tag)?.[1] ?? '';
  const isEnd = tag.startsWith('</');
  if (name === 'br') return '\n';
  if (name === 'ul' || name === 'ol') {
    if (isEnd) lists.pop();
    else lists.push({ isNumbered: name === 'ol', count: 0 });
    return lists.length === 0 ? '\n\n' : '';
  }
  if (name === 'li') return isEnd ? '' : toItemStart(lists);
  if (name === 'td' || name === 'th') return isEnd ? '\t' : '';
  if (name === 'tr') return isEnd ? '\n' : '';
  return isEnd && /^(?:p|h[1-6]|table)$/u.test(name) ? '\n\n' : '';
}

function toItemStart(lists: List[]): string {
  const list = lists.at(-1);
  if (!list) return '';
  list.count += 1;
  return `\n${'  '.repeat(lists.length - 1)}${list.isNumbered ? `${list.count}.` : '-'} `;
}

/** A cell's paragraph ends with its cell, a row's last cell with its row. */
function tidy(text: string): string {
  return text
    .replaceAll(/\n+\t/gu, '\t')
    .replaceAll(/[\t ]+\n/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
