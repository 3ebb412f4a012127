import { LRUCache } from 'lru-cache';
import { loadWeights, type Weights } from '../../text/weights.ts';
import type { Sentence } from '../../text/words.ts';
import { makeNoteMemory } from '../words/note-memory.ts';
import type { SentenceModel } from '../words/sentence-model.ts';
import { isImperative, isSentence } from '../words/statements.ts';
import { type Clause, readClause } from './clause.ts';
import type { Around, Completed, Completer } from './completer.ts';
import { listStructureOptions } from './options.ts';
import { choose } from './ranker.ts';
import { setArticles } from './set-articles.ts';
import type { Setting } from './signs.ts';
import { splitClause } from './split.ts';

/** Gives clauses of notes the little words that haste leaves out: “boiler still broken” its article and its verb. */

/** A subordinate clause is completed only where it is so certain. */
const LEAST_OF_REST = 0.7;

/** “jack can't come”, “rose is ill”: what people do is done by no jack, and no rose. */
const IS_DONE_BY_PEOPLE =
  /^(?:can|can't|cannot|won't|will (?!be\b)|would|could|should|must|may|might|said|says|went|came|took|has to|wants|thinks|is (?:(?:too|so|very) )?(?:ill|sick|poorly|away|off|late|coming|shy|tired|busy|scared|nervous|upset|worried))\b/i;

const toWe = (words: readonly string[]): string[] => {
  const [first, second = '', ...others] = words;
  if (first !== 'I') return [...words];
  return ['we', ({ am: 'are', was: 'were' } as Record<string, string>)[second] ?? second, ...others];
};

let loaded: Weights | undefined;
const load = (): Weights => {
  loaded ??= loadWeights(new URL('structures.txt', import.meta.url));
  return loaded;
};

/** UTF-16 code units. */
const LONGEST_CLAUSE = 160;
/** How many sentences' likelihoods to remember: the same pairs of words are asked for again and again. */
const REMEMBERED = 20_000;
function remember({ score, knows }: SentenceModel): SentenceModel {
  const scores = new LRUCache<string, number>({ max: REMEMBERED, memoMethod: (sentence) => score(sentence) });
  return { knows, score: (sentence) => scores.memo(sentence) };
}

/** `read`: the sentences of a text with straight apostrophes, with tagged words. */
export function makeCompleter(read: (text: string) => Sentence[], sentences: SentenceModel): Completer {
  const model = remember(sentences);
  const completeOne = (
    words: string,
    around: Omit<Around, 'said' | 'asked'>,
    setting: Omit<Setting, 'isWhole' | 'isRequest' | 'model'>,
  ) => {
    const whole: Setting = { ...setting, isWhole: isSentence(words), isRequest: isImperative(words), model };
    const clause = readClause(words, read, around.isName, model);
    const chosen = choose(listStructureOptions(clause, whole), load());
    if (chosen === undefined) return { words, certainty: 0, isPlain: true };
    let done = chosen.option.words.map((word, at) =>
      at > 0 && word === clause.texts[0] && clause.classes[0] !== 'name' && word !== 'I'
        ? word.charAt(0).toLowerCase() + word.slice(1)
        : word,
    );
    const isSomebody =
      around.isName((done[0] ?? '').toLowerCase(), true) && IS_DONE_BY_PEOPLE.test(done.slice(1).join(' '));
    const readWords = (some: string) => readClause(some, read, around.isName, model);
    done = setArticles(done, { setting: whole, readWords, from: isSomebody ? 1 : 0 });
    return {
      words: (around.we ? toWe(done) : done).join(' '),
      certainty: chosen.share,
      isPlain: chosen.option.isPlain,
    };
  };
  const completeStraight: Completer = (words, around) => {
    const { opening, main, gap, joint, rest } = splitClause(words);
    const empty = readClause('', read, around.isName, model);
    const said = around.said === '' ? empty : readClause(around.said, read, around.isName, model);
    const asked =
      around.asked === '' ? empty : readClause(around.asked.replace(/\?.*$/, ''), read, around.isName, model);
    const first = completeOne(main, around, { said, asked, joint: '', next: joint });
    const begun = opening + first.words + gap;
    // What follows a mark is looked at as a clause of its own
    if (!/\p{L}/u.test(joint)) return { ...first, words: begun + rest };
    const before: Clause = readClause(main, read, around.isName, model);
    const second = completeOne(rest, around, { said: before, asked: empty, joint, next: '' });
    // “leo is ill and will be off today”: the same subject
    const isShared =
      /^(?:and|but)$/.test(joint) &&
      /^(?:I|we|it|he|she|they) /i.test(second.words) &&
      !/^(?:I|we|it|he|she|they|want|need|hope) /i.test(rest) &&
      isSentence(first.words);
    const isTaken =
      !isShared && second.certainty >= LEAST_OF_REST && (!second.isPlain || isSentence(second.words));
    return { ...first, words: begun + (isTaken ? second.words : rest) };
  };
  const remembered = makeNoteMemory<Completed>();
  return (words, around) => {
    // Nobody's haste leaves a word out of so long a clause; each place of it would be looked at
    if (words.length > LONGEST_CLAUSE) return { words, certainty: 0, isPlain: true };
    const said = around.said.slice(-LONGEST_CLAUSE);
    const asked = around.asked.slice(0, LONGEST_CLAUSE);
    return remembered(around.isName, JSON.stringify([words, said, asked, around.we]), () => {
      const completed = completeStraight(words.replaceAll('’', "'"), { ...around, said, asked });
      return words.includes('’') ? { ...completed, words: completed.words.replaceAll("'", '’') } : completed;
    });
  };
}
