import { withCapital } from '../../text/capital.ts';
import type { Change } from '../../types.ts';
import type { StyleStage } from '../stage.ts';

/** “I wanted to ask whether it is open.”: a pronoun and its helping verb, which change places when asked. */
const ASKED = new RegExp(
  "(?<=^|^(?:hi|hello|hey|dear)(?: [\\p{L}.]+){0,3}, )(?:(?:i|we)(?: am| was|'m)?(?: just)?( also)?(?: just)? " +
    '(?:wondering|wanted to ask|want to ask|wanted to know|want to know|would like to ask|would like to know) ' +
    "|(?:i|we)'d( also)? like to (?:ask|know) )(?:you )?(?:if|whether) (it|this|that|there|i|we|you|they|he|she) " +
    '(is|are|can|could|would|will|should) ([^;:?!]+)[.?!]$',
  'iu',
);
const SECOND_CLAUSE = /, (?:and|but|so|because)\b|\b(?:and|or) (?:if|whether)\b/i;

const toChange = (start: number, end: number, replacement: string): Change => ({
  start,
  end,
  replacement,
  category: 'clarity',
  reason: 'A question can be asked directly.',
  gist: 'question',
  rule: 'direct-question',
});

function ask(sentence: string, from: number): Change[] {
  const match = ASKED.exec(sentence);
  if (match === null) return [];
  const [, also, alsoShort, subject = '', verb = '', rest = ''] = match;
  if (SECOND_CLAUSE.test(rest)) return [];
  const person = /^i$/i.test(subject) ? 'I' : subject.toLowerCase();
  const asked = `${(also ?? alsoShort) ? 'also, ' : ''}${verb.toLowerCase()} ${person}`;
  const end = sentence.length;
  // “Hi Anna, is it open?”
  const opening = match.index === 0 ? withCapital(asked) : asked;
  const changed = toChange(from + match.index, from + end - rest.length - 2, opening);
  return sentence.endsWith('?') ? [changed] : [changed, toChange(from + end - 1, from + end, '?')];
}

/** “I wanted to ask whether it is open.” asks “Is it open?” */
export const directQuestions: StyleStage = {
  reach: 'free',
  find: (text, { read }) => read(text).flatMap(({ start, text: sentence }) => ask(sentence, start)),
};
