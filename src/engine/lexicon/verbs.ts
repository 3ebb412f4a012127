import { findIrregularBase, findIrregularPast } from './irregular-verbs.ts';
import { wordSet } from './word-set.ts';

/** Verbs that are hardly ever nouns or adjectives: where the tagger doubts, these are verbs. */
export const PURE_VERBS = wordSet(`
  accept accompany accomplish achieve acquire adapt add adjust admit adopt advertise advise affect agree allow amaze
  analyse analyze announce annoy anticipate apologise apologize appear apply appoint appreciate approve argue arrange
  arrive ask assess assign assist assume attach attend attract avoid await become beg begin behave believe belong
  bring build bury buy calculate catch celebrate choose clarify collect combine come communicate compare compete
  complain compose concentrate conclude confirm confuse connect consider consist consume contain continue contribute
  convey convince cooperate cope correspond create criticise criticize decide declare decorate define delete deliver
  deny depend describe deserve destroy detect determine develop differ disagree disappear disappoint discourage
  discover discuss distinguish distribute divide donate drive earn eat educate eliminate embarrass emphasise emphasize
  employ enable encourage enhance enjoy ensure enter entertain establish evaluate examine exceed exclude exist expand
  explain explore extend follow forbid forget forgive frighten fulfil fulfill gather generate get give go govern greet
  grow happen hear help hesitate identify ignore imagine imply impress improve include increase indicate infect inform
  injure inspire instruct integrate intend interact interpret interrupt introduce invent invest investigate involve
  irritate join justify keep know lead learn lend let listen live locate lose maintain make manage mean meet memorise
  memorize migrate misunderstand modify motivate multiply negotiate notify obey observe obtain occur operate oppose
  organise organize overcome owe participate perceive perform persist persuade pollute possess postpone practise pray
  predict prefer prepare prescribe preserve pretend prevent proceed produce promote pronounce propose protect prove
  provide publish punish pursue qualify react read realise realize receive recognise recognize recommend recover
  recycle reduce reflect regulate reject relate relax relieve rely remain remember remind remove renew replace
  represent require resign resist restore restrict retain retire reveal satisfy seem select sell send serve settle
  simplify sit solve speak specify spend strengthen submit succeed suffer suggest summarise summarize suppose surround
  survive take teach tell tend think threaten tolerate transform translate transmit understand unite utilise utilize
  vary verify wake want warn weaken wear weigh withdraw write`);

/** Verbs that are nouns or adjectives as well, and whose past is another form: where no noun can stand, they are verbs. */
const OTHER_VERBS = wordSet(`
  aim answer bake bite blame blow boil book boost borrow bother break breathe brush burn call cancel care cause change
  charge chat cheat check claim click climb collapse contact cook copy count cover crash crawl cry damage dance deal
  decrease demand design doubt download draw dream drink drop encounter end expect express fail fall fear feel fight
  fill finish fix fly focus fold force gain glance guarantee guess handle harm hate highlight hire hold hope hunt
  hurry implement influence install interest joke judge jump kiss lack land laugh launch leave lie lift like limit
  link list lock look love mark matter mention miss mix move name need nod note notice offer open order own pack paint
  park pass peel permit phone pick plan play point post pour praise press print promise pull push rain raise reach
  recall refuse regret rent repair repeat reply report request rescue reserve respond rest return review ride ring
  rise risk ruin rule run rush sail save say score scream search see shake share shine shoot shop shout show sign sing
  sleep slide slip smell smile smoke snow sound split spread stand stare start state stay step stick stop stretch
  strike struggle study support swim switch talk taste test text thank throw tie tire touch train transfer travel
  treat trust try turn update upload urge use view visit vote wait walk wash waste watch whisper wipe wish wonder work
  worry wrap`);

/** Base forms of the verbs that people write most. */
export const VERB_BASES: readonly string[] = [...PURE_VERBS, ...OTHER_VERBS];

/** Whether a word in lower case is the base form of a verb in the lists, of whatever else it may be. */
export const isVerbBase = (word: string): boolean => PURE_VERBS.has(word) || OTHER_VERBS.has(word);

/** The same of irregular verbs, which the lists need not hold. */
export const isKnownBase = (word: string): boolean =>
  isVerbBase(word) || findIrregularPast(word) !== undefined;

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
  if (/[aiy]zes$/.test(form)) return form.slice(0, -1);
  if (/(?:ss|x|z|ch|sh)es$/.test(form)) return form.slice(0, -2);
  return /[^s]s$/.test(form) ? form.slice(0, -1) : undefined;
}

const LONGER_DOUBLING = wordSet(
  'admit begin commit control equip forget fulfil occur omit permit prefer refer regret submit transfer transmit',
);

/** Verbs that double their last letter before “-ed” and “-ing”: those of one syllable with one short vowel, and a few longer ones. */
export const doublesLastLetter = (base: string): boolean =>
  LONGER_DOUBLING.has(base) || /^[^aeiou]*[aeiou][bdgkmnprt]$/.test(base);

/** “make” gives “making”. */
export function toGerund(base: string): string {
  if (doublesLastLetter(base)) return `${base}${base.at(-1) ?? ''}ing`;
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
