import { describe, expect, it } from 'vitest';
import { loadSmallNames } from '../people/small-names.ts';
import { loadMentionTagger, loadTagger } from '../tagger/tagger.ts';
import { makeNoteReader } from './read-notes.ts';
import { UNREAD } from './unread.ts';

const read = makeNoteReader(loadTagger(), loadMentionTagger());
const isName = await loadSmallNames();
/** Where “_” stands before a word. */
function readMarked(marked: string, to: string | null) {
  const at = marked.indexOf('_');
  const notes = marked.replace('_', '');
  return read(notes, { to, answered: '', isName }).isReader(notes, at);
}

describe('makeNoteReader', () => {
  it.each([
    ['ask Ben if _he can come on friday', null, true],
    ['tell the tenants _they have to move their bikes', null, true],
    ['yes still for sale, _she can collect it on saturday', 'Nadia Brook', true],
    ['tell Anna my son cant come, _he has a cold', null, false],
    ['ask the vet if she can see Biscuit, _he is limping', null, false],
    ['thanks for your mail. my husband will bring it, _he is there at 5', 'Nadia Brook', false],
    ['the drawings are done, will bring _them on monday', null, false],
  ])('says whether the reader is meant: %s, to %s', (marked, to, isReader) => {
    expect(readMarked(marked, to)).toBe(isReader);
  });

  it('says whom a part is for', () => {
    const reading = read('cant come on friday, ask him if monday works, keep it friendly', {
      to: 'Tom Hale',
      answered: '',
      isName,
    });
    expect(reading.readPart('cant come on friday').kind).toBe('say');
    expect(reading.readPart('ask him if monday works').kind).toBe('order');
    expect(reading.readPart('keep it friendly').kind).toBe('style');
  });

  it.each([
    [
      'boiler broken since sunday can someone come today',
      ['boiler broken since sunday', 'can someone come today'],
    ],
    ['tell Ben the gate is locked and he has to ring', ['tell Ben the gate is locked and he has to ring']],
    [
      'ask if he may eat, and when we have to bring him',
      ['ask if he may eat, and when we have to bring him'],
    ],
    ['he can come see it', ['he can come see it']],
    ['chess club: cant make it', ['chess club: cant make it']],
  ])('finds where sentences begin, and not where they go on: %s', (notes, sentences) => {
    const starts = [0, ...read(notes, { to: null, answered: '', isName }).findBorders(notes, false)];
    expect(starts.map((start, index) => notes.slice(start, starts[index + 1]).trim())).toEqual(sentences);
  });

  it('finds a wish for the style at the end of a sentence', () => {
    const notes = 'the room was cold, want a refund firm but polite';
    const { findStyle } = read(notes, { to: null, answered: '', isName });
    expect(findStyle('want a refund firm but polite')).toBe('want a refund '.length);
    expect(findStyle('the room was cold')).toBeUndefined();
  });

  it('says nothing of words that the notes do not have', () => {
    const reading = read('cant come on friday', { to: null, answered: '', isName });
    expect(reading.readPart('ask him to call').certainty).toBe(0);
    expect(reading.isReader('he calls', 0)).toBe(false);
    expect(reading.isReader('', 0)).toBe(false);
  });

  it('takes nobody for the reader where nothing reads notes', () => {
    expect(UNREAD.isReader('ask Ben if he can come', 11)).toBe(false);
    expect(UNREAD.isDoubtful('he can come')).toBe(false);
    expect(UNREAD.readPart('keep it short').certainty).toBe(0);
  });
});
