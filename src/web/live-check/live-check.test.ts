import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CheckIssue } from '../../shared/contract/checks.ts';
import { checkTextLimit } from '../../shared/limits.ts';
import { CallError } from '../api/failed-call.ts';
import { makeCheckMemory } from './check-memory.ts';
import { makeCheckStore, pauseMs } from './check-store.ts';
import { findEdit, moveSpan } from './edit.ts';
import { makeIgnoredStore } from './ignored.ts';
import { listLines } from './lines.ts';
import { listParagraphs } from './paragraphs.ts';
import { type Direction, findNeighbour, listShown, type Quiet } from './shown-issues.ts';

const said = { category: 'spelling', rule: 'spelling', reason: 'Is it meant?' } as const;
const about = { ...said, replacements: [] };

/** What a check says: each “teh” is none. */
function checkTeh(paragraph: string): CheckIssue[] {
  return [...paragraph.matchAll(/teh/gu)].map(({ index }) => ({
    ...about,
    start: index,
    end: index + 3,
    replacements: ['the'],
  }));
}

describe('paragraphs', () => {
  test('are what stands between blank lines', () => {
    const text = '\n\nHi Anna,\nthanks.\n \n\nBye\n';
    expect(listParagraphs(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Hi Anna,\nthanks.',
      'Bye',
    ]);
  });

  test('are cut behind a sentence, or a word, where one is too long for a check; nothing is lost', () => {
    for (const sentence of ['It is late now. ', 'word ', 'letters']) {
      const text = sentence.repeat(2_000);
      const pieces = listParagraphs(text).map(({ start, end }) => text.slice(start, end));
      expect(pieces.join('')).toBe(text);
      expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(checkTextLimit);
      if (sentence !== 'letters') expect(pieces.every((piece) => piece.endsWith(sentence))).toBe(true);
    }
  });
});

test('an edit is found again, and what it does not touch is moved with its words', () => {
  const anyText = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 20 });
  fc.assert(
    fc.property(anyText, anyText, fc.nat(20), fc.nat(5), (before, after, start, length) => {
      const edit = findEdit(before, after);
      const end = Math.min(before.length, start + length);
      const moved = moveSpan({ start: Math.min(start, end), end }, edit);
      if (moved) expect(after.slice(moved.start, moved.end)).toBe(before.slice(start, end));
    }),
  );
});

describe('a store that follows what is typed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function makeParts() {
    const asked: string[] = [];
    const parts = { isSeen: true, fails: undefined as CallError | undefined };
    const store = makeCheckStore({
      memory: makeCheckMemory(),
      async check(paragraph, signal) {
        asked.push(paragraph);
        await new Promise((answer, fail) => {
          setTimeout(answer, 100);
          signal.addEventListener('abort', () => fail(signal.reason));
        });
        if (parts.fails) throw parts.fails;
        return checkTeh(paragraph);
      },
      isSeen: () => parts.isSeen,
    });
    return { asked, parts, store };
  }
  const listWords = (store: ReturnType<typeof makeCheckStore>) =>
    store.state.get().issues.map(({ words }) => words);

  test('asks after a pause, of each paragraph once, that at the caret first', async () => {
    const { asked, store } = makeParts();
    store.follow('one', 3);
    store.follow('one\n\ntwo teh\n\nthree\n\nfour', 6);
    await vi.advanceTimersByTimeAsync(pauseMs - 10);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['two teh', 'one', 'three', 'four']);
    expect(listWords(store)).toEqual(['teh']);
    store.follow('four\n\ntwo teh\n\none', undefined);
    expect(listWords(store)).toEqual(['teh']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveLength(4);
  });

  test('drops a check whose paragraph has changed, and marks nothing by it', async () => {
    const { asked, store } = makeParts();
    store.follow('teh end', 3);
    await vi.advanceTimersByTimeAsync(pauseMs + 50);
    store.follow('the end', 3);
    await vi.advanceTimersByTimeAsync(10);
    expect(store.state.get().issues).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['teh end', 'the end']);
    expect(store.state.get().issues).toEqual([]);
  });

  test('asks nothing while nobody looks, and for as long as a busy server has said', async () => {
    const { asked, parts, store } = makeParts();
    parts.isSeen = false;
    store.follow('teh', undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toEqual([]);
    parts.isSeen = true;
    const busy = { code: 'RATE_LIMITED', status: 429, message: '', retryable: true };
    parts.fails = new CallError({ ...busy, retryAfterSeconds: 30 });
    store.checkNow();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(asked).toEqual(['teh']);
    parts.fails = undefined;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(listWords(store)).toEqual(['teh']);
  });

  test('asks anew what may have another answer', async () => {
    const { asked, store } = makeParts();
    store.follow('teh', undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    store.checkAnew();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual(['teh', 'teh']);
  });
});

describe('what is shown', () => {
  const nothing: Quiet = {
    typedAt: undefined,
    isNotes: false,
    ignored: new Set(),
    dictionary: new Set(),
    switchedOffRules: new Set(),
  };
  const text = 'Teh one, teh two';
  const issues = [
    { ...about, start: 0, end: 3, words: 'Teh' },
    { ...about, category: 'punctuation' as const, rule: 'final-stop', start: 13, end: 16, words: 'two' },
  ];
  const listStarts = (quiet: Partial<Quiet>) =>
    listShown(issues, { ...nothing, ...quiet }).map(({ start }) => start);

  test.each([
    ['everything, with nothing to be quiet about', {}, [0, 13]],
    ['nothing in the word that is typed', { typedAt: 16 }, [0]],
    ['no marks of punctuation in notes', { isNotes: true }, [0]],
    ['nothing that was ignored here', { ignored: new Set(['spelling Teh']) }, [13]],
    ['no word of the dictionary, whatever its capital', { dictionary: new Set(['teh']) }, [13]],
    ['nothing of a rule that is switched off', { switchedOffRules: new Set(['final-stop']) }, [0]],
  ])('%s', (_, quiet, starts) => {
    expect(listStarts(quiet)).toEqual(starts);
  });

  test('the next and the previous one are found from the caret, round the end', () => {
    const shown = listShown(issues, nothing);
    const find = (caret: number, direction: Direction) =>
      findNeighbour(shown, { start: caret, end: caret }, direction)?.start;
    expect([find(0, 'next'), find(3, 'next'), find(14, 'next'), find(16, 'next')]).toEqual([0, 13, 13, 0]);
    expect([find(16, 'previous'), find(13, 'previous'), find(0, 'previous')]).toEqual([13, 0, 13]);
  });

  test('an issue over the end of a line is drawn in both lines, and each line is whole', () => {
    const over = listShown([{ ...about, start: 2, end: 6, words: 'c\nde' }], nothing);
    expect(listLines('abc\ndef\n', over)).toMatchObject([
      { text: 'abc', marks: [{ start: 2, end: 3 }] },
      { text: 'def', marks: [{ start: 0, end: 2 }] },
      { text: '', marks: [] },
    ]);
    expect(text.split('\n')).toEqual(listLines(text, []).map((line) => line.text));
  });
});

test('what was ignored is kept for the next visit, until the text is gone', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  makeIgnoredStore(storage, 'key').add('spelling teh');
  const next = makeIgnoredStore(storage, 'key');
  expect([...next.ignored.get()]).toEqual(['spelling teh']);
  next.forget();
  expect(kept.size).toBe(0);
  kept.set('key', '{broken');
  expect(makeIgnoredStore(storage, 'key').ignored.get().size).toBe(0);
});
