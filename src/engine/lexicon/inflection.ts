import { findIrregularParticiple, findIrregularPast } from './irregular-verbs.ts';
import { doublesLastLetter, toGerund, toThirdPerson } from './verbs.ts';
import { wordTable } from './word-table.ts';

/** Verbs of the tables that the lexicon's list of irregular ones leaves out. */
const OTHERS: Readonly<Record<string, readonly [past: string, participle: string]>> = wordTable({
  show: ['showed', 'shown'],
  withstand: ['withstood', 'withstood'],
  repay: ['repaid', 'repaid'],
  undergo: ['underwent', 'undergone'],
  step: ['stepped', 'stepped'],
  forbid: ['forbade', 'forbidden'],
  misunderstand: ['misunderstood', 'misunderstood'],
  overcome: ['overcame', 'overcome'],
  shoot: ['shot', 'shot'],
  slide: ['slid', 'slid'],
  split: ['split', 'split'],
  stick: ['stuck', 'stuck'],
  strike: ['struck', 'struck'],
  tear: ['tore', 'torn'],
});

/** Helpers with a subject of one thing, and with one of several. */
export const OF_ONE: Readonly<Record<string, string>> = wordTable({
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
});
export const OF_MANY: Readonly<Record<string, string>> = wordTable({
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
});

interface Forms {
  base: string;
  third: string;
  past: string;
  participle: string;
  gerund: string;
}

function toRegularPast(base: string): string {
  if (doublesLastLetter(base)) return `${base}${base.at(-1) ?? ''}ed`;
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

/** All forms of a verb, and of one with words that belong to it: “carry out” gives “carried out”. */
export function toForms(verb: string): Forms {
  const [base = '', ...rest] = verb.split(' ');
  const past = OTHERS[base]?.[0] ?? findIrregularPast(base) ?? toRegularPast(base);
  const forms: Forms = {
    base,
    third: toThirdPerson(base),
    past,
    participle: OTHERS[base]?.[1] ?? findIrregularParticiple(base) ?? past,
    gerund: toGerund(base),
  };
  const tail = rest.map((word) => ` ${word}`).join('');
  return {
    base: forms.base + tail,
    third: forms.third + tail,
    past: forms.past + tail,
    participle: forms.participle + tail,
    gerund: forms.gerund + tail,
  };
}
