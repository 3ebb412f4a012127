import type { TextChange } from '../../shared/contract/result.ts';

type Row = [removed: string, added: string, category: TextChange['category'], gist: string, reason: string];

/** A text with something to find in it, for who has none at hand. */
export const sampleSource = `Hi Anneke,

Thanks for you're patience while we was looking into the invoice problem. I have spoke with our finance team and it turns out that the March invoice (no. 20418) was send twice, because of a error in the export. The second one can be ignored; you don’t need to pay it.

We will issue a credit note of £1,240.50 by the end of next week. In order to make sure this doesn’t happen again, we have made the decision to add a check that compares the totals before anything is sent out.

Sorry again for the inconvinience, and let me know if theres anything else I can do.

Best,
Marta`;

/** What the embedded engine answers to this text: a test compares them. */
const rows: Row[] = [
  ["you're", 'your', 'grammar', '', '“your” says what belongs to you; “you’re” is short for “you are”.'],
  ['was', 'were', 'grammar', 'agreement', '“were” goes with this pronoun.'],
  ['spoke', 'spoken', 'grammar', 'participle', 'After “have”, the verb takes its participle, “spoken”.'],
  ['send', 'sent', 'grammar', 'participle', 'After a form of “be”, the verb takes its participle, “sent”.'],
  ['a', 'an', 'grammar', 'a or an', 'Before a vowel sound, as in “error”, the article is “an”.'],
  ['In order to', 'To', 'shortening', 'wordy', '“To” says it in fewer words.'],
  ['made the decision', 'decided', 'shortening', 'wordy', '“decided to” says it in fewer words.'],
  ['inconvinience', 'inconvenience', 'spelling', '', 'The usual spelling is “inconvenience”.'],
  ['theres', 'there’s', 'spelling', '', 'The short form takes an apostrophe: “there’s”.'],
];

function toChanges(): TextChange[] {
  let from = 0;
  return rows.map(([removed, replacement, category, gist, reason]) => {
    const start = findWords(removed, from);
    from = start + removed.length;
    return { start, end: from, replacement, category, gist, reason, rule: 'sample', fact: null };
  });
}

/** Whole words only: the article “a” is not the one in “because”. */
function findWords(words: string, from: number): number {
  const isLetter = (at: number) => /\p{L}/u.test(sampleSource[at] ?? '');
  for (let at = sampleSource.indexOf(words, from); at >= 0; at = sampleSource.indexOf(words, at + 1)) {
    const startsClean = !isLetter(at) || !isLetter(at - 1);
    if (startsClean && !isLetter(at + words.length)) return at;
  }
  throw new Error(`“${words}” is not in the sample`);
}

/** Recorded, so that it is there at once and free: see the test of enhance-text-v2. */
export const recordedChanges: readonly TextChange[] = toChanges();
