import { type Finding, type Place, placesOf } from '../../rules/kit.ts';
import { withOrdinaryOpenings } from '../formality/ordinary-openings.ts';

/** Contractions of speech that a written text has less often: verbs that are drawn to what is no personal pronoun. */
const ENDINGS = new Map<string, Readonly<Record<string, string>>>(
  Object.entries({
    it: { would: "'d", will: "'ll", had: "'d" },
    that: { will: "'ll", would: "'d" },
    this: { will: "'ll" },
    there: { will: "'ll", would: "'d", is: "'s" },
    who: { will: "'ll", would: "'d" },
    everyone: { is: "'s", has: "'s" },
    everybody: { is: "'s", has: "'s" },
    everything: { is: "'s", has: "'s" },
    someone: { is: "'s", has: "'s" },
    somebody: { is: "'s", has: "'s" },
    something: { is: "'s", has: "'s" },
    nobody: { is: "'s", has: "'s" },
    nothing: { is: "'s", has: "'s" },
    how: { is: "'s", are: "'re", did: "'d", have: "'ve", will: "'ll" },
    where: { is: "'s", are: "'re", did: "'d", have: "'ve", will: "'ll" },
    what: { is: "'s", are: "'re", did: "'d", have: "'ve", will: "'ll" },
    why: { is: "'s", are: "'re", did: "'d", have: "'ve" },
    when: { did: "'d", will: "'ll" },
    might: { have: "'ve" },
    must: { have: "'ve" },
  }),
);
const ENDS =
  /^(?:and|or|but|nor|than|if|though|although|because|so|when|while|as|until|to|not|therefore|however|in|at|on|for|with|by|from|of|about|like|here|there|now|then|up|out|that|which|who)$/;
const QUESTION = /^(?:how|where|what|why|when)$/;

const ARTICLES = /^(?:the|my|your|our|his|her|their|this|that|a|an|every|each)$/;
/** Possessives and plurals would be read into these. */
const HISSES = /(?:s|x|z|ch|sh|ce|ge|se|que)$/;
const FOLLOWS_IS =
  /^(?:a|an|the|not|now|going|very|really|so|too|just|always|already|still|also|never|quite|likely|due|about|that|one|being)$/;

/** First words of sentences that the tagger takes for names. */
const ABSTRACT = /^(?:Info|\p{Lu}\p{Ll}+(?:tion|sion|ment|ness|ity|ance|ence|ing|age))$/u;

/** How far back from the verb the subject begins: “the old code is”, “Morocco is”; 0 where it is none so simple. */
function measureSubject({ at }: Place): number {
  const noun = at(-1);
  if (HISSES.test(noun.lower) || /['’-]/.test(noun.text)) return 0;
  if (noun.tag === 'PROPN' && !ABSTRACT.test(noun.text)) return at(-2).tag === 'PROPN' ? 2 : 1;
  if (noun.tag !== 'NOUN' || !/^\p{Ll}{3,}$/u.test(noun.text)) return 0;
  if (ARTICLES.test(at(-2).lower)) return 2;
  return /^(?:ADJ|NOUN)$/.test(at(-2).tag) && ARTICLES.test(at(-3).lower) ? 3 : 0;
}

/** “the code is broken”, right at the beginning of a clause. */
function* drawsNoun(place: Place, text: string): Generator<Finding> {
  const { word, at } = place;
  const [noun, next] = [at(-1), at(1)];
  if (!/^(?:is|has)$/.test(word.text) || text.slice(noun.end, word.start) !== ' ') return;
  const length = measureSubject(place);
  if (length === 0) return;
  const opener = at(-1 - length);
  if (
    !/^(?:EDGE|CCONJ|SCONJ)$/.test(opener.tag) &&
    !/^(?:,|that|because|but|and|so|if|when|while)$/.test(opener.lower)
  )
    return;
  if (at(2).tag === 'EDGE' || next.lower === 'not' || !/^\p{L}/u.test(next.text)) return;
  const isDrawn =
    word.text === 'is'
      ? FOLLOWS_IS.test(next.lower) || /^(?:ADJ|VERB)$/.test(next.tag)
      : next.lower === 'been' || (next.tag === 'VERB' && /[^e]ed$/.test(next.lower));
  if (isDrawn)
    yield {
      start: noun.end,
      end: word.end,
      replacement: "'s",
      reason: `In speech one says “${noun.text}’s”.`,
    };
}

function drawsIn({ word, at, index }: Place): boolean {
  const [verb, next] = [at(1), at(2)];
  if (!/^\p{L}/u.test(next.text) || ENDS.test(next.lower)) return false;
  if (QUESTION.test(word.lower)) {
    // “What is the price”, “what is wrong”: a question, and no clause that ends with its verb.
    if (index > 0 && !/^(?:CCONJ|PUNCT)$/.test(at(-1).tag)) return false;
    const isPronoun = /^(?:it|this|that|he|she|they|we|you|i)$/.test(next.lower);
    if (verb.lower === 'did' || verb.lower === 'have') return isPronoun && /^\p{L}/u.test(at(3).text);
    return isPronoun ? /^\p{L}/u.test(at(3).text) : /^(?:DET|ADJ|VERB|PROPN|NOUN|PRON|ADV)$/.test(next.tag);
  }
  if (/^(?:that|this|there)$/.test(word.lower)) {
    // “the book that will be read” and “the man there is” are other words.
    if (
      /^(?:NOUN|PROPN)$/.test(at(-1).tag) ||
      /^(?:over|out|up|down|in|all|everything|anything|something|nothing|those|one)$/.test(at(-1).lower)
    )
      return false;
    return (
      verb.lower !== 'is' ||
      /^(?:DET|ADJ|NUM|NOUN|ADV)$/.test(next.tag) ||
      /^(?:no|a|an|any|some|nothing|something|always|another)$/.test(next.lower)
    );
  }
  if (verb.lower === 'has' || verb.lower === 'had')
    return (
      /^(?:been|become|got|gone|come|done|made|taken|never|always|already)$/.test(next.lower) ||
      /[^e]ed$/.test(next.lower)
    );
  return true;
}

/** “It would be good” is “It'd be good” in speech. */
export const looseContractions = withOrdinaryOpenings({
  id: 'loose-contraction',
  category: 'tone',
  gist: 'contraction',
  *find(sentence): Generator<Finding> {
    const { text } = sentence;
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      yield* drawsNoun(place, text);
      const verb = at(1);
      const ending = ENDINGS.get(word.lower)?.[verb.lower];
      if (ending === undefined || verb.text !== verb.lower || text.slice(word.end, verb.start) !== ' ')
        continue;
      if (
        /['\p{L}]/u.test(text.charAt(verb.end)) ||
        /['’]/.test(text.charAt(word.start - 1)) ||
        at(2).lower === 'not' ||
        !drawsIn(place)
      )
        continue;
      const written = `${word.text}${ending}`;
      yield {
        start: word.start,
        end: verb.end,
        replacement: written,
        reason: `In speech one says “${written.replace("'", '’')}”.`,
      };
    }
  },
  examples: [
    ['It would be good, and that will be all we need.', "It'd be good, and that'll be all we need."],
    ['And how did you do it, and what are you using?', "And how'd you do it, and what're you using?"],
    [
      'What is wrong? The code is not small, but the code is broken now.',
      "What's wrong? The code is not small, but the code's broken now.",
    ],
  ],
  leaves: [
    'Information is stored in a file.',
    'The book that would help is here.',
    'What it is.',
    'Tell me what is here.',
    'It would not help.',
    'Where is it?',
  ],
});
