import { crc32 } from 'node:zlib';
import { NO_CHAIN } from '../../src/engine/mail/chain/chain-words.ts';
import { loadSmallNames } from '../../src/engine/mail/people/small-names.ts';
import { writeOut } from '../../src/engine/mail/written-out/index.ts';
import { readJsonLines } from '../json-lines.ts';

/** The texts that the tagger learns from, written for this, each folder with its kind of lines. */

/** A note and the sentences that its writer would send: its words in their order, and what haste left out. */
export interface Note {
  notes: string;
  mail: readonly string[];
}
/** A text without what it lacks: only where its sentences stand. */
interface Sentences {
  text: string;
  sentences: readonly string[];
}
/** A clause of a note behind what stands before it, with every sentence that would do. */
interface Clause {
  before: string;
  fragment: string;
  accept: readonly string[];
}
/** Notes in parts, each for the reader, for the assistant, on the style, or for nobody. */
export interface Kinds {
  for: 'mail' | 'reply';
  parts: readonly { text: string; kind: 'say' | 'order' | 'style' | 'aside' }[];
}
/**
 * The same, with who reads the mail, and every word by which they are spoken of in {braces}; some with the sentences
 * that a part becomes in the mail, empty for what is left out.
 */
export interface Mentions {
  for: 'mail' | 'reply';
  to: string | null;
  parts: readonly (Kinds['parts'][number] & { mail?: string })[];
}

/** Notes and the sentences of the mail that was made of them, as whoever read it judged each. */
export interface Judged {
  for: 'mail' | 'reply';
  to: string | null;
  notes: string;
  right: readonly string[];
  /** What their writer would have to mend before sending. */
  wrong: readonly string[];
}

/** Whether nothing learns from notes: as `is_held_out` of `learn.py`. */
export const isHeldOut = (notes: string) => crc32(notes.slice(0, 40)) % 100 < 10;

const FOLDER = new URL('texts/', import.meta.url);

/** Every line of the files of a folder, with the name of its file. */
export const readLines = <Line>(
  folder: 'notes' | 'sentences' | 'clauses' | 'kinds' | 'mentions' | 'judged',
) => readJsonLines<Line>(new URL(`${folder}/`, FOLDER));

/** All of them as the engine reads them, with what is short for what written out. */
export async function listTaggerTexts(): Promise<{ folder: string; file: string; notes: string }[]> {
  const isName = await loadSmallNames();
  const write = (text: string) => writeOut(text, NO_CHAIN.names, isName).replaceAll('’', "'");
  return [
    ...readLines<Note>('notes').map(({ file, notes, mail }) => ({
      folder: 'notes',
      file,
      notes: write(notes),
      mail: mail.map(write),
    })),
    ...readLines<Sentences>('sentences').map(({ file, text, sentences }) => ({
      folder: 'sentences',
      file,
      notes: write(text),
      mail: sentences.map(write),
    })),
    ...readLines<Clause>('clauses').map(({ file, before, fragment, accept }) => ({
      folder: 'clauses',
      file,
      before: write(before),
      notes: write(fragment),
      accept: accept.map(write),
    })),
    ...readLines<Kinds>('kinds').map(({ file, parts }) => {
      const written = parts.map(({ text, kind }) => ({ text: write(text), kind }));
      return { folder: 'kinds', file, notes: written.map(({ text }) => text).join(''), parts: written };
    }),
    ...readLines<Mentions>('mentions').map(({ file, to, parts }) => {
      const written = parts.map(({ text, kind, mail }) => ({
        text: write(text.replaceAll(/[{}]/g, '')),
        marked: text,
        kind,
        ...(mail !== undefined && { mail: write(mail) }),
      }));
      const notes = written.map(({ text }) => text).join('');
      return { folder: 'mentions', file, to, notes, parts: written };
    }),
  ];
}
