import { makeSentenceModel } from '../language-model/gain.ts';
import { loadLanguageModel } from '../language-model/language-model.ts';
import { findPronounOfName } from '../lexicon/names.ts';
import type { Sentence } from '../text/words.ts';
import { makeCompleter } from './completion/complete.ts';
import { makeArticleFinder } from './completion/likely-articles.ts';
import { makeSegmenter } from './segmentation/segment.ts';
import type { Readers } from './sentences/manner.ts';
import { makeVerbReader } from './words/whole.ts';

/** `read`: the sentences of a text with straight apostrophes, with tagged words. */
export function makeReaders(read: (text: string) => Sentence[]): Readers {
  const model = makeSentenceModel(loadLanguageModel());
  const completer = makeCompleter(read, model);
  return {
    model,
    verbs: makeVerbReader(read),
    completer,
    segmenter: makeSegmenter(read, { model, completer }),
    articles: makeArticleFinder(read, model),
    pronounOf: findPronounOfName,
  };
}
