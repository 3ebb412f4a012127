import { type StyleStage, toStage } from '../stage.ts';
import { contract } from './contract.ts';

/** Words of law, of rules and of science: their texts are written without contractions. */
const OFFICIAL =
  /\b(?:hereby|herein|hereto|hereunder|thereof|thereto|whereas|pursuant|shall|liable|entitled|agreement|warranty|notwithstanding|tenant|lessor|lessee|landlord|liability|indemnif\w+|policy|policies|comply|compliance|disciplinary|prohibited|overdue|legal action|longitudinal|patients?|to our knowledge|cohort|et al|participants|hypothes[ie]s|methodology|statistically|this (?:paper|study|article)|we (?:report|propose|conducted|investigated|analy[sz]ed)|p ?[<=>])(?!\p{L})/giu;
/** One of them may stand in any text. */
const FEWEST = 2;

/** Above what may hurt somebody. */
const WARNING = /^(?:WARNING|CAUTION|DANGER)\b/m;

/** Whether a text is a notice, a contract, a policy, a warning or a paper. */
function isOfficial(text: string): boolean {
  const words = new Set((text.match(OFFICIAL) ?? []).map((word) => word.toLowerCase()));
  return words.size >= FEWEST || WARNING.test(text);
}

const contracting = toStage([contract]);

/** Contractions where people write them: not in law, rules and science. */
export const humanContractions: StyleStage = {
  ...contracting,
  find: (text, reader) => (isOfficial(text) ? [] : contracting.find(text, reader)),
};
