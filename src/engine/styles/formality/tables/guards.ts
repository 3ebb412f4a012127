/** Sources of patterns that several tables have in common. */

/** No letter comes next. */
export const WORD_END = '(?![\\p{L}-])';

/** The clause ends. */
export const AT_END = '(?=[.,;:?!)]|$)';

/** An object begins. */
export const OBJECT =
  '(?= (?:an?|the|this|that|these|those|his|her|its|their|our|my|your|some|any|more|all|another|each|every|several|many|new|both)(?: |$))(?! all the| a lot)';

/** One of these nouns comes next, after two words at most. `nouns` is the source of a pattern. */
export const beforeNoun = (nouns: string) =>
  `(?! (?:to|into|out|in|on|back|up|off|over|through|it|them|you|him|her|us)${WORD_END})(?= (?:\\p{L}+ ){0,2}(?:${nouns})${WORD_END})`;

/** A clause that asks comes next. */
export const ASKED = `(?= (?:whether|what|how|why|which|where|when|who|if)${WORD_END})`;

/** A verb in “-ing” comes next. */
export const DOING = `(?= \\p{L}+ing${WORD_END})`;
