import { wordSet } from './word-set.ts';

/** What one is out of without an article: “out of town”. */
export const OUT_OF = wordSet(
  'station town office stock hours order date action service milk bread breath control hand luck money sync touch use work time range reach bounds pocket place season print fuel petrol hospital school',
);

const FAMILY = wordSet('mum mom dad gran nan nana granny grandma grandad grandpa auntie mummy daddy');
/** “gran can't do the stairs” */
export const isOfFamily = (word: string) => FAMILY.has(word.toLowerCase());
