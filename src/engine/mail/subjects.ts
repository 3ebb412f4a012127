import { MONTH, WEEKDAY } from './dates.ts';
import { PERSON, ROLE } from './somebody.ts';
import type { SpokenOf } from './spoken-of.ts';

/** The subjects that notes leave out: what a clause begins with tells who or what it speaks of. */

const PRONOUN = '(?:you|your|his|their|he|she|they|it|we|the|i|I|my|our|this|that|there)';
const OBJECT =
  '(?=(?:the|an?|(?:about )?half|my|our|your|his|her|it|you|him|them|her|me|us|something|this|that|these|another|some|everything|nothing|(?:only )?(?:two|three|four|\\d+)(?! ?(?:[-–:]|st\\b|nd\\b|rd\\b|th\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|years?|months?|weeks?|days?|hours?|h\\b|min(?:ute)?s?\\b|sec(?:ond)?s?\\b|times?|euros?|percent|%)))\\b)(?!.*\\bwrong\\b)';
/** “made him sick”: something did. */
const MADE_SO = '(?:him|her|me|us|them) (?!an?\\b|the\\b|some\\b|my\\b)\\p{Ll}';
/** What is done to people as well as by them: “offered a job”. */
const GIVEN = '(?:quot|offer|promis|charg|bill|grant|award|assign|refus|deni|ask|allow|invit|fin|owe)ed';
/** Said of the writer only. */
const STATE_THEN =
  '(?:in (?:hospital|bed|a meeting|court|(?:the )?(?:er|a&e|emergency room|hospital))|off (?:sick|work|ill)|off(?= (?:all|the whole|for|until|since|last|yesterday)\\b)|stuck|sick|ill|away|busy|abroad|on (?:holiday|vacation|leave|sick leave|a business trip)|tired|stressed|exhausted|upset|told|charged|asked|wondering|hoping|thinking|so sorry)';
const BEEN =
  'been (?:(?:letting|using|having|taking|giving|getting|keeping|putting|doing) (?:it|him|her|them|the|my|our|an?)|away|busy|ill|sick|swamped|told|promised|waiting|trying|looking|hoping|thinking|travell?ing|wondering|meaning)\\b';
const ADVERB = '(?:(?:really|just|already|also|finally|only|still|even|now) )?';
const STATE_OF_WRITER =
  '(?:still |also |already |very |really |fully |not )*(?:interested|keen|busy|tied up|unable|waiting|looking)|(?:sick|ill)(?= *$| (?:today|since|with|and|again|this|at|until)\\b)|looking forward|taking (?=(?:\\d+|a|two|three|four|five) (?:days?|weeks?))|not (?!working|opening|closing|starting|moving|charging|responding|loading|heating|happening|running|going|being|having|during|including)\\p{L}{2,}ing(?= (?:this|next|today|tomorrow|tonight|until|anything|anyone|anybody|any|before|for|at|on|in|the|it|an?|any|to|by|well|good|great)\\b|$)|swamped|working (?=(?:that|on|this|late|from home|all|until|both)\\b)|coming (?=(?:by|alone|straight|too)\\b)|writing|travell?ing|running (?:late|low|out)|waiting|attaching|hoping|planning|thinking|applying|moving(?= (?:to|out|house|in|away)\\b)|arriving(?= (?:late|early|around|about|at|on|by)\\b)|leaving(?= (?:early|late|on|at|for|today|tomorrow)\\b)|(?:flying|driving|staying|getting) (?!it\\b|them\\b)(?=\\p{L})|having (?=an? |some |our |my )|out of (?:the )?office|on (?:holiday|vacation|leave|parental leave|sick leave|a business trip)|(?:at )?home(?= (?:after|before|until|from|by|all|between) )|away|unable|unwell|(?:too|very|really|so|quite|pretty) (?:busy|tired|stressed|ill|sick)|(?:restarting|collecting|keeping|cancelling|renewing|joining|returning|driving) (?=\\p{L}|\\d)|picking (?=\\p{L}+ )|putting (?:up|together) \\p{L}+|happy (?:to|with|for)|grateful|glad|excited|(?:mad|angry|upset|cross|worried)\\b(?! (?:customers?|people))|afraid|not sure|able|ready|(?:very |so |really )sorry';

/** What nobody is asked not to do: “don't cook” is said to the reader, “don't eat meat” of the writer. */
const OF_STATE =
  'really|want|need|know|think|like|love|agree|mind|smoke|have|see|understand|remember|recall|feel|eat|drink|drive|speak|own|believe|expect|care|trust|live|work|wish|get|recommend|accept|even|yet|plan|hope';

/** What takes the place of words that leave out their subject, and its own. */
const IN_PLACE: Readonly<Record<string, readonly string[]>> = {
  'I can do it': ['can do$'],
  'I asked the': [
    `asked(?= (?:${PERSON}|${ROLE}|hotel|shop|store|bank|garage|surgery|pharmacy|library|venue)\\b)`,
  ],
  'I will be back': [
    'back(?!.* please$)(?= (?:on (?!my\\b|your\\b|his\\b|her\\b)|by|in|next|tomorrow|after|at|from)\\b)',
  ],
  'I have been back ': ['back (?=(?:at|in|to) (?:work|school|the office) since\\b)'],
  'I am on sick leave': ['sick leave(?= (?:today|tomorrow|this week|until|since|from)\\b)'],
  'I need it': ['need(?= (?:before|by)\\b)'],
  'It has been ': [
    'been (?=(?:a|such a) pleasure|great|lovely|wonderful|fun|an honour|a joy)',
    'been (?=an? (?:\\p{Ll}+ )?(?:day|week|month|year|time|while|nightmare|struggle|rush)\\b)',
  ],
  'I already have': ['already got(?= (?:plans|something|an?|one|other)\\b)'],
  'I have': [
    'got(?= (?:(?:room|space|time|plans|choir|work|school|class|classes|training|practice|football|yoga|visitors|guests|family)(?: (?:on|for|that|then|tonight)\\b|$)|(?:my|our) \\p{L}+(?:.?s)? (?:birthday|wedding|party|graduation|concert|match|exam|interview|appointment|anniversary|funeral|play)\\b|a (?:meeting|class|cold|headache)\\b))',
    'got(?= (?:no|enough|plenty|lots|loads|too (?:much|many))\\b)',
  ],
  'I still have': ['still got(?= (?:it|them|some|one|the|my|two|three|\\d))'],
  'I have got': ['got(?= (?:the|my|our) (?:kids|children|baby|grandchildren|girls|boys|grandkids)\\b)'],
  'I have got ': [
    `got (?=(?:about |around )?(?:some|an?|two|three|\\d+|${WEEKDAY})\\b(?! (?:letter|call|e-?mail|text|message|parcel|reply|quote|fine|bill|refund|new)\\b)(?!.*\\b(?:yesterday|ago|last|today|back|from|it|them)\\b))`,
  ],
  'I bought it ': [
    'bought (?=(?:on|from|at|last|yesterday|(?:two|three|four|\\d+) (?:days|weeks|months))\\b)',
  ],
  'I bought it on ': [`bought (?=(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})?(?:$|[,.]))`],
  'I ordered it ': ['ordered (?=(?:\\d+|two|three|an?) (?:days?|weeks?|months?) ago\\b)'],
  'I would like': ['want(?= )'],
  'I am looking forward to it': ['looking forward$'],
  'I am already booked': [
    '(?:already |fully )?booked(?= (?:that|this) (?:week|day|weekend|evening|month|morning)\\b|$)',
  ],
  'I would love to': [
    'love to(?= (?!(?:dad|mum|mom|all|every\\p{L}*|you|your|the|him|her|them|both)\\b)\\p{Ll}|$)',
  ],
  'I am a bit ': [
    '(?:a )?bit (?=(?:annoyed|tired|worried|upset|disappointed|confused|surprised|stressed|unsure|busy|poorly)\\b)',
  ],
  'There is a bit of': ['(?:a )?bit of(?= )'],
  'I look forward to hearing from you': ['looking forward to hear(?:ing)? from (?:him|her|them|you)'],
  'sorry I have ': ['sorry,? (?=been (?!to\\b)\\p{L})'],
  'sorry, I ': [
    "sorry,? (?=(?:am|(?:should|could|would)(?:'ve| have)|was(?! (?:my|our) )|can't|cannot|won't|have|had|need|must|couldn't|didn't|forgot|missed)\\b)",
  ],
};
/** What is set before words that begin so: first of things and of others, then of whoever writes. */
const BEFORE: Readonly<Record<string, readonly string[]>> = {
  'This is the ': ['(?:first|second|third|fourth|fifth) time (?:i|we|that|this|since|in)\\b'],
  'I have a ': ['(?:bad )?(?:headache|migraine|fever|toothache|backache|sore throat|stomach ache|flu)$'],
  'There has been ': [
    'no (?:increase|rise|update|news|progress|answer|reply|response|sign|word)\\b.* (?:since|for)\\b',
  ],
  'There is ': [
    'no (?:rehearsal|training|practice|class|lesson|school|meeting|service|match|game) (?:next|this|on|today|tomorrow|tonight)\\b',
    'no (?:need|answer|reply|response|change|hot water|heating|electricity|internet|time)\\b(?! please)',
    'no (?!not\\b|idea\\b|problem\\b|worries\\b|rush\\b|hurry\\b|chance\\b|way\\b|thanks\\b|more\\b|longer\\b|good\\b|one\\b|doubt\\b|\\p{L}+s )\\p{Ll}{3,} (?:for (?:the|a|this|my|our)|in (?:the|my|our)|on (?:the|my|our)|at (?:the|my|our)|but|so|until|today|tomorrow|yet)\\b(?!.* please)',
  ],
  'I will ': ['pick you up\\b'],
  'It ': [
    '(?:sounds|looks|seems) like (?!you\\b|we\\b|i\\b)\\p{L}',
    '(?:was|is) (?:due|meant to|supposed to)\\b|stopped (?:working|charging|heating|responding)\\b',
    "won't happen again\\b",
    'takes (?:about |around |only )?(?:\\d|an?\\b|one\\b|two\\b|three\\b)',
    '(?:should|will|might) be (?:here\\b|(?:finished|over|done) by\\b)',
    'was (?:so |really |very )?(?:great|lovely|nice|good|fun|a pleasure|wonderful) (?:to|meeting|seeing|talking|speaking|catching)\\b',
    '(?:fits|tastes|smells) (?:so |really |very )?(?:perfect|great|good|lovely|fine|well|nice|amazing|perfectly|brilliant)\\b',
    "won't (?:spin|start|turn on|open|close|charge|print|load|connect|drain|heat|stop|switch|boot|flush|lock|shut|fit|go in)\\b",
    'means (?:a lot|so much|the world)\\b',
    'was (?:my|our) \\p{L}+',
    'went (?:ok|okay|well|fine|great|badly|alright|smoothly)\\b',
  ],
  'It is ': [
    'getting (?:worse|bigger|louder|hotter|colder)\\b',
    'still (?:available|for sale|valid|in stock|up for sale)(?:$|[ ,.])',
    'too (?:expensive|small|big|far|dear|heavy|slow|long|short)\\b',
  ],
  'That ': ['(?:takes|brings) us to\\b'],
  'You ': ["don't need to (?:be (?:in|there|home)|bring|pay|worry|do)\\b"],
  'We are ': [
    'both (?:coming|going|joining|attending|free|available|fine|well|happy|keen|looking forward)\\b',
  ],
  'We ': ['must (?:go (?:for|out)|meet|catch up|get together|have (?:an?|lunch|dinner|coffee)) ?'],
  'I have ': [
    '\\d+ years(?: of)? experience\\b',
    'already (?:picked|ordered|booked|paid|sent|told|emailed|called|asked|done|bought|tried|signed|spoken)\\b(?! (?:by|up)\\b|$)',
    'not (?:decided|heard|seen|tried|spoken|checked|looked|met|managed)\\b',
    'taken (?:another|an?|on|up) ',
    `${BEEN}`,
    'been (?:here|there|with|in|at|on|off|a) (?!repair|repl)',
  ],
  'I am ': [
    '(?:very |so |really )+(?:pleased|happy|grateful)$',
    '(?:still |also )?free (?:on |this |next |all |any|after|before|until|tomorrow|tonight|today|at |\\p{L}+day\\b)',
    'still coming (?:to|on|over|round|along|with)\\b',
    'going (?:with|for|ahead)\\b',
    '(?:fully )?booked (?:on(?:to)? the|in for|up|until|till)\\b',
    '(?:already|also) (?:away|out|busy|abroad|committed|taken)\\b',
    '(?:studying|training|renting|volunteering|living) (?!is\\b|costs?\\b|for\\b)\\p{L}',
    'coming (?:to (?:visit|see|stay|help|watch)|tomorrow|today|tonight)\\b',
    'feeling (?:much |a bit |lots )?(?:better|ill|unwell|poorly|rough|sick)\\b',
    'off (?:from |on |the |\\d)',
    'bringing (?!you)\\p{Ll}',
    'going to (?!the\\b|my\\b|our\\b|school\\b|work\\b|bed\\b|be\\b)\\p{Ll}{2,}',
    '(?:so |very |really )*(?:proud of|happy for|pleased (?:with|to|that)|thrilled|delighted|relieved)\\b',
    '(?:returning|cancelling|withdrawing|selling|contacting|enclosing|bringing|calling|asking|closing|moving|changing|resigning|sending|handing|giving) (?:his|her|their|the|in |from |my|our|an?|you|it|them|for|about|because)\\b',
    `(?:${STATE_OF_WRITER})\\b`,
    '(?:going|dropping|picking|popping|sending|taking|putting|getting|coming|heading|working|trying|waiting) (?:off|out|round|over|back|up|down|it|them|him|her|you)\\b',
  ],
  'I ': [
    '(?:still|also) have (?!to be\\b)',
    '(?:remember (?:you|him|her|them)|love (?!to\\b|you\\b|from\\b)\\p{Ll}{3,}) ?',
    '(?:hurt|broke|twisted|sprained|pulled|cut|burnt|burned) my\\b',
    'ordered (?!by\\b|from\\b|for\\b|in\\b|on\\b|to\\b|online\\b|last\\b|yesterday\\b)\\p{Ll}+ \\p{Ll}',
    'paid (?=(?:on \\d|by (?:card|bank|cash|cheque|transfer|direct))\\b)',
    'read (?:it|them|that|this) (?=last|yesterday|this|on\\b)',
    'might be (?:a bit |a little |\\d+ minutes |(?:five|ten|fifteen|twenty) minutes )?late\\b',
    'should (?:have|get) (?:it|them|the|an?|that|something|everything|more)\\b',
    'no longer (?:use|need|want|live|work|have|drive|play|go|see)\\b',
    'appreciate (?:it|your|you \\p{L}+ing)\\b',
    'have (?:my|our) ',
    '(?!arrived|delivered|ended|expired|happened|started|opened|closed|failed|crashed|stopped working)\\p{L}{2,}ed (?!\\d|from\\b|by\\b|in\\b|on\\b|at\\b|to\\b|for\\b|with\\b)\\p{Ll}+ .*\\b(?:ago|yesterday|last (?:week|month|year|night)|this morning)\\b',
    'must (?:return|pay|thank|say|admit|confess|dash|go(?! (?:for|out)\\b))',
    '(?:worked|studied|lived|volunteered|trained|graduated) (?:in|at|as|for|with|from) (?!us\\b|me\\b)\\p{L}',
    'accept (?:the|your|this) (?:job|offer|post|position|role|invitation|terms|quote)\\b',
    'gave (?:\\p{Ll}+ ){1,2}(?:back )?to (?!me\\b|us\\b)\\p{L}',
    'lost (?:\\p{Ll}+ )?(?:receipt|ticket|key|keys|card|phone|password|form|invoice|letter)\\b',
    '(?:wrote|spoke|talked) (?:to|with) (?!us\\b|me\\b)\\p{L}',
    'checked (?:both|all|it|them)\\b',
    'asked (?=(?:mr|mrs|ms|dr|miss)\\b)',
    '(?:(?:re)?tested|checked|emailed|phoned) (?!by\\b|in\\b|on\\b|at\\b)\\p{Ll}+ (?:on|in|to|for|with|at|from|and|this|last|yesterday|today)\\b',
    'never (?:went|got|had|heard|received|saw|used|asked|agreed|signed|ordered)\\b',
    '(?:still|also|really) want ',
    '(?:like|love|hate) (?:it|them|this|that)\\b',
    'already (?:rang|went|wrote|gave|took|saw|did|came|bought|made)\\b',
    '(?:knew|wanted to|wondered|thought) (?!of\\b)',
    '(?:have experience|owe (?:you|him|her|them|one|a)|(?:really |very much )?enjoyed|tried (?!by\\b))\\b',
    '(?:hope|guess|assume|believe|wish|think(?! (?:about|of|again|twice|it over)\\b)) ',
    `${ADVERB}(?!need|want|${GIVEN}|deliver)\\p{L}+[^e]ed ${OBJECT}`,
    `${ADVERB}(?:brought|bought|paid|taught|told|heard|chose|kept|sold|forgot|sent|got|found|lost|left|met|saw|spoke|took|made(?! ${MADE_SO})|had|wrote|gave|wore|read|ate|drank|drove|flew|fell|felt|held|lent|rang|spent|stood|threw|won|caught|drew|did(?! you\\b))\\b ${OBJECT}|(?:made|bought|found|wrote|chose|built|brought) (?!${MADE_SO}|in\\b|on\\b|at\\b|by\\b|to\\b|from\\b|for\\b|with\\b|as\\b|today\\b|yesterday\\b)\\p{Ll}+|(?:overslept|slept|saw|spoke|took(?! (?:(?:about|only|over|almost) )?\\d+ ?(?:h|min(?:ute)?s?|hours?|days?|weeks?)\\b(?! off\\b))|forgot|drove|rode|flew)\\b|paid by \\p{L}+ .*\\b(?:today|yesterday|ago|this (?:morning|week))\\b|(?:sent|paid|ordered|emailed) (?!to\\b|by\\b|from\\b|in\\b|on\\b|for\\b)\\p{L}+ .*\\b(?:ago|yesterday|today|last (?:week|night|month)|this (?:morning|week|afternoon))\\b|looked (?:at|into|through)\\b|worked (?:for|with)\\b|moved (?:out|in|house|to (?!\\p{L}+day))\\b|waited in\\b|went (?:with|for)\\b|(?:called|phoned|tried|restarted|checked|waited|asked|talked|searched) ?(?:$|twice|again|yesterday|today|already|for|to|with|\\p{L}+ times)`,
    `(?=${ADVERB}(?:need\\b(?! to be\\b)|(?:hope|wish|think(?! (?:about|of|again|twice|it)\\b)|plan(?= (?:to|on)\\b)|prefer|suggest(?! (?:an?|some|other|another|dates?|times?)\\b)|guess|assume|believe|understand|apologi[sz]e|appreciate|know|(?:really |very much )?look forward|would (?:like|love|prefer|appreciate|be|have)|don't(?= (?:${OF_STATE})\\b)|didn't|haven't|have(?! (?:the|it|this|that|them|everything|fun|your)\\b)|had|got|can|can't|cannot|could|couldn't|wouldn't|shouldn't|will|won't|was(?= ${STATE_THEN}\\b)|am|would|must|should|might|agree)\\b(?! ${PRONOUN}\\b)))(?!have a (?:nice|good|great|lovely|safe|look)|(?:confirm|accept|know|may|have to) (?:by|the|your|receipt|please|may)\\b)`,
  ],
};
const PATTERNS = [
  ...Object.entries(IN_PLACE).flatMap(([subject, patterns]) =>
    patterns.map((pattern) => [pattern, subject] as const),
  ),
  ...Object.entries(BEFORE).flatMap(([subject, patterns]) =>
    patterns.map((pattern) => [`(?=${pattern})`, subject] as const),
  ),
].map(([pattern, subject]) => [new RegExp(`^${pattern}`, 'iu'), subject] as const);

/** What people ask for. */
export const ASKED_FOR =
  'refund|replacement|exchange|answer|reply|response|quote|receipt|invoice|copy|extension|discount|confirmation|appointment|decision|date|meeting|call|room|table|seat|ticket|ride|lift|key|password|link|form|voucher|signature|estimate|reference|letter|reduction|day off|reminder|prescription';
const ASKS_FOR = new RegExp(
  `\\b((?:need|would like|want|ask for|book|reserve|sent) )((?:full |partial |new |written |short |quick |second |double |single |repeat )*)(${ASKED_FOR})\\b(?! (?:(?:number|from(?! (?:him|her|them|you)\\b)|and)\\b|\\d))(?: not (\\p{Ll}+)\\b)?`,
  'u',
);
const toArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** “will send corrected one” */
const MENDED =
  /\b((?:send|bring|upload|post|forward|return|email) (?:you |over |back )?)((?:corrected|updated|revised|signed|final|completed|amended) (?:one|version|invoice|file|copy|draft|form|list|quote|contract|report|document)\b)/u;
/** “good luck for exam” */
const LUCK =
  /\b(luck (?:for|with|in)) (?=(?!(?:tomorrow|today|tonight|everything|that|this|the|your|his|her|their|our|all)\b)\p{Ll}{3,}(?<!s|ing)(?:$|[,.;]))/u;
/** “need answer” as “need an answer”, and “refund not voucher” as “a refund, not a voucher”. */
export const withArticles = (words: string) =>
  words
    .replace(LUCK, '$1 the ')
    .replace(/\bhave (?=(?:doctor['’]?s|sick) note\b)/u, 'have a ')
    .replace(MENDED, '$1the $2')
    .replace(
      ASKS_FOR,
      (_, verb: string, adjective: string, noun: string, other?: string) =>
        `${verb}${toArticle(adjective + noun)}${other === undefined ? '' : `, not ${toArticle(other)}`}`,
    );

const toWe = (words: string) =>
  words
    .replace(/^I am\b/, 'We are')
    .replace(/^I was\b/, 'We were')
    .replace(/^I\b/, 'We');

const AUXILIARY =
  "(?:(?:also|probably|hopefully|only|still) )*(?:will|won't|can|can't|cannot|could|couldn't|should|must|may|might|would|do|don't|did|didn't|haven't|have|had)(?: (?:not|also|probably|only|still|already))*";
/** What things do rather than people. */
const OF_THINGS = new RegExp(
  `^(?:${AUXILIARY} (?:(?:be|been) (?!reached|needed)(?:\\p{L}+ed|sent|done|paid|lost|sold|broken|stolen|shown|made|given|kept|put)|works?|worked|cost|last|expired?|happen(?:ed)?|match|break|fit|belong|run out|fail(?:ed)?|(?:take|need) (?:\\d+ ?(?:m|h|min|hour|day|week|month|year)|about|around|only|an?\\b|long|some|until|new|more|to be))|need (?:new|a new|more|repair|replac|cleaning)|got (?:\\p{L}+ed|lost|wet|broken|stuck|stolen|worse|better|hot|cold|dirty))(?= |$)`,
  'iu',
);
/** “could deliver it”: no thing does. */
const NOT_OF_THINGS = new RegExp(
  `^(?:(?:also|still|probably|only|just) )*(?:can|could|would|should|might|may|must|will) (?!(?:not |also |still |probably |only )*(?:be|been|have|fit|come|go|need|take|work|arrive|start|end|cost|last|stay|do(?! (?:it|that|this|them|an?|the|you|next|${WEEKDAY}|tomorrow|today|tonight)\\b)|look|run|open|close|happen|reach|match|make|suit)\\b)`,
  'i',
);
/** “draft done, needs figures from sales” */
const DONE_BY_THING =
  /^(?:(?:also|still|already|now|only|just) )*(?:(?:is|was|has) (?=(?:in|on|at|due|still|not|already|being|been|now|very|too|so|really|quite|an?|going|\p{L}+ed)\b)|(?:needs(?! to (?!be\b))|takes|costs|comes|works|looks|sounds|seems|starts|ends|opens|closes|runs|includes|isn't|wasn't|hasn't|doesn't|didn't|won't) )(?!(?:it|this|that|there|he|she|they|you|we|i|the|my|your|our|any|anyone)\b(?!.* (?:hour|day|week|month|minute)))[\p{L}\d]/iu;
/** What things do as well as people. */
const OF_THINGS_TOO = new RegExp(
  `^(?:${AUXILIARY} (?:be(?! (?:there|back|home|glad|happy|able|away|in touch|at home|on (?:holiday|vacation|leave)|(?:a bit |a little )?late)\\b)|been|arrived?|start(?:ed)?|end(?:ed)?|follow|open|close|stop(?:ped)?|help(?:ed)?|changed?|stay|remain|run|finish(?:ed)?|continue|leave)|(?:will|won't) (?:not )?come|(?:should|must|might|may|would|could|couldn't)\\b|(?:have|had|haven't|don't)\\b|(?:still |also |already |not )*(?:available|ready|free|late|booked|arriving|coming|leaving|working|moving|running|getting (?:worse|better|bigger|louder|hotter|colder|late))|back|probably back)(?= |$)`,
  'iu',
);
/** Nobody says it of others. */
const OF_WRITER_ONLY =
  /^(?:(?:really|very much|very|still|also|just) )*(?:interested|had (?:a (?:bad |terrible |heavy )?(?:cold|cough|headache|migraine|fever|bug|puncture)|flu|covid)\b|waiting (?:for|on)\b|can work\b|have (?:put|given|sent|posted|moved|added|booked|told|asked|left|taken|fixed|changed) (?:it|them|you|her|him|the|an?|my|your)\b|will (?:chase|arrange|order|book|look into|find out|follow up)\b|(?:fully )?booked (?:up\b|until\b|till\b|on(?:to)? the\b)|will (?:ask|tell|remind|let|ring|call|text|e-?mail) (?:him|her|them)\b|would be (?:grateful|happy|glad|delighted|keen)|(?:can|could) do \p{Sc}?\d+|running (?:low|out)\b|will (?:pay|refund|reimburse|transfer|knock|be (?:on (?:teams|zoom|call|site)|at (?:home|work)|around|online)|check|get back|let you know|confirm|forward|ask around|drop (?:off|by|in)|pop (?:in|by|round|over))|need (?:it|them) (?:for|by|before|on|at)|have (?:an? (?:call|meeting|class|appointment|lesson|date)\b|photos|pictures|proof|evidence|receipts?|the receipt|an? (?:quote|receipt|video|photo))|should (?:know|hear)|(?:missed|lost|forgot) my|hope|think|guess|assume|believe|wish|suggest|prefer|apologi[sz]e|appreciate|look(?:ing)? forward|would (?:like|love|prefer|appreciate)|don't (?:want|need|know|think|like|agree|mind|smoke|have(?! to be))|already (?:rang|wrote|called|phoned|emailed|asked|told|paid|sent|tried)\b|moved (?:out|in|house|to)\b|waited (?:in|all|at home|over|for|\d)|paid (?:in\b|\d|\p{Sc}|for\b|the\b)|haven't (?:heard|received|written|had|eaten|slept|looked|read|checked|decided|spoken|thought|tried|managed|asked|booked|bought|been able|got (?:it|them|anything|the|an?|my)|seen|met) ?|can have (?:it|them|the|this|main|final|first|an?) |should get (?:it|them|one)\b|can't (?:(?:drive|walk|eat|see|hear|finish|start|use|find|access|log|print|work|sleep|cook|wash|shower)\b|advise|promise|guarantee|afford|recommend|discuss|comment|do (?:it|that|this)|help)|need (?:their|his|her|your) (?:full )?(?:names?|details|address|numbers?|dates?|e-?mails?|sizes?)|happy to|glad|am|(?:very |so |really )?sorry)\b/iu;

/** What can be done is said of the reader as well: “can cancel free of charge”. These few are hardly. */
const OF_ANYBODY =
  /^(?:(?:also|probably|maybe|only|still) )*(?:can|could|may|might|should|must) (?!(?:not|also|probably|maybe|only|still|(?:come|join|attend|swap|switch|make|meet|pick|bring|do|help|offer|pay|drive|stay|take|give|wait|lend|share|deliver|send|view|visit|ring|manage|cover|ask|check|look|show|print|host|put|move|arrange|organi[sz]e|sort|fix|cook|sign|forward|email|phone|text|provide|supply|drop|fetch|try)\b))/i;
/** In a reply these are mostly said of whoever reads it. */
const OF_READER =
  /^(?:(?:also|probably|maybe|only|still) )*(?:can|could|may|might|should|must) (?:be|cancel|find|see|get|park|use|choose|claim|apply|download|log|order|keep|return|exchange|leave|contact|reach|expect)\b/i;
/** “will finish it before I go” */
const OWN =
  /\b(?:my|our|myself|ourselves)\b|\bI['’](?:m|ve|ll|d)\b|\b(?:before|after|when|if|once|until|as) (?:I|we)\b/i;
const BEGINS_OWN =
  /^(?:(?:also|still|only|just|really) )*(?:will|can|could|would|should|must|may|have|haven't|had|didn't|don't|won't|can't|am|need|want|been)\b/i;
const HAVE = /^(?:(?:also|still|only|just) )*(?:have|don't|need|want) (?!to be\b)/i;
/** Behind what the writer says of themselves, these are done by nobody else: “can drop it off”, “would need until Thursday”. */
const ACTS =
  /^(?:(?:also|maybe|only|still) )*(?:(?:can|could|will) (?!be\b|have\b)\p{L}+ (?:it|them|you|a|an|the|my|our|your|this|that|some|cv|two|three|\d+|right away)\b|might be (?:(?:a bit |a little |about |around )?(?:\d+ \p{L}+ )?late|back|there)\b|should be (?:back|home|there|in|able|fine|better|free|available|done|finished)\b|(?:can|could) (?:start|begin|call|come|help|work|travel|(?:submit|send|finish|deliver|pay|return) (?:by|on|before|until)\b)|would (?:need|bring|take|pay|paint|do|come|send|stay|move|give|return|keep|use|have to)\b)/iu;

/** “worked for us 4 years”: somebody else did. */
const DONE_TO_WRITER = /^\p{L}+ed (?:(?:for|with|to|at) )?(?:us|me)\b/iu;

/** “sorry for the delay, had a problem with the server” */
const HAD = /^had (?:an?|some|no|to)\b/i;

/** What “he” and “she” are not said with. */
const OF_NO_ONE_ELSE = /^(?:need|want)\b/i;
/** “can give you a lift” */
const DONE_FOR_READER =
  /^(?:(?:also|maybe|only|still) )*(?:can|could|will) (?:give|lend|bring|show|pick|drop|fit|meet|send|let|help) you\b/i;
/** Whether the clause may speak of somebody or something else that was named before. */
function hasOtherSubject(
  words: string,
  { writer, others, group, isOpen, isFirst, isReply, thing }: SpokenOf,
): boolean {
  if (OF_WRITER_ONLY.test(words) || (isReply && DONE_FOR_READER.test(words))) return false;
  // “will still pay my 6 quid”
  if (OWN.test(words) && BEGINS_OWN.test(words)) return false;
  // “the bin is full, have a sofa”: a thing has
  if (HAVE.test(words) && !group && !others && thing !== 'they') return false;
  // “a note is attached, could hand it in”: no thing does it to itself
  if (thing !== undefined && !others && ACTS.test(words) && /\b(?:it|them)\b/i.test(words)) return false;
  if (DONE_TO_WRITER.test(words)) return true;
  // “the car is for sale, can come see it”: who?
  if (/^(?:can|could|may) come (?:and )?(?:see|look|view|get|fetch|collect|pick)\b/i.test(words)) return true;
  if (
    OF_ANYBODY.test(words) &&
    !(writer && ACTS.test(words)) &&
    !(isReply && !others && !OF_READER.test(words))
  )
    return true;
  if (OF_NO_ONE_ELSE.test(words)) return group || (isOpen && !/ by (?!the end of)\S/.test(words));
  // “twisted her ankle”: her own
  if (others && !/\b(?:him|them|her(?! (?!an?\b|the\b|some\b)\p{Ll}))\b/iu.test(words)) return true;
  if (isFirst && HAD.test(words)) return false;
  if (isReply && NOT_OF_THINGS.test(words) && !others) return false;
  return OF_THINGS.test(words) || (!writer && OF_THINGS_TOO.test(words));
}

/** What is done is the subject of a verb that follows. */
const IS_DONE_ITSELF =
  /^\p{L}+ing\b(?:(?! (?:that|if|because|so|but|when|as|which|who|what|where|how|and|until|since|or) )[^,;])* (?:is|was|would be|works|suits|sounds|will be)\b/iu;

const LASTED =
  / for (?:(?:over|about|nearly|the last|the past) )?(?:\d+|an?|one|two|three|four|five|six|several) (?:hours?|days?|nights?|weeks?|months?)(?! from| at)/i;
/** “no hot water for two days”, behind “the room was dirty” and without it */
const toThere = (words: string, { isPast }: SpokenOf) =>
  isPast && !/\b(?:now|still|today|tomorrow|since)\b/i.test(words)
    ? 'There was '
    : LASTED.test(words)
      ? 'There has been '
      : 'There is ';

/** “back in a week” of a thing is “it will be back in a week”. */
function withThing(words: string, pattern: RegExp, subject: string, thing: 'it' | 'they'): string {
  const isSaidOfWriter = /^I (?:am|will be) ?/.test(subject);
  const own = subject.replace(/^I am\b/, thing === 'it' ? 'it is' : 'they are').replace(/^I\b/, thing);
  return isSaidOfWriter ? words.replace(pattern, own) : `${thing} ${words}`;
}

/** The clause with its subject where it leaves it out. `we`: the writers are several. */
export function completeSubject(words: string, we: boolean, before: SpokenOf): string | undefined {
  // “boiler being fixed, been off since sunday”
  if (/^been (?!an? |here\b|meaning\b|trying\b|thinking\b|waiting\b)/i.test(words) && before.thing)
    return `${before.thing === 'it' ? 'it has' : 'they have'} ${words}`;
  // “will do, looks good”
  if (/^will do(?:$|[,.])/i.test(words)) return undefined;
  const [pattern, subject] = PATTERNS.find(([each]) => each.test(words)) ?? [];
  if (pattern === undefined || subject === undefined)
    return before.thing === 'it' && DONE_BY_THING.test(words) ? `it ${words}` : undefined;
  // “moving in on the 1st is fine”
  if (subject === 'I am ' && IS_DONE_ITSELF.test(words)) return undefined;
  // “don't need to bring it”, of a reply: who?
  if (subject === 'You ' && /^don't/.test(words) && before.isReply) return undefined;
  const isOfWriter = !/^(?:It|There|This|That|You|We) /.test(subject);
  if (isOfWriter && hasOtherSubject(words, before))
    return before.thing &&
      !/\b(?:it|them|me|us|you|your)\b/i.test(words) &&
      !NOT_OF_THINGS.test(words) &&
      !(before.thing === 'it' && HAVE.test(words)) &&
      (OF_THINGS.test(words) || OF_THINGS_TOO.test(words))
      ? withThing(words, pattern, subject, before.thing)
      : undefined;
  const whole = words
    .replace(pattern, subject === 'There is ' ? toThere(words, before) : subject)
    .replace(
      /^((?:I|it|there|this)(?: am| will be| is| has been| are| have| is the|) )(\p{Lu})(?=\p{Ll})/u,
      (_, start: string, letter: string) => start + letter.toLowerCase(),
    );
  const own = withArticles(whole);
  return we ? toWe(own) : own;
}

export const isSubjectless = (words: string) => PATTERNS.some(([pattern]) => pattern.test(words));
