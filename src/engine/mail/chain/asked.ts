/** Words that ask without a question mark: what is wanted to be known, done or sent. Spans are of the sentence. */

const WH = '(?:who|whom|whose|when|what|which|where|how|why|whether|if)';
/** “Please let me know who signs, and whether …”: each of them is a question. */
const INDIRECT = new RegExp(
  `^(?:and |but |so |also,? )?(?:if (?:not|so|yes|no),? )?(?:please |kindly )*(?:also )?(?:let (?:me|us) (?:also )?know|tell (?:me|us)|confirm|advise|(?:i|we) (?:would|'d) (?:also )?like to know|(?:i|we) (?:also )?(?:need|want) to know)(?: also)?,? (?=${WH}\\b)`,
  'i',
);
const NEXT_INDIRECT = new RegExp(`,? and (?=${WH}\\b)`, 'gi');
/** “Let me know if you have any questions” asks for nothing. */
const POLITE_ENDING =
  /\bif (?:you (?:have|need|want|require|would like) (?:any|more|further|anything|help|me|us)|there (?:is|are) any|anything|something|(?:i|we) can (?:help|be of)|(?:that|this|it) is (?:ok|okay|fine|all right))\b/i;
/** “hey can u call me” */
const DIRECT =
  /^(?:(?:hey|hi|hello|and|also|so|but|please)(?: \p{Lu}\p{L}+)?,? )*(?:can|could|would|will) (?:you|u)(?: please| pls)? (?!not\b)\p{L}/iu;
/** “We also need the invoice number”: something that can be told or sent. */
const NEEDED =
  /^(?:and |but |also,? )?(?:we|i)(?:'re| are|'m| am)? (?:also |still |now )?(?:need|require|missing|would need) (?:(?:the|your|a copy of|an?) )(?:[\p{L}’'-]+ ){0,3}?(?:number|name|address|details|date|copy|invoice|confirmation|figures|signature|form|report|documents?|price|quote|order number|contact)\b/iu;

/** “do you still have it”: no statement begins like this. */
const UNMARKED =
  /^(?:and |but |so |also,? )?(?:do|did|does|are|is|have|has|can|will|shall) (?:you|u|we|i|he|she|they|it|there|the|your|my|our|any|anyone|anybody|someone)\b (?!not\b)\p{L}/iu;

export interface Asked {
  start: number;
  end: number;
}

/** What a sentence without a question mark asks, in its order; empty for one that only tells. */
export function findAsked(sentence: string): Asked[] {
  const end = sentence.replace(/[\s.!]+$/, '').length;
  const plain = sentence.slice(0, end).replaceAll('’', "'");
  const lead = INDIRECT.exec(plain);
  if (lead && !POLITE_ENDING.test(plain)) {
    const joints = [...plain.matchAll(NEXT_INDIRECT)];
    const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
    return starts.map((start, index) => ({ start, end: joints[index]?.index ?? end }));
  }
  return DIRECT.test(plain) || NEEDED.test(plain) || UNMARKED.test(plain) ? [{ start: 0, end }] : [];
}
