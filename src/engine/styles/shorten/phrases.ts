import type { PhraseRow } from '../../rules/phrases.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { toPatternRows, toRows } from '../table.ts';
import { NOMINAL_ROWS } from './nominals.ts';

/** Pairs of which one word says it all. */
const PAIRS = `
  any and all=all|full and complete=complete|safe and secure=secure|true and accurate=accurate
  help and assistance=help|advice and guidance=advice|aims and goals=goals|aims and objectives=aims
  big and large=large|tired and exhausted=exhausted|happy and pleased=pleased|important and significant=important
  basic and fundamental=basic|hopes and wishes=hopes|ways and means=means|thoughts and ideas=ideas
  problems and issues=problems|new and novel=new|fair and equitable=fair|quick and fast=fast
  clear and obvious=clear|simple and easy=easy|pick and choose=choose|prompt and speedy=prompt
  useful and helpful=useful|various different=various`;

/** One word holds the other. */
const REDUNDANT = `
  exact same=same|whole entire=entire|actual fact=fact|true fact=fact|true facts=facts|actual facts=facts
  brief summary=summary|short summary=summary|personal opinion=opinion|final conclusion=conclusion
  mutual cooperation=cooperation|joint collaboration=collaboration|careful scrutiny=scrutiny
  close scrutiny=scrutiny|sum total=total|small in size=small|large in size=large|big in size=big
  few in number=few|many in number=many|still remains=remains|still remain=remain|still persists=persists
  postpone until later=postpone|sufficient enough=sufficient|completely full=full|completely empty=empty
  totally free=free|a period of=|the month of=|the city of=|the question of whether=whether|usual habit=habit
  positive improvement=improvement|major breakthrough=breakthrough|continue on=continue|meet together=meet
  gather together=gather|share together=share|rise up=rise|reduce down=reduce
  might possibly=might|may possibly=may|could potentially=could|could possibly=could|can potentially=can`;

const LONG_FORMS = `
  is able to=can|are able to=can|am able to=can
  has the potential to=can|have the potential to=can|is going to be=will be|are going to be=will be
  at all times=always|on the grounds that=because
  in a situation where=when|in situations where=when|for the duration of=during|during the course of=during
  in the course of=during|in the vicinity of=near|at a later date=later|in the meantime=meanwhile
  in conjunction with=with|with respect to=about|in relation to=about|in reference to=about|pertaining to=about
  as to whether=whether|inasmuch as=because|in spite of=despite|in excess of=over|in advance of=before
  the (?:vast )?majority of people=most people|for the most part=mostly|by means of=by|on the whole,=
  make an attempt to=try to|made an attempt to=tried to|make an effort to=try to|made an effort to=tried to
  give consideration to=consider|gave consideration to=considered|reach a decision=decide
  reached a decision=decided|is in agreement with=agrees with|are in agreement with=agree with
  is in need of=needs|are in need of=need|have a need for=need|has a need for=needs|make changes to=change
  made changes to=changed|make improvements to=improve|made improvements to=improved|in a careful manner=carefully
  in an efficient manner=efficiently`;

/** Everyday turns of speech and writing, and the word that says it. */
const TURNS = `
  (?<!^|from )(?:all over|around|across|throughout) the world=worldwide
  (?<!^|from )(?:across|all over) the country=nationwide|over the past few (?:years|months|weeks)=recently|at the moment=now|these days=now|right now=now
  more and more(?! of)=increasingly|over and over(?: again)?=repeatedly|again and again=repeatedly|once again=again
  time and (?:time )?again=repeatedly|from time to time=sometimes|even though=although
  as well as (the|a|an|his|her|its|their|our|your|my)=and $1|the way in which=how|the ways in which=how
  the manner in which=how|the place where=where|as a result of=because of|in the wake of=after|in the midst of=amid
  a series of=several|a number of=several|a (?:wide )?range of (\\p{Ll}+s)=many $1|a (?:wide )?variety of (\\p{Ll}+s)=many $1
  a (?:wide )?array of (\\p{Ll}+s)=many $1|(?<!such |quite |not )a great deal of=much|(?<!such |quite |not )a large amount of=much|lots of (\\p{Ll}+[^su]s)=many $1
  a lot of (\\p{Ll}+[^su]s)=many $1|(all|both) of (the|these|those|his|her|their|our|your|my|its)=$1 $2
  outside of=outside|inside of=inside|off of=off|make sure=ensure|making sure=ensuring|makes sure=ensures
  made sure=ensured|point out=note|points out=notes|pointed out=noted|pointing out=noting|(?<!has |have |had |'ve )come up with=devise|(has|have|had) come up with=$1 devised
  comes up with=devises|came up with=devised|coming up with=devising|looking for=seeking|looked for=sought
  get rid of=remove|gets rid of=removes|got rid of=removed|getting rid of=removing|turned out to be=was
  in an effort to=to|in an attempt to=to|in a bid to=to|to be able to=to|over the course of=over
  finding out=learning|reach out to=contact|reaching out to=contacting|reached out to=contacted|get in touch with=contact
  got in touch with=contacted|getting in touch with=contacting|get back to (me|us|you|him|her|them)=answer $1
  take a (?:close |quick )?look at=look at|have a (?:quick |close )?look at=look at|taking a (?:close |quick )?look at=looking at
  is (?:known|referred to) as=is called|are (?:known|referred to) as=are called|for this reason=therefore
  all (day|week|night|year|month) long=all $1|a little bit (too|more|less)=a little $1|a little bit=a little
  in any way at all=in any way|absolute minimum=minimum|give (me|us|him|her|them) a (?:quick )?call=call $1
  come and (visit|see|help|pick)=$1|(do|does|did) (our|my|your|his|her|their) very best=$1 $2 best
  (?:very much|really) (look forward|hope|enjoy|appreciate)=$1|(will|would|can|are|is) of course=$1
  a (?:quick|short|brief) summary=a summary|first of all=first|up until=until
  for (many|several|some) years now=for $1 years|get to see=see|go ahead and (\\p{L}+)=$1|each one of=each of
  on a (daily|weekly|monthly|yearly) basis=$1|at the same time as=as|in the same way as=like|the same as before=unchanged
  in front of the public=publicly|on purpose=deliberately|by accident=accidentally|at first glance=apparently
  at your earliest convenience=as soon as you can`;

/** Points that are counted up: all in the same manner, so that none is left without its number. */
const ORDINALS = toPatternRows(`
  (?<=^)(?:first of all|firstly|to begin with), → first,
  (?<=^)secondly, → second,
  (?<=^)thirdly, → third,
  (?<=^)fourthly, → fourth,
  (?<=^)lastly, → last,`);

/** Turns of reports and news. */
const REPORTS = `
  the process of (\\p{Ll}+ing)=$1|at the age of=aged|between the ages of=aged between|such as=like|so that (i|we|you|he|she|it|they|the|people)=so $1
  (study|survey|research|poll|review|analysis|investigation) (?:carried out|conducted|undertaken|done) by=$1 by
  a (?:group|team) of (researchers|scientists|people|students|experts|women|men|children|volunteers)(?! (?:has|is|was)\\b)=$1
  the (?:vast |overwhelming )?majority of (the|these|those|our|their|his|her|its)=most of $1
  the (?:vast |overwhelming )?majority of (them|us|you|it|which|whom|all)=most of $1|the (?:vast |overwhelming )?majority of=most|will be able to=can|would be able to=could|continues to be=remains
  continue to be=remain|continued to be=remained|(help|helps|helped|helping) to (\\p{Ll}+)=$1 $2|half of (the|all|these|those)=half $1
  find out=learn|as a way to=to
  is made up of=comprises|are made up of=comprise|on account of=because of
  a (long|short) period of time=a $1 time|(this|that) period of time=$1 time`;

/** After these a verb is in its base form, which “can” has none of. */
const NO_CAN =
  "\\b(?:not|n't|to|will|would|may|might|must|should|do|does|did|can|could|never|who)(?: (?:still|also))? ";
const CAN_ROWS: readonly PhraseRow[] = [
  { find: '(?:do|does) not have the ability to', write: 'cannot' },
  { find: 'did not have the ability to', write: 'could not' },
  { find: `(?<!${NO_CAN})(?:has|have) the (?:ability|capability) to`, write: 'can' },
];

/** “in recent years” after one of these could belong to it: “people who work from home in recent years”. */
const RELATIVE = '\\b(?:who|that|which)\\b[^.,]*';
const WRITES = '(?:writing|calling|contacting|e-?mailing)';
const REASON_ROWS: readonly PhraseRow[] = [
  {
    find: `(?<=^)the (?:main )?reason (?:why |that )?(i am|i'm|we are|we're) (${WRITES})(?: to)?(?: you)? is (?:because|that)`,
    write: '$1 $2 because',
  },
  { find: '(?<!^)the reason why(?! (?:is|was)\\b)', write: 'why' },
  { find: '(?:am|are) of the opinion that', write: 'think' },
  { find: 'is of the opinion that', write: 'thinks' },
];

/** What “shorten” says in fewer words, beyond what “improve” does. */
export const shortForms = makeTableRule({
  id: 'shorten-phrase',
  category: 'shortening',
  gist: 'wordy',
  rows: [
    ...toRows(PAIRS),
    ...toRows(REDUNDANT),
    ...toRows(LONG_FORMS),
    ...toRows(TURNS),
    ...toRows(REPORTS),
    ...ORDINALS,
    ...NOMINAL_ROWS,
    {
      find: '(?<!way |ways |manner |time |year |years |day |days |month |extent |, )in which(?= (?:the|a|an|he|she|it|they|we|people|you)\\b)',
      write: 'where',
    },
    { find: '(?<!\\b(?:no|not) )more than(?= \\p{Sc}?\\p{N})', write: 'over' },
    { find: '(?<!\\b(?:no|not) )less than(?= \\p{Sc}?\\p{N})', write: 'under' },
    { find: 'as (?:many|much) as(?= \\p{Sc}?\\p{N})', write: 'up to' },
    // “as soon as you can”: a bound, and no point in time.
    { find: 'as soon as(?! (?:possible|\\p{L}+ (?:can|could|may|might))\\b)', write: 'once' },
    { find: '(?<=^|, )at a time when', write: 'when' },
    { find: 'as well as(?! \\p{L}+ing\\b)(?= \\p{L})', write: 'and' },
    ...CAN_ROWS,
    ...REASON_ROWS,
    { find: `(?<!${RELATIVE})in recent (?:years|months|weeks)`, write: 'recently' },
    { find: '(?:will|is going to|are going to) take place(?= (?:on|at)\\b)', write: 'will be' },
    { find: 'approximately(?= \\p{Sc}?\\p{N})', write: 'about' },
    { find: 'at some point (this|next) (week|month|year)', write: '$1 $2' },
    { find: 'the (\\p{Ll}+est) (\\p{Ll}+(?: \\p{Ll}+)?) in the world', write: "the world's $1 $2" },
    {
      find: '(?<=, )which means(?: that)?(?= (?:i|we|you|he|she|it|they|the|this|that|there|our|your|my|a|an)\\b)',
      write: 'so',
    },
    {
      find: '(?<=^)i am writing (?:this (?:email|letter|message) )?(?:in order )?to give you a (?:brief |short |quick )?(summary|overview)',
      write: 'Here is a $1',
    },
    { find: '(?<=^)i am writing to you because (i|we)', write: '$1' },
    { find: 'it is possible that there will be', write: 'there may be' },
    { find: '(?<=^)i am reaching out to you (?:with regard to|regarding|about)', write: 'This is about' },
    { find: '(is|was|be) the result of the fact that', write: '$1 because' },
    { find: 'there is going to be', write: 'there will be' },
    {
      find: "(?<=^)(?:i|we)(?:'d| would) (?:just )?like to thank you(?: very much| so much)? for",
      write: 'Thank you for',
    },
    {
      find: '(?<=^)(?:i|we) (?:just )?(?:want|wanted) to (?:quickly )?thank you(?: very much| so much)? for',
      write: 'Thank you for',
    },
    {
      find: "(i|we)(?:'m| am|'re| are) writing (?:this (?:email|letter|message) |to you )?to (confirm|request|apologi[sz]e)",
      write: '$1 $2',
    },
    { find: '(i|we) (?:just )?(want|wanted) to (?:quickly |just )(\\p{L}+)', write: '$1 $2 to $3' },
    { find: '(?<=^)it is for this reason that', write: 'That is why' },
    { find: '(?<=^)in addition to (?:that|this),', write: 'Also,' },
    { find: '(?:feel|please feel) free to (contact|call|email|write|ask|reach)', write: 'please $1' },
    {
      find: '(?<=^)i was wondering (?:if|whether) you (?:could|can|would)(?: possibly| maybe| perhaps)?(?=[^.!]*\\?)',
      write: 'Could you',
    },
    { find: '(think|believe|hope|feel|glad|happy) that(?= (?:i|we|you|he|she|they|it)\\b)', write: '$1' },
    { find: 'there (?:are|were) (many|some|several) (\\p{L}+) (?:who|that)(?= \\p{L}+)', write: '$1 $2' },
  ],
  explain: (written) => `“${written}” says it in fewer words.`,
  examples: [
    ['It has the ability to read any and all files.', 'It can read all files.'],
    ['Please feel free to call.', 'Please call.'],
    ['There are many people who agree.', 'Many people agree.'],
    ['First of all, it is late.', 'First, it is late.'],
    ['They do not have the ability to read it.', 'They cannot read it.'],
    ['It took a long period of time.', 'It took a long time.'],
    ['The majority of them agree.', 'Most of them agree.'],
    ['The reason why I am writing to you is because it is late.', 'I am writing because it is late.'],
    ['The party is going to take place on 20 June.', 'The party will be on 20 June.'],
    ['Secondly, it is late.', 'Second, it is late.'],
    ['It is the deadline for the submission of the report.', 'It is the deadline for submitting the report.'],
    ['Please answer at your earliest convenience.', 'Please answer as soon as you can.'],
    ['I hope that you like it.', 'I hope you like it.'],
  ],
  leaves: [
    'He did not say that it was late.',
    'It is the exact opposite.',
    'A period of 3 weeks.',
    'I am writing to ask whether it fits.',
    'Call as soon as we can.',
    'We wait for the delivery of the parts.',
    'We never had such a large amount of work.',
    'The reason why is not known.',
    'They have more than those who have left in recent years.',
  ],
});
