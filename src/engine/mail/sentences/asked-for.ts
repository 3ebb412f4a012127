/** What people ask for. */
export const ASKED_FOR =
  'refund|replacement|exchange|answer|reply|response|quote|receipt|invoice|copy|extension|discount|confirmation|appointment|decision|date|meeting|call|room|table|seat|ticket|ride|lift|key|password|link|form|voucher|signature|estimate|reference|letter|reduction|day off|reminder|prescription';
const ASKS_FOR = new RegExp(
  `(?<!\\b(?:an?|the|my|our) )\\b((?:need|would like|want|ask for|book|reserve|sent) )((?:full |partial |new |written |short |quick |second |double |single |repeat )*)(${ASKED_FOR})\\b(?! (?:(?:number|from(?! (?:him|her|them|you)\\b)|and)\\b|\\d))(?: not (\\p{Ll}+)\\b)?`,
  'u',
);
const toArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** “need answer” as “need an answer”, and “refund not voucher” as “a refund, not a voucher”. */
export const withArticles = (words: string) =>
  words.replace(
    ASKS_FOR,
    (_, verb: string, adjective: string, noun: string, other?: string) =>
      `${verb}${toArticle(adjective + noun)}${other === undefined ? '' : `, not ${toArticle(other)}`}`,
  );
