import { announcements, isMostlyFromSource, ofText, reports } from './speech.ts';
import { dropThoughts } from './thoughts.ts';

interface Asked {
  source: string;
  marker: string;
  isMail: boolean;
}

/** The beginning of an answer without what does not belong to the text. */
export interface Opening {
  text: string;
  fence?: string;
  subject?: string;
}

/** How a line begins that may belong to a fence or name a subject. */
const otherOpenings = ['`', '<', 'subject'];
const fenceLine = /^`{3,}[\w-]*$/;
const subjectLine = /^[*_]*subject(?: line)?[*_]*:[*_]*(.*?)[*_]*$/i;

/** Of an answer, so many UTF-16 code units are held back at most while they may still be no part of the text. */
const longestHeld = 100;
/** A marker, an announcement, a fence and a subject: what goes on like that is a text. */
const mostDropped = 4;
const longestAnnouncement = 200;
const longestSubject = 500;

function toPlain(line: string): string {
  return line
    .replace(/^[\s*_#"“]+/, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

function begins(line: string, openings: readonly string[]): boolean {
  const plain = toPlain(line);
  return openings.some((opening) => plain.startsWith(opening) && !/^[\w']/.test(plain.slice(opening.length)));
}

function mayAnnounce(line: string): boolean {
  const openings = [...announcements, ...reports];
  const plain = toPlain(line);
  const isMark = otherOpenings.some((opening) => plain.startsWith(opening));
  return (
    isMark || begins(line, openings) || [...openings, ...otherOpenings].some((one) => one.startsWith(plain))
  );
}

function toKind(line: string, { source, marker, isMail }: Asked) {
  const [first = ''] = source.trimStart().split('\n', 1);
  if (line.includes(marker)) return 'marker';
  if (fenceLine.test(line) && !first.startsWith('```')) return 'fence';
  if (isMail && line.length <= longestSubject && subjectLine.test(line)) return 'subject';
  return announces(line) && !first.trimEnd().endsWith(':') && !isMostlyFromSource(line, source)
    ? 'announcement'
    : 'text';
}

function announces(line: string): boolean {
  if (line.length > longestAnnouncement || !/:[*_]*$/.test(line)) return false;
  return begins(line, announcements) || (ofText.test(line) && begins(line, reports));
}

/**
 * Reads the beginning of an answer of which `held` has come: undefined while it takes more to tell. `isWhole`: no more
 * will come. What a source of the same kind begins with is left alone.
 */
export function readOpening(held: string, asked: Asked & { isWhole: boolean }): Opening | undefined {
  const spoken = dropThoughts(asked.source) === asked.source ? dropThoughts(held) : held;
  if (spoken === undefined && !asked.isWhole) return undefined;
  const opening: Opening = { text: spoken?.trimStart() ?? '' };
  for (let dropped = 0; opening.text !== ''; dropped += 1) {
    const [line = ''] = opening.text.split('\n', 1);
    const isOpen = line.length === opening.text.length && !asked.isWhole;
    if (isOpen && line.length <= longestHeld && mayAnnounce(line)) return undefined;
    const kind = isOpen || dropped === mostDropped ? 'text' : toKind(line.trim(), asked);
    if (kind === 'text') return opening;
    if (kind === 'fence') opening.fence ??= line.trim();
    if (kind === 'subject') opening.subject ??= subjectLine.exec(line.trim())?.[1]?.trim() ?? '';
    opening.text = opening.text.slice(line.length).trimStart();
  }
  return asked.isWhole ? opening : undefined;
}
