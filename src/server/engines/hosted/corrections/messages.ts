import type { Excess } from './judge.ts';

const said: Readonly<Record<Exclude<Excess, 'added'>, string>> = {
  rephrased: 'The model rewrote this sentence instead of correcting it',
  fact: 'The model changed a fact in this sentence',
  language: 'The model wrote this sentence in another language',
  dropped: 'The model left this sentence out',
};

/** Why a sentence is not the model's. `corrections`: those of the rules; undefined where the rules did not answer. */
export function toMessage(excess: Exclude<Excess, 'added'>, corrections: number | undefined): string {
  if (corrections === undefined) return `${said[excess]}; it stands as you wrote it.`;
  if (corrections === 0) return `${said[excess]}; the rules found nothing to correct in it.`;
  return `${said[excess]}; here are the corrections of the rules.`;
}

interface Told {
  /** Sentences that are not the model's, of all. */
  fallen: number;
  sentences: number;
  isByRules: boolean;
}

/** What is said once of the whole text. */
export function toNotice({ fallen, sentences, isByRules }: Told): string {
  if (fallen === 0) return 'The model added a sentence, which was left out.';
  const place = sentences === 1 ? 'The model' : `In ${fallen} of ${sentences} sentences the model`;
  const [it, stands] = fallen === 1 ? ['it', 'it stands'] : ['they', 'they stand'];
  const verb = fallen === 1 ? 'has' : 'have';
  return isByRules
    ? `${place} did more than correct, so ${it} ${verb} the corrections of the rules instead.`
    : `${place} did more than correct, so ${stands} as you wrote ${fallen === 1 ? 'it' : 'them'}.`;
}
