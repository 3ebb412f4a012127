import { expect, test } from 'vitest';
import { composeTool, reviewTool } from './tools.ts';

const broken = ['Dear\0', 'Dear\ud83d'];
const noContent = expect.objectContaining({ code: 'NO_CONTENT' });

test.each(broken)('an analysis with %j in any of its texts is not given', async (text) => {
  const input = { action: 'get-feedback', text: 'I spoke.', text_type: 'email' } as const;
  const rating = { category: 'Clarity' as const, score: 4, description: 'Clear.', evidence: [] };
  const result = { ratings: [rating], writtenFeedback: 'It is clear.', points: [] };
  expect(await reviewTool.finish(input, result)).toMatchObject({ enhancedText: 'It is clear.' });
  await expect(reviewTool.finish(input, { ...result, writtenFeedback: text })).rejects.toThrow(noContent);
  const ratings = [{ ...rating, description: text }];
  await expect(reviewTool.finish(input, { ...result, ratings })).rejects.toThrow(noContent);
});

test.each(broken)('an email with %j for its subject is not given', async (subject) => {
  const input = { description: 'I spoke.', formality: 'neutral', tone: 'polite', length: 'auto' } as const;
  const text = 'I have spoken.';
  const whole = {
    start: 0,
    end: 8,
    replacement: text,
    category: 'wording',
    reason: 'r',
    gist: '',
    rule: 'x',
  } as const;
  const result = { text, changes: [whole], issues: [], subject: 'News' };
  expect(await composeTool.finish(input, result)).toMatchObject({ enhancedText: text });
  await expect(composeTool.finish(input, { ...result, subject })).rejects.toThrow(noContent);
});

test('MODEL-07 an email of which some is left to the writer costs nothing, and says so', async () => {
  const input = { description: 'hall ok', formality: 'neutral', tone: 'polite', length: 'auto' } as const;
  const change = {
    start: 0,
    end: 4,
    replacement: 'Hall',
    category: 'wording',
    reason: 'r',
    gist: '',
    rule: 'x',
  } as const;
  const result = { text: 'Hall ok', changes: [change], issues: [], subject: 'Hall', notice: 'Complete it.' };
  expect(await composeTool.finish(input, result)).toMatchObject({
    freeBecause: null,
    details: { notice: 'Complete it.' },
  });
  expect(await composeTool.finish(input, { ...result, isInPart: true })).toMatchObject({
    freeBecause: expect.stringMatching(/^IN_PART: /),
    details: { notice: 'Complete it. This was free.' },
  });
});
