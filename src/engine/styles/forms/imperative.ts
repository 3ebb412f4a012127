import { matchCapital } from '../../rules/kit.ts';
import { makeAsked } from '../layout/changes.ts';
import type { StyleStage } from '../stage.ts';

const make = makeAsked('imperative', 'imperative');
/** “You should first soak them”, “then you have to wait” */
const TOLD =
  /(?<=^|[.!?]\s+|\n\s*(?:[-*•]\s+|\d+[.)]\s+)?|[,;] (?:and )?|\b(?:then|and) )you (?:should|must|need to|have to|can|ought to|are to|(?:will|['’]ll) (?:need|have) to) (?=(?:\p{Ll}+ly |first |then |also |always |not |never )?\p{Ll})(not |never )?(be |\p{Ll})?/giu;

/** What one is told as an order: “Soak the beans first.” */
export const imperative: StyleStage = {
  reach: 'free',
  find: (text) =>
    [...text.matchAll(TOLD)].map((match) => {
      const [found, not = '', letter = ''] = match;
      const written = not === 'not ' ? `do not ${letter}` : not + letter;
      return make(match.index, match.index + found.length, matchCapital(found, written));
    }),
};
