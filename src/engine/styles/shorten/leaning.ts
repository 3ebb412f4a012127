import { wordSet } from '../../lexicon/word-set.ts';
import type { Sentence } from '../../text/words.ts';

/** A sentence that begins so goes on from the one before it. */
const LEANS = wordSet(`
  this that these those such it its he she they him her his their them one ones another other others both neither
  either each some many most all half more and but or so yet then thus therefore hence however nevertheless instead
  still also too because which who whose there here again even otherwise meanwhile similarly likewise consequently
  accordingly moreover furthermore additionally besides indeed afterwards later soon ultimately finally next second
  secondly third thirdly fourth last lastly first firstly rather further only what why how if when once unlike like among several
  same former latter now eventually overall apart together alternatively unfortunately luckily nonetheless`);
const LEANS_LATER =
  /^(?:in (?:addition|fact|contrast|response|turn|return|short|other words|that|this|these|those|such)|for (?:example|instance|this|that|these)|as (?:a result|such|well)|on the other|at the same|after (?:that|this|which)|by (?:contrast|comparison)|to (?:do|this|that)|with (?:this|that|these)|of (?:these|those|this|course)|the (?:same|other|others|result|former|latter|second|third|first|two|problem is|reason|answer|rest)|no |not )\b/i;
/** Words that point back from the middle of a sentence. */
const POINTS_BACK = wordSet('this that these those such he she they him her his their them it its');

const SPEAKERS = wordSet('i we you he she they it');

/** Whether the sentence cannot be read without the one before it. */
function leansBack({ words, text }: Sentence): boolean {
  const [first] = words;
  return first === undefined || LEANS.has(first.lower) || LEANS_LATER.test(text) || !/^\p{Lu}/u.test(text);
}

/** Whether a quotation is followed by the name of who said it. */
function namesSpeaker({ text }: Sentence): boolean {
  return /["”] [^"“”]*\b(?!I\b)\p{Lu}\p{Ll}+/u.test(text);
}

const HE = wordSet('he him his');
const SHE = wordSet('she her');

/** Whether “he” or “she” in `next` was spoken of before `sentence`, which goes on about the same person and names nobody. */
function goesOnAbout(sentence: Sentence, next: Sentence): boolean {
  const first = next.words[0]?.lower ?? '';
  const own = HE.has(first) ? HE : SHE.has(first) ? SHE : undefined;
  if (own === undefined || sentence.words.some(({ tag }) => tag === 'PROPN')) return false;
  return sentence.words.slice(0, 4).some(({ lower }) => own.has(lower));
}

/** Whether `next` reads as well without `sentence`: both speak of the same one, or `next` points to nothing before it. */
export function standsWithout(sentence: Sentence, next: Sentence): boolean {
  const [own, following] = [sentence.words[0]?.lower ?? '', next.words[0]?.lower ?? ''];
  if (own === following && SPEAKERS.has(own)) return true;
  if (/^(?:i|we|you)$/.test(following) || goesOnAbout(sentence, next)) return true;
  if (/^["“]/.test(next.text)) return namesSpeaker(next);
  if (leansBack(next)) return false;
  return !next.words.slice(0, 5).some(({ lower, tag }) => POINTS_BACK.has(lower) && tag !== 'SCONJ');
}
