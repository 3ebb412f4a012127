import type { Span } from '../../text/edits.ts';
import type { Change } from '../../types.ts';
import { capitaliseEach } from '../words/capitals.ts';
import { isSignOff } from './closing.ts';

/** What a signature follows: the end of a sentence or line, or words that close a mail. */
const BEFORE_SIGNATURE =
  /(?:^|[.!?,;:…\n–—-]|\b(?:thanks|thank you|thx|cheers|regards|best|wishes|greetings|soon|later|then|sincerely|bye|love))\s*$/i;

const toLiteral = (words: string) => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

export interface OwnSignature extends Span {
  name: string;
}

/**
 * The writer's own name, first or whole, where the draft ends with it: “… not 200. marta”. The span has the space before
 * the name and what follows it.
 */
export function findOwnSignature(draft: string, writer: string | null | undefined): OwnSignature | undefined {
  const whole = writer?.trim() ?? '';
  const names = [whole, whole.split(/\s+/)[0] ?? ''].filter((name) => name.length > 1);
  if (names.length === 0) return undefined;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.map(toLiteral).join('|')})[.!]*\\s*$`, 'iu');
  const match = pattern.exec(draft);
  if (match === null || !BEFORE_SIGNATURE.test(draft.slice(0, match.index))) return undefined;
  const start = draft.slice(0, match.index).replace(/[\s–—-]+$/, '').length;
  return { start, end: draft.length, name: capitaliseEach(match[1] ?? '') };
}

/** Takes the name out of the last sentence; below a closing of its own it only gets its capitals. */
export function listSignatureEdits(draft: string, { start, end, name }: OwnSignature): Change[] {
  const lastLine = draft.slice(0, start).trimEnd().split(/\r?\n/).at(-1) ?? '';
  const isBelow = isSignOff(lastLine.trim()) && /[\r\n]/.test(draft.slice(start, end));
  const at = end - draft.slice(start, end).trimStart().length;
  const about = { category: 'punctuation', gist: 'signature', rule: 'signature' } as const;
  const reason = 'Your name stands below the closing.';
  if (!isBelow) return [{ start, end, replacement: '', reason, ...about }];
  const to = at + name.length;
  return draft.slice(at, to) === name ? [] : [{ start: at, end: to, replacement: name, reason, ...about }];
}
