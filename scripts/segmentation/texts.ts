import { makeSentenceModel } from '../../src/engine/language-model/gain.ts';
import { loadLanguageModel } from '../../src/engine/language-model/language-model.ts';
import { NO_CHAIN } from '../../src/engine/mail/chain/chain-words.ts';
import { makeCompleter } from '../../src/engine/mail/completion/complete.ts';
import type { Option } from '../../src/engine/mail/completion/options.ts';
import { loadSmallNames } from '../../src/engine/mail/people/small-names.ts';
import { type GappedText, readGaps } from '../../src/engine/mail/segmentation/gaps.ts';
import { ALWAYS_PARTS, findNextMark } from '../../src/engine/mail/segmentation/segment.ts';
import { type Judges, listGapSigns } from '../../src/engine/mail/segmentation/signs.ts';
import { writeOut } from '../../src/engine/mail/written-out/index.ts';
import { makeReader } from '../../src/engine/text/words.ts';
import { type Choice, readExamples } from '../completion/examples.ts';
import { readJsonLines } from '../completion/json-lines.ts';

/** A hasty text, with the sentences that it has: pieces of it, in their order. */
export interface SegmentedText {
  text: string;
  sentences: readonly string[];
  topic: string;
}

/** A text as it is read, and the words that its sentences begin with. */
export interface ReadText {
  gapped: GappedText;
  borders: ReadonlySet<number>;
  source: SegmentedText;
}

const FOLDER = new URL('texts/', import.meta.url);

export const readTexts = (): SegmentedText[] =>
  readJsonLines<Omit<SegmentedText, 'topic'>>(FOLDER).flatMap(splitAtStops);

/** Full stops part sentences before they are looked at. */
function splitAtStops({ text, sentences, topic }: SegmentedText): SegmentedText[] {
  const [first = '', ...others] = sentences;
  const parts = [{ start: text.indexOf(first), sentences: [first] }];
  let at = (parts[0]?.start ?? 0) + first.length;
  for (const sentence of others) {
    const start = text.indexOf(sentence, at);
    if (/[.?!]/.test(text.slice(at, start))) parts.push({ start, sentences: [sentence] });
    else parts.at(-1)?.sentences.push(sentence);
    at = start + sentence.length;
  }
  return parts.map((part, index) => ({
    text: text.slice(part.start, parts[index + 1]?.start).replace(/[\s.?!]+$/, ''),
    sentences: part.sentences,
    topic,
  }));
}

const TOGETHER = 3;
const toBare = (sentence: string) => sentence.replace(/[.,;?!]+$/, '');
const toSmall = (sentence: string) =>
  /^(?:I\b|\p{Lu}\p{Lu})/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Clauses that were written one by one, some behind each other, as noted and as sent: what is one clause is parted nowhere. */
export function readClauseTexts(): SegmentedText[] {
  const examples = readExamples();
  return examples.flatMap(({ topic }, index) => {
    if (index % TOGETHER !== 0) return [];
    const own = examples.slice(index, index + TOGETHER).filter((each) => each.topic === topic);
    const noted = own.map(({ fragment }) => toBare(fragment));
    const sent = own.slice(1).map(({ accept }) => toSmall(toBare(accept[0] ?? '')));
    return [noted, sent]
      .filter((sentences) => sentences.length > 0 && sentences.every((each) => each !== ''))
      .map((sentences) => ({ text: sentences.join(index % 4 === 0 ? ', ' : ' '), sentences, topic }));
  });
}

export async function makeTextReader() {
  const [read, isName] = [makeReader(), await loadSmallNames()];
  const model = makeSentenceModel(loadLanguageModel());
  const readText = (source: SegmentedText): ReadText => {
    const write = (words: string) => writeOut(words, NO_CHAIN.names, isName).replaceAll('’', "'");
    const sentences = source.sentences.map(write);
    // Written out sentence by sentence, as what is short for what hangs on what stands beside it
    let at = 0;
    let text = '';
    for (const [index, sentence] of source.sentences.entries()) {
      const start = source.text.indexOf(sentence, at);
      text += source.text.slice(at, start) + (sentences[index] ?? '');
      at = start + sentence.length;
    }
    const gapped = readGaps(text, read, isName, model);
    const borders = new Set<number>();
    let word = 0;
    for (const sentence of sentences) {
      if (word > 0) borders.add(word);
      word += readGaps(sentence, read, isName, model).texts.length;
    }
    return { gapped, borders, source };
  };
  const judges: Judges = { model, completer: makeCompleter(read, model), isName };
  return { readText, judges };
}

const NO_BORDER: Option = { words: [], isPlain: true, kind: '', group: '', likelihood: 0, signs: [] };

/** A choice for each word of the text but the first: whether a sentence begins with it. */
export function toChoices({ gapped, borders }: ReadText, judges: Judges): Choice[] {
  const choices: Choice[] = [];
  let from = 0;
  for (let at = 1; at < gapped.texts.length; at += 1) {
    const mark = gapped.marks[at] ?? 'space';
    const isBorder = borders.has(at);
    const isParted = ALWAYS_PARTS.test(mark);
    if (!isParted) {
      const signs = [...listGapSigns(gapped, from, at, findNextMark(gapped, at), judges)];
      choices.push({
        options: [NO_BORDER, { ...NO_BORDER, isPlain: false, kind: 'border', signs }],
        isRight: [!isBorder, isBorder],
        example: { before: '', fragment: '', accept: [], topic: '' },
      });
    }
    if (isBorder || isParted) from = at;
  }
  return choices;
}
