const unseen = 'script, style, title, template, [hidden]';
const lines = 'br, div, tr, li, dt, dd, blockquote, pre';
const paragraphs = 'p, h1, h2, h3, h4, h5, h6, table, ul, ol, hr';

/** The words of a mail that has HTML alone. It is only parsed: nothing of it is run, fetched or shown. */
export function mailHtmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(unseen)) element.remove();
  // White space of the source is a space; the breaks that are put in then are the only ones
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    currentNode.nodeValue = currentNode.nodeValue?.replaceAll(/\s+/gu, ' ') ?? '';
  }
  for (const element of body.querySelectorAll(lines)) element.after('\n');
  for (const element of body.querySelectorAll(paragraphs)) element.after('\n\n');
  return (body.textContent ?? '')
    .replaceAll(/ *\n */gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
