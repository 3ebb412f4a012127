import type { Found } from './features.ts';
import { findSignature } from './letter.ts';
import { makeChange, type Remark } from './point.ts';
import { listOwnSentences, type Reading, toSpan } from './reading.ts';

/** Points on how an email begins and ends. */

const lineEndOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n');

/** One word is a message of its own; it needs no frame to be set around it. */
const FEWEST_WORDS = 3;

function missingGreeting(reading: Reading): Remark[] {
  const { text } = reading;
  const first = listOwnSentences(reading)[0];
  if (first === undefined) return [];
  const explanation = 'An email that opens with a greeting is read as friendlier.';
  const change = {
    start: first.start,
    end: first.start,
    replacement: `Hello,${lineEndOf(text).repeat(2)}`,
    category: 'content',
    gist: 'greeting',
    rule: 'missing-greeting',
  } as const;
  return [
    {
      title: 'No greeting',
      explanation,
      span: toSpan(first),
      changes: [makeChange(change, explanation)],
      instruction: 'Begin with a greeting.',
    },
  ];
}

function missingClosing(reading: Reading): Remark[] {
  const { text } = reading;
  const last = listOwnSentences(reading).at(-1);
  if (last === undefined) return [];
  const lineEnd = lineEndOf(text);
  const signature = findSignature(reading);
  const place = signature?.start ?? toSpan(last).end;
  const explanation = 'A closing line before the name tells the reader that the email ends.';
  const change = {
    start: place,
    end: place,
    replacement: signature === undefined ? `${lineEnd.repeat(2)}Best regards,` : `Best regards,${lineEnd}`,
    category: 'content',
    gist: 'closing',
    rule: 'missing-closing',
  } as const;
  return [
    {
      title: 'No closing line',
      explanation,
      span: toSpan(last),
      changes: [makeChange(change, explanation)],
      instruction: 'End with a closing line.',
    },
  ];
}

/** What an email lacks at its ends, with a line that puts it there; nothing for other texts. */
export function listFramePoints(reading: Reading, found: Found): Remark[] {
  if (reading.type !== 'email' || reading.figures.words < FEWEST_WORDS) return [];
  return [
    ...(found.greeting.length === 0 ? missingGreeting(reading) : []),
    ...(found.closing.length === 0 ? missingClosing(reading) : []),
  ];
}
