import { makeTableRule } from '../../rules/table-rule.ts';
import { toPatternRows } from '../table.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';

/** The set phrases of offices, and what one says to a person. What is denied stays denied: “don't be afraid to”. */
const OFFICE = `
  (?:are|am|'re|'m) not in a position to(?: be able to)?(?= \\p{Ll}) → can't
  (?:aren't|isn't) in a position to(?: be able to)?(?= \\p{Ll}) → can't
  (?:weren't|wasn't|were not|was not) in a position to(?: be able to)?(?= \\p{Ll}) → couldn't
  (?:are|am|is) in a position to(?: be able to)?(?= \\p{Ll}) → can
  please (?:do not|don't) hesitate to → don't be afraid to
  (?:do not|don't) hesitate to → don't be afraid to
  (?<=^)(?:i|we)(?: would|'d) (?:be (?:very |most |really )?grateful|(?:really |very much |greatly )?appreciate it|love it) if you (?:could|would)(?= (?!not\\b|be\\b|like\\b)\\p{Ll}) → Please
  (?<!^)(?<!\\b(?:and|but|so|that|because|if|as) )(?:i|we)(?: would|'d) (?:be (?:very |most |really )?grateful|(?:really |very much |greatly )?appreciate it|love it) if you (?:could|would)(?= (?!not\\b|be\\b|like\\b)\\p{Ll}) → please
  (inform|tell) (me|us) of your decision → let $2 know what you decide
  (?<=^)(?:i am|i'm|we are|we're) writing to (?:inform you|tell you|let you know) that → Just letting you know that
  (?<=^)(?:i|we) (?:wish|would like|'d like|want|wanted) to (?:inform you|tell you) that → Just letting you know that
  (?<!^)(i|we) (?:wish|wanna|want|would like) to (?:inform|tell) you that → $1 want to let you know that
  (i am|i'm|we are|we're) writing to (?:ask|inquire|enquire) (?:whether|if) it(?: would|'d) be possible to → $1 hoping to
  (?:i am|i'm) writing to (?:ask|inquire|enquire) (?:whether|if)(?= (?!it(?: would|'d) be possible)) → I'd like to know if
  (?:please be advised|please note|kindly note|kindly be informed|please be informed)(?: that)?(?= (?:i|you|he|she|it|we|they|there|the|this|that|my|your|our|all|from|on|due)(?![\\p{L}-])) → just so you know,
  (?<=^)(?:we|i) regret to (?:inform|tell) you that → Sorry, but
  (?<=^)(?:we|i) (?:sincerely |deeply |would like to )?apologi[sz]e for (?:any|the) inconvenience(?: caused| this (?:may|might) (?:have caused|cause)(?: you)?)? → Sorry for the trouble
  (?<=^)(?:we|i) (?:sincerely |deeply )?apologi[sz]e for → Sorry about
  (?:kindly|please) confirm receipt of → please confirm you got
  kindly(?= (?:send|confirm|let|note|find|reply|fill|return|provide|contact|advise|submit|complete|review|check|call)(?![\\p{L}-])) → please
  the undersigned → me
  at this time(?=[.,;!]|$| (?:as|because|but|and)(?![\\p{L}-])) → right now
  (?<=(?:^|, ))should you (have|need|require|wish|want|encounter)(?=[^?]*$) → if you $1
  (?:an extension of the deadline) for the submission of → more time for
  an extension of the deadline → more time
  (?:pertaining to|in regard to|with regard to|with respect to) → about
  pursuant to our (conversation|call|discussion|meeting|agreement|email) → after our $1
  (?:endeavor|endeavour) to → try to
  please find (?:attached|enclosed)(?= (?:the|my|our|your|a|an)\\b) → I've attached
  (?:as per|per) your request → as you asked
  (?<=^)i look forward to hearing from you → Hope to hear from you
  (?<=^)we look forward to hearing from you → Hope to hear from you`;

/** “We are not in a position to ship” is “We can't ship” in speech. */
export const officeWords = withOrdinaryOpenings(
  makeTableRule({
    id: 'office-word',
    category: 'tone',
    gist: 'everyday word',
    rows: toPatternRows(OFFICE),
    explain: (written) => `In everyday English one says “${written}”.`,
    examples: [
      ['We are not in a position to be able to ship it.', "We can't ship it."],
      ['If it rains, please do not hesitate to call.', "If it rains, don't be afraid to call."],
      ["I'd be grateful if you could tell me of your decision.", 'Please let me know what you decide.'],
      ['We regret to inform you that the shop is closed.', 'Sorry, but the shop is closed.'],
      ['Should you need help, contact the undersigned.', 'If you need help, contact me.'],
      ['Kindly confirm receipt of this letter.', 'Please confirm you got this letter.'],
      ['We apologize for any inconvenience caused.', 'Sorry for the trouble.'],
    ],
    leaves: [
      'Should you go? You should not hesitate to ask.',
      'I would be grateful if you could not shout.',
      'He is not in a position of power.',
      'A kindly man sold it.',
    ],
  }),
);
