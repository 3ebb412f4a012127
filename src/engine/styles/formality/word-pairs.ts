import type { PhraseRow } from '../../rules/phrases.ts';
import { makeTableRule } from '../../rules/table-rule.ts';
import { toPatternRows, toRows } from '../table.ts';
import { withOrdinaryOpenings } from './ordinary-openings.ts';

/** “plain=formal”: either stands for the other wherever it stands. */
const BOTH = `
  mostly=primarily|roughly twice=approximately twice|lucky=fortunate
  for free=free of charge|chance to=opportunity to
  till=until|chances to=opportunities to|the rest of=the remainder of
  at the start of=at the beginning of|old people=elderly people
  labs=laboratories|exams=examinations|exam=examination|fridge=refrigerator
  boring=tedious|amazing=remarkable
  rich people=wealthy people|rich families=wealthy families|smart people=intelligent people
  a lot more=considerably more|a lot less=considerably less|a lot better=considerably better
  a lot worse=considerably worse|a lot higher=considerably higher|a lot bigger=considerably larger
  happy to=pleased to|happy with=satisfied with|scared of=afraid of|worried about=concerned about
  worried that=concerned that|badly hurt=seriously injured|badly damaged=severely damaged|badly affected=severely affected
  across the (country|city|region|world|nation|globe)=throughout the $1|all over the (country|city|region|world)=throughout the $1
  people who=individuals who
  people with=individuals with|just over=slightly over|just under=slightly under
  just before=shortly before|just after=shortly after
  these days=nowadays|everybody=everyone|anybody=anyone|somebody=someone
  row over=dispute over|row about=dispute about
  talks with=discussions with|talks between=discussions between|talks on=discussions on
  cuts in=reductions in|cuts to=reductions to|rise in=increase in|drop in=decline in|fall in=decline in
  raise money=raise funds|raising money=raising funds|raised money=raised funds`;

/** Words of everyday writing that a formal text has others for; the others have further meanings. */
const TO_FORMAL = `
  (?<!\\b(?:is|are|was|were|be|been|being|that|as|what|she|he|they) )said(?=:| \\p{L})(?! (?:to|so|yes|no|hello|goodbye|thank|sorry|nothing|something|anything|what|of|for|and|or|by|not)\\b) → stated
  (?<=\\b(?:she|he|they|who) )said(?=:| \\p{L}|[.])(?! (?:to|so|yes|no|hello|goodbye|thank|sorry|nothing|something|anything|what|of|for|and|or|by|not)\\b) → stated
  (?<!\\b(?:what|it|that|as) (?:\\p{L}+ )?)says(?= \\p{L})(?! (?:to|so|yes|no|hello|goodbye|thank|sorry|nothing|something|anything|what|of|for|and|or)\\b) → states
  saying(?= (?:that|the|it|he|she|they|there|his|her)\\b)(?! the same) → stating
  (?<=\\b(?:i|we|would|you) )really(?= (?:appreciate|value)) → greatly
  would really like → would very much like
  (thank you) so much → $1 very much
  (?<=^)sorry,? but → my apologies, but
  (?<!\\b(?:the|at|its|their|his|her|our|my|your|'s) )most(?= (?:people|adults|children|countries|households|workers|members) ) → the majority of
  more than(?= \\p{Sc}?\\p{N}) → in excess of
  around the world → throughout the world
  (questions?|concerns?|information|comments?|details?|debate|discussions?|decisions?|reports?|rules?|fears|doubts?|data|evidence|research|studies|claims|news|facts|complaints?|statements?|warnings?|views|issues?|advice) about → $1 regarding
  (asked|asks|asking) (?:if|whether)(?= \\p{L}+ ) → $1 whether
  asked(?= (?:how|why|where)\\b) → enquired
  tell (me|us|him|her|them|you) about → inform $1 about
  told (me|us|him|her|them|you) about → informed $1 about
  keep(?= (?!going|being)\\p{L}+ing\\b) → continue
  ready to → prepared to
  (what|which|this|that|any) (?:kind|sort) of → $1 type of
  (it|this|that) (does|did) not work(?=[.,?!]| (?:on|in|with|for(?! (?:me|you|us|him|her|them|everyone)\\b))\\b) → $1 $2 not function
  (?<!\\bfor )as long as(?= (?:i|you|he|she|it|we|they|the)\\b) → provided that
  a bit(?=[.,!]) → somewhat
  straight away → immediately
  by hand → manually
  all the time → constantly
  so far(?=[.,;]) → to date
  (is|was|were) (that|this|it) on purpose → $1 $2 intentional
  that is why → for this reason
  tv ads → television advertisements
  an ad(?= for\\b) → an advertisement
  (?<!\\b(?:how|as) )often(?! (?:as|than)) → frequently
  (?<!\\b(?:as|too|so|how|very) )soon(?! (?:as|enough)) → shortly
  mainly → primarily
  (?<!\\b(?:to|so|as|how|too) )quickly → rapidly
  exactly → precisely
  totally → entirely
  much (more|less|better|worse|higher|lower|larger|greater|easier|harder) → considerably $1
  a bit (more|less) → slightly $1
  (is|are|was|were) a bit(?! of\\b) → $1 somewhat
  even though → although
  (?<=[,] )though(?= \\p{L}+ ) → although
  (?<=^)though(?= ) → although
  the main(?= \\p{Ll}) → the principal
  our main(?= \\p{Ll}) → our principal
  the right (answer|way|address|number|result|order) → the correct $1
  the wrong (answer|way|address|number|result|order) → the incorrect $1
  a mistake → an error
  mistakes → errors
  (is|was|be|are|were) great(?=[.,!]) → $1 excellent
  a great (idea|job|day|weekend|result|example|success|opportunity|way) → an excellent $1
  great(?= news\\b) → excellent
  nice(?= (?:to (?:meet|hear|see)|person|people|day|weekend|lady|place)\\b) → pleasant
  (?<!\\bgood |great |big )deal(?= with (?:the|its|a|his|their|\\p{L}+ese|china|iran|russia)\\b) → agreement
  trade deal → trade agreement
  peace deal → peace agreement
  tough (decision|question|time|times|choice|choices|job|task|year|years|conditions|challenge) → difficult $1
  huge (number|amount|increase|rise|difference|impact|problem|success|challenge|demand|interest|gap|cost|costs|sum|sums) → substantial $1
  big (rise|increase|difference|change|changes|gap|drop|part|impact) → significant $1
  (?<!\\b(?:how|what|where|when|why|who|which|or|long) )can you(?= (?:please|tell|show|send|give|explain|post|add|share|provide|help|clarify|describe|include|check|edit|confirm|call|bring|elaborate|rephrase|reword|look at|define|upload|paste|try|verify|specify|point|suggest|recommend|name|cite|draw|narrow|expand|link|write|join|attend|come|return|reply|respond|sign|review|state|summari[sz]e|print|outline|update|send|make|let)\\b) → could you
  (?<!\\b(?:how|what|where|when|why|who|which) )could you(?= (?:tell|show|send|give|explain|post|add|share|provide|help|clarify|describe|include|check|define|elaborate|rephrase|specify|upload|paste|verify|suggest|recommend|edit|state|confirm|expand|point|cite|summari[sz]e|print|outline|update|send|review|rewrite|try)\\b(?![^.?!]*\\bplease\\b)[^.!]*\\?) → could you please
  if you have any → should you have any
  if you need any → should you require any
  if you need(?= (?:help|more|further)\\b) → should you require
  (know|unsure|unclear|wonder|wonders|wondered|wondering|asked|asks|asking) if(?!(?<=\\blet (?:me|us) know if) you (?:want|would|wish|need|have|require|notice|find|encounter|run|get|see|come|hear|think of)\\b)(?= (?:i|you|he|she|it|we|they|the|there|this|that)\\b) → $1 whether
  the help of → the assistance of
  for help(?=[.,?]) → for assistance
  (has|have|had) got(?! (?:to|\\p{L}+er)\\b) → $1
  (?<=\\b(?:is|are|was|were) )sure(?= (?:that|of|about)) → certain
  i am sure → I am certain
  (?<=\\b(?:times|once|twice) )a (day|week|month|year) → per $1
  built(?= (?:in|by|on|near) ) → constructed
  (?<=^)anyway, → in any case,
  inside(?= (?:the|a|an|its|their|his|her)\\b) → within
  look at(?= (?:the|this|these|those) (?:data|figures|problem|issue|question|evidence|results|options|draft|details|numbers|proposal|code)\\b) → examine
  too much (money|time|work|water|power|noise|information) → an excessive amount of $1
  one of the biggest → one of the largest
  as well\\. → in addition.`;

/** Words of careful writing that speech has others for. */
const TO_CASUAL = `
  (?<=\\b(?:i|we) )shall → will
  composed of → made up of
  (?<!\\b(?:how|what|where|when|why|who|which) )could you(?= \\p{L}[^.!]*\\?) → can you
  (?<=^)as well as → besides
  (?<=^)however,(?= \\p{L}) → but
  in excess of → over
  prepared to → ready to
  (what|which|this|that|any) type of → $1 kind of
  (?<=\\p{L}{4} )which(?= (?:is|are|was|were|has|have|had|will|would|can|could|\\p{Ll}+s)\\b) → that
  in a bid to → to try to
  in an attempt to → to try to
  (?<!\\b(?:not|or) )possibly(?! (?:can|could)\\b) → maybe
  (?<=^)unfortunately, → sadly,
  in the hope of(?! \\p{L}+ing\\b) → hoping for
  provided that → as long as
  (?<=\\b(?:is|are|was|were|be) )(?:simple|straightforward)(?=[.,]) → easy
  frequently → often
  rapidly → quickly
  precisely → exactly
  completely → totally
  entirely → totally
  shortly (after|before) → just $1
  (?<!\\bonce )upon → on
  amongst → among
  (?<!\\b(?:not|the|an?|his|her|my|our|their|its|your) )only(?= \\p{N}|(?: (?:two|three|four|five|six|a few|a handful)\\b)) → just
  (country|place|city|town|area|room|case|situation|world|region|house|school|building) in which → $1 where
  the way in which → the way
  the extent to which → how far
  in addition to → on top of
  due to the → because of the
  in addition → on top of that
  (knows?|knew|unsure|wonder|wonders|wondered|wondering|asked|asks|asking|see|check) whether(?! or\\b)(?![^.?!]* or not) → $1 if
  (is|are|was|were|be) (?:acceptable|satisfactory) → $1 OK
  incorrect → wrong
  correct answer → right answer
  correct way → right way
  numerous(?= \\p{Ll}+s\\b) → lots of
  examination → exam
  examinations → exams
  laboratory → lab
  laboratories → labs
  advertisements → ads
  approximately → about
  roughly(?= \\p{N}) → about
  a large amount of → a lot of
  a great deal of → a lot of
  (is|are) (?:able) to → can
  (?<=^)yes, → yeah,
  (i|you|we|they) want to → $1 wanna
  (?<=\\b(?:i|you|we|they) )must(?= (?!be\\b|have\\b|not\\b)\\p{Ll}) → have to
  (?<=\\b(?:i|we) )may(?= (?!not\\b)\\p{Ll}) → might
  agreement with → deal with
  discussions with → talks with
  intelligent → smart
  persons → people
  assistance → help
  opportunity to → chance to
  opportunities to → chances to
  principal reason → main reason
  everyone → everybody
  anyone → anybody
  someone → somebody
  regarding → about
  concerned about → worried about
  somewhat → a bit
  slightly → a bit
  considerably → a lot
  at present → right now
  at the moment → right now
  afraid of → scared of
  angry at → mad at
  angry about → mad about
  angry with → mad at
  (?<=\\b(?:is|are|was|were|am) )very(?= \\p{Ll}{4,}) → really
  mathematics → maths
  bicycles → bikes
  motorcycle → motorbike
  aeroplane → plane
  aeroplanes → planes`;

const asCasual = ({ find, write }: PhraseRow): PhraseRow =>
  find.includes('$1') || find.includes('(') ? { find, write } : { find: write, write: find };

/** A possessive, as in “TV's”, is another word. */
const whole = ({ find, write }: PhraseRow): PhraseRow => ({ find: `${find}(?!')`, write });

const both = toRows(BOTH);

/** Words of careful writing for those of every day. */
export const formalPairs = withOrdinaryOpenings(
  makeTableRule({
    id: 'formal-pair',
    category: 'tone',
    gist: 'formal word',
    rows: [...both, ...toPatternRows(TO_FORMAL)].map(whole),
    explain: (written) => `A more formal text says “${written.trim()}”.`,
    examples: [
      [
        'He often made mistakes. She was happy to help.',
        'He frequently made errors. She was pleased to help.',
      ],
      ['Even though it rained, we had much more fun.', 'Although it rained, we had considerably more fun.'],
    ],
    leaves: [
      'Let me know if you need it.',
      'How often is it?',
      'As soon as he came, we left.',
      'He got to go.',
    ],
  }),
);

/** Words of every day for those of careful writing. */
export const casualPairs = withOrdinaryOpenings(
  makeTableRule({
    id: 'casual-pair',
    category: 'tone',
    gist: 'everyday word',
    rows: [...both.filter(({ find }) => !find.includes('(')).map(asCasual), ...toPatternRows(TO_CASUAL)].map(
      whole,
    ),
    explain: (written) => `In everyday English one says “${written.trim()}”.`,
    examples: [['It frequently rains. She was pleased to help.', 'It often rains. She was happy to help.']],
    leaves: ['Not only two came.', 'The only two came.', 'I may not go.'],
  }),
);
