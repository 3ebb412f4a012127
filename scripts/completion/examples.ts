import { makeSentenceModel } from '../../src/engine/language-model/gain.ts';
import { loadLanguageModel } from '../../src/engine/language-model/language-model.ts';
import { NO_CHAIN } from '../../src/engine/mail/chain/chain-words.ts';
import { listJoints } from '../../src/engine/mail/completion/articles.ts';
import { type Clause, readClause } from '../../src/engine/mail/completion/clause.ts';
import {
  listArticleOptions,
  listStructureOptions,
  type Option,
} from '../../src/engine/mail/completion/options.ts';
import type { Setting } from '../../src/engine/mail/completion/signs.ts';
import { splitClause } from '../../src/engine/mail/completion/split.ts';
import { loadSmallNames } from '../../src/engine/mail/people/small-names.ts';
import { isImperative, isSentence } from '../../src/engine/mail/words/statements.ts';
import { writeOut } from '../../src/engine/mail/written-out/index.ts';
import { makeReader } from '../../src/engine/text/words.ts';
import { readJsonLines } from './json-lines.ts';
import { align, listWords } from './words.ts';

/** A clause of a note, and the sentences that its writer would send. */
export interface Example {
  /** The clause before it, or the question that it answers. */
  before: string;
  fragment: string;
  accept: readonly string[];
  topic: string;
}

/** One choice to learn from. */
export interface Choice {
  options: readonly Option[];
  /** By option: whether an accepted sentence has it. */
  isRight: readonly boolean[];
  example: Example;
}

const FOLDER = new URL('examples/', import.meta.url);

export const readExamples = (): Example[] => readJsonLines<Omit<Example, 'topic'>>(FOLDER);

const ARTICLE = /^(?:the|an?|my|our|your|their|his|her)$/;
const TIME_JOINT = /^(?:on|at|in|to|of|for)$/;
/** What is set before each word but articles and the like: what tells structures apart. */
const toStructure = (gaps: readonly (readonly string[])[]) =>
  gaps
    .slice(0, -1)
    .map((gap, at) => {
      const end = gap.findLastIndex((word) => !(ARTICLE.test(word) || (at > 0 && TIME_JOINT.test(word))));
      return gap
        .slice(0, end + 1)
        .join(' ')
        .replace(/^we\b/, 'i')
        .replace(/^i are\b/, 'i am')
        .replace(/^i were\b/, 'i was');
    })
    .join('|');
const toJoint = (gap: readonly string[]) =>
  gap
    .join(' ')
    .replace(/\ban$/, 'a')
    .replace(/\bour$/, 'my');

/** Reads examples as the engine reads notes. */
export async function makeChoices(examples: readonly Example[]) {
  const [read, isName] = [makeReader(), await loadSmallNames()];
  const sentences = makeSentenceModel(loadLanguageModel());
  const scores = new Map<string, number>();
  const model = {
    ...sentences,
    score(sentence: string) {
      const score = scores.get(sentence) ?? sentences.score(sentence);
      scores.set(sentence, score);
      return score;
    },
  };
  const readWords = (words: string): Clause => readClause(words, read, isName, model);
  const empty = readWords('');
  const structures: Choice[] = [];
  const articles: Choice[] = [];

  function addClause(
    example: Example,
    words: string,
    gold: readonly string[][][],
    around: Omit<Setting, 'isWhole' | 'isRequest' | 'model'>,
  ) {
    const setting: Setting = { ...around, isWhole: isSentence(words), isRequest: isImperative(words), model };
    const clause = readWords(words);
    const own = listWords(words);
    const wanted = new Set(gold.map(toStructure));
    const alignOption = (option: Option) => align(own, listWords(option.words.join(' ')));
    const options = listStructureOptions(clause, setting);
    const isRight = options.map((option) => wanted.has(toStructure(alignOption(option) ?? [])));
    structures.push({ options, isRight, example });
    const right = options[isRight.indexOf(true)];
    if (right === undefined) return;
    const structure = toStructure(alignOption(right) ?? []);
    const done = readWords(right.words.join(' '));
    const doneWords = listWords(right.words.join(' '));
    const placed = gold
      .filter((gaps) => toStructure(gaps) === structure)
      .flatMap((gaps) => {
        const sentence = own.flatMap((word, at) => [...(gaps[at] ?? []), word]);
        return [
          align(
            doneWords,
            sentence.map((word, at) => (at === 0 && word === 'we' ? 'i' : word)),
          ) ?? [],
        ];
      });
    for (let at = 0; at < done.texts.length; at += 1) {
      const joints = listJoints(done, at);
      if (joints.length === 0) continue;
      const gap = listWords(done.texts.slice(0, at).join(' ')).length;
      const set = new Set(placed.map((gaps) => toJoint(gaps[gap] ?? ['?'])));
      const choices = listArticleOptions(done, at, setting);
      articles.push({ options: choices, isRight: joints.map((joint) => set.has(joint)), example });
    }
  }

  for (const example of examples) {
    const asksBefore = /\?\s*$/.test(example.before);
    const said = asksBefore ? empty : readWords(writeOut(example.before, NO_CHAIN.names, isName));
    const asked = asksBefore ? readWords(example.before.replace(/\?.*$/, '')) : empty;
    const words = writeOut(example.fragment, NO_CHAIN.names, isName).replaceAll('’', "'");
    const { opening, main, joint, rest } = splitClause(words);
    const all = listWords(words);
    const gold = example.accept.flatMap((sentence) => {
      const gaps = align(all, listWords(sentence));
      return gaps ? [gaps] : [];
    });
    const from = listWords(opening).length;
    const to = from + listWords(main).length;
    const cut = (start: number, end: number) => gold.map((gaps) => gaps.slice(start, end + 1));
    addClause(example, main, cut(from, to), { said, asked, joint: '', next: joint });
    if (rest === '') continue;
    const behind = to + (/\p{L}/u.test(joint) ? 1 : 0);
    addClause(example, rest, cut(behind, all.length), {
      said: readWords(main),
      asked: empty,
      joint,
      next: '',
    });
  }
  return { structures, articles };
}
