import { describe, expect, test } from 'vitest';
import type { Action } from '../../../shared/contract/actions.ts';
import { changeCategories, factKinds } from '../../../shared/contract/result.ts';
import { type Feedback, feedbackSchema, ratingCategories } from '../../../shared/contract/review.ts';
import type { FeedbackResult } from './model.ts';
import { findReopened, parseFeedback, toTextType } from './stored-feedback.ts';

const evidence = { start: 2, end: 6, quote: 'text' };
const feedback: Feedback = {
  ratings: ratingCategories.map((category) => ({
    category,
    score: 3.5,
    description: 'As told.',
    evidence: [evidence],
  })),
  written_feedback: 'Clear enough.',
  points: changeCategories.map((category, index) => ({
    id: `p${index}`,
    title: 'Word',
    explanation: 'Why.',
    evidence,
    instruction: '',
    changes: [null, ...factKinds].map((fact) => ({
      start: 2,
      end: 6,
      replacement: 'letter',
      category,
      reason: 'Why.',
      gist: '',
      rule: 'word',
      fact,
    })),
  })),
};
const result: FeedbackResult = {
  text: 'A text.',
  type: 'document',
  feedback,
  fixedText: 'A text.',
  done: [],
  actionId: '5f0c1c1e-6c0a-4f43-8f3f-0d5a1d1c2b3a',
  engine: { name: 'Embedded engine', local: true },
  offline: false,
  notice: null,
};

/** One that the contract refuses, for each part of it. */
const [rating] = feedback.ratings;
const [point] = feedback.points;
const broken: unknown[] = [
  null,
  { ...feedback, ratings: 1 },
  { ...feedback, more: true },
  { ...feedback, written_feedback: undefined },
  { ...feedback, ratings: [{ ...rating, category: 'Wit' }] },
  { ...feedback, ratings: [{ ...rating, score: 6 }] },
  { ...feedback, ratings: [{ ...rating, evidence: [{ ...evidence, start: -1 }] }] },
  { ...feedback, points: [{ ...point, evidence: { ...evidence, end: 1.5 } }] },
  { ...feedback, points: [{ ...point, title: 1 }] },
  { ...feedback, points: [{ ...point, changes: [{ ...point?.changes[0], fact: 'weather' }] }] },
];

describe('feedback', () => {
  test('comes back as it was kept, and what is none is ignored', () => {
    expect(parseFeedback(structuredClone(result))).toEqual(result);
    for (const stored of [null, 'x', {}, { ...result, type: 'poem' }, { ...result, done: 'a' }])
      expect(parseFeedback(stored)).toBeUndefined();
  });

  test('that the contract refuses is refused when it was kept, and no other', () => {
    expect(feedbackSchema.safeParse(feedback).success).toBe(true);
    for (const one of broken) {
      expect(feedbackSchema.safeParse(one).success).toBe(false);
      expect(parseFeedback({ ...result, feedback: one })).toBeUndefined();
    }
  });

  test('comes back out of the history, and a failed analysis has none', () => {
    const action = {
      id: result.actionId,
      original_text: 'A text.',
      engine: result.engine,
      request: { text_type: 'document' },
      details: { feedback: feedback, notice: null },
    } as unknown as Action;
    expect(findReopened(action)).toEqual(result);
    expect(findReopened({ ...action, details: {} })).toBeUndefined();
  });

  test('an unknown type of text counts as an email', () => {
    expect([toTextType('document'), toTextType('poem'), toTextType(undefined)]).toEqual([
      'document',
      'email',
      'email',
    ]);
  });
});
