import type { TextChange } from '../../../shared/contract/enhance.ts';
import { type Decision, makeReview, type Review } from '../../review/model.ts';

/** A change of the sample; `fact` is what differs where nothing may, such as an amount. */
export interface SampleChange extends TextChange {
  fact: string | undefined;
  decided: Decision;
}

type Row = [removed: string, added: string, category: TextChange['category'], gist: string, reason: string];

export const sampleSource = `Hi Anneke,

Thanks for you're patience while we was looking into the invoice problem. I have spoke with our finance team and it turns out that the March invoice (no. 20418) was send twice, because of a error in the export. The second one can be ignored, you don’t need to pay it.

We are going to issue a credit note of £1,240.50 until the end of next week. In order to make sure this doesn’t happen again, we have made the decision to add a check that compare the totals before anything is sent out.

Sorry again for the inconvinience, and let me know if theres anything else I can do.

Best,
Marta`;

const rows: Row[] = [
  ["you're", 'your', 'spelling', '', '“You’re” stands for “you are”.'],
  ['was', 'were', 'grammar', 'agreement', '“We” takes “were”.'],
  ['spoke', 'spoken', 'grammar', 'participle', 'After “have”, the verb takes its participle: spoken.'],
  ['send', 'sent', 'grammar', 'participle', 'After “was”, the verb takes its participle: sent.'],
  ['a', 'an', 'grammar', 'article', 'Before a vowel sound, “a” becomes “an”.'],
  [', you', '; you', 'punctuation', 'comma splice', 'Two whole sentences are parted by more than a comma.'],
  ['£1,240.50', '£1,240', 'wording', '', 'It differs from your text. “Accept all” leaves it out.'],
  ['until', 'by', 'wording', 'a deadline', 'A deadline is “by”; “until” says that it goes on.'],
  ['In order to make', 'To make', 'shortening', '2 words fewer', '“To” says all of “in order to”.'],
  ['made the decision', 'decided', 'shortening', '2 words fewer', 'One verb says it: decided.'],
  ['compare', 'compares', 'grammar', 'agreement', '“A check” is one thing, so its verb takes an s.'],
  ['inconvinience', 'inconvenience', 'spelling', '', 'From “convenient”: inconvenience.'],
  ['theres', 'there’s', 'punctuation', 'apostrophe', '“There’s” stands for “there is”.'],
];

const factAt = 6;
const acceptedUpTo = 2;

function toChanges(): SampleChange[] {
  let from = 0;
  return rows.map(([removed, replacement, category, gist, reason], index) => {
    const start = findWords(removed, from);
    from = start + removed.length;
    return {
      start,
      end: from,
      replacement,
      category,
      gist,
      reason,
      rule: 'sample',
      fact: index === factAt ? 'Check: amount' : undefined,
      decided: index < acceptedUpTo ? 'accepted' : 'open',
    };
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

export const sampleChanges = toChanges();
export const sampleReview: Review = makeReview(sampleSource, sampleChanges);
/** The change whose slip is open at first: the flagged one. */
export const openAtFirst = factAt;
