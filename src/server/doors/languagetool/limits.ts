/** Longest text of one check, in UTF-16 code units: whole documents come. */
export const textLimit = 100_000;

/** In bytes. A form writes nine for a character of one unit, so that any text within the limit arrives whole. */
export const bodyLimitBytes = 9 * textLimit + 1_000;

/** Clients give up after ten seconds, and then show nothing at all. */
export const checkTimeoutMs = 8_000;

/** Checks of one key or address: as programs make them that go through a document paragraph by paragraph. */
export const checksPerSecond = 30;
/** Who is faster is slowed down by so much, and refused beyond it. */
export const longestDelayMs = 4_000;

/** Checks that are under way at once, most of which wait for a thread. */
export const checksAtOnce = 256;

/** Texts of one key or address that are checked at once. The others wait, so that each is done by its turn. */
export const checksAtOnceOfEach = 2;

export const mostReplacements = 10;
export const mostReplacementsInShort = 5;
