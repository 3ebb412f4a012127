import { listOrdinaryWords, readFacts } from '../../fact-guard/read-facts.ts';
import { findClosing } from '../../mail/frame/closing.ts';
import { matchCapital } from '../../rules/kit.ts';
import type { Span } from '../../text/edits.ts';
import { touches } from '../../text/guard.ts';
import { findSentences } from '../../text/sentences.ts';
import type { Change, FactKind } from '../../types.ts';
import type { Part } from '../instructions/intent.ts';
import type { PartName } from '../instructions/words.ts';
import type { StyleStage } from '../stage.ts';
import { findBody, findGreeting, findSmallLetter, LIST_ITEM, splitBody } from './body.ts';
import { makeAsked } from './changes.ts';
import { findCode } from './code.ts';
import { MARKS } from './marks.ts';
import { findWords } from './named.ts';
import { makeRemoval } from './removal.ts';

const ofKind = (kinds: readonly FactKind[]) => (text: string) =>
  readFacts(text, listOrdinaryWords(text)).filter(({ kind }) => kinds.includes(kind));

const matching = (pattern: RegExp) => (text: string) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length }));

function findSentencesOfBody(text: string): Span[] {
  const body = findBody(text);
  return findSentences(text.slice(body.start, body.end)).map(({ start, end }) => ({
    start: start + body.start,
    end: end + body.start,
  }));
}

const BLANK_LINE = /\n[ \t]*\r?\n\s*/g;

function findParagraphs(text: string): Span[] {
  const blocks = splitBody(text, BLANK_LINE);
  return blocks.length > 1 ? blocks : splitBody(text, /\n/g);
}

/** Short thanks that no table of closings has. */
const THX = /(?:^|\n)[ \t]*((?:thx|thnx|tx|ty|tks)[,.!]?)\s*$/i;

function findSignedEnd(text: string): Span[] {
  const closing = findClosing(text);
  const before = text.slice(0, closing?.start ?? text.length);
  const thx = THX.exec(before)?.[1];
  if (closing === undefined && thx === undefined) return [];
  const start = thx === undefined ? (closing?.start ?? text.length) : before.lastIndexOf(thx);
  return [{ start, end: text.trimEnd().length }];
}

/** The lines below the sign-off. */
function findSignature(text: string): Span[] {
  const [signed] = findSignedEnd(text);
  const below = signed === undefined ? -1 : text.indexOf('\n', signed.start);
  return signed === undefined || below < 0 || below >= signed.end
    ? []
    : [{ start: below + 1, end: signed.end }];
}

/** Lines that stand above already, but for their case. */
function findDuplicates(text: string): Span[] {
  const seen = new Set<string>();
  return splitBody(text, /\n/g).filter(({ start, end }) => {
    const line = text.slice(start, end).toLowerCase();
    const isAgain = seen.has(line);
    seen.add(line);
    return isAgain;
  });
}

/** “Could you send it?”, “Please send it.” */
const ASKS =
  /^(?:(?:so|therefore|also),? )?(?:please|could you|can you|would you|i (?:would like|['’]d like|wanted) to ask|may i ask)\b/iu;

/** The one sentence that asks. */
function findRequest(text: string): Span[] {
  const sentences = findSentencesOfBody(text);
  const asking = sentences.filter(({ start, end }) => text.slice(start, end).endsWith('?'));
  const requests =
    asking.length > 0 ? asking : sentences.filter(({ start, end }) => ASKS.test(text.slice(start, end)));
  return requests.length === 1 ? requests : [];
}

const FINDERS: Readonly<Partial<Record<PartName, (text: string) => Span[]>>> = {
  greeting: (text) => [findGreeting(text)].filter((span) => span !== undefined),
  closing: findSignedEnd,
  signature: findSignature,
  title: matching(/^#{1,6} [^\n]*|^Subject: [^\n]*|^(?=[^\n]{1,80}\n)[^\n]*[\p{L}\p{N})](?=[ \t]*\r?\n)/gu),
  sentence: findSentencesOfBody,
  paragraph: findParagraphs,
  line: (text) => splitBody(text, /\n/g),
  item: (text) => splitBody(text, /\n/g).filter(({ start, end }) => LIST_ITEM.test(text.slice(start, end))),
  duplicates: findDuplicates,
  thanks: matching(/(?<=^|[.!?\n] ?)[^.!?\n]{0,80}\bthank[^.!?\n]{0,120}[.!?,]?/giu),
  names: ofKind(['name']),
  numbers: ofKind(['number']),
  dates: ofKind(['date']),
  links: ofKind(['link']),
  quotations: ofKind(['quotation']),
  questions: (text) =>
    findSentencesOfBody(text).filter(({ start, end }) => text.slice(start, end).endsWith('?')),
  request: findRequest,
  contractions: matching(/\p{L}+['’](?:m|re|ve|ll|d|s|t)(?!\p{L})/giu),
};

/** Where the part lies in the text as it reads now. */
export function findPart(part: Part, text: string): Span[] {
  if (part.name === 'words') return findWords(text, part.words);
  const found =
    FINDERS[part.name]?.(text) ?? (MARKS[part.name] ?? []).flatMap(({ pattern }) => matching(pattern)(text));
  const { about } = part;
  if (about !== undefined) {
    const matching = found.filter(({ start, end }) => findWords(text.slice(start, end), about).length > 0);
    return matching.length === 1 ? matching : [];
  }
  if (part.at === undefined) return found;
  return part.at.flatMap((at) => found.at(at) ?? []);
}

/** A sentence goes with the space behind it, or at the end of its line with the one before. */
function widen(text: string, { start, end }: Span): Span {
  const after = /^\s*/.exec(text.slice(end))?.[0] ?? '';
  const before = /\s*$/.exec(text.slice(Math.max(0, start - 80), start))?.[0] ?? '';
  if (end + after.length === text.length) return { start: start - before.length, end: text.trimEnd().length };
  const gap = /\n/.test(after) && !/\n/.test(before) && start > before.length;
  return gap ? { start: start - before.length, end } : { start, end: end + after.length };
}

/** Neighbors as one stretch. */
function joinSpans(spans: readonly Span[], text: string): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && text.slice(last.end, span.start).trim() === '') last.end = span.end;
    else joined.push({ ...span });
  }
  return joined;
}

function removeStretches(part: Part, text: string): Change[] {
  const make = makeAsked('remove', 'removed');
  return joinSpans(findPart(part, text), text).map((span) => {
    const { start, end } = widen(text, span);
    const isGreeting = part.name === 'greeting';
    const next = isGreeting ? findSmallLetter(text, end) : '';
    return next === '' ? make(start, end, '') : make(start, end + 1, next.toUpperCase());
  });
}

export function makeMarkChanges(name: PartName, rule: string): StyleStage {
  const make = makeAsked(rule, rule);
  return {
    reach: 'named',
    find(text) {
      const code = findCode(text);
      return (MARKS[name] ?? [])
        .flatMap(({ pattern, write = () => '' }) =>
          [...text.matchAll(pattern)].map((match) =>
            make(match.index, match.index + match[0].length, write(match, text)),
          ),
        )
        .filter(({ start, end }) => !touches(code, start, end));
    },
  };
}

/** Takes a part or a kind of mark out of the text. */
export function makePartRemoval(part: Part): StyleStage {
  if (part.name === 'words') return makeRemoval(part.words);
  if (MARKS[part.name] !== undefined) return makeMarkChanges(part.name, 'remove');
  return { reach: 'named', find: (text) => removeStretches(part, text) };
}

/** Puts a sentence before or behind all others. */
export function makeMove(part: Part, at: 'start' | 'end'): StyleStage {
  const make = makeAsked('move', 'moved');
  return {
    reach: 'named',
    find(text) {
      const [moved] = findPart(part, text);
      const sentences = findSentencesOfBody(text);
      const goal = sentences.at(at === 'start' ? 0 : -1);
      if (moved === undefined || goal === undefined || moved.start === goal.start) return [];
      const found = text.slice(moved.start, moved.end);
      const words = /[.!?…]\W*$/.test(found) ? found : `${found}.`;
      const gone = widen(text, moved);
      return at === 'start'
        ? [
            make(goal.start, goal.start + 1, `${words} ${matchCapital('A', text.charAt(goal.start))}`),
            make(gone.start, gone.end, ''),
          ]
        : [make(gone.start, gone.end, ''), make(goal.end, goal.end, ` ${words}`)];
    },
  };
}

/** One paragraph of two that stand behind each other. `at`: the first of them, as of `Part`. */
export function makeParagraphJoin(at: number): StyleStage {
  const make = makeAsked('one paragraph', 'joined');
  return {
    reach: 'free',
    find(text) {
      const paragraphs = splitBody(text, BLANK_LINE);
      const [first, second] = [paragraphs.at(at), paragraphs.at(at + 1)];
      return first && second && first.end < second.start ? [make(first.end, second.start, ' ')] : [];
    },
  };
}

/** The second paragraph of two before the first. */
export const swapParagraphs: StyleStage = {
  reach: 'named',
  find(text) {
    const make = makeAsked('move', 'moved');
    const [first, second, ...others] = splitBody(text, BLANK_LINE);
    if (first === undefined || second === undefined || others.length > 0) return [];
    const gap = text.slice(first.end, second.start);
    return [
      make(first.start, first.start, text.slice(second.start, second.end) + gap),
      make(first.end, second.end, ''),
    ];
  },
};

/** Other words for a greeting or a closing, whose marks stay. */
export function makePartRewording(part: Part, write: string): StyleStage {
  const make = makeAsked('replace', 'replaced');
  const words = write.replace(/[,.!]+$/, '');
  return {
    reach: 'named',
    find: (text) =>
      findPart(part, text)
        .slice(0, 1)
        .map(({ start, end }) => {
          const [found = ''] = /^[^,.!:\r\n]+/.exec(text.slice(start, end)) ?? [];
          return make(start, start + found.length, matchCapital('A', words));
        }),
  };
}
