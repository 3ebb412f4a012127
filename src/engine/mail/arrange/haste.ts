/** What one of several calls theirs as well: “gazebo is in our garage, can bring it”, “forgot our call”. */
const OF_SEVERAL =
  /\bour (?=(?:call|chat|meeting|lunch|dinner|coffee|appointment|date|conversation|lesson|plans?|garage|house|home|kitchen|kids|children|son|daughter|dog|cat|garden|car|flat|family|wedding|holiday|place|shed|loft|spare room|back room)\b)/gi;
export const isPlural = (text: string) =>
  /(?<!\b(?:can|could|shall|should|do|if|when|where|hope|wish|maybe) )\b(?:we|our|us|we're|we've|we'll|weve)\b/i.test(
    text.replaceAll(OF_SEVERAL, ''),
  ) && !/\b(?:i|my|me|i'm|i've|i'll|im)\b/i.test(text);

/** What is written in haste: a sentence in small letters, “i” or “dont”. */
const ROUGH =
  /(?:^|[.!?]\s+|\n\s*)\p{Ll}|(?<![\p{L}\p{N}.'’-])(?:i(?=$|[ ,'’])|(?:[Ii]m|[Ii]ve|[Yy]oure|[Tt]hats|[Tt]heres|(?:[Dd]o|[Dd]oes|[Dd]id|[Cc]a|[Ww]o|[Ii]s|[Aa]re|[Ww]as|[Hh]as|[Hh]ave|[Cc]ould|[Ww]ould)nt)(?![\p{L}'’-]))/u;

/** “20 people now, not 12” begins with no letter, and has no capital either. */
export const isInHaste = (text: string) => ROUGH.test(text) || !/\p{Lu}/u.test(text);
