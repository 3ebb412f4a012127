/**
 * Set expressions that are written one way. `find` is the source of a regular expression between word borders, case
 * aside; the groups of `find` are written by `$1`. Nothing that a row writes may be found by a row again.
 */
export interface PhraseRow {
  find: string;
  write: string;
  /** One sentence; by default that the expression is written so. */
  reason?: string;
}

/** “to” that a verb does not take, “of” for “on”: the preposition belongs to the word before it. */
export const PREPOSITION_ROWS: readonly PhraseRow[] = [
  { find: 'despite of', write: 'despite' },
  { find: '(discuss|discussed|discussing|discusses) about', write: '$1' },
  { find: '(mention|mentioned|mentions|mentioning) about', write: '$1' },
  { find: '(depend|depends|depended) (?:of|in)', write: '$1 on' },
  { find: 'depending of', write: 'depending on' },
  { find: 'dependent of', write: 'dependent on' },
  { find: 'different with', write: 'different from' },
  { find: '(consist|consists|consisted) in(?= (?:a|an|the|two|three|many|several))', write: '$1 of' },
  { find: '(concentrate|concentrates|concentrated|concentrating) in', write: '$1 on' },
  {
    find: '(focus|focuses|focused|focusing) in(?= (?:the|a|an|this|that|these|those|my|our|their|his|her|what|how))',
    write: '$1 on',
  },
  { find: 'good in(?= \\p{L}+ing\\b)', write: 'good at' },
  { find: '(suffer|suffers|suffered|suffering) of', write: '$1 from' },
  { find: 'marry with', write: 'marry' },
  { find: 'responsible of', write: 'responsible for' },
  { find: 'capable to (do|make|be)', write: 'able to $1' },
  { find: 'reason of(?= (?:this|that))', write: 'reason for' },
  { find: '(contribute|contributes|contributed) for', write: '$1 to' },
  { find: 'interested (?:on|about|to)(?= (?:the|a|this|my|their|his|her)\\b)', write: 'interested in' },
  { find: '(explain|explained|explains) (me|us|them)', write: '$1 to $2' },
  { find: '(emphasi[sz]e|emphasi[sz]es|emphasi[sz]ed) on', write: '$1' },
  { find: '(reach|reaches|reached) to(?= (?:the|a|my|our|their|his|her)\\b)', write: '$1' },
  { find: 'besides of', write: 'besides' },
  { find: '(arrive|arrived|arrives) to', write: '$1 at' },
  { find: '(participate|participated|participates|participating) to', write: '$1 in' },
  {
    find: '(afraid|ashamed|proud|aware) (?:about|from)(?= (?:the|a|my|our|their|his|her|this|that)\\b)',
    write: '$1 of',
  },
  { find: '(cast|casts|cast a|casts a) doubt in', write: '$1 doubt on' },
  {
    find: '(?:in|at)(?= (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\\b)',
    write: 'on',
  },
  {
    find: '(agree|agrees|agreed|disagree) to(?= (?:the|this|that) (?:statement|opinion|idea|view)\\b)',
    write: '$1 with',
  },
  { find: '(look|looks|looked|looking) forward to hear', write: '$1 forward to hearing' },
  { find: '(look|looks|looked|looking) forward to see', write: '$1 forward to seeing' },
  { find: '(look|looks|looked|looking) forward to meet', write: '$1 forward to meeting' },
  { find: '(look|looks|looked|looking) forward to work', write: '$1 forward to working' },
  { find: 'between you and i', write: 'between you and me' },
  { find: 'according with', write: 'according to' },
  { find: 'independent from', write: 'independent of' },
  { find: '(prefer|preferred|prefers) (\\p{L}+) than(?! (?:to|ever))', write: '$1 $2 to' },
];

export const EXPRESSION_ROWS: readonly PhraseRow[] = [
  { find: 'in nowadays', write: 'nowadays' },
  { find: '(?:now a days|now days|now-a-days)', write: 'nowadays' },
  { find: 'on the other side(?=,)', write: 'on the other hand' },
  { find: '(?:in (?:the )?other hand|on other hand)', write: 'on the other hand' },
  { find: 'in (?:the )?one hand', write: 'on the one hand' },
  { find: 'according to me', write: 'in my opinion' },
  { find: 'in my point of view', write: 'from my point of view' },
  { find: 'for my opinion', write: 'in my opinion' },
  { find: 'as result', write: 'as a result' },
  { find: '(?:in the same time|in same time|at same time)', write: 'at the same time' },
  { find: 'in other word', write: 'in other words' },
  { find: 'in past(?= *[,.]|$)', write: 'in the past' },
  { find: 'all over world', write: 'all over the world' },
  { find: 'in world(?= *[.,;]|$)', write: 'in the world' },
  { find: '(?:in the internet|by internet|in internet)', write: 'on the internet' },
  {
    find: '(?<!(?:a|whole|the|awful|that|this|one|each|every|first|second|another) )lot of',
    write: 'a lot of',
  },
  { find: 'a lots of', write: 'a lot of' },
  { find: 'alot', write: 'a lot' },
  { find: 'every one(?! (?:of|is|was))', write: 'everyone' },
  { find: 'for long time', write: 'for a long time' },
  { find: "each others(?!['’])", write: 'each other' },
  { find: 'eventhough', write: 'even though' },
  { find: 'infact', write: 'in fact' },
  { find: 'aswell', write: 'as well' },
  { find: 'inorder', write: 'in order' },
  { find: 'atleast', write: 'at least' },
  { find: '(could|should|would|must|might) of(?! (?:course|the|a|my|his|her|our|their))', write: '$1 have' },
  { find: 'apart of(?= (?:the|a|our|my|their|this|it))', write: 'a part of' },
  { find: 'the both', write: 'both' },
  { find: 'all of sudden', write: 'all of a sudden' },
  {
    find: '(?<!(?:the|a|vast|great|overwhelming|large|clear|his|their|small|slim|absolute) )majority of',
    write: 'the majority of',
  },
  {
    find: '(?<!(?:a|the|last|past|these|those|very) )few (years|days|months|weeks) ago',
    write: 'a few $1 ago',
  },
  { find: "people['’]s life", write: "people's lives" },
  { find: '(?:one|the) reason why is that', write: 'the reason is that' },
  {
    find: 'much more (easier|better|bigger|faster|cheaper|higher|lower|worse|safer|larger|smaller)',
    write: 'much $1',
  },
  { find: 'beside this', write: 'besides this' },
  { find: 'thanks for(?= (?:the )?(?:technology|internet))', write: 'thanks to' },
  { find: 'i am agree', write: 'I agree' },
  { find: '(am|is|are|was|were) agree', write: 'agree' },
  { find: 'i am disagree', write: 'I disagree' },
  { find: 'most of people', write: 'most people' },
  { find: 'almost of the', write: 'almost all of the' },
  { find: 'the most people', write: 'most people' },
  { find: 'every(?: )?bodies', write: 'everybody' },
  { find: 'a big amount of', write: 'a large amount of' },
  { find: 'no matter (?:of )?how', write: 'no matter how' },
  { find: 'point of views', write: 'points of view' },
  { find: 'in conclude', write: 'in conclusion' },
  { find: 'as conclusion', write: 'in conclusion' },
  { find: 'for conclude', write: 'to conclude' },
  { find: 'for summarize', write: 'to summarize' },
];
