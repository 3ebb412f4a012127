/** Who need not hesitate is asked. */
const NEGATION =
  /\b(?:not(?! hesitate)|no|never|none|nobody|nothing|neither|nor|nowhere|cannot|without)\b|n['’]t\b(?! hesitate)/gi;
/** Negations written without their apostrophe: to set it is no gain of a negation. */
const BARE_NEGATION =
  /\b(?:do|does|did|is|are|was|were|has|have|had|ca|wo|could|would|should)nt\b|\bdonnot\b/gi;

const digits = (text: string) => text.replace(/[^\p{N}]/gu, '');
const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Whether an edit leaves numbers, negations, questions and line ends as they are. Repeated words may go. */
export function keepsMeaning(before: string, after: string): boolean {
  // What is asked is asked with a full stop, too
  if (before === '.' && after === '?') return true;
  if (digits(before) !== digits(after)) return false;
  if (countOf(before, /\?/g) !== countOf(after, /\?/g)) return false;
  if (before.replace(/[^\r\n]/g, '') !== after.replace(/[^\r\n]/g, '')) return false;
  const said = countOf(before, NEGATION) + countOf(before, BARE_NEGATION);
  const kept = countOf(after, NEGATION) + countOf(after, BARE_NEGATION);
  return (
    said === kept ||
    (said > 1 && kept === 1 && /\b(\p{L}+)\s+\1\b/iu.test(before)) ||
    (said === 0 && isRespelled(before, after)) ||
    (said === 2 && kept === 1 && isDeniedOnce(before, after)) ||
    before.replaceAll(/\bno\b/gi, 'know').toLowerCase() === after.toLowerCase()
  );
}

const DENIAL = /^(?:\p{L}*n['’]t|never|not?|nobody|nothing)\b/iu;

/** “never helps in nothing” for “never helps in anything”: the first negation stays, and it is enough. */
function isDeniedOnce(before: string, after: string): boolean {
  const denial = DENIAL.exec(before)?.[0];
  return denial !== undefined && denial === DENIAL.exec(after)?.[0];
}

const toSortedLetters = (text: string) => [...text.toLowerCase().replace(/[^a-z]/g, '')].sort().join('');

/** “nto” for “not”: a misspelt negation is one word on both sides, or was written as one. “nop” is none. */
function isRespelled(before: string, after: string): boolean {
  if (/\s/.test(before.trim()) || (/\s/.test(after.trim()) && after.replaceAll(' ', '') !== before))
    return false;
  return before.length > 3 || toSortedLetters(before) === toSortedLetters(after);
}
