import { expect, test } from 'vitest';
import { contextLimit } from '../../shared/limits.ts';
import { toPartialRequest } from './partial-request.ts';

test('PART-04: a partial edit sends its stretch, and of what stands around it as much as may be read', () => {
  const before = `${'b'.repeat(contextLimit)}`;
  const text = `too far ${before}words${'a'.repeat(contextLimit)} too far`;
  const start = text.indexOf('words');
  const request = toPartialRequest(text, { start, end: start + 5 }, 'shorter');
  expect(request).toMatchObject({ original_text: 'words', ai_prompt: 'shorter', partial: true });
  expect(request.context).toEqual({ before, after: 'a'.repeat(contextLimit) });
});

test('no half of a character is sent where the context is cut', () => {
  const faces = '😀'.repeat(contextLimit);
  // One unit more, so that both cuts go through a face
  const text = `${faces}xwordsx${faces}`;
  const start = text.indexOf('words');
  const { context } = toPartialRequest(text, { start, end: start + 5 }, 'shorter');
  for (const side of [context.before, context.after]) {
    expect(side.isWellFormed()).toBe(true);
    expect(side.length).toBe(contextLimit - 1);
  }
});
