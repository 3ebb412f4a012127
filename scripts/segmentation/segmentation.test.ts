import { expect, it } from 'vitest';
import { readTexts } from './texts.ts';

it('the texts are made up of their sentences, in their order', () => {
  const texts = readTexts();
  expect(texts.length).toBeGreaterThan(3_000);
  for (const { text, sentences } of texts) {
    let at = 0;
    for (const sentence of sentences) {
      const start = text.indexOf(sentence, at);
      expect(text.slice(at, start), text).toMatch(/^[\s,;:–—-]*$/);
      at = start + sentence.length;
    }
    expect(text.slice(at), text).toMatch(/^[\s,;:.!?–—-]*$/);
  }
});
