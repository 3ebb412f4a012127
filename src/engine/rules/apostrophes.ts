import type { PhraseRow } from './phrases.ts';
import { makeTableRule } from './table-rule.ts';

/** Where a clause begins, so that what follows is its subject and verb: “its” of possession does not stand alone there. */
const CLAUSE =
  '(?<=^|[.!?;:,(] |\\b(?:and|but|so|because|that|if|when|as|since|think|know|hope|say|says|said) )';
const STOP = '(?= *(?:[.!?;)]|$)|,? (?:and|but|so|because|when|if|now|today|already|again|here|outside)\\b)';
const SEVERAL = '(?<=\\b(?:a lot of|lots of|many|few|several|these|those|two|three|four|five|six|ten|some) )';

const ITS = '“it’s” is short for “it is”; “its” says whose something is.';
const THEY = '“they’re” is short for “they are”; “there” is a place.';
const YOU = '“you’re” is short for “you are”; “your” says whose something is.';

const ROWS: readonly PhraseRow[] = [
  {
    find: '(doctor|mother|father|driver|dentist|landlord|teacher)s(?= (?:note|appointment|office|day|licen[sc]e|name|house|car|address|permission|number)\\b)',
    write: "$1's",
    reason: 'What belongs to one of them takes an apostrophe before the -s.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:but|so|and|because) )cant(?= (?:come|go|make|do|be|attend|find|wait|see|help|remember|work|get|sleep|believe|hear|open|meet|say|tell)\\b)',
    write: "can't",
    reason: 'The short form takes an apostrophe: “can’t”.',
  },
  {
    find: `${CLAUSE}its(?= (?:outdated|broken|great|fine|nice|late|early|cold|hot|warm|dark|closed|open|free|expensive|cheap|empty|full|ready|done|over|gone|wrong|true|up to you|too late|all right|alright|ok|okay)${STOP})`,
    write: "it's",
    reason: ITS,
  },
  {
    find: `${CLAUSE}its(?= (?:raining|snowing|gonna|okay|time (?:to|for|that|we|you)|no longer|no use|no problem|up to (?:you|us|me|him|her|them)|always been|never been|just (?:a|an|the|that|not|too|been)|only (?:a|an|the)|already (?:a|the|too|late|dark|been)|been (?:a|an|the|so|too)|one of (?:my|the|our|his|her|their|your)|(?:just|almost|already) \\d)\\b)`,
    write: "it's",
    reason: ITS,
  },
  {
    find: "it's(?= own\\b)|(?<=\\b(?:and|of|with|in|for|on|by|from|has|have|lost|changed|improved) )it's(?= (?:interface|name|size|price|weight|design|users|customers|employees|owner|tail|contents|value|purpose|location|members|website)\\b)",
    write: 'its',
    reason: '“its” says whose something is; “it’s” is short for “it is”.',
  },
  {
    find: '(?<=^|[.!?;,] |\\b(?:so|well|okay|ok|now|then|please) )lets(?= (?:meet|go|talk|see|say|do|try|have|take|start|discuss|keep|call|catch|move|look|be|plan|use|work|hope|stay|find|wait|leave|not|just|make|get|schedule|arrange|begin|hear|face|forget|remember|focus)\\b)',
    write: "let's",
    reason: '“let’s” is short for “let us”; “lets” means that someone allows it.',
  },
  {
    find: '(?<=\\b(?:and|but|or) )lets(?= (?:meet|talk|discuss|try|plan|catch up|start|not forget|not|hope)\\b)',
    write: "let's",
    reason: '“let’s” is short for “let us”; “lets” means that someone allows it.',
  },
  {
    find: '(?<=^|[.!?;] |\\b(?:what|because|if|since|think|hope|know|says?|said|that|but|and|when|while) )there(?= (?:looking|going to|trying|gonna|waiting|asking for|buying|selling|coming|always|never|not (?:going|sure|ready|happy|very|the|a)|all (?:the same|very|so|too)|both)\\b)',
    write: "they're",
    reason: THEY,
  },
  {
    find: `${CLAUSE}your(?= (?:right|wrong|sure|late|amazing|awesome|kidding|joking|the (?:best|one|only)|gonna|never going|not going)(?: *(?:[.!?;,]|$)| (?:that|about|if|because|who|when|and|but|going|to be)\\b))`,
    write: "you're",
    reason: YOU,
  },
  {
    find: "who's(?= (?:job|car|house|fault|idea|name|phone|turn|work|book|life|son|daughter|mother|father|parents|children|child|responsibility|families|family)\\b)",
    write: 'whose',
    reason: '“whose” asks whose something is; “who’s” is short for “who is”.',
  },
  {
    find: '(?<=^|[,.!?;] |\\b(?:know|wonder|ask|see|guess) )whose(?= (?:going|coming|been|gonna)\\b)',
    write: "who's",
    reason: '“who’s” is short for “who is”; “whose” asks whose something is.',
  },
  {
    find: `${SEVERAL}(?!(?:people|men|women|children|one|today|company|world|country|city)\\b)([a-z]{3,})'s(?= (?:why|that|who|which|are|were|have|had|to|for|in|on|and)\\b| *(?:[.!?;,]|$))`,
    write: '$1s',
    reason: 'A plural takes no apostrophe.',
  },
];

export const apostrophes = makeTableRule({
  id: 'apostrophe',
  category: 'spelling',
  gist: 'apostrophe',
  rows: ROWS,
  examples: [
    ["Its outdated, and nobody can't find it there.", "It's outdated, and nobody can't find it there."],
    ['Monday works for me, lets meet at the station.', "Monday works for me, let's meet at the station."],
    ["They don't know what there looking for.", "They don't know what they're looking for."],
    ["The app is fast, and it's interface is simple.", 'The app is fast, and its interface is simple.'],
    ['I think your right about that.', "I think you're right about that."],
    ["There are a lot of reason's why we left.", 'There are a lot of reasons why we left.'],
    ['The doctors note is here, but cant find it.', "The doctor's note is here, but can't find it."],
    ["I don't know who's job that is.", "I don't know whose job that is."],
  ],
  leaves: [
    'The dog wagged its tail, and its owner smiled.',
    'The company sold its outdated machines.',
    'She lets go of the rope and lets him try.',
    'The man standing there looking lost is my uncle.',
    'Your right hand is cold.',
    "These women's coats and those of two brothers came.",
    'The report and its time frame were late.',
  ],
});
