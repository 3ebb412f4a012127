import type { Span } from '../text/edits.ts';
import type { Sentence } from '../text/words.ts';
import type { Found } from './features.ts';
import { findHedgeChanges, findPleaseChange, findSplit } from './fixes.ts';
import type { Remark } from './point.ts';
import { listOwnSentences, type Reading, toSpan } from './reading.ts';
import { countWords, LONG_SENTENCE_WORDS } from './sentence-signs.ts';

/** Points on how single sentences are put. */

interface Marked {
  sentence: Sentence;
  marks: readonly Span[];
}

/** The sentences in which something was found, with what was found there. */
function withMarks(reading: Reading, marks: readonly Span[]): Marked[] {
  return listOwnSentences(reading).flatMap((sentence) => {
    const { start, end } = toSpan(sentence);
    const inside = marks.filter((mark) => mark.start >= start && mark.end <= end && mark.end > mark.start);
    return inside.length === 0 ? [] : [{ sentence, marks: inside }];
  });
}

function quote({ text }: Reading, span: Span | undefined): string {
  return span === undefined ? '' : text.slice(span.start, span.end);
}

/** The first three, each in quotes. */
function quoteAll(reading: Reading, marks: readonly Span[]): string {
  return marks
    .slice(0, 3)
    .map((mark) => `“${quote(reading, mark)}”`)
    .join(', ');
}

function listLong(reading: Reading, found: Found): Remark[] {
  const explanation = `Readers lose the thread of a sentence with more than ${LONG_SENTENCE_WORDS} words.`;
  return withMarks(reading, found.longSentences).map(({ sentence }) => ({
    title: `A sentence of ${countWords(sentence.text)} words`,
    explanation,
    span: toSpan(sentence),
    changes: findSplit(reading, sentence, explanation),
    instruction: 'Split this into shorter sentences.',
  }));
}

function listPassive(reading: Reading, found: Found): Remark[] {
  return withMarks(reading, found.passives).map(({ sentence, marks: [first] }) => {
    const namesActor = /^ by\b/.test(reading.text.slice(first?.end));
    return {
      title: 'Passive voice',
      explanation: `“${quote(reading, first)}” ${namesActor ? 'names who acts only at the end' : 'does not say who acts'}.`,
      span: toSpan(sentence),
      changes: [],
      instruction: 'Say who does this, in the active voice.',
    };
  });
}

function listHedges(reading: Reading, found: Found): Remark[] {
  return withMarks(reading, found.hedges)
    .sort((a, b) => b.marks.length - a.marks.length)
    .map(({ sentence, marks }) => {
      const explanation = `${quoteAll(reading, marks)} ${marks.length === 1 ? 'weakens' : 'weaken'} what the sentence says.`;
      return {
        title: marks.length === 1 ? 'A hedge' : `${marks.length} hedges in one sentence`,
        explanation,
        span: toSpan(sentence),
        changes: findHedgeChanges(reading, sentence, explanation),
        instruction: 'Say this with more confidence.',
      };
    });
}

function listBlame(reading: Reading, found: Found): Remark[] {
  return withMarks(reading, found.blame).map(({ sentence, marks: [first] }) => ({
    title: 'An accusing phrase',
    explanation: `“${quote(reading, first)}” sounds like an accusation before it asks for anything.`,
    span: toSpan(sentence),
    changes: [],
    instruction: 'Say this without accusing anyone.',
  }));
}

function listCommands(reading: Reading, found: Found): Remark[] {
  const explanation = 'A command without “please” sounds blunt to the one who reads it.';
  return withMarks(reading, found.commands).map(({ sentence }) => ({
    title: 'A command without please',
    explanation,
    span: toSpan(sentence),
    changes: findPleaseChange(reading, sentence, explanation),
    instruction: 'Ask for this politely.',
  }));
}

function listDemands(reading: Reading, found: Found): Remark[] {
  return withMarks(reading, found.demands).map(({ sentence, marks: [first] }) => {
    const explanation = `“${quote(reading, first)}” presses the one who reads it.`;
    return {
      title: 'A demand',
      explanation,
      span: toSpan(sentence),
      changes: findPleaseChange(reading, sentence, explanation),
      instruction: 'Ask for this politely.',
    };
  });
}

/** One vague word is speech, several leave the reader with nothing. */
const FEWEST_VAGUE = 2;

function listVague(reading: Reading, found: Found): Remark[] {
  return withMarks(reading, found.vague)
    .filter(({ marks }) => marks.length >= FEWEST_VAGUE)
    .sort((a, b) => b.marks.length - a.marks.length)
    .map(({ sentence, marks }) => ({
      title: `${marks.length} vague words in one sentence`,
      explanation: `${quoteAll(reading, marks)} leave open what exactly is meant.`,
      span: toSpan(sentence),
      changes: [],
      instruction: 'Say what exactly is meant.',
    }));
}

/** What offends the one who reads it. Only messages command anybody. */
export function listOffences(reading: Reading, found: Found): Remark[] {
  const isMessage = reading.type === 'email' || reading.type === 'direct-message';
  const kinds = [listBlame, ...(isMessage ? [listCommands, listDemands] : [])];
  return kinds.flatMap((list) => list(reading, found));
}

/** What weakens a text or wearies its reader; not all there is of one kind, as nobody reads the same remark often. */
export function listStylePoints(reading: Reading, found: Found): Remark[] {
  const passives = found.passives.length > 1 ? listPassive(reading, found) : [];
  return [
    ...listHedges(reading, found).slice(0, 3),
    ...listLong(reading, found).slice(0, 3),
    ...listVague(reading, found).slice(0, 2),
    ...passives.slice(0, 2),
  ];
}
