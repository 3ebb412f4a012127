import { type Finding, placesOf, type Rule } from '../../rules/kit.ts';
import { canPart, isClause, isLong, toSplit } from './clauses.ts';

/** “… sells bread and the baker is glad” becomes two sentences; so does what follows a dash or a colon. */
export const bareConjunctions: Rule = {
  id: 'bare-conjunction',
  category: 'clarity',
  gist: 'long sentence',
  *find(sentence): Generator<Finding> {
    if (!isLong(sentence)) return;
    const { words, text } = sentence;
    for (const { word, at, index } of placesOf(sentence)) {
      const isMark = /^[–—:]$/.test(word.text) && text.charAt(word.end) === ' ';
      if (!isMark && !/^(?:and|but)$/.test(word.lower)) continue;
      const next = at(1);
      // After “and” a bare noun may end a list: only what is surely a subject begins a clause.
      // “offers a meal and a roof” lists: “a” begins a clause only after a mark.
      const isSubject =
        isMark ||
        // What is little or much begins a clause after “but”: “but few houses have”.
        (word.lower === 'but' && /^(?:few|many|most|some|others|all|both|there)$/.test(next.lower)) ||
        (/^(?:DET|PRON|PROPN)$/.test(next.tag) && !/^an?$/.test(next.lower));
      const isContrast = word.lower === 'but';
      if (
        at(-1).text === ',' ||
        !isSubject ||
        !isClause(words, index + 1, { isStrict: true }) ||
        !canPart(sentence, index, index + 1, { isContrast })
      )
        continue;
      // A second dash leads back to the sentence.
      if (isMark && words.slice(index + 1).some((other) => other.text === word.text)) continue;
      const isOwn = isMark || word.lower === 'and';
      const from = { ...word, start: at(-1).end };
      yield isOwn ? toSplit(from, next, next.text) : toSplit(from, word, word.text);
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
  ],
  leaves: [
    'The shop by the harbour offers a free meal a day and a plastic roof over their heads many people like.',
    'The shop by the harbour sells bread and cakes and the best coffee in the whole of the old town.',
    'The shop – the baker is very happy with it – sells bread and cakes all day long by the harbour.',
  ],
};
