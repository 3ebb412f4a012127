import * as v from 'valibot';
import type { Action } from '../../../shared/contract/actions.ts';
import { changeCategories, factKinds, type TextChange } from '../../../shared/contract/result.ts';
import {
  type Evidence,
  type Feedback,
  type FeedbackPoint,
  type Rating,
  ratingCategories,
  type TextType,
  textTypes,
} from '../../../shared/contract/review.ts';
import { comparisonSchema } from '../../rating/comparison.ts';
import type { FeedbackResult } from './model.ts';

// The contract's schemas are the server's. These are held against its types: what they let through is one of them.
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const evidenceSchema: v.GenericSchema<Evidence> = v.strictObject({
  start: place,
  end: place,
  quote: v.string(),
});
const changeSchema: v.GenericSchema<TextChange> = v.strictObject({
  start: place,
  end: place,
  replacement: v.string(),
  category: v.picklist(changeCategories),
  reason: v.string(),
  gist: v.string(),
  rule: v.string(),
  fact: v.nullable(v.picklist(factKinds)),
});
const ratingSchema: v.GenericSchema<Rating> = v.strictObject({
  category: v.picklist(ratingCategories),
  score: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  description: v.string(),
  evidence: v.array(evidenceSchema),
});
const pointSchema: v.GenericSchema<FeedbackPoint> = v.strictObject({
  id: v.string(),
  title: v.string(),
  explanation: v.string(),
  evidence: evidenceSchema,
  changes: v.array(changeSchema),
  instruction: v.string(),
});
const feedbackSchema: v.GenericSchema<Feedback> = v.strictObject({
  ratings: v.array(ratingSchema),
  written_feedback: v.string(),
  points: v.array(pointSchema),
});

/** Feedback out of the history; undefined for an action that gave none. */
export function findReopened(action: Action): FeedbackResult | undefined {
  const { original_text: text, id: actionId, engine, request, details } = action;
  const { feedback, comparison } = details;
  if (!v.is(feedbackSchema, feedback)) return undefined;
  const notice = typeof details.notice === 'string' ? details.notice : null;
  const type = toTextType(request.text_type);
  return {
    text,
    type,
    feedback,
    ...(v.is(comparisonSchema, comparison) && { comparison }),
    fixedText: text,
    done: [],
    actionId,
    engine,
    offline: details.offline === true,
    notice,
  };
}

/** What is none, such as a choice that another release has kept, counts as an email. */
export function toTextType(value: unknown): TextType {
  return textTypes.find((type) => type === value) ?? 'email';
}

const storedSchema: v.GenericSchema<FeedbackResult> = v.object({
  text: v.string(),
  type: v.picklist(textTypes),
  feedback: feedbackSchema,
  comparison: v.exactOptional(comparisonSchema),
  fixedText: v.string(),
  done: v.array(v.string()),
  actionId: v.string(),
  engine: v.nullable(v.object({ name: v.string(), local: v.boolean() })),
  offline: v.boolean(),
  notice: v.nullable(v.string()),
});

/** Reads feedback that this browser has kept. What is none, or of a former release, is as good as none. */
export function parseFeedback(stored: unknown): FeedbackResult | undefined {
  return v.is(storedSchema, stored) ? stored : undefined;
}
