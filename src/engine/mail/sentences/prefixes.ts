/** What an answer or a sentence begins with, before its subject: “yes”, “but”, “unfortunately”. */

export const PREFIX =
  /^(yes|yep|yeah|no|nope|sure|ok|okay|unfortunately|great|perfect|oh|sorry(?! (?:it|this|mate|pal|love|guys|all|everyone|(?:i|we) (?:missed|forgot|kept|took|(?:am|are|was|were) (?:so )?late|(?:didn't|did not|haven't|could not|couldn't) (?:reply|answer|write|call|get back))|(?:i|we)'(?:m|re) (?:so )?late|you had|i \p{L}+ed(?! to)\b|i (?:broke|lost|left|said|was|made|got)\b)\b)|of course|certainly|also|and|but|so(?! (?:so|happy|sorry|glad|proud|pleased|excited|grateful|kind|nice|good|many|much)\b)|then|otherwise|hopefully)\b,? (?!(?:for|about|to|of|with|that) )/iu;
/** “No, we can't” refuses; “no forklift needed” speaks of forklifts. */
const OPENS_AFTER_NO =
  /^(?:i|we|it|they|he|she|you|please|tell|that's|it's|i'm|we're|can't|cannot|don't|didn't|won't|haven't)\b/i;
const WITHOUT_COMMA = /^(?:of course|certainly|and|but|so|then|otherwise|hopefully)$/i;
/** “yes, ”, and “but ” */
export const withPause = (prefix: string, opening: string) =>
  `${prefix}${WITHOUT_COMMA.test(prefix) ? opening.slice(prefix.length) : ', '}`;

/** “great job on the release” */
export const isPartOfClause = (prefix: string, after: string) =>
  /^(?:no(?:pe)?|great|perfect)$/i.test(prefix) && !OPENS_AFTER_NO.test(after);
