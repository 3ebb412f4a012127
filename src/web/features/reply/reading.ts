import { readChain } from '../../../engine/browser.ts';
import { formatCount } from '../../../shared/format.ts';
import { toCount } from './model.ts';

/** A stretch of the newest message. */
export interface ReadingPart {
  text: string;
  /** The number of the open question that it is, from 1; null for all else. */
  question: number | null;
}

/** What was understood of a pasted chain. */
export interface Reading {
  headline: string;
  /** The newest message. */
  parts: readonly ReadingPart[];
  older: { headline: string; text: string } | null;
}

export function toReading(chain: string): Reading {
  const { newest, older, questions } = readChain(chain);
  return {
    headline: toHeadline(newest.sender, questions.length),
    parts: splitAtQuestions(newest.text, questions),
    older: older.length > 0 ? { headline: toOlderHeadline(older), text: findOlderText(chain, newest) } : null,
  };
}

function toHeadline(sender: string | null, questions: number): string {
  if (questions > 0) return `${sender ?? 'The newest message'} asks ${toCount(questions)}`;
  return sender ? `Newest message from ${sender}, no open questions` : 'One message, no open questions';
}

function toOlderHeadline(older: readonly { sender: string | null }[]): string {
  const count = formatCount(older.length, 'older message');
  const senders = [...new Set(older.flatMap(({ sender }) => sender ?? []))];
  return senders.length > 0 ? `${count}, from ${senders.join(', ')}` : count;
}

/** Older messages stand below the newest one, or above it where somebody writes beneath what they quote. */
function findOlderText(chain: string, { start, end }: { start: number; end: number }): string {
  const above = chain.slice(0, start).trim();
  const below = chain.slice(end).trim();
  return below.length >= above.length ? below : above;
}

/** The words of a question are known with single spaces; in the message a line may end between them. */
function splitAtQuestions(text: string, questions: readonly { text: string }[]): ReadingPart[] {
  const parts: ReadingPart[] = [];
  let at = 0;
  for (const [index, question] of questions.entries()) {
    const words = question.text.split(' ').map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
    const pattern = new RegExp(words.join('\\s+'), 'gu');
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index), question: null });
    parts.push({ text: found[0], question: index + 1 });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), question: null });
  return parts;
}
