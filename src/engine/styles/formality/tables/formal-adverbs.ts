import type { PairGroup } from '../lookup-rows.ts';

const GRADED =
  '(?= (?:good|bad|hard|nice|big|small|long|short|easy|difficult|important|interesting|slow|fast|quick|quickly|old|new|late|early|simple|useful|helpful|happy|sad|sorry|clear|close|high|low|busy|tired|strong|weak|warm|cold|hot|expensive|cheap|strange|much|well|large|little|popular|common|complex|complicated|similar|rich|poor|young|likely|powerful|annoying|confusing|serious|angry|proud|pleased|glad|tough|limited|simple|sensitive|quiet|loud|thin|thick|broad|narrow|safe|dangerous|successful|effective|specific|unlikely|rare|rarely|often|surprised|sure|shocked|disappointed|hard|far)(?![\\p{L}-]))';
const NUMBER_WORD =
  '(?= (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|half|a hundred|a thousand|a million|a dozen|a third|a quarter|one hour|one year|one third)(?![\\p{L}-]))';
const BE =
  "(?<=(?:\\b(?:is|are|am|was|were|be|been|being|seems?|seemed|looks?|looked|not|feels?|felt|sounds?|became|become|getting|so|very|too|quite|rather|really|absolutely|pretty|always|also|still)|'s|'re|'m) )";

/** Adverbs of degree, of time and of number. */
export const FORMAL_ADVERBS: readonly PairGroup[] = [
  {
    as: 'words',
    before: '(?<!\\b(?:not|as|too|so|how|very|thought|never) )',
    after: GRADED,
    pairs: 'really=very|pretty=quite|so very=very',
  },
  {
    as: 'words',
    before: BE,
    after:
      '(?= \\p{L}+(?:y|ous|al|ed|ing|ful|ive|ic|ble|ent|ant|ary|ar|ate|d|t|w|e)(?![\\p{L}-]))(?! (?:person|people|thing|things|place|stuff|like)(?![\\p{L}-]))',
    pairs: 'kind of=somewhat|sort of=somewhat|kinda=somewhat',
  },
  { as: 'words', after: '(?= (?:more|less)(?![\\p{L}-]))', pairs: 'a little=somewhat|a bit=somewhat' },
  {
    as: 'words',
    before: BE,
    after:
      '(?= (?:clearer|better|easier|harder|longer|shorter|bigger|smaller|late|early|confused|confusing|unclear|surprised|tired|slow|unusual|vague|complicated|complex|misleading|tricky)(?![\\p{L}-]))',
    pairs: 'a little=somewhat|a bit=somewhat',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:is|are|was|were) )',
    after:
      '(?= (?:\\p{L}+ing|worth|at|in|available|open|closed|based|home|used|able|being|part|one)(?![\\p{L}-]))',
    pairs: 'now=currently',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:and|,|is|was|were|are|be|been|he|she|they|who|it|we|has|have|had) )',
    after: '(?= \\p{L}+(?:ed|en|wn|ught|old|aid|ld|ade|ook|ame|ent|egan)(?![\\p{L}-]))',
    pairs: 'later=subsequently',
  },
  {
    as: 'words',
    before: '(?<!\\b(?:thanks|thank you|never|once|over|yet|and|ever|time|back|you) )',
    after: '(?=[.?!]|$)',
    pairs: 'again=once more',
  },
  {
    as: 'words',
    after: '(?= (?:a|an)(?![\\p{L}-]))(?! a (?:few|little|bit|minute|second|moment|lot))',
    before: '(?<=\\b(?:is|are|was|were) )',
    pairs: 'just=merely',
  },
  {
    as: 'words',
    before: '(?<=\\bnot )',
    after: '(?= (?:a|an|the|in|for|to|because|on|by|from|about|with|at)(?![\\p{L}-]))',
    pairs: 'just=merely',
  },
  {
    as: 'words',
    before: "(?<=(?:\\b(?:can|could|will|would|should|may|might|to)|'ll|'d) )",
    after:
      '(?= (?:use|add|run|set|put|make|send|click|remove|change|write|call|check|copy|ask|say|ignore|do|create|be|want|need)(?![\\p{L}-]))',
    pairs: 'just=simply',
  },
  {
    as: 'words',
    before: '(?<=^)',
    after:
      '(?= (?:use|add|run|set|put|make|send|click|remove|change|write|call|check|copy|ask|ignore|do|create|let)(?![\\p{L}-]))',
    pairs: 'just=simply',
  },
  {
    as: 'words',
    before: '(?<=\\b(?:i|we|you) )',
    after: '(?= (?:want|wanted|need|needed|wondered|wonder|hope|hoped|think|thought|like|love)(?![\\p{L}-]))',
    pairs: 'really=truly',
  },
  {
    as: 'words',
    after: '(?= \\p{Sc}?\\p{N})(?! [12]\\d{3}(?![\\p{N},.%]))(?! \\p{N}+[-–])',
    before: '(?<!\\b(?:than|has|have|had|it) )',
    pairs: 'just=only|about=approximately|around=approximately',
  },
  {
    as: 'words',
    before:
      '(?<=(?:\\b(?:is|are|was|were|be|for|to|by|of|after|in|within|has|have|had|cost|costs|takes|take|took|last|lasts|lasted|weighing|weighs|weighed|spent|spend|earn|earns|earned|paid|pay|with|only|every|employs|at|lose|lost|raised|sold|from)|,) )',
    after: NUMBER_WORD,
    pairs: 'about=approximately|around=approximately',
  },
  {
    as: 'words',
    before:
      '(?<!\\b(?:talk|vote|majority|win|lead|people|anyone|those|aged|from|children|adults|him|her|them|won|beat|victory|all|move|jump|anybody|everyone|women|men|watch|hand|moved) )',
    after:
      '(?= \\p{Sc}?\\p{N}[\\p{N},.]*(?:%|bn|m|k)?(?: per cent| percent)? (?:of|million|billion|\\p{L}+s(?![\\p{L}-])))(?! \\p{Sc}?\\p{N}+ (?:years|months|weeks|days|hours|decades|minutes|seconds|times|points|goals)(?![\\p{L}-]))',
    pairs: 'over=in excess of',
  },
  { as: 'words', after: '(?= the (?:past|last|next|coming|course)(?![\\p{L}-]))', pairs: 'over=during' },
];
