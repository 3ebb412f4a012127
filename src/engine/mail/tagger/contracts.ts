import type { Change } from '../../types.ts';
import type { IsName } from '../words/is-name.ts';

/** What the tagger of hasty texts tells those who make mails of them. Likelihoods are from 0 to 1, places in UTF-16 code units. */

/** What stands around a clause. */
export interface Around {
  /** What was written before it. */
  said: string;
  /** The question that it answers; empty for none. */
  asked: string;
  /** The writers are several. */
  we: boolean;
  isName: IsName;
}

export interface Completed {
  words: string;
  /** Of a hundred clauses that are this certain, about so many are right. */
  certainty: number;
  /** No subject and no verb is set. */
  isPlain: boolean;
}

/** Gives a clause of a note the little words that haste leaves out. */
export type Completer = (words: string, around: Around) => Completed;

/** The articles that the sentences of a text in haste leave out, as changes of it. */
export type ArticleFinder = (text: string, isName: IsName) => Change[];

/** What a sentence of notes does: says something to whoever reads the mail, or says to an assistant what to do, how to write, or what is only for its eyes. */
export type SentenceKind = 'say' | 'order' | 'style' | 'aside';

export interface ReadSentence {
  /** How likely it is two, and where the second would begin. */
  breaks: { likelihood: number; at: number };
}

/** Reads each sentence of a mail by those that stand around it. */
export type SentenceReader = (sentences: readonly string[]) => ReadSentence[];

/** What notes say of whom and for whom, in any part of them. */
export interface NoteReading {
  /** Whether the word at `at` of a part means whoever reads the mail: “he” of “ask Ben if he can come”. */
  isReader(part: string, at: number): boolean;
  /** Whether the word there is of the name by which the mail is known to be read. */
  isOwnName(part: string, at: number): boolean;
  /** Whether a pronoun of a part may mean the reader as well as somebody else. */
  isDoubtful(part: string): boolean;
  /** As `isReader`, and the other way round for what is doubtful. */
  isReaderOtherwise(part: string, at: number): boolean;
  /**
   * Where the sentences of a part begin behind its first: “boiler broken can someone come”. `isCareful`: it has its
   * capital and its mark, and is hardly two.
   */
  findBorders(part: string, isCareful: boolean): number[];
  /** Where a wish for the style begins that a part ends with: “see me at 9 formal, not nasty”. */
  findStyle(part: string): number | undefined;
  /** A part as a whole; nothing is likely where the notes do not have it. */
  readPart(part: string): ReadPart;
}

/** What a part of notes is. Likelihoods are from 0 to 1. */
export interface ReadPart {
  /** The likeliest. */
  kind: SentenceKind;
  /** How likely it is of that kind; 0 where it was not read. */
  certainty: number;
  likelihoods: Readonly<Record<SentenceKind, number>>;
  /** How likely the least sure of its pronouns means somebody else than it was read to. */
  misread: number;
  /** How likely it asks where it ends: “price ok, can you send it”. */
  endsAsking: number;
}

/** What is known of a mail whose notes are read. */
export interface NoteContext {
  /** Who reads it, where that is known. */
  to: string | null;
  /** The mail that it answers; empty for none. */
  answered: string;
  isName: IsName;
}

export type NoteReader = (notes: string, context: NoteContext) => NoteReading;
