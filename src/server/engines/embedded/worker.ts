import {
  type Corrector,
  type DocumentFacts,
  type EnhanceAction,
  type EnhanceResult,
  type Language,
  makeCorrector,
} from '../../../engine/index.ts';

/** One passage of a text, with what has to be known of the whole. Plain data: it crosses to the worker thread. */
export interface PassageTask {
  text: string;
  action: EnhanceAction;
  language: Language;
  document: DocumentFacts;
}

const correctors = new Map<Language, Promise<Corrector>>();

/** Runs in a worker thread, so that a long text never holds up the server. */
export default async function correctPassage({ language, ...request }: PassageTask): Promise<EnhanceResult> {
  const corrector = correctors.get(language) ?? makeCorrector({ language });
  correctors.set(language, corrector);
  return (await corrector).correct(request);
}
