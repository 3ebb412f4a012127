import { loadWordForms } from '../../src/engine/confusion-sets/word-forms.ts';
import { type Corrector, makeCorrector } from '../../src/engine/corrector.ts';
import { EXPECTED_RULES } from '../../src/engine/expected/find.ts';
import { listSigns, rateCandidates } from '../../src/engine/expected/signs.ts';
import type { LanguageModel } from '../../src/engine/language-model/language-model.ts';
import { readTokens } from '../../src/engine/language-model/tokens.ts';
import { countTokenEdits } from '../../src/engine/measure/distance.ts';
import { countSlips } from '../../src/engine/slips.ts';
import type { Sentence, Word } from '../../src/engine/text/words.ts';
import { makeSlips, type Slips } from './slips.ts';

/** A change that could be made, what speaks for it, and whether it brings back what was edited. */
export interface Example {
  signs: readonly (readonly [sign: string, value: number])[];
  isRight: boolean;
}

/** Of all sentences, the share that a learner and that a hasty hand wrote. The others stay as they are. */
const SHARE = { ofLearner: 0.5, ofHaste: 0.3 };
const WORDS = { least: 6, most: 45 };

const CLOSE = /^(?:n't|'s|s|'re|'m|'ve|'ll|'d|'|[,.;:!?)%])$/;
/** Words with the spaces between them that writers set. */
const join = (words: readonly string[]) =>
  words.reduce(
    (text, word) => text + (text === '' || CLOSE.test(word) || /[($]$/.test(text) ? '' : ' ') + word,
    '',
  );

const toKeys = (text: string) => readTokens(text).map(({ key }) => key);

function writeSlips(words: readonly Word[], slips: Slips, random: () => number): string {
  const drawn = random();
  if (drawn < SHARE.ofLearner) return join(slips.ofLearner(words));
  return join(drawn < SHARE.ofLearner + SHARE.ofHaste ? slips.ofHaste(words) : words.map(({ text }) => text));
}

function* listExamplesOf(
  sentence: Sentence,
  right: readonly string[],
  slips: number,
  model: LanguageModel,
): Generator<Example> {
  const all = rateCandidates(sentence, model, () => true);
  const away = countTokenEdits(toKeys(sentence.text), right);
  for (const rated of all) {
    const { start, end, replacement } = rated.edit;
    const changed = sentence.text.slice(0, start) + replacement + sentence.text.slice(end);
    const isRight = countTokenEdits(toKeys(changed), right) < away;
    yield { signs: [...listSigns(rated, sentence, all, slips)], isRight };
  }
}

/** Examples from edited sentences, with slips made in them and corrected as far as the rest of the engine finds them. */
export async function listExamples(
  sentences: Iterable<string>,
  model: LanguageModel,
  random: () => number,
): Promise<Example[]> {
  const { correct, read }: Corrector = await makeCorrector({ language: 'en-us' });
  const slips = makeSlips(loadWordForms(model), random);
  const examples: Example[] = [];
  for (const sentence of sentences) {
    const [only, ...others] = read(sentence);
    const { length } = only?.words ?? [];
    if (only === undefined || others.length > 0 || length < WORDS.least || length > WORDS.most) continue;
    const written = writeSlips(only.words, slips, random);
    const { text, changes } = await correct({
      text: written,
      action: 'grammar',
      switchedOffRules: EXPECTED_RULES,
    });
    const found = countSlips(written, changes);
    const right = toKeys(join(only.words.map((word) => word.text)));
    for (const each of read(text.replaceAll('’', "'")))
      examples.push(...listExamplesOf(each, right, found, model));
  }
  return examples;
}
