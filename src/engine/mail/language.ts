import { wordSet } from '../lexicon/word-set.ts';
import { isEnglish } from '../text/guard.ts';

/** Words that hardly a mail in these languages does without, and that are no English ones. */
const OTHER_WORDS = wordSet(`
  der das dem ein eine einen ich wir sie ihr mir mich uns ihnen ihre ihren mein meine meinen meinem unser unsere und oder nicht kein keine bitte
  danke heute morgen gestern seit wegen weil dass habe haben hatte ist sind wurde werden kann können möchte für auf mit
  von vom zum zur über nach noch schon leider montag dienstag mittwoch donnerstag freitag samstag sonntag hallo liebe
  je nous vous mon mes notre votre vos bonjour merci est sont pas avec pour dans depuis parce demande écris écrire
  réponds lundi mardi mercredi jeudi vendredi samedi dimanche aujourd'hui demain très suis c'est j'ai
  hola gracias por favor necesito quiero puedo siento está estoy muy para con una el del los las mañana lunes martes miércoles jueves
  viernes sábado domingo escribe escribir
  ciao grazie favore sono non che della del di il lunedì martedì mercoledì giovedì venerdì sabato domenica buongiorno scrivi
  hallo bedankt graag niet een het voor mijn ons jullie maandag dinsdag woensdag donderdag vrijdag zaterdag zondag schrijf
  olá obrigado obrigada não você preciso amanhã escreva
  hej tack och inte jag det är som på tak ikke jeg og
  proszę dziękuję nie jest się dzień dobry jutro napisz`);

/** English words that no line above shares; “was”, “in” and “so” are words elsewhere, too. */
const ENGLISH_WORDS = wordSet(`
  the of and to is it that for are with i his they be at have this from had by not but what we you your my can she he
  there if has do would their our please thank thanks write tell ask send says saying about because need want a`);

/** Short English words of notes, which leave out most others. */
const NOTED_WORDS = wordSet(`
  in so just then still here now yes all out up my need cant wont dont please pls only one two three more when once send sure fine sorry
  good new time from after before until today tomorrow monday tuesday wednesday thursday friday saturday sunday yet told came come back put
  off moved move read nobody someone anyone late early week weeks day days night nights month months year years work home school house room
  car door water phone number call called money paid pay free open closed left first last next old big small bad best better kids mum dad
  daughter wife husband meeting booking order invoice price photos attached urgent things people help happy great nice long short broken
  fixed working arrived received sent booked high low floor ground breakfast lunch dinner parking any some every too again always never
  soon later how which who why where asap`);

/** A word in small letters with a mark that English writes in borrowed words alone. */
const MARKED = /^(?=.*[^\p{ASCII}'])\p{Ll}/u;
const BORROWED =
  /^(?:cafés?|résumés?|resumés?|fiancée?s?|naïve|clichéd?s?|décor|entrées?|façades?|exposés?|à|voilà|déjà|vis-à-vis|crème|soirées?|protégée?s?|touché|sautéed|jalapeños?|piñatas?|über)$/u;

/** Longer texts than this are told by their share of English words. */
const FEW_WORDS = 60;

/**
 * Whether a mail, or notes for one, can be worked on by rules for English. Notes are short and hold few of the words that
 * a language is known by: two of another's, or one and none of English, decide.
 */
export function isEnglishMail(text: string): boolean {
  const written = text.replaceAll('’', "'").match(/[\p{L}\p{M}']+/gu) ?? [];
  const words = written.map((word) => word.toLowerCase());
  if (written.length > FEW_WORDS) return isEnglish(text);
  const isMarked = (word: string) => MARKED.test(word) && !BORROWED.test(word);
  const other = words.filter((word, index) => OTHER_WORDS.has(word) || isMarked(written[index] ?? '')).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  const noted = words.filter((word) => NOTED_WORDS.has(word)).length;
  // Notes may hold hardly a word of grammar
  if (!isEnglish(text) && noted < (other === 0 ? 1 : 3)) return false;
  return other === 0 || other < Math.max(english, words.length > 3 ? 2 : 1);
}
