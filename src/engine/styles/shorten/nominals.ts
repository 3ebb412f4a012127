import type { PhraseRow } from '../../rules/phrases.ts';

/** “noun=what is done”: nouns that name a doing, where somebody does it to something. */
const NOUNS = `
  submission=submitting|completion=completing|preparation=preparing|collection=collecting|installation=installing
  implementation=implementing|creation=creating|removal=removing|renewal=renewing|evaluation=evaluating
  assessment=assessing|replacement=replacing|publication=publishing|distribution=distributing|selection=choosing
  translation=translating|development=developing|maintenance=maintaining|production=producing|delivery=delivering
  payment=paying|approval=approving|management=managing|reduction=reducing|improvement=improving|purchase=buying`;

/** Who does it is plain after these, or does not matter: in “waiting for the delivery of” it is somebody else. */
const FOR =
  'deadlines?|responsible|procedures?|process|plans?|rules|guidelines|instructions|tools?|methods?|budget|funds|requirements|criteria|schedule|timetable|software';
const IN = 'help|helps|helped|assist|assists|assisted|involved';
const DETERMINER = '(?= (?:the|an?|your|our|my|their|his|her|its|this|that|these|those|all|new)\\b)';

/** “the deadline for the submission of the report” is the one for submitting it. */
export const NOMINAL_ROWS: readonly PhraseRow[] = NOUNS.trim()
  .split(/[|\n]/)
  .map((row) => {
    const [noun = '', gerund = ''] = row.trim().split('=');
    const object =
      noun === 'payment' ? `(?= (?:the|your|our|my) (?:invoices?|bills?|fees?|rent|deposit)\\b)` : DETERMINER;
    return {
      find: `((?:${FOR}) for|(?:${IN}) (?:\\p{L}+ )?in) the ${noun} of${object}`,
      write: `$1 ${gerund}`,
    };
  });
