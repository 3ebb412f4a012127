import { matchCapital, NOTHING } from '../../rules/kit.ts';
import type { Span } from '../../text/edits.ts';
import type { Sentence, Word } from '../../text/words.ts';
import type { Change } from '../../types.ts';
import { FILLS } from '../instructions/named.ts';
import { carriesClause } from '../splits/clauses.ts';
import type { StyleStage } from '../stage.ts';
import { makeAsked } from './changes.ts';
import { findWords } from './named.ts';

/** Words of a sentence that are to go, and what stands around them. */
interface Cut {
  words: readonly Word[];
  /** The word before the one before. */
  previous: Word;
  before: Word;
  after: Word;
  /** All words behind them. */
  rest: readonly Word[];
}

function readCut({ words, start: from }: Sentence, { start, end }: Span): Cut {
  const first = words.findIndex((word) => word.end + from > start);
  const behind = words.findIndex((word) => word.start + from >= end);
  const next = behind < 0 ? words.length : behind;
  return {
    words: words.slice(first, next).filter(({ tag }) => tag !== 'PUNCT'),
    previous: words[first - 2] ?? NOTHING,
    before: words[first - 1] ?? NOTHING,
    after: words[next] ?? NOTHING,
    rest: words.slice(next),
  };
}

const isEdge = ({ tag, text }: Word) => tag === 'EDGE' || (tag === 'PUNCT' && /^[,.;:!?()–—]/.test(text));
const isNominal = ({ tag }: Word) => /^(?:NOUN|PROPN|ADJ|NUM)$/.test(tag);

/** “I think” of “I think we should go”: what follows stands for itself. */
function leadsOn({ words, before, after, rest }: Cut): boolean {
  const last = words.at(-1) ?? NOTHING;
  const isLead = (last.tag === 'VERB' && words.length > 1) || last.lower === 'that';
  const isJoined = isEdge(before) || before.tag === 'CCONJ' || (last === words[0] && before.tag === 'VERB');
  return isLead && isJoined && /^(?:PRON|DET|NOUN|PROPN|ADJ)$/.test(after.tag) && rest.some(carriesClause);
}

/**
 * Whether the sentence stands without the words: an adverb, what commas part from it, what describes a noun. “There is
 * an issue” needs its noun.
 */
function isSpare(cut: Cut, find: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(find)) return true;
  const { words, before, after } = cut;
  const [first = NOTHING, last = NOTHING] = [words[0], words.at(-1)];
  if (isEdge(before) && isEdge(after)) return true;
  if (before.lemma === 'be' && isEdge(after)) return false;
  const isFill = FILLS.test(find.toLowerCase()) && !(/ly$/i.test(find) && /^(?:NOUN|VERB)$/.test(first.tag));
  const describes = isNominal(last) && isNominal(after) && after.tag !== 'NUM' && first.tag !== 'DET';
  const isPlace = first.tag === 'ADP' && words.length > 1 && isNominal(last);
  const opens = before.tag === 'EDGE' && /^(?:CCONJ|INTJ)$/.test(last.tag);
  const isAdverb = words.every(({ tag }) => tag === 'ADV');
  return (isFill && before.tag !== 'DET') || isAdverb || describes || isPlace || opens || leadsOn(cut);
}

/** Whether a comma stays of “milk, eggs, and bread” and of “fruit, for example, pears”. */
function isListed({ words, previous, rest: [, next = NOTHING] }: Cut): boolean {
  const isItem = isNominal(words.at(-1) ?? NOTHING) && words[0]?.tag !== 'ADP';
  return isItem || (isNominal(previous) && (isNominal(next) || next.tag === 'DET'));
}

/** UTF-16 code units around the words: no mark that goes with them stands further off. */
const REACH = 40;
const HEAD = /(?:^|[.!?\n]\s*|(?:^|\n)[ \t]*(?:[-*•–]|\d+[.)])[ \t]+)$/;
const isHead = (text: string, start: number) => HEAD.test(text.slice(Math.max(0, start - REACH), start));

/** The words with the space and the commas that only they need, or with their whole line. */
function widen(text: string, { start, end }: Span, cut: Cut): Span {
  const [before, after] = [text.slice(Math.max(0, start - REACH), start), text.slice(end, end + REACH)];
  const lineEnd = /(?:^|\n)$/.test(before) ? /^[,.!]?\r?\n/.exec(after)?.[0] : undefined;
  const gap = lineEnd ?? (isHead(text, start) ? /^[.!?,;:]*[ \t]*/.exec(after)?.[0] : undefined);
  const space = /[ \t]*$/.exec(before)?.[0].length ?? 0;
  const endsLine = lineEnd === undefined && /^(?:\r?\n|$)/.test(after.slice(gap?.length));
  if (gap !== undefined) return { start: endsLine ? start - space : start, end: end + gap.length };
  if (/^[\p{L}\p{N}]/u.test(after)) return { start, end };
  if (!/,[ \t]*$/.test(before) || !/^(?:[,.;:!?)\r\n]|$)/.test(after)) return { start: start - space, end };
  return { start: start - space - 1, end: after.startsWith(',') && !isListed(cut) ? end + 1 : end };
}

/** Takes the words out wherever their sentence stands without them. */
export function makeRemoval(find: string): StyleStage {
  const make = makeAsked('remove', 'removed');
  return {
    reach: 'named',
    find: (text, { read }) => {
      const sentences = read(text);
      return findWords(text, find, { withRepeats: true }).flatMap((span): Change[] => {
        const sentence = sentences.findLast(({ start }) => start <= span.start);
        const found = text.slice(span.start, span.end);
        const cut = sentence && readCut(sentence, span);
        if (cut === undefined || !isSpare(cut, find)) return [];
        const { start, end } = widen(text, span, cut);
        const next = isHead(text, start) ? (/^\p{Ll}/u.exec(text.slice(end))?.[0] ?? '') : '';
        return [make(start, end + next.length, matchCapital(found, next))];
      });
    },
  };
}
