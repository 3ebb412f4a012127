/** The subjects that notes leave out: what a clause begins with tells who or what it speaks of. */

const PRONOUN = '(?:you|he|she|they|it|we|the|i|I|my|our|this|that|there)';
const OBJECT =
  '(?=(?:the|an?|my|our|your|his|her|it|you|him|them|her|me|us|something|this|that|these|two|three|four|only|another|\\d+|to|some|all|both|no|wrong|everything|nothing)\\b)';
const ADVERB = '(?:(?:really|just|already|also|finally|only|still|even|now) )?';
/** What is said of things and of what happened. */
const OPINION =
  '(?:(?:really|very|so|also|quite|much|such) )?(?:an? )?(?:great|good|nice|lovely|wonderful|fantastic|perfect|pleasure|better|best|fine|helpful|possible|impossible|ideal|easier|easy|hard|difficult|fun|interesting|noisy|loud|cold|hot|dark|expensive|cheap|urgent|important|worth|enough)';
const THING_VERB =
  'happen(?:s|ed)?|occurr(?:s|ed)|stop(?:s|ped)|fail(?:s|ed)|crash(?:es|ed)|broke|arrive[sd]|works|worked(?= (?:fine|well|until|before|again|yesterday|today|great|perfectly)\\b|$)|help(?:s|ed)|fits|start(?:s|ed)|expire[sd]|depends|looks|sounds|seems|takes|costs|hurts|leaks|ends|closes|opens';
const STATE_OF_WRITER =
  '(?:still |also |already |very |really |fully |not )*(?:interested|booked|busy|tied up|unable|available|waiting|looking|working)|(?:sick|ill)(?= *$| (?:today|since|with|and|again|this|at|until)\\b)|looking forward|not coming|coming|arriving|leaving|writing|working|travell?ing|running (?:late|out|low)|waiting|attaching|sending|moving|hoping|planning|thinking|out of (?:the )?office|on (?:holiday|vacation|leave|parental leave|sick leave|a business trip)|away|unable|unwell|happy to|glad|excited|free|available|late|afraid|not sure|able|ready|(?:very |so |really )sorry';

/** What is set before the words, or in place of those that match; `I` is whoever writes. */
const SUBJECTS: readonly (readonly [pattern: string, subject: string])[] = [
  ['(?:probably back|back probably)(?= )', 'I will probably be back'],
  ['back(?= (?:on|by|in|next|tomorrow|after|at|from)\\b)', 'I will be back'],
  ['sick(?: leave)?(?= (?:today|tomorrow|this week|until|since|from)\\b)', 'I am on sick leave'],
  ['(?=sick$)', 'I am '],
  ['(?=(?:\\d+|two|three|four|five|six) (?:adults|people|persons|guests)\\b)', 'we are '],
  ['(?=(?:second|third|fourth|last|first) time (?:i|we|that)\\b)', 'this is the '],
  [`(?=(?:was|would be|will be|could be|might be|has been) ${OPINION}\\b)`, 'it '],
  [`(?=is (?:not |still |also )?${OPINION}\\b)`, 'it '],
  ["(?=(?:was|wasn't) (?:an?|the|my|our|his|her|their|your|no|too|just|only|all)\\b)", 'it '],
  [
    "(?=(?:didn't|doesn't|won't|did|does|will|hasn't) (?:not )?(?:help|work|fit|happen|arrive|matter|start|stop|look|depend)(?:ed)?\\b)",
    'it ',
  ],
  [
    `(?=(?:should|must|might|could)(?:n't)?(?:'ve| have) \\p{L}+ed\\b|(?:must|should|has to|needs to) be \\p{L}+(?:ed|en|d up)\\b|(?:${THING_VERB})(?: |$)(?!of\\b|by\\b))`,
    'it ',
  ],
  ['need(?= (?:before|by|until)\\b)', 'I need it'],
  ['want(?= )', 'I would like'],
  ['looking forward to hear(?:ing)? from (?:him|her|them|you)', 'I look forward to hearing from you'],
  ['(?=still (?:not )?(?:working|leaking|dripping|open|closed|broken)\\b|not working\\b)', 'it is '],
  ["sorry,? (?=(?:can't|cannot|won't|have|had|need|must|couldn't|didn't|forgot|missed|was)\\b)", 'sorry, I '],
  ['sorry,? (?=been\\b)', 'sorry, I have '],
  ['bought (?=(?:online|at|on|in|from)\\b)', 'I bought it '],
  ['reported (?=(?:twice|several|already|by|on|to|yesterday)\\b)', 'I reported it '],
  [
    '(?=no (?:answer|reply|response|reaction|news|luck|update|success|progress|change)\\b(?! (?:is|was|from the)\\b))',
    'there has been ',
  ],
  ['(?=no longer \\p{L}+ing\\b)', 'I am '],
  ['(?=no (?!need|problem|idea|worries|one|rush)\\p{L}+[^s] (?:for|of|in|at|from)\\b)', 'there is '],
  ['(?=no (?!worries|thanks)\\p{L}+s (?:for|of|in|at|from)\\b)', 'there are '],
  ['(?=(?:charged|billed) (?:for|twice|again|\\p{Sc}))', 'I was '],
  ['(?=worked together\\b)', 'we '],
  ['getting(?= \\p{L}+(?:er|se)\\b)', 'it is getting'],
  ['(?=been \\p{L}+(?:ed|en|ing)\\b|been (?:away|busy|ill|sick)\\b)', 'I have '],
  [
    'already (?=(?:read|sent|seen|tried|told|asked|called|written|spoken|bought|ordered|paid) (?:the|my|his|her|your|our|it|you|them|\\p{L}+s)\\b)',
    'I have already ',
  ],
  [
    `(?=${ADVERB}(?:need\\b(?! to be\\b)|(?:hope|wish|think|plan(?= (?:to|on)\\b)|prefer|suggest|guess|assume|believe|understand|apologi[sz]e|appreciate|know|(?:really |very much )?look forward|would (?:like|love|prefer|appreciate|be|have)|don't(?! (?:worry|hesitate|forget|wait|bother|mind|be|let|miss|rush)\\b)|didn't|haven't|have|had|got|can|can't|cannot|could|couldn't|will|won't|was|am|would|must|should|may|might|accept|confirm|agree)\\b(?! ${PRONOUN}\\b)))(?!have a (?:nice|good|great|lovely|safe|look)|(?:confirm|accept|know|may|have to) (?:by|the|your|receipt|please|may)\\b)`,
    'I ',
  ],
  ['(?=(?:hope|think|guess|assume|believe|wish|suggest) )', 'I '],
  [`(?=(?:${STATE_OF_WRITER})\\b)`, 'I am '],
  [`(?=${ADVERB}(?!need|want)\\p{L}+[^e]ed ${OBJECT})`, 'I '],
  [
    `(?=${ADVERB}(?:brought|bought|paid|taught|told|heard|chose|kept|sold|forgot|sent|got|found|lost|left|met|saw|spoke|took|made|had|wrote|gave|did)\\b ${OBJECT}|(?:made|bought|found|wrote|chose|built|brought) (?!in\\b|on\\b|at\\b|by\\b|to\\b|from\\b|for\\b|with\\b|as\\b|today\\b|yesterday\\b)\\p{Ll}+|(?:overslept|slept|saw|spoke|took|forgot|drove|flew)\\b|looked (?:at|into|through)\\b|(?:called|phoned|tried|restarted|checked|waited|asked|talked|searched) ?(?:$|twice|again|yesterday|today|already|for|to|with|\\p{L}+ times))`,
    'I ',
  ],
];
const PATTERNS = SUBJECTS.map(([pattern, subject]) => [new RegExp(`^${pattern}`, 'iu'), subject] as const);

const ASKED_FOR =
  /\b((?:need|would like|want|ask for|book|reserve) )((?:full |partial |new |written |short |quick |second |double |single )*)(refund|replacement|exchange|answer|reply|response|quote|receipt|invoice|copy|extension|discount|confirmation|appointment|decision|date|meeting|call|room|table|seat|ticket|ride|lift|key|password|link|form|voucher|signature|estimate|reference|letter|reduction|day off)\b(?! (?:number|from|and)\b)(?: not (\p{Ll}+)\b)?/u;
const toArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** “need answer” as “need an answer”, and “refund not voucher” as “a refund, not a voucher”. */
export const withArticles = (words: string) =>
  words.replace(
    ASKED_FOR,
    (_, verb: string, adjective: string, noun: string, other?: string) =>
      `${verb}${toArticle(adjective + noun)}${other === undefined ? '' : `, not ${toArticle(other)}`}`,
  );

const toWe = (words: string) =>
  words
    .replace(/^I am\b/, 'We are')
    .replace(/^I was\b/, 'We were')
    .replace(/^I\b/, 'We');

/** The clause with its subject where it leaves it out. `we`: the writers are several. */
export function completeSubject(words: string, we: boolean): string | undefined {
  const [pattern, subject] = PATTERNS.find(([each]) => each.test(words)) ?? [];
  if (pattern === undefined || subject === undefined) return undefined;
  const whole = words
    .replace(pattern, subject)
    .replace(
      /^((?:I|it|there|this)(?: am| will be| is| has been| are| have| is the|) )(\p{Lu})(?=\p{Ll})/u,
      (_, start: string, letter: string) => start + letter.toLowerCase(),
    );
  const own = withArticles(whole);
  return we ? toWe(own) : own;
}

export const isSubjectless = (words: string) => PATTERNS.some(([pattern]) => pattern.test(words));
