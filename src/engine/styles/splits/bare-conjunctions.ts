import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { canPart, isClause, isLong, isVerb, toOwnSentence, toSplit } from './clauses.ts';

const MARK = /^[–—:]$/;
const CONJUNCTION = /^(?:and|but|so)$/;
/** In these a noun after “and” may go on with what was begun: “shops that sell bread and cakes are …”. */
const GOES_ON = /^(?:and|that|who|which|whose|where|when|because|if|as|while|than|what|how|both|between)$/;

/** Whether the word after “and”, “but” or “so” is surely a subject, and not one more of what was listed. */
function opensSubject(
  conjunction: string,
  next: Word,
  after: readonly Word[],
  left: readonly Word[],
): boolean {
  // “so the bread can be sold”: what for.
  if (conjunction === 'so' && after.some(({ lower }) => /^(?:can|could)$/.test(lower))) return false;
  // “not a shop but the house of the baker”: one thing instead of another.
  if (
    conjunction === 'but' &&
    left.some(({ lower }) => /^(?:not|n't|only)$/.test(lower)) &&
    next.tag !== 'PRON'
  )
    return false;
  // “offers a meal and a roof” lists: “a” begins a clause only after a mark.
  if (/^(?:DET|PRON|PROPN)$/.test(next.tag) && !/^an?$/.test(next.lower)) return true;
  // “the safe but dull way”: two adjectives of one noun.
  const isCounted = /^(?:few|many|most|some|several|other|others)$/.test(next.lower);
  if (next.tag === 'ADJ' && !isCounted && left.at(-1)?.tag === 'ADJ') return false;
  if (conjunction === 'but') return /^(?:NOUN|ADJ|NUM|DET)$/.test(next.tag);
  const verb = after.find(isVerb);
  return (
    conjunction === 'and' &&
    /^(?:NOUN|ADJ|NUM)$/.test(next.tag) &&
    verb?.tag === 'AUX' &&
    after.slice(0, after.indexOf(verb)).every(({ tag }) => /^(?:NOUN|ADJ|NUM)$/.test(tag)) &&
    !left.some(({ lower }) => GOES_ON.test(lower))
  );
}

/** Where the clause after the mark or the conjunction begins; nothing where none does. */
function findClause({ word, at, index }: Place, { words, text }: Sentence): number | undefined {
  const isMark = MARK.test(word.text) && text.charAt(word.end) === ' ';
  if (isMark) {
    // A second dash leads back to the sentence, and after a semicolon a list goes on.
    if (words.slice(index + 1).some((other) => other.text === word.text || other.text === ';'))
      return undefined;
    const start = CONJUNCTION.test(at(1).lower) ? index + 2 : index + 1;
    return isClause(words, start, { isStrict: true }) ? start : undefined;
  }
  if (!CONJUNCTION.test(word.lower) || /^(?:,|here|he|she|they|we|i|you|him|her|them)$/.test(at(-1).lower))
    return undefined;
  if (!opensSubject(word.lower, at(1), words.slice(index + 1, index + 8), words.slice(0, index)))
    return undefined;
  const isLoose = word.lower === 'but';
  return isClause(words, index + 1, { isStrict: true, isLoose }) ? index + 1 : undefined;
}

/** “… sells bread and the baker is glad” becomes two sentences; so does what follows a dash or a colon. */
export const bareConjunctions: Rule = {
  id: 'bare-conjunction',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words, text } = sentence;
    // “Every time it rains and the shop is closed, …” comes back from both.
    if (/^(?:the|every|each|any)(?: \p{L}+)? time\b/iu.test(text)) return;
    for (const place of placesOf(sentence)) {
      const { word, at, index } = place;
      const start = findClause(place, sentence);
      const first = start === undefined ? undefined : words[start];
      if (start === undefined || first === undefined) continue;
      const joint = words[start - 1] ?? word;
      if (!canPart(sentence, index, start, { isContrast: joint.lower === 'but' })) continue;
      const from = { ...word, start: at(-1).end };
      yield /^(?:but|so)$/.test(joint.lower) ? toSplit(from, joint, joint.text) : toOwnSentence(from, first);
      return;
    }
  },
  examples: [
    [
      'The shop by the harbour sells bread and cakes all day long and the baker is very happy with it.',
      'The shop by the harbour sells bread and cakes all day long. The baker is very happy with it.',
    ],
    [
      'The shop by the harbour sells bread and cakes all day long – the baker is very happy with it.',
      'The shop by the harbour sells bread and cakes all day long. The baker is very happy with it.',
    ],
    [
      'The shop by the harbour sells bread and cakes all day long – but the baker is not happy with it.',
      'The shop by the harbour sells bread and cakes all day long. But the baker is not happy with it.',
    ],
    [
      'The shop by the harbour was open all day long but few people have been to see it.',
      'The shop by the harbour was open all day long. But few people have been to see it.',
    ],
  ],
  leaves: [
    'The shop by the harbour offers a free meal a day and a plastic roof over their heads many people like.',
    'The shop by the harbour sells bread and cakes and the best coffee in the whole of the old town.',
    'The shop – the baker is very happy with it – sells bread and cakes all day long by the harbour.',
    'In the old town by the harbour all the shops that sell bread and cakes are open all day long.',
  ],
};
