import type { RemarkedChange } from '../compose-changes.ts';
import { planEdits } from '../plan-edits.ts';
import { acceptRevisions } from './accept-revisions.ts';
import { addComments } from './comments.ts';
import { readValue } from './elements.ts';
import { pack, writeXml } from './package.ts';
import type { WordDocument } from './read-word.ts';
import { type Revisions, trackChanges } from './track-changes.ts';

export interface SaveWordParts {
  word: WordDocument;
  /** Of the document's text. */
  changes: readonly RemarkedChange[];
  /** As revisions to be accepted or rejected there, with what is said of each; else as if all had been accepted. */
  isTracked: boolean;
  /** Whose they are. */
  author: string;
  now: Date;
}

/** A Word file with the changes, and how many could not be made. All else in the package is as it was. */
export function saveWord({ word, changes, isTracked, author, now }: SaveWordParts) {
  const { files, parts, pieces } = word;
  const reviser = { author, date: toSeconds(now), nextId: makeNextId(word) };
  const planned = planEdits(pieces, changes);
  const made = trackChanges(planned, reviser);
  const altered = new Set(made.flat().map(({ ownerDocument }) => ownerDocument));
  if (isTracked) addComments(files, parts[0], listRemarks(word, changes, made), reviser);
  else acceptRevisions(made.flat());
  for (const { path, document } of parts) if (altered.has(document)) writeXml(files, path, document);
  return { bytes: pack(files), leftOut: planned.filter((edits) => edits === undefined).length };
}

/** Word knows no comments in notes. */
function listRemarks(
  { parts }: WordDocument,
  changes: readonly RemarkedChange[],
  made: readonly Revisions[],
) {
  return changes.flatMap(({ remark: text }, index) => {
    const own = made[index]?.filter(({ ownerDocument }) => ownerDocument === parts[0].document) ?? [];
    const [first, last] = [own[0], own.at(-1)];
    return text !== '' && first && last ? [{ text, first, last }] : [];
  });
}

/** Revisions are numbered across the file. */
function makeNextId({ parts }: WordDocument): () => number {
  const names = ['ins', 'del', 'moveFrom', 'moveTo', 'rPrChange', 'pPrChange'];
  const taken = parts.flatMap(({ document }) =>
    names.flatMap((name) =>
      [...document.getElementsByTagNameNS('*', name)].map((one) => Number(readValue(one, 'id') ?? 0)),
    ),
  );
  let last = taken.reduce((most, id) => Math.max(most, id), 0);
  return () => {
    last += 1;
    return last;
  };
}

function toSeconds(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
