import { wordTable } from '../lexicon/word-table.ts';
import { placesOf, type Rule, replaceWord } from './kit.ts';

const SINGULARS: Readonly<Record<string, string>> = wordTable({
  advices: 'advice',
  childrens: 'children',
  electricities: 'electricity',
  equipments: 'equipment',
  evidences: 'evidence',
  furnitures: 'furniture',
  healths: 'health',
  homeworks: 'homework',
  informations: 'information',
  knowledges: 'knowledge',
  livestocks: 'livestock',
  luggages: 'luggage',
  machineries: 'machinery',
  mens: 'men',
  musics: 'music',
  peoples: 'people',
  pollutions: 'pollution',
  researchs: 'research',
  sceneries: 'scenery',
  softwares: 'software',
  staffs: 'staff',
  stuffs: 'stuff',
  traffics: 'traffic',
  transportations: 'transportation',
  womens: 'women',
});

const PLURALS = /^(?:people|children|men|women)$/;

/** “womens” and “peoples”: plurals with an -s of their own, or what belongs to them. */
export function isDoublePlural(lower: string): boolean {
  return PLURALS.test(SINGULARS[lower] ?? '');
}

/** Whether this is the plural that an uncountable noun should not have, and so takes a singular verb once put right. */
export function isUncountablePlural(lower: string): boolean {
  const right = SINGULARS[lower];
  return right !== undefined && !PLURALS.test(right);
}

export const uncountablePlural: Rule = {
  id: 'uncountable-plural',
  category: 'grammar',
  gist: 'no plural',
  *find(sentence) {
    for (const { word, at } of placesOf(sentence)) {
      const right = SINGULARS[word.lower];
      if (
        right === undefined ||
        word.tag === 'VERB' ||
        word.tag === 'PROPN' ||
        at(1).tag === 'DET' ||
        /^['’]/.test(at(1).text)
      )
        continue;
      // “the Turkic peoples”
      if (word.lower === 'peoples' && /^(?:indigenous|native|all|two|many|these)$|^\p{Lu}/u.test(at(-1).text))
        continue;
      const isPlural = PLURALS.test(right);
      if (isPlural && at(1).tag === 'NOUN') {
        yield* replaceWord(word, `${right}'s`, `What belongs to them takes an apostrophe: “${right}’s”.`);
        continue;
      }
      const reason = isPlural
        ? `“${right}” is a plural already.`
        : `“${right}” is not counted, so it has no plural.`;
      yield* replaceWord(word, right, reason);
    }
  },
  examples: [
    ['Thank you for the informations.', 'Thank you for the information.'],
    ['The childrens toys are in the mens room.', "The children's toys are in the men's room."],
    ['It changed peoples lifes.', "It changed people's lives."],
  ],
  leaves: ['The indigenous peoples of the north met Turkic peoples.', 'He staffs the desk.'],
};
