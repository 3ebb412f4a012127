import type { NoteReading, ReadPart } from '../tagger/contracts.ts';

export const NOTHING_READ: ReadPart = {
  kind: 'say',
  certainty: 0,
  likelihoods: { say: 0, order: 0, style: 0, aside: 0 },
  misread: 0,
  endsAsking: 0,
};

/** Where nothing reads notes, nobody is taken for the reader. */
export const UNREAD: NoteReading = {
  isReader: () => false,
  isOwnName: () => false,
  isDoubtful: () => false,
  isReaderOtherwise: () => false,
  findBorders: () => [],
  findStyle: () => undefined,
  readPart: () => NOTHING_READ,
};
