import type { SentenceKind } from './contracts.ts';
import type { TaggedWord } from './marks.ts';
import { loadNetwork } from './network.ts';

/** What the tagger says of each word of a text in haste. All are likelihoods from 0 to 1. */
export interface Tags {
  /** A sentence begins with the word. */
  begins: Float32Array;
  /** Its sentence asks. */
  asks: Float32Array;
  /** By word and, in rows of `structures.length`, what subject or verb was left out before it. */
  structures: Float32Array;
  /** By word and, in rows of `articles.length`, what article or preposition was left out before it. */
  articles: Float32Array;
}

export interface Tagger {
  structures: readonly string[];
  articles: readonly string[];
  tag(words: readonly TaggedWord[]): Tags;
}

/** What is said of each word of notes as a whole. All are likelihoods from 0 to 1. */
export interface MentionTags {
  /** By word and, in rows of `kinds.length`, whom its part is for. */
  kinds: Float32Array;
  /** The word means whoever reads the mail: “he” in “ask Ben if he can come”. */
  readers: Float32Array;
}

export interface MentionTagger {
  kinds: readonly SentenceKind[];
  tag(words: readonly TaggedWord[]): MentionTags;
}

/** Of yes and no, the likelihood of yes. */
const toYes = (pairs: Float32Array) => pairs.filter((_, at) => at % 2 === 1);

let tagger: Tagger | undefined;
/** The tagger that comes with the engine; read when it is first asked for. */
export function loadTagger(): Tagger {
  if (tagger === undefined) {
    const { values, read } = loadNetwork<Pick<Tagger, 'structures' | 'articles'>>('tagger.bin');
    tagger = {
      ...values,
      tag(words) {
        const likelihoods = read(words);
        return {
          begins: toYes(likelihoods('begins')),
          asks: toYes(likelihoods('asks')),
          structures: likelihoods('structures'),
          articles: likelihoods('articles'),
        };
      },
    };
  }
  return tagger;
}

let mentionTagger: MentionTagger | undefined;
/** The one that says who is meant, and whom parts are for; read when it is first asked for. */
export function loadMentionTagger(): MentionTagger {
  if (mentionTagger === undefined) {
    const { values, read } = loadNetwork<Pick<MentionTagger, 'kinds'>>('mentions.bin');
    mentionTagger = {
      ...values,
      tag(words) {
        const likelihoods = read(words);
        return { kinds: likelihoods('kinds'), readers: toYes(likelihoods('readers')) };
      },
    };
  }
  return mentionTagger;
}
