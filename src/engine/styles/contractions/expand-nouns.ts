import { wordSet } from '../../lexicon/word-set.ts';
import { type Finding, type Place, placesOf, type Rule } from '../../rules/kit.ts';

/** The rule that writes out what a pronoun draws in knows these. */
const PRONOUNS = wordSet('i you he she it we they that there here what who where when why how let');
const BETWEEN = wordSet(
  'not also already never just always only still really probably now since even finally',
);
const HAS_BEFORE = wordSet('been got gotten had become gone come');
/** Nothing that is owned begins so. */
const IS_BEFORE = wordSet('a an the gonna');
/** What is said of a thing; before a noun it would be owned: “the server's due date”. */
const STATES = wordSet(`
  due down up out off late ready done busy free ill sick open closed empty full wrong broken able available stuck
  missing gone over slow fine okay ok great good bad sure away cancelled canceled delayed lost
  damaged cracked leaking locked blocked booked frozen`);
const DONE =
  /^(?:started|finished|arrived|called|moved|paid|sent|told|asked|left|seen|heard|replied|answered|changed|said|helped|noticed)$/;
const DEEDS = wordSet(`
  acting running coming going working getting happening waiting trying doing making taking having looking being
  leaking asking falling starting staying moving calling`);
const ENDS_STATE = /^(?:EDGE|PUNCT|ADP|CCONJ|SCONJ|ADV|PART|AUX)$/;
const ENDS_DEED = /^(?:EDGE|ADP|CCONJ|SCONJ|ADV|PART|DET|PRON)$/;

/** What “'s” stands for between a noun and these words; nothing where it may be an owner's. */
function findVerb({ at }: Place): 'is' | 'has' | undefined {
  let first = 1;
  while (BETWEEN.has(at(first).lower)) first += 1;
  const [next, after] = [at(first), at(first + 1)];
  if (HAS_BEFORE.has(next.lower)) return 'has';
  if (IS_BEFORE.has(next.lower)) return 'is';
  if (next.lower === 'going' && after.lower === 'to') return 'is';
  // “Tom's late reply”, “the team's running costs”
  if (STATES.has(next.lower) && ENDS_STATE.test(after.tag)) return 'is';
  if (DEEDS.has(next.lower) && ENDS_DEED.test(after.tag)) return 'is';
  if (first === 1) return undefined;
  // “Tom's only just started”
  if (/^(?:just|already|never|even)$/.test(at(first - 1).lower) && DONE.test(next.lower)) return 'has';
  return /^(?:not|never)$/.test(at(first - 1).lower) && /^(?:ADJ|ADV|ADP)$/.test(next.tag) ? 'is' : undefined;
}

const reason = 'A formal text writes contractions out.';

/** “The server's going to be down” is “The server is going to be down”; an owner keeps the “'s”. */
export const expandNouns: Rule = {
  id: 'expand-noun',
  category: 'tone',
  gist: 'contraction',
  *find(sentence): Generator<Finding> {
    for (const place of placesOf(sentence)) {
      const { word, at } = place;
      const noun = at(-1);
      // The tagger reads “office'll” as one word.
      const [, drawn = ''] = /^(\p{L}{2,})'ll$/u.exec(word.text) ?? [];
      if (drawn !== '' && !PRONOUNS.has(drawn.toLowerCase()) && /^\p{L}/u.test(at(1).text)) {
        yield { start: word.end - 3, end: word.end, replacement: ' will', reason };
      }
      if (word.text !== "'s" || noun.end !== word.start || PRONOUNS.has(noun.lower)) continue;
      if (!/^\p{L}{2,}$/u.test(noun.text) || !/^(?:NOUN|PROPN|PRON)$/.test(noun.tag)) continue;
      const verb = findVerb(place);
      if (verb === undefined || !/^\p{L}/u.test(at(1).text)) continue;
      yield { start: noun.start, end: word.end, replacement: `${noun.text} ${verb}`, reason };
    }
  },
  examples: [
    [
      "The server's gonna be down. The build's been broken.",
      'The server is gonna be down. The build has been broken.',
    ],
    [
      "The rent's due on Monday, and nobody's come by. The printer's acting up.",
      'The rent is due on Monday, and nobody has come by. The printer is acting up.',
    ],
    [
      "QA's only just started, and the carpet's damaged.",
      'QA has only just started, and the carpet is damaged.',
    ],
    ["Anna's not here. The office'll be closed.", 'Anna is not here. The office will be closed.'],
  ],
  leaves: [
    "The server's due date is near.",
    "The team's running costs are high.",
    "Tom's late reply came.",
    "We met at Anna's.",
    "The dogs' home.",
  ],
};
