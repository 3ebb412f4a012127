import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import { cutEndless, longestSentence } from './endless.ts';
import { findSentences } from './sentences.ts';

/** Universal part-of-speech tags, as the tagger gives them. */
export interface Word {
  text: string;
  lower: string;
  tag: string;
  lemma: string;
  /** UTF-16 code units from the start of the sentence. */
  start: number;
  end: number;
}

export interface Sentence {
  /** UTF-16 code units from the start of the text. */
  start: number;
  text: string;
  words: readonly Word[];
}

const nlp = winkNLP(model, ['sbd', 'pos']);

/** UTF-16 code units. The tagger reads parts of noise of this length in a third of the time that the longest sentence takes. */
const endlessPart = 300;

function readWords(sentence: string): Word[] {
  const partLength = sentence.length > longestSentence ? endlessPart : longestSentence;
  return cutEndless({ start: 0, end: sentence.length }, sentence, partLength).flatMap(({ start, end }) =>
    readPart(sentence.slice(start, end)).map((word) => ({
      ...word,
      start: word.start + start,
      end: word.end + start,
    })),
  );
}

/** “I'm”, which the tagger takes for a name while it parts “you're”. */
function splitContraction(word: Word): Word[] {
  if (word.lower !== "i'm") return [word];
  const border = word.start + 1;
  const part = (start: number, end: number, tag: string, lemma: string): Word => {
    const text = word.text.slice(start - word.start, end - word.start);
    return { text, lower: text.toLowerCase(), tag, lemma, start, end };
  };
  return [part(word.start, border, 'PRON', 'i'), part(border, word.end, 'AUX', 'be')];
}

/** Words that the tagger takes for short names of states and the like at the end of a sentence: “He was ill.” */
const IS_NO_ABBREVIATION = /(?<=\s)(?:ill|in|la|mass|miss|no|ore|sat|sun|wash)\.$/;

function readPart(sentence: string): Word[] {
  if (IS_NO_ABBREVIATION.test(sentence)) {
    const [start, end] = [sentence.length - 1, sentence.length];
    const stop = { text: '.', lower: '.', tag: 'PUNCT', lemma: '.', start, end };
    return [...readPart(sentence.slice(0, start)), stop];
  }
  const tokens = nlp.readDoc(sentence).tokens();
  const texts: string[] = tokens.out();
  const tags = tokens.out(nlp.its.pos);
  const lemmas = tokens.out(nlp.its.lemma as ItsFunction<string>);
  const words: Word[] = [];
  let position = 0;
  texts.forEach((text, index) => {
    const start = sentence.indexOf(text, position);
    if (start < 0) return;
    position = start + text.length;
    const tag = String(tags[index] ?? 'X');
    const lemma = String(lemmas[index] ?? text);
    words.push(...splitContraction({ text, lower: text.toLowerCase(), tag, lemma, start, end: position }));
  });
  return words;
}

/** How many sentences to remember: rounds of correction read most sentences again, unchanged. */
const REMEMBERED = 400;

/**
 * Reads sentences and words one after the other, as they are asked for, remembering those that it has read lately. Curly
 * apostrophes must be straight.
 */
export function makeLazyReader(): (text: string) => Generator<Sentence> {
  const remembered = new Map<string, readonly Word[]>();
  return function* read(text) {
    for (const span of findSentences(text)) {
      const sentence = text.slice(span.start, span.end);
      const words = remembered.get(sentence) ?? readWords(sentence);
      remembered.delete(sentence);
      remembered.set(sentence, words);
      if (remembered.size > REMEMBERED) {
        const oldest = remembered.keys().next();
        if (!oldest.done) remembered.delete(oldest.value);
      }
      yield { start: span.start, text: sentence, words };
    }
  };
}

/** The same, all sentences at once. */
export function makeReader(): (text: string) => Sentence[] {
  const read = makeLazyReader();
  return (text) => [...read(text)];
}
