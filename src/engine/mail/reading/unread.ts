import type { NoteReading, ReadPart } from '../tagger/contracts.ts';

export const NOTHING_READ: ReadPart = { kind: 'say', certainty: 0, endsAsking: 0 };

/** Where nothing reads notes, nobody is taken for the reader. */
export const UNREAD: NoteReading = {
  isReader: () => false,
  isOwnName: () => false,
  isDoubtful: () => false,
  isReaderOtherwise: () => false,
  findStyle: () => undefined,
  readPart: () => NOTHING_READ,
};
