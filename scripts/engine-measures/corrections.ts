/**
 * How Fix Grammar holds a model to correcting. Pure: loaded sentences in, figures out. There is no model in it: people's
 * corrections stand for one that corrects well, and the doubles below for what models do instead.
 */
import { diffArrays } from 'diff/lib/diff/array.js';
import { countTokenEdits } from '../../src/engine/measure/distance.ts';
import { detokenise } from '../../src/engine/measure/tokens.ts';
import {
  isCorrection,
  joinCorrections,
  siftCorrections,
} from '../../src/server/engines/hosted/corrections/corrections.ts';
import type { Bound } from '../../src/server/engines/hosted/corrections/judge.ts';
import { listHostedChanges } from '../../src/server/engines/hosted/output.ts';
import type { LearnerData, LearnerResult } from './corrector.ts';

/** A text and what a model made of it. */
export interface Answered {
  source: string;
  answer: string;
  /** Corrections that it holds. */
  edits: number;
}

/** Tokens from `start` to `end` become others. */
interface Edit {
  start: number;
  end: number;
  tokens: readonly string[];
}

const told = { category: 'grammar', reason: '', rule: 'measured' } as const;
const toTokens = (line: string) => line.split(/\s+/).filter((token) => token !== '');

function listEdits(from: readonly string[], to: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let isOpen = false;
  for (const { added, removed, value, count } of diffArrays([...from], [...to])) {
    const isSame = !added && !removed;
    if (!isSame && !isOpen) edits.push({ start: at, end: at, tokens: [] });
    const last = edits.at(-1);
    if (removed && last) last.end += count;
    if (added && last) last.tokens = [...last.tokens, ...value];
    if (!added) at += count;
    isOpen = !isSame;
  }
  return edits;
}

const isApart = (one: Edit, other: Edit) => one.end < other.start || one.start > other.end;

/** People who made the same edit, each by themselves: what so many did is a correction and not their taste. */
const fewestAgreeing = 2;

/** A model that corrects well: it makes each edit that two people have made, and no other. */
export function correctAsAgreed({ sources, references }: LearnerData): Answered[] {
  return sources.flatMap((line, index) => {
    const source = toTokens(line);
    const counts = new Map<string, { edit: Edit; count: number }>();
    for (const edit of references.flatMap((lines) => listEdits(source, toTokens(lines[index] ?? '')))) {
      const key = JSON.stringify(edit);
      counts.set(key, { edit, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    const agreed: Edit[] = [];
    for (const { edit, count } of [...counts.values()].sort((a, b) => b.count - a.count)) {
      if (count >= fewestAgreeing && agreed.every((other) => isApart(edit, other))) agreed.push(edit);
    }
    if (agreed.length === 0) return [];
    const answer = agreed
      .sort((a, b) => b.start - a.start)
      .reduce((tokens, { start, end, tokens: to }) => tokens.toSpliced(start, end - start, ...to), source);
    return [{ ...toTexts(line, answer.join(' ')), edits: agreed.length }];
  });
}

/** What the one of them made of a sentence who changed the fewest tokens of it. */
export function correctAsNearest({ sources, references }: LearnerData): Answered[] {
  return sources.flatMap((line, index) => {
    const [nearest] = references
      .map((lines) => lines[index] ?? '')
      .map((answer) => ({ answer, edits: countTokenEdits(toTokens(line), toTokens(answer)) }))
      .filter(({ edits }) => edits > 0)
      .sort((a, b) => a.edits - b.edits);
    return nearest ? [{ ...toTexts(line, nearest.answer), edits: nearest.edits }] : [];
  });
}

function toTexts(source: string, answer: string): Pick<Answered, 'source' | 'answer'> {
  return { source: detokenise(source).text, answer: detokenise(answer).text };
}

/** Common words and others that mean about the same. */
const synonyms = new Map(
  `important crucial|people individuals|think believe|many numerous|get obtain|use utilize|help assist|big large
  |show demonstrate|need require|buy purchase|start commence|good excellent|bad poor|new novel|old ancient|make create
  |way manner|problem issue|world globe|job occupation|children youngsters|car vehicle|cars automobiles|money funds
  |say state|said stated|know realize|want desire|give provide|different distinct|example instance|life existence
  |learn study|understand comprehend|time period|work labor|students pupils|because since|however nevertheless
  |also additionally|but yet|very extremely|can may|should ought|travel journey|country nation|idea notion
  |knowledge expertise|product item|products goods|young youthful|successful prosperous|try attempt|better superior
  |enjoy relish|things matters|thing matter|first initially|year annum|years decades|house dwelling|live reside
  |great remarkable|small tiny|found discovered|city metropolis|company firm|began commenced|received obtained`
    .split('|')
    .map((row) => row.trim().split(' ') as [string, string]),
);
const fewestSynonyms = 3;

/** What models do instead of correcting; undefined where a sentence does not lend itself to it. */
export const overEdits: Readonly<Record<string, (text: string) => string | undefined>> = {
  'three words or more by synonyms'(text) {
    let count = 0;
    const answer = text.replaceAll(/\p{L}+/gu, (word) => {
      const other = synonyms.get(word);
      if (other !== undefined) count += 1;
      return other ?? word;
    });
    return count >= fewestSynonyms ? answer : undefined;
  },
  'clauses in another order'(text) {
    const [, first = '', second = '', end = ''] = /^([^,]+), ([^,]+?)([.!?])$/.exec(text) ?? [];
    return Math.min(countWords(first), countWords(second)) >= 4 ? `${second}, ${first}${end}` : undefined;
  },
  'every third word left out'(text) {
    const words = text.split(' ');
    return words.length < 6 ? undefined : words.filter((_, index) => index % 3 !== 2).join(' ');
  },
  'another number': (text) => replaceOnce(text, /\b\d+\b/, (number) => String(Number(number) + 7)),
  'another name': (text) => replaceOnce(text, /(?<=\p{Ll} )\p{Lu}\p{Ll}{3,}\b/u, () => 'Marlowe'),
  'a negation taken out': (text) => replaceOnce(text, / not\b|n['’]t\b/, () => ''),
};

function countWords(text: string): number {
  return text.split(' ').length;
}

function replaceOnce(text: string, pattern: RegExp, toOther: (found: string) => string): string | undefined {
  return pattern.test(text) ? text.replace(pattern, toOther) : undefined;
}

/** A model that corrects well and then does more. */
export function overEdit(
  answered: readonly Answered[],
  edit: (text: string) => string | undefined,
): Answered[] {
  return answered.flatMap(({ source, answer }) => {
    const other = edit(answer);
    return other === undefined ? [] : [{ source, answer: other, edits: 1 }];
  });
}

/** Of sentences, and of the edits in them, the share that passes as a correction. */
export function measurePassed(
  answered: readonly Answered[],
  bound?: Bound,
): { sentences: number; edits: number } {
  let [passed, passedEdits, edits] = [0, 0, 0];
  for (const one of answered) {
    edits += one.edits;
    if (!isCorrection(sift(one, bound))) continue;
    passed += 1;
    passedEdits += one.edits;
  }
  return { sentences: passed / answered.length, edits: passedEdits / edits };
}

function sift({ source, answer }: Pick<Answered, 'source' | 'answer'>, bound?: Bound) {
  return siftCorrections(source, answer, { told, ...(bound && { bound }) });
}

/** Sentences of one text. */
const sentencesOfText = 5;

/** In texts of several sentences: one of each is left out, or two are joined. What becomes of it, and of the others? */
export function measureTexts(answered: readonly Answered[]): { kept: number; restored: number } {
  const whole = answered.filter((one) => /^\p{Lu}.*[.!?]$/u.test(one.answer) && /[.!?]$/.test(one.source));
  let [kept, others, restored, texts] = [0, 0, 0, 0];
  for (let first = 0; first + sentencesOfText <= whole.length; first += sentencesOfText) {
    const part = whole.slice(first, first + sentencesOfText);
    const source = part.map((one) => one.source).join(' ');
    const missing = texts % sentencesOfText;
    const answer = part.flatMap((one, index) => (index === missing ? [] : [one.answer])).join(' ');
    const { text } = joinCorrections(source, sift({ source, answer }), []);
    texts += 1;
    for (const [index, one] of part.entries()) {
      const isThere = text.includes(index === missing ? one.source : one.answer);
      if (index === missing) restored += Number(isThere);
      else if (isCorrection(sift(one))) {
        others += 1;
        kept += Number(isThere);
      }
    }
  }
  return { kept: kept / others, restored: restored / texts };
}

/** What a writer gets of these answers, with the rules where the model did more than correct. */
export function fixLearners(rules: readonly LearnerResult[], answered: readonly Answered[]): LearnerResult[] {
  const answers = new Map(answered.map(({ source, answer }) => [source, answer]));
  return rules.map(({ line, result }) => {
    const sifted = sift({ source: line.text, answer: answers.get(line.text) ?? line.text });
    return { line, result: joinCorrections(line.text, sifted, result.changes) };
  });
}

/** What a writer would get of them without a bound. */
export function takeAnswers(rules: readonly LearnerResult[], answered: readonly Answered[]): LearnerResult[] {
  const answers = new Map(answered.map(({ source, answer }) => [source, answer]));
  return rules.map(({ line }) => {
    const text = answers.get(line.text) ?? line.text;
    return { line, result: { text, changes: listHostedChanges(line.text, text, told), issues: [] } };
  });
}
