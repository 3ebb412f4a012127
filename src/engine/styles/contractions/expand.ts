import { measureGain } from '../../language-model/gain.ts';
import { toForms } from '../../lexicon/inflection.ts';
import type { Nouns } from '../../lexicon/nouns.ts';
import { findBase } from '../../lexicon/verbs.ts';
import { wordTable } from '../../lexicon/word-table.ts';
import type { RuleContext } from '../../rules/context.ts';
import { type Finding, matchCapital, type Place, placesOf, type Rule } from '../../rules/kit.ts';
import type { Span } from '../../text/edits.ts';
import type { Sentence, Word } from '../../text/words.ts';
import { findHeadNoun } from '../frames.ts';

const IRREGULAR_NOT: Readonly<Record<string, string>> = wordTable({
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
});
const SUBJECTS = 'i|you|he|she|it|we|they';
const NEGATED = new RegExp(`(?<![\\p{L}'])(\\p{L}+n't)(?: (${SUBJECTS})\\b)?`, 'giu');
const DRAWN = /(?<![\p{L}'])(\p{L}+)'(m|re|ve|ll|d|s)(?= \p{L})/giu;

/** What an ending may stand for. */
const READINGS: Readonly<Record<string, readonly string[]>> = wordTable({
  m: ['am'],
  re: ['are'],
  ve: ['have'],
  ll: ['will'],
  d: ['would', 'had'],
  s: ['is', 'has'],
});
const PRONOUNS = new RegExp(
  `^(?:${SUBJECTS}|that|there|here|what|who|where|could|should|would|might|must)$`,
  'i',
);
/** What people write for what sounds the same: “you're” for “your”. */
const SOUND_ALIKES: Readonly<Record<string, string>> = wordTable({
  "you're": 'your',
  "they're": 'their',
  "it's": 'its',
  "who's": 'whose',
});
/** A noun's “'s” may be an owner's: it is written out only where that makes its sentence likelier by this power of ten. */
const LEAST_GAIN_OF_NOUN = 1;
/** Where no noun follows, “your” has to be likelier than “you are” by this power of ten to be what was meant. */
const LEAST_GAIN_OF_SLIP = 2;

/** Whether the verb stands before its subject, as in “Why don't we”. */
function isInverted(text: string, start: number): boolean {
  return (
    text.includes('?') &&
    /(?:^|[,;:—–-] ?|\b(?:why|how|what|when|where|who|and|but|or|so) )$/i.test(text.slice(0, start))
  );
}

function expandNegated(verb: string, subject: string | undefined, inverted: boolean): string | undefined {
  const lower = verb.toLowerCase();
  if (lower === "ain't" || (inverted && subject === undefined)) return undefined;
  const apart = IRREGULAR_NOT[lower] ?? `${lower.slice(0, -3)} not`;
  if (subject === undefined) return matchCapital(verb, apart);
  if (!inverted) return `${matchCapital(verb, apart)} ${subject}`;
  return `${matchCapital(verb, apart.replace(/ ?not$/, ''))} ${subject} not`;
}

/** The word that comes next, after its adverbs. */
function findNext({ at }: Place): Word {
  let distance = 1;
  while (at(distance).tag === 'ADV') distance += 1;
  return at(distance);
}

/** “I'd come” is “I would”, as no participle follows; “that's fine” has done nothing. */
function listReadings(found: string, ending: string, place: Place, nouns: Nouns): readonly string[] {
  const { tag, lower, lemma } = findNext(place);
  const isVerb = /^(?:VERB|AUX)$/.test(tag);
  if (ending === 'd' && lower === 'been') return ['had'];
  if (ending === 'd' && isVerb && findBase(lower, lemma) === undefined) {
    // “They'd put it down” may be either.
    return toForms(lower).participle === lower ? [] : ['would'];
  }
  if (ending === 's' && (!isVerb || lower.endsWith('ing'))) {
    // “There's still lots of books.”
    const isMany =
      found === "there's" && [1, 2, 3, 4].some((distance) => nouns.isPlural(place.at(distance).lower));
    return isMany ? ['is', 'are'] : ['is'];
  }
  return READINGS[ending] ?? [];
}

/** Whether what follows a noun's “'s” may be what somebody owns: “Tom's late reply”, “the team's running costs”. */
function mayBeOwned({ at }: Place): boolean {
  return findHeadNoun([1, 2, 3, 4].map(at)) !== undefined || /^(?:NOUN|PROPN)$/.test(at(2).tag);
}

/** The likeliest of what “I'd”, “there's” or “the server's” stands for; nothing where it may be another word. */
function expandDrawn(
  place: Place,
  text: string,
  span: Span,
  { model, nouns }: RuleContext,
): string | undefined {
  const found = text.slice(span.start, span.end).toLowerCase();
  const [word = '', ending = ''] = text.slice(span.start, span.end).split("'");
  const measure = (replacement: string) => ({
    replacement,
    gain: measureGain(model, text, { ...span, replacement }),
  });
  const readings = listReadings(found, ending.toLowerCase(), place, nouns).map((verb) =>
    measure(`${word} ${verb}`),
  );
  const [best] = readings.sort((a, b) => b.gain - a.gain);
  if (best === undefined) return undefined;
  if (!PRONOUNS.test(word))
    return mayBeOwned(place) || best.gain < LEAST_GAIN_OF_NOUN ? undefined : best.replacement;
  const alike = SOUND_ALIKES[found];
  const margin = mayBeOwned(place) ? 0 : LEAST_GAIN_OF_SLIP;
  return alike !== undefined && measure(alike).gain > best.gain + margin ? undefined : best.replacement;
}

const reason = 'A formal text writes contractions out.';

/** “We don't” is “We do not”. */
function* findNegations({ text }: Sentence): Generator<Finding> {
  for (const match of text.matchAll(NEGATED)) {
    const [found, verb = '', subject] = match;
    const replacement = expandNegated(verb, subject, isInverted(text, match.index));
    if (replacement === undefined || /^\p{Lu}{2}/u.test(found)) continue;
    yield { start: match.index, end: match.index + found.length, replacement, reason };
  }
}

/** “I'm sure we don't” is “I am sure we do not”; an owner keeps the “'s”. */
export const expand: Rule = {
  id: 'expand',
  category: 'tone',
  gist: 'contraction',
  *find(sentence, context): Generator<Finding> {
    yield* findNegations(sentence);
    const { text } = sentence;
    const places = [...placesOf(sentence)];
    for (const { 0: found, 1: word = '', index: start } of text.matchAll(DRAWN)) {
      const span = { start, end: start + found.length };
      const place = places.find((one) => one.word.end === span.end);
      // “You're Dreaming” is a title.
      if (
        place === undefined ||
        (start > 0 && /^\p{Lu}\p{Ll}/u.test(found) && /^\p{Lu}/u.test(place.at(1).text))
      )
        continue;
      // “Let's Encrypt” is a name.
      const us = /^let's$/i.test(found) && /^ \p{Ll}/u.test(text.slice(span.end)) ? `${word} us` : undefined;
      const replacement = us ?? expandDrawn(place, text, span, context);
      if (replacement !== undefined) yield { ...span, replacement, reason };
    }
  },
  examples: [
    ["I'm sure that we don't need it.", 'I am sure that we do not need it.'],
    ["It's been long, and I'd like to rest.", 'It has been long, and I would like to rest.'],
    ["I'd go if it's free.", 'I would go if it is free.'],
    ["I'd been out when she came.", 'I had been out when she came.'],
    ["Let's go.", 'Let us go.'],
    ["There's still lots of books.", 'There are still lots of books.'],
    ["There's plenty of paper.", 'There is plenty of paper.'],
    [
      "The carpet's damaged, and the lift's been broken.",
      'The carpet is damaged, and the lift has been broken.',
    ],
  ],
  leaves: [
    "They'd put it down.",
    "The dogs' home.",
    "No answer came on you're part.",
    "The firm lost it's way.",
    "Tom's late reply came. The team's running costs are high.",
    "We met at Anna's. Let's Encrypt works.",
  ],
};

/** “We don't need it” is “We do not need it”; all contractions beside it are written out, too, so that none stands out. */
export const expandNegations: Rule = {
  id: 'expand-negation',
  category: 'tone',
  gist: 'contraction',
  *find(sentence, context): Generator<Finding> {
    if ([...findNegations(sentence)].length > 0) yield* expand.find(sentence, context);
  },
  examples: [
    ["We don't need it.", 'We do not need it.'],
    ["Why don't we go?", 'Why do we not go?'],
    ["If you can't you should say so.", 'If you cannot you should say so.'],
    [
      "It's late, and we're sure the team's plan isn't good.",
      "It is late, and we are sure the team's plan is not good.",
    ],
  ],
  leaves: ["Isn't the report ready?", "It ain't so.", "It's late, and we're tired."],
};
