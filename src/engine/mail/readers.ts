import { makeSentenceModel } from '../language-model/gain.ts';
import { loadLanguageModel } from '../language-model/language-model.ts';
import type { Sentence } from '../text/words.ts';
import { makeNoteReader } from './reading/read-notes.ts';
import type { Readers } from './sentences/manner.ts';
import { makeArticleFinder } from './tagger/articles.ts';
import { makeCompleter } from './tagger/complete.ts';
import { makeSentenceReader } from './tagger/read-sentences.ts';
import { loadMentionTagger, loadTagger } from './tagger/tagger.ts';
import { makeVerbReader } from './words/whole.ts';

/** `read`: the sentences of a text with straight apostrophes, with tagged words. */
export function makeReaders(read: (text: string) => Sentence[]): Readers {
  const model = makeSentenceModel(loadLanguageModel());
  const tagger = loadTagger();
  return {
    model,
    verbs: makeVerbReader(read),
    completer: makeCompleter(tagger),
    sentences: makeSentenceReader(tagger),
    articles: makeArticleFinder(tagger),
    noteReader: makeNoteReader(tagger, loadMentionTagger()),
  };
}
