import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureGleu } from './gleu.ts';
import { detokenise, retokenise } from './tokens.ts';

const words = (text: string) => text.split(' ');

describe('GLEU', () => {
  const source = [words('the cat sat in the mat today')];
  const reference = [words('the cat sat on the mat today')];

  it('is 100 for the reference and less for the source', () => {
    expect(measureGleu(source, reference, [reference])).toBeCloseTo(100);
    expect(measureGleu(source, source, [reference])).toBeLessThan(60);
  });

  it('holds what the reference changed against a hypothesis that kept it', () => {
    const rest = 'and then it went out to look for a warm place under the old tree';
    const [kept, right, other] = ['in', 'on', 'by'].map((word) => [
      words(`the cat sat ${word} the mat today ${rest}`),
    ]);
    if (kept === undefined || right === undefined || other === undefined)
      throw new Error('Three texts were made.');
    expect(measureGleu(kept, kept, [right])).toBeLessThan(measureGleu(kept, other, [right]));
  });
});

describe('tokens', () => {
  it('come back as they were when nothing changes', () => {
    const token = fc.constantFrom('a', 'word', ',', '.', "n't", "'s", '(', ')', '"', '5', ';', "''", '``');
    fc.assert(
      fc.property(fc.array(token, { minLength: 1 }), (tokens) => {
        expect(retokenise(detokenise(tokens.join(' ')), [])).toEqual(tokens);
      }),
    );
  });

  it('are made anew only where a change is', () => {
    const line = detokenise('He do n\'t knows " it " .');
    expect(line.text).toBe('He don\'t knows "it".');
    const change = {
      start: 9,
      end: 14,
      replacement: 'know',
      category: 'grammar',
      reason: '',
      gist: '',
      rule: '',
    } as const;
    expect(retokenise(line, [change])).toEqual(['He', 'do', "n't", 'know', '"', 'it', '"', '.']);
  });
});
