import { findIrregularBase } from './irregular-verbs.ts';
import { wordSet } from './word-set.ts';

/** Verbs that are hardly ever nouns or adjectives: where the tagger doubts, these are verbs. */
export const PURE_VERBS = wordSet(`
  achieve admit affect agree allow announce apologise apologize appear argue arrive ask assume attend avoid become
  begin believe belong bring build buy catch choose come communicate compare complain confirm connect consist contain
  convince create decide deliver deny depend describe deserve destroy develop disagree discover discuss drive earn eat
  educate employ enable encourage enjoy ensure exist explain follow forget get give go grow happen hear help identify
  ignore imagine improve include increase inform interrupt introduce invest involve join keep know lead learn let
  listen live lose maintain make manage mean meet obtain occur organise organize persuade possess prefer prepare
  pretend prevent produce promote protect provide publish read realise realize receive reduce rely remain remember
  replace require satisfy seem sell send serve sit solve speak spend succeed suffer suggest survive take teach tell
  think translate understand wake want warn wear write`);

/** Verbs that are nouns or adjectives as well, and whose past is another form: where no noun can stand, they are verbs. */
const OTHER_VERBS = wordSet(`
  answer bake boil book borrow call cancel care cause change charge check contact cook copy count cover
  cry damage dance deal deliver demand design doubt download dream drink drop end expect fail fall fear feel fight fill
  finish fix fly focus force guess hate help hope hurry increase influence install interest joke judge jump kiss land
  laugh leave lie lift like limit link list lock look love mark matter miss move name need note notice offer open order
  own pack paint park pass peel phone pick plan play point post press print promise pull push rain reach refuse rent
  repair reply report request respond rest return review ride ring rise risk rule run save say score search see share shop
  show sign sing sleep smell smile smoke snow solve sound stand start state stay step stop struggle study support swim
  talk taste test text thank throw touch train travel treat trust try turn update upload use view visit vote wait walk
  wash watch wish wonder work worry`);

/** Base forms of the verbs that people write most. */
export const VERB_BASES: readonly string[] = [...PURE_VERBS, ...OTHER_VERBS];

/** Whether a word in lower case is the base form of a verb in the lists, of whatever else it may be. */
export const isVerbBase = (word: string): boolean => PURE_VERBS.has(word) || OTHER_VERBS.has(word);

/** “go” gives “goes”: the third person singular. */
export function toThirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

/** What “goes” is the third person of; nothing for words without its ending. The answer need not be a word. */
export function findBaseOfThirdPerson(form: string): string | undefined {
  if (form === 'has') return 'have';
  if (form === 'is') return 'be';
  if (/^(?:does|goes|undergoes)$/.test(form)) return form.slice(0, -2);
  if (form.length > 4 && form.endsWith('ies')) return `${form.slice(0, -3)}y`;
  if (/[iy]zes$/.test(form)) return form.slice(0, -1);
  if (/(?:ss|x|z|ch|sh)es$/.test(form)) return form.slice(0, -2);
  return /[^s]s$/.test(form) ? form.slice(0, -1) : undefined;
}

const DOUBLING = wordSet(
  'begin cut forget get hit let plan prefer put run set shut sit stop swim win refer occur',
);

/** “make” gives “making”. */
export function toGerund(base: string): string {
  if (DOUBLING.has(base)) return `${base}${base.at(-1) ?? ''}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${base}ing`;
}

/**
 * The base of an inflected verb: “went”, “makes” and “wanted” give theirs; a base form gives nothing.
 * `lemma` is the tagger's guess, used for regular past tenses only.
 */
export function findBase(form: string, lemma: string): string | undefined {
  const irregular = findIrregularBase(form);
  if (irregular !== undefined) return irregular;
  if (form.endsWith('ed') && lemma !== form) return lemma;
  return findBaseOfThirdPerson(form);
}
