import { findClosing } from '../../mail/closing.ts';
import { protectedSpans } from '../../text/guard.ts';
import { findSentences } from '../../text/sentences.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';

type Marker = (index: number) => string;

/** Greetings, closings, headings, tables and what is a list already. */
const NO_ITEM = /^(?:[-*•+#>|]|\d+[.)]\s)|[,:]$/;
/** “Hi Tom, we need …”: whom the first item follows. */
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^,.!?\n]{0,40}[,!][ \t]+/i;
/** A sentence that lists things is shorter; in UTF-16 code units. The pattern below takes long over a long line. */
const itemsReach = 600;
const ITEMS =
  /^([^\n,;:]*?\b(?:need|needs|buy|bring|include|includes|have|has|want|offer|sell|are|is)(?: to (?:buy|bring|get))?|[^\n;:]*:) ((?:[^,;:.\n?!]+, )+[^,;:.\n?!]+?(?:,? and | or )[^,;:.\n?!]+)([.]?)$/u;

/** “We need milk, eggs and bread.” as a line for each thing. */
function splitItems(
  text: string,
  mark: Marker,
  newline: string,
  make: ReturnType<typeof makeAsked>,
): Change[] {
  const sentence = text.trim();
  if (sentence.length > itemsReach) return [];
  const [, head = '', items] = ITEMS.exec(sentence) ?? [];
  if (items === undefined) return [];
  const offset = text.indexOf(sentence);
  const start = offset + head.length;
  const changes = [make(start, start + 1, `${head.endsWith(':') ? '' : ':'}${newline}${mark(0)}`)];
  for (const match of items.matchAll(/,? and |, (?!and )/g)) {
    const from = start + 1 + match.index;
    changes.push(make(from, from + match[0].length, `${newline}${mark(changes.length)}`));
  }
  const end = start + 1 + items.length;
  if (text[end] === '.') changes.push(make(end, end + 1, ''));
  return changes;
}

function splitSentences(
  text: string,
  mark: Marker,
  newline: string,
  make: ReturnType<typeof makeAsked>,
): Change[] {
  const whole = protectedSpans(text);
  const changes: Change[] = [];
  const end = findClosing(text)?.start ?? text.length;
  let count = 0;
  for (const line of text.slice(0, end).matchAll(/[^\r\n]+/g)) {
    const lineEnd = line.index + line[0].length;
    const isProtected = whole.some(({ start, end }) => start <= line.index && end >= lineEnd);
    const words = line[0].trim().split(/\s+/).length;
    if (isProtected || NO_ITEM.test(line[0].trim()) || (words < 3 && !/[.!?]$/.test(line[0].trim())))
      continue;
    if (/^\s/.test(line[0])) continue;
    const greeting = line.index === 0 ? (GREETING.exec(line[0])?.[0].length ?? 0) : 0;
    findSentences(line[0]).forEach((sentence, index) => {
      const start = index === 0 ? sentence.start + greeting : sentence.start;
      const place = line.index + start;
      const opensLine = start === 0;
      const spaces = opensLine ? 0 : (/[ \t]*$/.exec(line[0].slice(0, start))?.[0].length ?? 0);
      const gap = opensLine ? '' : newline.repeat(index === 0 ? 2 : 1);
      changes.push(make(place - spaces, place, `${gap}${mark(count)}`));
      count += 1;
    });
  }
  // One item is no list
  return count > 1 ? changes : [];
}

/** One line for each sentence, or of a single sentence for each thing that it lists. */
export function makeList(name: 'bullets' | 'numbers') {
  const mark: Marker = name === 'bullets' ? () => '- ' : (index) => `${index + 1}. `;
  const make = makeAsked(name, 'list');
  return {
    reach: 'free',
    find(text: string): Change[] {
      const newline = text.includes('\r\n') ? '\r\n' : '\n';
      const items = splitItems(text, mark, newline, make);
      return items.length > 0 ? items : splitSentences(text, mark, newline, make);
    },
  } satisfies StyleStage;
}
