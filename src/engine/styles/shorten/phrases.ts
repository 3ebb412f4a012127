import { NO_NOUN, toRows } from '../table.ts';
import { makeTableRule } from '../table-rule.ts';

/** What joins clauses. */
const LINKS = `
  (?:as a result|by virtue|in consequence) of the fact that=because|on the grounds that=because|inasmuch as=because
  given the fact that=given that|(?:regardless of|notwithstanding) the fact that=although|even though=although
  in (?:a situation|situations|cases|instances|circumstances) where=when|in (?:a situation|situations|cases|instances|circumstances) in which=when|at the time (?:that|when)=when
  during the time (?:that|when)=while|in such a (?:way|manner) that=so that|in such a (?:way|manner) as to=to
  in an effort to=to|in order that=so that|for the purpose of=for|as to whether=whether|the question (?:of|as to) whether=whether|the manner in which=how
  the way in which=how|the ways in which=how|the place where=where|(?<!^)the reason why(?! (?:is|was|are|were)\\b)=why
  (?:for|because of) (?:this|that) reason,=therefore,|and (?:also|in addition)(?! ?,)=and|in addition,=also,|in addition to (?:this|that),=also,
  it is for (?:this|that) reason that=that is why|(be|is|was) the result of the fact that=$1 because
  which means(?: that)? (i|we|you|he|she|it|they|there|the|this|our|your|my)=so $1`;

/** What is said about what, with what, because of what. */
const PREPOSITIONS = `
  (?<!^)(?:with|in) reference to=about|(?<!^)on the (?:subject|topic) of=about|(?<!^)pertaining to=about
  in the vicinity of=near|in (?:conjunction|combination) with=with|together with=with|in spite of=despite
  in excess of=over|in advance of=before|in lieu of=instead of|on account of=because of|as a (?:result|consequence) of=because of
  for the duration of=during|(?:during|in) the course of=during|over the course of=over|throughout the entire=throughout the
  by means of (an?|the|this|these|its|their)=with $1|by means of (\\p{L}+ing)=by $1|inside of=inside|outside of=outside|off of=off
  up until=until|(for|over|within|after) a period of(?! time)=$1|in the month of=in|(up to|over|under|of) an amount of=$1
  (is|are|was|were) (?:located|situated) (in|at|on|near)=$1 $2`;

/** When, how often, and how. */
const TIMES = `
  at th(?:is|e present) point in time=now|(is|are|am|was|were) (currently )?in the process of (\\p{L}+ing)=$1 $2$3
  at (?:this|the current|the present) time=now|at the moment=now|as of now=now|as of yet=yet
  at a later (?:date|time|point)=later|at an early date=soon|in the not too distant future=soon|in the meantime=meanwhile
  on (?:numerous|many) occasions=often|on (?:several|a number of) occasions=several times|in most cases=usually
  in many cases=often|in some cases=sometimes|in the majority of cases=usually|for the most part=mostly
  from time to time=sometimes|time and (?:time )?again=repeatedly|over and over again=repeatedly|once again=again
  on a (daily|weekly|monthly|yearly) basis=$1|on a temporary basis=temporarily|on an? (\\p{Ll}+(?:ent|nal|ual)) basis=$1ly|first of all,=first,
  ([ap]\\.?m\\.?) in the (?:morning|afternoon|evening)=$1
  in an? (\\p{Ll}+(?:ful|[ea]nt|ate|ous|[ts]ive|al|ct|ise|fe)) (?:manner|fashion)=$1ly
  in an? (\\p{Ll}+[ai]b)le (?:manner|fashion)=$1ly`;

/** How many and how much. */
const AMOUNTS = `
  there (are|were) a number of=there $1 several|(?<!\\b(?:is|are|was|were) )a number of=several|a small number of=a few|(?:a sufficient number|an adequate number|a sufficient amount) of=enough
  the (?:vast |great )?majority of (the|these|those|our|your|my|their|his|her|its|them|us|you|which|whom)=most of $1
  the (?:vast |great )?majority of=most|(all|both) of (the|these|those|his|her|their|our|your|my|its)=$1 $2
  half of (the|these|those|his|her|their|our|your|my)=half $1|each one of=each of|any one of=any of
  (?<!such |quite |not )a (?:great deal|large amount) of=much`;

/** What somebody can, does or will do. */
const VERBS = `
  (?:please )?do not hesitate to=please|thank you (?:so|very) much=thank you|thanks (?:so much|a lot|a million)=thanks
  which is something (?:that|which) (i|we|you|he|she|they)=which $1|(?<!, )so that (i|we|you|he|she|they) (can|could|will|would|do|have|are)=so $1 $2
  a little bit=a little
  if you have any (?:further |other |additional |more )?(questions|concerns|queries|doubts)=if you have $1
  (am|are) writing to express (?:my|our) (?:deep |great |strong )?dissatisfaction=$1 dissatisfied
  (am|are) writing to express (?:my|our) (?:deep |great |strong )?disappointment=$1 disappointed
  (?<!, )(?:that|which) can be found (on|in|at|here|below|above)=$1|(employees|staff|members|users|applicants|customers|tenants|residents|students|participants|visitors|guests|parents|drivers|managers|contractors|suppliers|candidates|volunteers|passengers) are required to=$1 must
  (?:will|shall) be able to=can|would be able to=could|(is|are|am) going to be=will be|(?:do|does) not have the ability to=cannot|(?:am|is|are) not able to=cannot|(?:was|were) not able to=could not
  did not have the ability to=could not|continues to be=remains|continue to be=remain|continued to be=remained
  go ahead and=|give (me|us|him|her|them) a (?:quick )?call=call $1|(is|was) something that (?:is|was)=$1
  still (remains?|persists?|continues?)=$1
  (?:feel|please feel) free to (contact|call|email|write|ask|reach|reply)=please $1|the (?:process|act) of (\\p{Ll}+ing)=$1
  reach out to=contact|reaching out to=contacting|reached out to=contacted|get in (?:touch|contact) with=contact|got in (?:touch|contact) with=contacted
  say thank you to=thank|it is my (?:belief|opinion|view) that=I think|(is|was) the fact that=$1 that`;

/** Pairs of which one word says it all, and words that hold the one beside them. */
const TWICE_SAID = `
  any and all=all|full and complete=complete|true and accurate=accurate|help and assistance=help|advice and guidance=advice
  aims and (?:goals|objectives)=aims|tired and exhausted=exhausted|basic and fundamental=basic|hopes and wishes=hopes
  ways and means=means|thoughts and ideas=ideas|new and novel=new|fair and equitable=fair|quick and fast=fast
  pick and choose=choose|various different=various|exact same=same|whole entire=entire|(?:actual|true) (facts?)=$1
  (?:brief|short|quick) (summary|glance|moment)=$1|own personal=own|personal (opinions?)=$1|final conclusion=conclusion
  mutual cooperation=cooperation|joint collaboration=collaboration|close scrutiny=scrutiny|sum total=total
  (small|large|big|tiny|huge) in size=$1|(few|many) in number=$1|(round|square|oval|circular|rectangular) in shape=$1
  (red|blue|green|yellow|black|white|brown|gr[ae]y) in colou?r=$1|(sufficient|adequate) enough=$1
  (?:completely|totally|entirely|utterly) (full|empty|identical|unanimous|filled)=$1|absolutely (certain|perfect|sure|complete)=$1
  usual habit=habit|regular routine=routine|component parts=components|consensus of opinion=consensus|foreign imports=imports
  past (experiences?|memories|records)=$1|future prospects=prospects|other alternatives=alternatives|necessary requirement=requirement
  (meet|met|gather|gathered|share|shared|cooperate|assemble|mix|mixed|connect|connected) together=$1
  (refer|refers|referred|reply|replied|respond|responded) back=$1|(rise|rises|rose|raise|raised) up=$1
  (reduce|reduced|shrink|shrank) down=$1|(advance|advanced|proceed|proceeded) forward=$1|continue on with=continue with
  postpone until later=postpone|equally as (\\p{L}+) as=as $1 as|(?:yet|still) to this day=to this day`;

/** Two words of doubt for one. */
const DOUBTS = `
  (may|might|could) (?:possibly|potentially|perhaps|conceivably)=$1|(?:perhaps|maybe|possibly) (may|might|could)=$1
  (could|can|would) you (?:possibly|perhaps|maybe)=$1 you|(?:approximately|about|around|roughly) (about|around|roughly)=$1|estimated at (?:about|approximately|roughly)=estimated at
  it is possible that (it|we|you|they|he|she|this|there) (may|might|could)=$1 $2|it is possible that (it|we|you|they|he|she|this|there) will=$1 may|in my (?:own )?opinion,? I (think|believe|feel)=I $1
  would (?:seem|appear) to (suggest|indicate)=seems to $1`;

/** A noun that says what is done: “for the maintenance of the lift” is “for maintaining the lift”. */
const DEEDS = `
  maintenance=maintaining|implementation=implementing|development=developing|creation=creating|preparation=preparing
  evaluation=evaluating|improvement=improving|installation=installing|reduction=reducing|protection=protecting
  selection=selecting|introduction=introducing|completion=completing|submission=submitting|publication=publishing
  replacement=replacing|removal=removing|processing=processing|planning=planning|coordination=coordinating`;

/** After these a verb is in its base form, which “can” has none of. */
const NO_CAN = "\\b(?:not|n't|to|will|would|may|might|must|should|do|does|did|can|could|never|who) ";

/** What “shorten” says in fewer words, beyond what “improve” does. */
export const shortForms = makeTableRule({
  id: 'shorten-phrase',
  category: 'shortening',
  gist: 'wordy',
  rows: [
    ...[LINKS, PREPOSITIONS, TIMES, AMOUNTS, VERBS, TWICE_SAID, DOUBTS].flatMap(toRows),
    ...toRows(DEEDS).map(({ find, write }) => ({ find: `(for|in|by) the ${find} of`, write: `$1 ${write}` })),
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
      find: "(?<=^)the (?:main )?reason (?:why |that )?(i am|i'm|we are|we're) ((?:writ|call|contact|email)ing(?: you)?) is (?:because|that)",
      write: '$1 $2 because',
    },
    {
      find: '(i|we) (?:am|are) writing (?:this (?:email|letter|message) |to you )?to (confirm|request|apologi[sz]e)',
      write: '$1 $2',
    },
    {
      find: '(?<=^)i am writing (?:this (?:email|letter|message) )?(?:in order )?to (?:give|send) you (an?)',
      write: 'Here is $1',
    },
    { find: '(?<=^|, )to be able to', write: 'to' },
    {
      find: '(?<=^)i (?:was|am) (?:just )?wondering (?:if|whether) you (?:had|have)(?= (?:any|an?|some|the|time)\\b[^.!]*\\?)',
      write: 'Do you have',
    },
    {
      find: '(?<=^)i was wondering (?:if|whether) you (?:could|can|would)(?: possibly| maybe| perhaps)?(?=[^.!]*\\?)',
      write: 'Could you',
    },
  ],
  explain: (written) => `“${written}” says it in fewer words.`,
  examples: [
    ['It has the ability to read any and all files.', 'It can read all files.'],
    ['The shop is located in the old town.', 'The shop is in the old town.'],
    ['They acted in a responsible manner.', 'They acted responsibly.'],
    ['The vast majority of the guests left in the month of May.', 'Most of the guests left in May.'],
    ['It may possibly rain.', 'It may rain.'],
    ['Please feel free to call.', 'Please call.'],
    ['I am writing to confirm the date.', 'I confirm the date.'],
  ],
  leaves: [
    'It is the exact opposite.',
    'The reason why is not known.',
    'We never had such a large amount of work.',
    'I am writing to ask whether it fits.',
    'The firm will not be able to pay and may fail.',
    'They spoke in a friendly manner.',
  ],
});
