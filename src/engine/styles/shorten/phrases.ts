import { NO_NOUN, toRows } from '../table.ts';
import { makeTableRule, type PhraseRow } from '../table-rule.ts';

/** What a definite noun or a pronoun begins with: “a number of our guests” are several of them. */
const DEFINITE = 'the|this|that|these|those|our|your|my|their|his|her|its|them|us|you|it|which|whom';
/** Whom one contacts: “She reached out to take it” does not. */
const WHOM =
  '(an?|the|this|that|these|those|my|your|his|her|its|our|their|me|you|him|us|them|someone|somebody|anyone|anybody|everyone|people|all|each|any)';

/** What joins clauses. */
const LINKS = `
  (?:as a result|by virtue|in consequence) of the fact that=because|on the grounds that=because|inasmuch as=because|in (?:the )?case that=if
  given the fact that=given that|(?:regardless of|notwithstanding) the fact that=although
  in (?:a situation|situations|cases|instances|circumstances) (?:where|in which)=when|at the time (?:that|when)=when
  in such a (?:way|manner) that=so that|in such a (?:way|manner) as to=to|in an effort to=to|in order that=so that
  for the purpose of=for|as to whether=whether|the (?:manner|way) in which=how|the ways in which=how
  (?<!^)the reason why(?! (?:is|was|are|were)\\b)=why|(?:for|because of) (?:this|that) reason,=therefore,
  and (?:also|in addition)(?! ?,)=and|it is for (?:this|that) reason that=that is why`;

const COUNTS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty[a-z-]*|thirty[a-z-]*|forty[a-z-]*|fifty[a-z-]*|sixty[a-z-]*|seventy[a-z-]*|eighty[a-z-]*|ninety[a-z-]*';

/** What is said about what, with what, because of what. */
const PREPOSITIONS = `
  (?<!^)(?:with|in) reference to=about|(?<!^)on the (?:subject|topic) of=about|(?<!^)pertaining to=about
  in the vicinity of=near|in (?:conjunction|combination) with=with|in spite of=despite|up until=until|in the month of=in|(during|in) the months of=$1|until the hour of=until|at the hour of=at
  (?<!\\b(?:get|gets|got|getting|come|comes|came|put|bring|brought) )together with=with|by means of (an?|the|this|these|its|their)=with $1
  in excess of=over|in advance of=before|in lieu of=instead of|on account of=because of|as a (?:result|consequence) of=because of
  for the duration of=during|(?:during|in) the course of=during|over the course of=over|throughout the entire=throughout the
  inside of=inside|outside of=outside|off of=off|(for|over|within|after) a (?:short |brief )?period of (\\d+|${COUNTS}|several)=$1 $2
  (is|are|was|were) (?:located|situated) (in|at|on|near)=$1 $2`;

/** When, how often, and how. */
const TIMES = `
  (is|are|am|was|were) (currently )?in the process of (\\p{L}+ing)=$1 $2$3|at (?:this|the current|the present) time=now
  at (?:the moment|this point in time|the present point in time)(?! (?:of|when|that|where)\\b)=now|as of now=now|in the meantime=meanwhile
  at a later (?:date|time|point)=later|on (?:numerous|many) occasions=often|on (?:several|a number of) occasions=several times
  in (?:most cases|the majority of cases)(?! (?:of|in|where|when|that|which)\\b)=usually
  in many cases(?! (?:of|in|where|when|that|which)\\b)=often|in some cases(?! (?:of|in|where|when|that|which)\\b)=sometimes
  for the most part=mostly|from time to time=sometimes|time and (?:time )?again=repeatedly|over and over again=repeatedly|once again=again
  takes place (on|at|in)=is $1|took place (on|at|in)=was $1|will take place (on|at|in)=will be $1
  (if|where|when) (?:it is|it's) (possible|necessary)(?! (?:to|that|for)\\b)=$1 $2|for the time being=for now
  on a (daily|weekly|monthly|yearly) basis=$1|on a temporary basis=temporarily|on an? (\\p{Ll}+(?:ent|nal|ual)) basis=$1ly|first of all,=first,
  in an? (\\p{Ll}+(?:ful|[ea]nt|ate|ous|[ts]ive|al|ct|ise|fe)) (?:manner|fashion)=$1ly|in an? (\\p{Ll}+[ai]b)le (?:manner|fashion)=$1ly`;

/** How many and how much. */
const AMOUNTS = `
  (?<!\\b(?:is|are|was|were) )a number of (${DEFINITE})=several of $1|there (are|were) a number of=there $1 several
  (?<!\\b(?:is|are|was|were) )a number of(?! (?:${DEFINITE})\\b)=several|a small number of(?! (?:${DEFINITE})\\b)=a few
  (?:a sufficient number|an adequate number|a sufficient amount) of(?! (?:${DEFINITE})\\b)=enough
  the (?:vast |great )?majority of (${DEFINITE}|which|whom)=most of $1|the (?:vast |great )?majority of=most
  (anyone|anybody|nobody|no one|anything|nothing) at all=$1
  (all|both) of (the|these|those|his|her|their|our|your|my|its)=$1 $2|half of (the|these|those|his|her|their|our|your|my)=half $1
  each one of=each of|the (first|last|only) one to=the $1 to|quite a few(?! of\\b)=several|any one of=any of|a little bit(?! of\\b)=a little`;

/** What somebody can, does or will do. */
const VERBS = `
  (?:please )?do not hesitate to=please|it (?:has become|is|was) necessary for (us|them|you) to=$1 have to|it (?:has become|is) necessary for me to=I have to|it is our intention to=we intend to|it is my intention to=I intend to|(?<!, )so that (i|we|you|he|she|they) (can|could|will|would|do|have|are)=so $1 $2
  (add|adds|added|adding) an additional=$1 another|(send|sends|sent|sending) out (an?|the|our|your|their|his|her|my|all)=$1 $2
  any (?:further|other|additional|more) (questions|concerns|queries|doubts)=any $1
  (?<!, )(?:that|which) can be found (on|in|at|here|below|above)=$1
  (employees|staff|members|users|applicants|customers|tenants|residents|students|participants|visitors|guests|parents|drivers|managers|contractors|suppliers|candidates|volunteers|passengers) are required to=$1 must
  (?:first )?started out (\\p{Ll}+ing)=started $1|unless prior (permission|approval|consent)=unless $1
  would be able to=could|(is|are|am) going to be=will be|(?:am|is|are) not able to=cannot|(?:was|were) not able to=could not
  (?:do|does) not have the ability to=cannot|continues to be(?! \\p{L}+(?:ed|en|elt|own)\\b)=remains|continue to be(?! \\p{L}+(?:ed|en|elt|own)\\b)=remain
  go ahead and=|give (me|us|him|her|them) a (?:quick )?call=call $1|(is|was) something that (?:is|was)=$1|still (remains?|persists?|continues?)=$1
  (?:feel|please feel) free to (contact|call|email|write|ask|reach|reply)=please $1|(?<!\\bin )the (?:process|act) of (\\p{Ll}+ing)=$1
  reach out to ${WHOM}=contact $1|reaching out to ${WHOM}=contacting $1|reached out to ${WHOM}=contacted $1
  get in (?:touch|contact) with=contact|got in (?:touch|contact) with=contacted|say thank you to=thank|(is|was) the fact that=$1 that
  it was (felt|decided|agreed|argued|noted|hoped|believed|thought) by (several|many|some|most|all) (\\p{Ll}+s) that=$2 $3 $1 that
  (mention|mentions|mentioned|mentioning) the fact that=$1 that`;

/** Pairs of which one word says it all, words that hold the one beside them, and two words of doubt for one. */
const TWICE_SAID = `
  every single (\\p{Ll}+)=every $1|in any (?:way|manner|shape or form) whatsoever=in any way|(any|no) (\\p{Ll}+) whatsoever=$1 $2
  any and all=all|advice and guidance=advice|aims and (?:goals|objectives)=aims|thoughts and ideas=ideas|pick and choose=choose
  (many|several|various) different=$1|exact same=same|whole entire=entire|(?:actual|true) (facts?)=$1|own personal=own|personal (opinions?)=$1
  (?:brief|short|quick) (summary|glance|moment)=$1|final conclusion=conclusion|mutual cooperation=cooperation|other alternatives=alternatives
  (small|large|big|tiny|huge) in size=$1|(?:completely|totally|entirely) (full|empty|identical)=$1|absolutely (certain|perfect|sure)=$1
  component parts=components|future prospects=prospects|past (experiences?|memories|records)=$1|(reduce|reduced) down=$1|continue on with=continue with
  (meet|met|gather|gathered|share|shared|cooperate|assemble|mix|mixed|connect|connected) together=$1
  (refer|refers|referred|reply|replied|respond|responded) back=$1|(rise|rises|rose|raise|raised) up=$1
  (may|might|could) (?:possibly|potentially|perhaps|conceivably)=$1|(?:perhaps|maybe|possibly) (may|might|could)=$1
  (could|can|would) you (?:possibly|perhaps|maybe)=$1 you|(?:approximately|about|around|roughly) (about|around|roughly)=$1
  it is possible for ((?:(?:the|our|your|an?) )?\\p{L}+(?: \\p{L}+)?) to=$1 can|it is possible that (it|we|you|they|he|she|this|there) (may|might|could)=$1 $2|would (?:seem|appear) to (suggest|indicate)=seems to $1`;

/** After these a verb is in its base form, which “can” has none of. */
const NO_CAN = "\\b(?:not|n't|to|will|would|may|might|must|should|do|does|did|can|could|never|who) ";

/** When a sentence says at its head that it is about now, it need not say so again. */
const PRESENT = 'now|currently|at present|at the moment|at (?:this|the present) (?:point in )?time';

/** “Now” is not written into a sentence that has a “now”. */
const saidOnce = ({ find, write }: PhraseRow): PhraseRow =>
  /^\p{Ll}+$/u.test(write)
    ? { find: `${find}(?<!\\b${write}\\b.* ${find})(?!.*\\b${write}\\b)`, write }
    : { find, write };

/** What “shorten” says in fewer words, beyond what “improve” does. */
export const shortForms = makeTableRule({
  id: 'shorten-phrase',
  category: 'shortening',
  gist: 'wordy',
  rows: [
    ...[LINKS, PREPOSITIONS, AMOUNTS, VERBS, TWICE_SAID].flatMap(toRows),
    ...toRows(TIMES).map(saidOnce),
    {
      find: `(?<=^(?:${PRESENT}),? [^;?]*\\b(?:am|is|are) )(?:currently|now) (\\p{L}+)`,
      write: '$1',
    },
    { find: `(?<!${NO_CAN})(?:(?:is|are|am) able|(?:has|have) the (?:ability|capability)) to`, write: 'can' },
    {
      find: `${NO_NOUN}(help|helps|helped|helping) to (?!(?:others?|all|those|these|the|an?|people)\\b)(\\p{Ll}+)`,
      write: '$1 $2',
    },
    { find: '(i|we) just (want|wanted|need|needed|wondered|thought)', write: '$1 $2' },
    {
      find: '(?<=^)(?:i|we) (?:(?:am|are) writing to|(?:just )?want(?:ed)? to|would(?: just)? like to(?: take this opportunity to)?) thank you(?: very much| so much)? for',
      write: 'Thank you for',
    },
    {
      find: '(i|we) (?:am|are) writing (?:this (?:email|letter|message) |to you )?to (confirm|request|apologi[sz]e)',
      write: '$1 $2',
    },
    { find: '(?<=^|, )to be able to', write: 'to' },
    // “in the region of 900 dollars”, and not of the lakes
    {
      find: `(?:somewhere )?in the (?:region|neighbou?rhood) of(?= (?:[$€£]?\\d|an? hundred|an? thousand|an? million|${COUNTS}))`,
      write: 'about',
    },
    {
      find: '(?<=^)what (i|we|you|he|she|they) (say|says|said|think|thinks|thought|believe|believes|believed|mean|means|meant) (?:is|was) that(?= (?:i|you|he|she|it|we|they|the|a|an|these|those|my|your|our|his|her|their|there)\\b[^?]*$)',
      write: '$1 $2 that',
    },
    { find: 'in the year(?= \\d{4}\\b)', write: 'in' },
    { find: '(?!(?:for|in)\\b)(\\p{L}+) a total of(?= \\d)', write: '$1' },
    {
      find: '(?<=, )which means(?: that)? (i|we|you|he|she|it|they|there|the|this|our|your|my)',
      write: 'so $1',
    },
  ],
  explain: (written) => `“${written}” says it in fewer words.`,
  examples: [
    ['He spoke to nobody at all for a short period of ten minutes.', 'He spoke to nobody for ten minutes.'],
    [
      'It was felt by several members that events must end at 10 pm.',
      'Several members felt that events must end at 10 pm.',
    ],
    ['It has the ability to read any and all files.', 'It can read all files.'],
    ['The shop is located in the old town.', 'The shop is in the old town.'],
    ['They acted in a responsible manner.', 'They acted responsibly.'],
    ['The vast majority of the guests left in the month of May.', 'Most of the guests left in May.'],
    ['It may possibly rain in the year 2030.', 'It may rain in 2030.'],
    ['It is possible for the new tenants to see a total of 12 rooms.', 'The new tenants can see 12 rooms.'],
    ['Please feel free to call.', 'Please call.'],
    [
      'The fair takes place on Monday. He was the last one to leave.',
      'The fair is on Monday. He was the last to leave.',
    ],
    [
      'A number of our guests left, and a number of them called.',
      'Several of our guests left, and several of them called.',
    ],
    ['It costs in the region of £40 every single month.', 'It costs about £40 every month.'],
    ['He rowed for a period of thirty-two days.', 'He rowed for thirty-two days.'],
    ['What they believe is that the bridge will hold.', 'They believe that the bridge will hold.'],
    ['The noise does not harm them in any way whatsoever.', 'The noise does not harm them in any way.'],
    [
      'Two courses, a number of which are free, start soon.',
      'Two courses, several of which are free, start soon.',
    ],
    ['I am writing to confirm the date.', 'I confirm the date.'],
    ['At this point in time we are currently closed.', 'Now we are closed.'],
  ],
  leaves: [
    'It is the exact opposite.',
    'They hike in the region of the lakes.',
    'What she thinks is that good?',
    'We cannot say at this point in time what is now to be done.',
    'What was a shop is now a bar, and what was a bar is now a shop.',
    'The reason why is not known.',
    'We never had such a large amount of work.',
    'I am writing to ask whether it fits.',
    'The firm will not be able to pay and may fail.',
    'They spoke in a friendly manner.',
    'She reached out to take it, and we got together with friends.',
    'It helps in many cases of fraud, at the moment of need.',
  ],
});
