import type { PhraseRow } from '../../rules/phrases.ts';
import { toRows } from '../table.ts';

/** After these a plural with “many” is counted, compared or one of something. */
export const NOT_COUNTED =
  '(?<!\\b(?:how|so|too|as|not|very|of|the|these|those|our|their|his|her|your|my|a|great|good|that) )';

/** Of what is denied there are not many: “does not get many days off”. */
export const NOT_DENIED = "(?<!(?:\\bnot|\\bnever|n't) \\p{L}+ )";

/** Plain words of everyday writing and what a formal text says for them, in all their forms. */
export const FORMAL_EVERYDAY: readonly PhraseRow[] = [
  ...toRows(`
    tries to=attempts to|tried to=attempted to|trying to=attempting to|wants to=wishes to|wanted to=wished to
    starts to=begins to|started to=began to|starting to=beginning to|maybe=perhaps|at first=initially
    in the end=ultimately|bigger=larger|biggest=largest|the whole (\\p{Ll}+)=the entire $1
    most of the=the majority of the|making sure that=ensuring that|makes sure that=ensures that|make sure that=ensure that|made sure that=ensured that
    got worse=deteriorated|getting worse=deteriorating|get worse=deteriorate
    shows (that|how|why|what)=demonstrates $1|showed (that|how|why|what)=demonstrated $1|shown (that|how|why|what)=demonstrated $1
    show (that|how|why|what)=demonstrate $1|keeps (\\p{L}+ing)=continues $1|kept (\\p{L}+ing)=continued $1
    dad=father|mum=mother|mom=mother|photo=photograph|photos=photographs|bike=bicycle|bikes=bicycles
    (?<!(?:hey|hi|hello|dear|yo) )boss=manager|bosses=managers|cheap=inexpensive|worked out (how|why|what|that)=determined $1
    ask about=enquire about|asked about=enquired about|asking about=enquiring about|because of=owing to
    thinks (that|the|it|he|she|they|we)=believes $1|(i|we|you|they) think (that|the|it|he|she|they|we)=$1 believe $2
    (?<!(?:can|cannot|can't|not) )deal with (the|this|that|these|those|a|an|it|them)=address $1|dealing with (the|this|that|these|those|a|an|it|them)=addressing $1
    like these=such as these|(is|are) now (\\p{L}+ing)=$1 currently $2
    (before|after|when|while) starting=$1 commencing|let (me|us) know (?:if|whether) (it|he|she|they|the|this|that)=inform $1 whether $2|let (me|us) know (what|when|how|why)=inform $1 of $2`),
  {
    find: `${NOT_COUNTED}${NOT_DENIED}many (?!of|a|who|thanks|are|were|have|more|other)(\\p{Ll}+s)`,
    write: 'numerous $1',
  },
  {
    find: 'big(?! (?:in|spender|business|man|girl|boy|finding|problem|question|issue|challenge|fan|news|part|role|mistake|decision|idea|plan|plans|step|star|hit|success|winner|event|year|moment|move|fear|risk|deal|brother|bang|data|apple|time|screen|picture|day|names?|thing)\\b)(?= \\p{Ll})',
    write: 'large',
  },
  { find: '(?:about|around)(?= \\p{Sc}?\\p{N})', write: 'approximately' },
  { find: '(?<!\\b(?:quite|only|just|very|so) )a few(?= \\p{Ll}+s\\b)', write: 'several' },
  {
    find: '(?:a lot|lots) of (?!love\\b|you\\b|us\\b|them\\b|it\\b|that\\b|this\\b|my\\b|our\\b|the\\b|stuff\\b|\\p{Ll}+s\\b|people\\b|children\\b)(\\p{Ll}+)',
    write: 'a great deal of $1',
  },
  {
    find: "(?<=(?<!\\b(?:do|did|will|would|should|could|can|may|might|must|shall|n't) )\\b(?:i|we|you|they) )have to(?! (?:do|say) with)",
    write: 'must',
  },
  { find: '(?<=\\b(?:he|she|it) )has to(?! (?:do|say) with)', write: 'must' },
  { find: '(is|are|was|were|be) hard(?=[.,])', write: '$1 difficult' },
  {
    find: "(?<=(?:\\b(?:is|are|was|were|be|been|being|it|that|so|very|too|find|found|quite|really|more|seems?|how|looks?|not|pretty)|'s|'re|n't) )hard to",
    write: 'difficult to',
  },
  {
    find: 'make sure(?= (?:the|a|an|you|we|they|it|he|she|i|your|our|their|all|there|this|these|no|nothing|everything|everyone)\\b)',
    write: 'ensure',
  },
  { find: 'said(?= (?:that|the|it|he|she|they|we|there|his|her|their|in a)\\b)', write: 'stated' },
  { find: 'says(?= (?:that|the|it|he|she|they|we|there|his|her|their)\\b)', write: 'states' },
  { find: '(?<=["”] (?:\\p{L}+ ){0,3})said(?=[.,]| \\p{Lu})', write: 'stated' },
  { find: '(?<=["”] )says(?= \\p{Lu})', write: 'states' },
];

/** Words of careful writing and what one says for them in a relaxed tone. */
export const RELAXED_EVERYDAY: readonly PhraseRow[] = [
  ...toRows(`
    wish to=want to|wishes to=wants to|wished to=wanted to|begins to=starts to|began to=started to|beginning to=starting to
    perhaps=maybe|extremely=really|larger=bigger|largest=biggest|difficult=tough|individuals=people
    telephone=phone|photograph=photo|photographs=photos|television set=telly|several (\\p{Ll}+s)=a few $1|father=dad
    provide (a|an|more|some|the)=give $1|provides (a|an|more|some|the)=gives $1|provided (a|an|more|some)=gave $1
    a great deal of=lots of|the entire (\\p{Ll}+)=the whole $1|demonstrates that=shows that|demonstrated that=showed that
    initially=at first|ultimately=in the end|assistance=help|residents=locals|stated that=said that|states that=says that
    increased by=went up by|discovered (that|how|why)=found out $1|ensure that=make sure|ensures that=makes sure
    ensure (the|a|an|you|we|they|it)=make sure $1|such as=like|a number of=a few|attempting to=trying to|attempts to=tries to
    immense=huge|enormous=huge|intelligent=smart|numerous=lots of`),
  { find: 'large(?= \\p{Ll})(?! (?:number|amount|scale|part|majority|proportion)s?\\b)', write: 'big' },
  { find: '(?<!even )although', write: 'though' },
  {
    find: "(?<!\\b(?:not|the|this|that|n't|their|his|her|my|our|your|its) )very(?= \\p{Ll})(?! (?:much|few|little|many|same|first|last|own|well)\\b)",
    write: 'really',
  },
  { find: '(?<=\\b(?:a|the|this|that|young|old) )man(?! (?:of|in|and|made|hours?)\\b)', write: 'guy' },
];
