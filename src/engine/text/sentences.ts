import type { Span } from './edits.ts';

/** A full stop after one of these does not end a sentence. Matched at the end of what has been read so far. */
const ABBREVIATION =
  /(?:^|[\s("“‘])(?:[Mm]r|[Mm]rs|Ms|Mx|Mme|Mlle|Messrs|[Dd]r|[Pp]rof|Sr|Jr|St|Mt|Rev|Hon|Gen|Col|Capt|Lt|Sgt|vs|etc|e\.g|i\.e|cf|al|approx|dept|est|fig|Figs?|No|nos?|pp?|vol|ed|eds|Inc|Ltd|Co|Corp|a\.m|p\.m|U\.S|U\.K|\p{Lu})\.["”’)]*\s*$/u;

/** Whether the full stop that a text ends with is an abbreviation's. */
export function endsInAbbreviation(text: string): boolean {
  return ABBREVIATION.test(text);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** “The save! method”, “use empty? to check”, “the ! operator”: a mark that is part of a name. */
const NAME_WITH_MARK =
  /(?:^|\s)(?:the|an?|use|using|calls?|calling|macro|method|function) [\p{L}\p{N}_.:#]*[!?]\s*$/iu;
const ASKS =
  /^["“‘(]*(?:am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|what|who|whose|where|when|why|how|which)\b/i;

/** Whether what the segmenter cut at `left` goes on in `right`: an abbreviation, or a line broken at the margin. */
function goesOn(left: string, right: string): boolean {
  if (/\n[ \t]*\r?\n\s*$/.test(left)) return false;
  if (/\n\s*$/.test(left)) return /[\p{L}\p{N},;]\s*$/u.test(left.trimEnd()) && /^\p{Ll}{2,} /u.test(right);
  // “Stop!” she cried: the quotation ended, the sentence did not.
  if (/[.!?…]['"’”)\]]+\s*$/.test(left) && /^\p{Ll}/u.test(right)) return true;
  if (/^\p{Ll}/u.test(right) && NAME_WITH_MARK.test(left) && !ASKS.test(left)) return true;
  if (/\betc\.\s*$/.test(left)) return /^\p{Ll}/u.test(right);
  return ABBREVIATION.test(left);
}

/** UTF-16 code units before a border that say whether it is one: more than any word of the patterns above. */
const GLANCE = 100;

function segment(text: string): Span[] {
  const joined: Span[] = [];
  for (const { segment: piece, index } of segmenter.segment(text)) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn(text.slice(Math.max(last.start, last.end - GLANCE), last.end), piece))
      last.end = index + piece.length;
    else joined.push({ start: index, end: index + piece.length });
  }
  return joined.flatMap(({ start, end }) => {
    const raw = text.slice(start, end);
    const trimmed = raw.trim();
    const from = start + raw.indexOf(trimmed);
    return trimmed === '' ? [] : [{ start: from, end: from + trimmed.length }];
  });
}

let latest: { text: string; spans: readonly Span[] } = { text: '', spans: [] };

/** Spans (UTF-16) of the sentences, without the white space around them. Line ends part sentences, too. */
export function findSentences(text: string): readonly Span[] {
  // Stage after stage asks about the same text.
  if (latest.text !== text) latest = { text, spans: segment(text) };
  return latest.spans;
}
