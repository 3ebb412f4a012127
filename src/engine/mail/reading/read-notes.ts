import { wordSet } from '../../lexicon/word-set.ts';
import { ADVERB, doesIt, isOwned } from '../people/second-person.ts';
import { IS_PRONOUN } from '../people/whom.ts';
import { cannotBegin, toCount } from '../tagger/borders.ts';
import type { NoteReader, SentenceKind } from '../tagger/contracts.ts';
import { readPerson } from '../tagger/features.ts';
import type { MentionTagger, Tagger } from '../tagger/tagger.ts';
import { LONGEST_TEXT, listStraightTokens, type Token } from '../tagger/tokens.ts';
import { speaksOfStyle } from '../words/style-words.ts';
import { makeLocator, toLower } from './locate.ts';
import { listSigns, rateSigns } from './pronouns.ts';
import { NOTHING_READ } from './unread.ts';

/** A name is the reader's from here on: it is somebody else's more often. */
const LEAST_OF_NAME = 0.85;
/** The same of a name by which the mail is signed. */
const LEAST_OF_OWN_NAME = 0.2;
/** The same of a pronoun, and between which likelihoods nobody knows. */
const LEAST_OF_PRONOUN = 0.5;
const DOUBTFUL = { from: 0.18, to: 0.82 };
const isDoubtful = (likelihood: number) => likelihood > DOUBTFUL.from && likelihood < DOUBTFUL.to;

/** How likely each of so many words at the end has to be one of a wish for the style. */
const LEAST_OF_STYLE = 0.5;
const SHORTEST_STYLE = 2;
/** How likely a sentence has to begin with it, where it begins with none of these. */
const LEAST_OF_BORDER = 0.3;
const OPENS_STYLE =
  /^(?:keep|make|sound|be|don't|not|no|very|quite|in|short|brief|quick|polite|friendly|firm|warm|formal|informal|casual|kind|nice|simple|soft|clear|professional|sweet|cheerful|funny|light|honest|respectful|heartfelt|strong|plain|serious|gentle|sincere|direct|personal|positive)$/;

/** A sentence begins where that is so likely: half of one is worse than two in one. */
const LEAST = { behindMark: 0.35, withoutMark: 0.6 };
/** The same of what is written with care. */
const LEAST_OF_CAREFUL = { behindMark: 0.5, withoutMark: 1 };
/** What begins so goes on with the sentence before: “ask if he may eat, and when we have to bring him”. */
const HANGS =
  /^(?:and )?(?:(?:that|to|whether|until|not|or|than|including|especially|because|as (?:i|we|he|she|it|they|the|there)|has to|needs)\b|(?:(?:by|through|in|at|on|for|with|until|from) )?(?:when|where|what|who|which|why|how) (?:i|we|you|he|she|it|they|the|my|our|there) )/i;

const BEFORE_NAME = wordSet(
  'for from to with of about by see meet join help owe miss visit below above can could will would should is was has does did',
);
/** “for Alfie”, “Kev only needs it”, “would Kev come”, and neither “yes Kev thanks” nor “Kev can you come” */
function isSpokenOf(words: readonly Token[], at: number): boolean {
  const [before, word, next, last] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (word?.mark === 'space' && BEFORE_NAME.has(toLower(before))) return true;
  // “Kev's mother”, and not “Kev's late”
  if (/'s$/.test(toLower(word))) return next?.mark === 'space' && isOwned(toLower(next));
  const isAddressed = /^(?:you|u|your)$/.test(toLower(last)) || /^thanks$/.test(toLower(next));
  const verb = ADVERB.test(toLower(next)) ? last : next;
  return next?.mark === 'space' && verb?.mark === 'space' && doesIt(toLower(verb)) && !isAddressed;
}

const IS_TITLE = /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|frau|herr)$/;
/** Whether a word is a given name, or leads to one. */
const namesPerson = (word: Token | undefined) =>
  word !== undefined && (IS_TITLE.test(toLower(word)) || readPerson(toLower(word).replace(/'s$/, '')) > 0);

const WORD = /^[\p{L}-]+/u;

/** “firm but not rude”, of which only the end is sure. */
function withLead(words: readonly Token[], start: number): number {
  let first = start;
  if (/^(?:but|and)$/.test(toLower(words[first - 1]))) first -= 1;
  while (OPENS_STYLE.test(toLower(words[first - 1]))) first -= 1;
  return first;
}

/** The words of notes behind the name of who reads the mail, and what the network says of each. */
export function tagNotes({ kinds: { length: width }, tag }: MentionTagger, notes: string, to: string | null) {
  const name = listStraightTokens(to ?? '');
  const words = listStraightTokens(notes, name.length > 0 ? 'colon' : undefined).slice(0, LONGEST_TEXT);
  const tags = tag([...name, ...words]);
  const readers = tags.readers.subarray(name.length);
  const own = new Set(name.map(toLower));
  const isPerson = name.some(namesPerson);
  // “Ben and Maya”: whoever is named is one of them
  const isOfSeveral = name.some(({ text }) => /^(?:and|&)$/i.test(text)) || /&/.test(to ?? '');
  const isOwn = (at: number) => !isOfSeveral && own.has(toLower(words[at]).replace(/'s$/, ''));
  // “dr Lim”, in what Stanley reads
  const isSomebodyElse = (at: number) =>
    isPerson && !isOwn(at) && [at, at + 1].some((each) => !isOwn(each) && namesPerson(words[each]));
  const isNamed = (at: number) =>
    !IS_PRONOUN.test(toLower(words[at])) &&
    // “St Brigid's” is a place
    !/^(?:st|saint)$/.test(toLower(words[at - 1])) &&
    !isSomebodyElse(at) &&
    ((readers[at] ?? 0) >= (isOwn(at) ? LEAST_OF_OWN_NAME : LEAST_OF_NAME) ||
      (isOwn(at) && isSpokenOf(words, at)));
  /** Whether a word names the reader; “Frau Keller” with both. */
  const isCalled = (at: number) =>
    isNamed(at) ||
    (isOwn(at) &&
      ((words[at]?.mark === 'space' && isNamed(at - 1)) ||
        (words[at + 1]?.mark === 'space' && isNamed(at + 1))));
  return { name, own, words, readers, kinds: tags.kinds.subarray(name.length * width), isCalled };
}

export function makeNoteReader(tagger: Tagger, mentionTagger: MentionTagger): NoteReader {
  const width = mentionTagger.kinds.length;
  const STYLE = mentionTagger.kinds.indexOf('style');
  return (notes, { to, answered, isName }) => {
    const { name, own: ownName, words, readers, kinds, isCalled } = tagNotes(mentionTagger, notes, to);
    const { asks, begins } = tagger.tag(words);
    const likelihoods = listSigns(words, name, readers, isCalled, { answered, isName }).map((signs, at) =>
      signs ? rateSigns(signs) : Number(isCalled(at)),
    );

    const locator = makeLocator(words);
    const parts = new Map<string, { own: Token[]; meant: number[] }>();
    /** The words of a part, and how likely each means the reader. */
    function readWords(part: string) {
      const known = parts.get(part);
      if (known) return known;
      const own = listStraightTokens(part);
      const meant = own.map((_, index) => likelihoods[locator.find(own, index) ?? -1] ?? 0);
      parts.set(part, { own, meant });
      return { own, meant };
    }
    function readAt(part: string, at: number): number {
      const { own, meant } = readWords(part);
      return meant[own.findIndex(({ start, end }) => start <= at && at < end)] ?? 0;
    }
    return {
      isReader: (part, at) => readAt(part, at) >= LEAST_OF_PRONOUN,
      isOwnName: (part, at) => ownName.has(WORD.exec(part.slice(at))?.[0].toLowerCase() ?? ''),
      isDoubtful: (part) => readWords(part).meant.some(isDoubtful),
      isReaderOtherwise(part, at) {
        const likelihood = readAt(part, at);
        return isDoubtful(likelihood) !== likelihood >= LEAST_OF_PRONOUN;
      },
      findBorders(part, isCareful) {
        const { behindMark, withoutMark } = isCareful ? LEAST_OF_CAREFUL : LEAST;
        const { own } = readWords(part);
        const from = locator.findWhole(own);
        if (from === undefined) return [];
        const isBorder = (token: Token, index: number) =>
          index > 0 &&
          (begins[from + index] ?? 0) >= (token.mark === 'space' ? withoutMark : behindMark) &&
          !HANGS.test(part.slice(token.start)) &&
          !cannotBegin(part, own, index);
        return own.flatMap((token, index) =>
          isBorder(token, index) ? (own[toCount(own, index)]?.start ?? token.start) : [],
        );
      },
      findStyle(part) {
        const { own } = readWords(part);
        const from = locator.findWhole(own);
        if (from === undefined) return undefined;
        const isStyle = (index: number) => (kinds[(from + index) * width + STYLE] ?? 0) >= LEAST_OF_STYLE;
        const last = own.findLastIndex((_, index) => !isStyle(index));
        const start = own.findIndex(
          (word, index) =>
            index > Math.max(last, 0) &&
            ((begins[from + index] ?? 0) >= LEAST_OF_BORDER || OPENS_STYLE.test(toLower(word))),
        );
        const first = start < 0 ? 0 : withLead(own, start);
        const wish = own[first]?.start ?? 0;
        const isWish = own.length - first >= SHORTEST_STYLE && speaksOfStyle(part.slice(wish));
        return first > 0 && isWish ? wish : undefined;
      },
      readPart(part) {
        const { own, meant } = readWords(part);
        const from = locator.findWhole(own);
        if (from === undefined || own.length === 0) return NOTHING_READ;
        const average = (likelihoodAt: (at: number) => number | undefined) =>
          own.reduce((sum, _, index) => sum + (likelihoodAt(from + index) ?? 0), 0) / own.length;
        const likelihoods = { ...NOTHING_READ.likelihoods };
        for (const [index, kind] of mentionTagger.kinds.entries())
          likelihoods[kind] = average((at) => kinds[at * width + index]);
        const kind = mentionTagger.kinds.reduce<SentenceKind>(
          (best, each) => (likelihoods[each] > likelihoods[best] ? each : best),
          'say',
        );
        const misread = Math.max(
          ...own.map(({ text }, index) =>
            IS_PRONOUN.test(text) ? Math.min(meant[index] ?? 0, 1 - (meant[index] ?? 0)) : 0,
          ),
        );
        const endsAsking = asks[from + own.length - 1] ?? 0;
        return { kind, certainty: likelihoods[kind], likelihoods, misread, endsAsking };
      },
    };
  };
}
