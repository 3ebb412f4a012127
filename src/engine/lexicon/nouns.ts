import type { Frequencies } from './frequencies.ts';
import { wordSet } from './word-set.ts';
import { wordTable } from './word-table.ts';

/** Nouns that are not counted, or whose plural means something else. */
const MASS_NOUNS = wordSet(`
  advice advertising air art behavior behaviour business care clothing culture damage data education energy english
  entertainment equipment evidence experience fish food fun furniture gas gender hair health help history homework
  industry information interest knowledge less life light love luggage machinery media money more much music news oil
  people pollution police power progress research scenery series sheep society software space species staff stuff
  technology time traffic transport transportation travel use water work`);

const IRREGULAR: Readonly<Record<string, string>> = wordTable({
  calf: 'calves',
  child: 'children',
  echo: 'echoes',
  foot: 'feet',
  goose: 'geese',
  half: 'halves',
  hero: 'heroes',
  knife: 'knives',
  leaf: 'leaves',
  life: 'lives',
  loaf: 'loaves',
  man: 'men',
  mouse: 'mice',
  ox: 'oxen',
  person: 'people',
  potato: 'potatoes',
  shelf: 'shelves',
  thief: 'thieves',
  tomato: 'tomatoes',
  tooth: 'teeth',
  veto: 'vetoes',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
});
const SINGULARS = new Map(Object.entries(IRREGULAR).map(([singular, plural]) => [plural, singular]));

/** Ends in “s” and is one thing, or is a name of a field. */
const NOT_PLURAL = wordSet(`
  news series species means physics mathematics economics politics athletics states always perhaps thanks besides
  less lots lens headquarters crossroads whereabouts`);

export function toPlural(noun: string): string {
  const irregular = IRREGULAR[noun];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export function findSingular(noun: string): string | undefined {
  const irregular = SINGULARS.get(noun);
  if (irregular !== undefined) return irregular;
  if (noun.endsWith('ies') && noun.length > 4) return `${noun.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return noun.endsWith('s') && !/(?:ss|us|is)$/.test(noun) ? noun.slice(0, -1) : undefined;
}

/** What the word counts say about nouns. */
export interface Nouns {
  /** Whether the plural is at least `share` times as frequent as the singular, as it is with things one counts. */
  isCountable(noun: string, share?: number): boolean;
  isPlural(noun: string): boolean;
}

export function makeNouns(frequencies: Frequencies): Nouns {
  /** The counts are of British spellings: “neighbor” stands among them as “neighbour”. */
  const countOf = (noun: string) => frequencies.of(noun) || frequencies.of(noun.replace(/or(?=s?$)/, 'our'));
  return {
    isCountable(noun, share = 0.25) {
      const count = countOf(noun);
      return count > 3e5 && !MASS_NOUNS.has(noun) && countOf(toPlural(noun)) >= share * count;
    },
    isPlural(noun) {
      if (SINGULARS.has(noun)) return true;
      const singular = /[^su]s$/.test(noun) && !NOT_PLURAL.has(noun) ? findSingular(noun) : undefined;
      // “lens” is no plural of “len”: a singular is not much rarer than its plural.
      const count = singular === undefined ? 0 : countOf(singular);
      return count > 1e5 && count > 0.2 * countOf(noun);
    },
  };
}
