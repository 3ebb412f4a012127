import { findIrregularParticiple, findIrregularPast } from './irregular-verbs.ts';
import { toGerund, toThirdPerson } from './verbs.ts';
import { wordSet } from './word-set.ts';
import { wordTable } from './word-table.ts';

/** Verbs that double their last letter: those of one syllable with one short vowel, and a few longer ones. */
const LONGER_DOUBLING = wordSet(
  'admit begin commit control equip forget fulfil occur omit permit prefer refer regret submit transfer transmit',
);
const doubles = (base: string) => LONGER_DOUBLING.has(base) || /^[^aeiou]*[aeiou][bdgkmnprt]$/.test(base);
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

interface Forms {
  base: string;
  third: string;
  past: string;
  participle: string;
  gerund: string;
}

function toRegularPast(base: string): string {
  if (doubles(base)) return `${base}${base.at(-1) ?? ''}ed`;
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
    gerund: doubles(base) ? `${base}${base.at(-1) ?? ''}ing` : toGerund(base),
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
