import { capitalise } from './capitals.ts';
import { toOwnSentence } from './requests.ts';

const MOST_WORDS = 8;
const CLAUSE =
  /[,;:.!?](?=\s|$)|\n|\s(?:because|since|so|but|if|when|unless|and (?:i|we|he|she|they|please|then|that))\b/i;
const LEADING =
  /^(?:(?:(?:i am|i'm) on|(?:i am|i'm) writing (?:to )?(?:let you know|inform you|tell you|ask|about)?|i would like to|this is|just|that|for|to|about|of|on|with|the|a|an|there (?:is|are)) )+/i;
const TRAILING =
  /(?: (?:the|a|an|my|our|your|his|her|their|of|to|for|in|on|at|by|with|from|and|or|is|are|was|were|that|this|i|we|it))+$/i;

/** A subject of the writer's own words: what the first point is about, eight words at most. */
export function makeSubject(point: string): string {
  const own = toOwnSentence(point, 'polite');
  const said = point.slice(own?.replaced ?? 0).trim();
  // What is told to somebody of “his dog” is about theirs.
  const isOfReader = own?.opening === '' || own?.opening === 'Congratulations';
  const rest = isOfReader ? said.replace(/^(?:on )?(?:his|her|their) (?=\p{Ll})/u, 'your ') : said;
  // One word alone says little: “sick leave today”, and not “today”.
  const isBare = own?.opening.startsWith('I am') === true && !rest.includes(' ');
  const words = (isBare ? `${own?.opening} ${rest}` : rest).replace(LEADING, '');
  const clause = words.slice(0, CLAUSE.exec(words)?.index ?? words.length);
  const chosen = clause.trim().includes(' ') ? clause : words;
  const short = chosen.trim().split(/\s+/).slice(0, MOST_WORDS).join(' ');
  if (/introduce (?:myself|ourselves)$/.test(own?.opening ?? '')) return 'Introduction';
  const bare = short.replace(/[,;:.!?]+$/, '').replace(TRAILING, '');
  return capitalise(bare);
}
