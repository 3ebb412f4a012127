import { NO_CHAIN } from '../../src/engine/mail/chain/chain-words.ts';
import { loadSmallNames } from '../../src/engine/mail/people/small-names.ts';
import { IS_PRONOUN } from '../../src/engine/mail/people/whom.ts';
import { listSigns, type PronounSigns, rateSigns } from '../../src/engine/mail/reading/pronouns.ts';
import { tagNotes } from '../../src/engine/mail/reading/read-notes.ts';
import { loadMentionTagger } from '../../src/engine/mail/tagger/tagger.ts';
import { listStraightTokens } from '../../src/engine/mail/tagger/tokens.ts';
import { writeOut } from '../../src/engine/mail/written-out/index.ts';
import { fitWeights, writeWeights } from './regression.ts';
import { isHeldOut, type Mentions, readLines } from './texts.ts';

/** A pronoun of notes that the network has not learnt from. */
interface Pronoun {
  signs: PronounSigns | undefined;
  isReader: boolean;
}

/** For each pronoun of a text, in braces or not, whether it means the reader. */
function listMarked(marked: string): boolean[] {
  let isInside = false;
  return marked.split(/([{}])/).flatMap((piece) => {
    if (piece === '{' || piece === '}') isInside = piece === '{';
    const pronouns = listStraightTokens(piece).filter(({ text }) => IS_PRONOUN.test(text));
    return pronouns.map(() => isInside);
  });
}

async function listPronouns(): Promise<Pronoun[]> {
  const isName = await loadSmallNames();
  const tagger = loadMentionTagger();
  const write = (text: string) => writeOut(text, NO_CHAIN.names, isName).replaceAll('’', "'");
  return readLines<Mentions>('mentions').flatMap(({ to, parts }): Pronoun[] => {
    const notes = parts.map(({ text }) => write(text.replaceAll(/[{}]/g, ''))).join('');
    if (!isHeldOut(notes)) return [];
    const { name, words, readers, isCalled } = tagNotes(tagger, notes, to);
    const signs = listSigns(words, name, readers, isCalled, { answered: '', isName });
    const found = signs.filter((_, at) => IS_PRONOUN.test(words[at]?.text ?? ''));
    const marked = parts.flatMap(({ text }) => listMarked(text.replaceAll('’', "'")));
    if (marked.length !== found.length) return [];
    return found.map((each, at) => ({ signs: each, isReader: marked[at] === true }));
  });
}

const NAMES = ['network', 'most', 'alone'] as const;

/** Prints the weights of what says who is meant, and how many pronouns are right with those that the engine has. */
export async function printPronounWeights(): Promise<void> {
  const pronouns = await listPronouns();
  const known = pronouns.flatMap(({ signs, isReader }) => (signs ? [{ signs, isReader }] : []));
  const count = (isRight: (pronoun: Pronoun) => boolean) =>
    `${pronouns.filter(isRight).length} of ${pronouns.length}`;
  const byNetwork = count(({ signs, isReader }) => isReader === (signs !== undefined && signs.network > 0));
  const byAll = count(({ signs, isReader }) => isReader === (signs !== undefined && rateSigns(signs) >= 0.5));
  console.log(`pronouns right by the network: ${byNetwork}; with the weights of the engine: ${byAll}`);
  for (const [low, high] of [
    [0, 0.1],
    [0.1, 0.2],
    [0.2, 0.35],
    [0.35, 0.5],
    [0.5, 0.65],
    [0.65, 0.8],
    [0.8, 0.9],
    [0.9, 1.01],
  ] as const) {
    const own = known.filter(({ signs }) => rateSigns(signs) >= low && rateSigns(signs) < high);
    console.log(
      `rated ${low} to ${Math.min(1, high)}: ${own.filter(({ isReader }) => isReader).length} of ${own.length} mean the reader`,
    );
  }
  const samples = known.map(({ signs, isReader }) => ({ signs, isSo: isReader }));
  console.log(writeWeights(NAMES, fitWeights(NAMES, samples)));
}
