import type { ComposeRequest } from '../../types.ts';
import type { ChainWords } from '../chain/chain-words.ts';
import type { Reader } from '../people/whom.ts';
import type {
  ArticleFinder,
  Completer,
  NoteReader,
  NoteReading,
  ReadPart,
  SentenceReader,
} from '../tagger/contracts.ts';
import type { IsName } from '../words/is-name.ts';
import type { SentenceModel } from '../words/sentence-model.ts';
import type { VerbReader } from '../words/whole.ts';

export type Tone = ComposeRequest['style']['tone'];

/** What reads notes: all of it on a server, and nothing in the browser. */
export interface Readers {
  model?: SentenceModel | undefined;
  verbs?: VerbReader | undefined;
  completer?: Completer | undefined;
  sentences?: SentenceReader | undefined;
  articles?: ArticleFinder | undefined;
  noteReader?: NoteReader | undefined;
}

/** How notes and rough sentences are turned into what is said to the reader. */
export interface Manner extends Readers {
  tone: Tone;
  reader: Reader;
  /** Of the notes as a whole. */
  reading: NoteReading;
  /** Words of the mails that are answered. */
  chain: ChainWords;
  isName: IsName;
  /** What stands before, as it was written. */
  said: string;
  /** The writers are several. */
  we: boolean;
  /** Written down in haste: commas part sentences. */
  isRough: boolean;
  /** Whether sentences may be orders to an assistant, such as “ask Anna to call”. */
  takesOrders: boolean;
  /** Whether a mail is answered. */
  isReply: boolean;
  /** How certain a completion has to be, from 0 to 1; where nothing is given, so that it can be sent unread. */
  leastCertain?: number;
}

/** What becomes of a line, or of a sentence, of the notes. */
export interface Turned {
  text: string;
  /** Of a wish for the style no words are left. */
  kind: 'sentence' | 'fragment' | 'blank' | 'style';
  /** What a fragment may have been meant to say. */
  guess?: string;
  /** What was noted, where it is completed and that is not sure. */
  noted?: string;
  /** What was noted. */
  part?: ReadPart;
  /** An order to an assistant became it. */
  isOrdered?: boolean;
  /** From 0 to 1: how unsure it is what was left out of it, if anything was. */
  unsure?: number;
  /** The same, where a pronoun of it may mean the reader as well as somebody else. */
  otherwise?: string;
}
