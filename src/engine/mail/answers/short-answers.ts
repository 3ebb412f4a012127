const PLAIN_ANSWER =
  /^(?:(?:sorry|unfortunately|but|and),? )?(?:yes|yeah|yep|thanks,? but no|no problems?(?: at all)?(?=$|[,.!])|no(?! (?:problems?|news|idea|one|word|reply) (?:with|from|about|on|for)\b)|nope|sure|(?:cannot|can't|cant)(?! be\b)|of course|certainly|absolutely|definitely|gladly|unfortunately not|i'm afraid not|i (?:can|can't|cannot|could|will|won't|do|don't|did|didn't|am|have|haven't|would love to|would like to|'d love to)|we (?:can|can't|cannot|could|will|won't|do|don't|did|didn't|are|have|haven't)|(?:fine|ok|okay|good) (?:by|with|for) (?:me|us)|not interested|that works|works for me|sounds good|(?:very )?(?:happy|honou?red|delighted|pleased|glad) to|(?:would |i'd )?love to|with pleasure|very interested|go ahead|please do|i'm in|im in|count me in|in\b(?=\W*$)|will do|not yet|almost|here (?:it|they|you) (?:is|are|go)|(?:see )?attached|on it|done|(?:it|they|he|she|that) (?:did|does|is|was|has|have|will|can|are|were)(?:n't| not)?(?=\W*$))\b/i;
/** “thursday works”, “price same”: what a note of few words ends in. */
const NOTE_ANSWER =
  /^(?:\S+ ){1,4}(?:yes|no|not yet|ok|okay|fine|good|great|perfect|works?|suits?|same|unchanged|done|sent|paid|booked|attached|enclosed|included|agreed|confirmed|possible|impossible|available|needed|in stock|out of stock|sold out)(?: (?:for|with|by)? ?(?:me|us))?(?:,? thanks| thank you)?\W*$/i;
/** An answer to all questions that a yes or a no would do for; the group tells how many it names. */
const ANSWERS_SEVERAL =
  /^(?:(?:yes|yeah|yep|no|nope|sure|ok|okay|fine|agreed|confirmed),? (?:(?:to|for|on|with) )?(both|all)(?: of (?:them|it|these|those)| (?:questions|points))?|(both|all)(?: of (?:them|it))?(?: (?:is|are|will be))? (?:yes|no|fine|ok|okay|good|great|possible|done|agreed|confirmed|works?|correct|right)(?: (?:for|with|by)? ?(?:me|us))?)(?=\W*$|[,;.!])/i;
const SUITS =
  /\b(?:works?|suits?|is|are|would be|fine|good|best|great|perfect|ok|okay|(?:for|with) (?:me|us)|me|us)\b/gi;
/** What is attached was asked for, where something was to be sent. */
const IS_ATTACHED = /\b(?:attached|enclosed|included)\W*$/i;
const SENDS = /^(?:send|shar|forward|attach|provid)/;
/** One answer each, in the order of the questions. */
const TWO_ANSWERS = /^(?:yes|yeah|yep|no|nope),? (?:and |but )?(?:yes|yeah|yep|no|nope)\W*$/i;
/** Whether the sentence begins with a yes, a no, or what stands for one. */
export const isPlainAnswer = (sentence: string) => PLAIN_ANSWER.test(sentence);

/** Whether the words are a note such as “price same”; `content` is what the question is about, which the note names. */
export function isNote(part: string, content: ReadonlySet<string>): boolean {
  return NOTE_ANSWER.test(part) && (!IS_ATTACHED.test(part) || [...content].some((word) => SENDS.test(word)));
}

/** How many questions “yes to both”, “all fine” or “no and yes” answers; nothing for other sentences. */
export function findCount(sentence: string): 'both' | 'all' | undefined {
  if (TWO_ANSWERS.test(sentence)) return 'both';
  const [, first, second] = ANSWERS_SEVERAL.exec(sentence) ?? [];
  const count = (first ?? second)?.toLowerCase();
  return count === 'both' || count === 'all' ? count : undefined;
}

/** “Friday works for me” without what says that it does. */
export const withoutConsent = (part: string) => part.replaceAll(SUITS, ' ');
