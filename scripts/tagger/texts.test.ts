import { expect, it } from 'vitest';
import { type Judged, type Kinds, type Mentions, type Note, readLines } from './texts.ts';

const toWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

it('mails have the words of their notes, in their order', () => {
  const notes = readLines<Note>('notes');
  expect(notes.length).toBeGreaterThan(5_000);
  const others = notes.filter(({ notes: noted, mail }) => {
    const words = toWords(noted);
    let at = 0;
    for (const word of toWords(mail.join(' '))) if (word === words[at]) at += 1;
    return at < words.length;
  });
  // What is reworded is left out of what is learnt
  expect(others.length).toBeLessThan(notes.length / 50);
});

it('texts are made up of their sentences, in their order', () => {
  for (const { text, sentences } of readLines<{ text: string; sentences: string[] }>('sentences')) {
    let at = 0;
    for (const sentence of sentences) {
      const start = text.indexOf(sentence, at);
      expect(text.slice(at, start), text).toMatch(/^[\s,;:.!?–—-]*$/);
      at = start + sentence.length;
    }
    expect(text.slice(at), text).toMatch(/^[\s,;:.!?–—-]*$/);
  }
});

it('clauses have a sentence for them', () => {
  const clauses = readLines<{ fragment: string; accept: string[] }>('clauses');
  expect(clauses.length).toBeGreaterThan(3_000);
  for (const { fragment, accept } of clauses) {
    expect(fragment.trim()).not.toBe('');
    expect(accept.length).toBeGreaterThan(0);
  }
});

it('parts of notes have a kind, and braces that end', () => {
  const kinds = new Set(['say', 'order', 'style', 'aside']);
  const texts = [...readLines<Kinds>('kinds'), ...readLines<Mentions>('mentions')];
  expect(texts.length).toBeGreaterThan(3_000);
  for (const { parts } of texts) {
    for (const { kind } of parts) expect(kinds).toContain(kind);
    expect(parts.map(({ text }) => text).join('')).toMatch(/^[^{}]*(?:\{[^{}]+\}[^{}]*)*$/);
  }
});

it('a sentence that was judged is right or wrong', () => {
  const judged = readLines<Judged>('judged');
  expect(judged.length).toBeGreaterThan(500);
  for (const { right, wrong } of judged) {
    for (const sentence of wrong) expect(right).not.toContain(sentence);
  }
});
