import { z } from 'zod';
import { type ReviewResult, withoutRespelling } from '../../../../engine/index.ts';
import type { TextType } from '../../../../shared/contract/review.ts';
import { toChanges } from '../../../../shared/diff/index.ts';
import { findEvidence } from './evidence.ts';
import { dropThoughts } from './thoughts.ts';

type RatingCategory = ReviewResult['ratings'][number]['category'];

export function listCategories(type: TextType): RatingCategory[] {
  return type === 'email'
    ? ['Friendliness', 'Professionalism', 'Confidence', 'Politeness']
    : ['Readability', 'Clarity', 'Professionalism'];
}

/** What a provider that can hold a model to a schema is given: no limits in it, as some providers refuse them. */
export function toReviewSchema(categories: readonly RatingCategory[]) {
  const rating = z.strictObject({
    category: z.enum(categories),
    score: z.number(),
    description: z.string(),
    evidence: z.array(z.string()),
  });
  const point = z.strictObject({
    title: z.string(),
    explanation: z.string(),
    quote: z.string(),
    replacement: z.string(),
    instruction: z.string(),
  });
  const answer = z.strictObject({
    written_feedback: z.string(),
    ratings: z.array(rating),
    points: z.array(point),
  });
  const { $schema: _, ...definition } = z.toJSONSchema(answer);
  return { name: 'review', description: 'A review of the text', definition };
}

const words = z.string().trim();
const optionalWords = words.catch('');
/** “4”, “4/5” and “4 out of 5” are 4. */
const score = z.preprocess(
  (value) => (typeof value === 'string' ? Number.parseFloat(value.replace(',', '.')) : value),
  z.number(),
);
const quotes = z
  .union([z.array(z.unknown()), z.unknown().transform((one) => [one])])
  .transform((list) => list.map((one) => (isRecord(one) ? one.quote : one)))
  .transform((list) => list.filter((one): one is string => typeof one === 'string'));

/** What is read of an answer: keys too many, another spelling of a category or a half-made point cost nothing. */
const answerSchema = z.object({
  written_feedback: words.min(1),
  ratings: z.array(
    z.object({
      category: words,
      score,
      description: optionalWords,
      evidence: quotes.optional().transform((list) => list ?? []),
    }),
  ),
  points: z.array(z.unknown()).catch([]),
});
const pointSchema = z.object({
  title: words.min(1),
  explanation: words.min(1),
  quote: words.min(1),
  replacement: z.string().catch(''),
  instruction: optionalWords,
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The result, or what is wrong with the answer, in our words and none of the answer's. */
export type ReadReview = { review: ReviewResult } | { fault: string };

interface Reviewed {
  text: string;
  categories: readonly RatingCategory[];
  rule: string;
  /** Words of the writer's own: no point spells them anew. */
  dictionary: readonly string[];
}

export function readReview(answer: string, reviewed: Reviewed): ReadReview {
  const { text, categories } = reviewed;
  const spoken = dropThoughts(answer) ?? '';
  const json = spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1);
  const value = parseJson(json);
  if (value === undefined) return { fault: 'It was not one JSON object.' };
  const parsed = answerSchema.safeParse(value);
  if (!parsed.success) return { fault: `These keys were missing or wrong: ${listKeys(parsed.error)}.` };
  const { written_feedback: writtenFeedback, ratings: given, points } = parsed.data;
  const ratings: ReviewResult['ratings'] = [];
  for (const category of categories) {
    const rating = given.find((one) => one.category.toLowerCase() === category.toLowerCase());
    if (rating === undefined) return { fault: `There was no rating for ${category}.` };
    const evidence = rating.evidence.flatMap((quote) => findEvidence(text, quote) ?? []);
    ratings.push({
      category,
      score: toScore(rating.score),
      description: rating.description,
      evidence: evidence.slice(0, 3),
    });
  }
  return { review: { ratings, writtenFeedback, points: listPoints(points, reviewed) } };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Keys of our schema; what a model has made up beside them never comes here. */
function listKeys({ issues }: z.ZodError): string {
  const keys = issues.map(({ path }) => path.filter((key) => typeof key === 'string').join('.'));
  return [...new Set(keys.map((key) => key || 'the object'))].join(', ');
}

/** From 1 to 5 in halves. */
function toScore(given: number): number {
  return Math.min(5, Math.max(1, Math.round(given * 2) / 2));
}

const mostPoints = 6;

/** Points whose words stand in the text; a rewording becomes changes of the whole text. */
function listPoints(given: readonly unknown[], { text, rule, dictionary }: Reviewed): ReviewResult['points'] {
  const points = given.flatMap((one) => {
    const { data } = pointSchema.safeParse(one);
    const evidence = data && findEvidence(text, data.quote);
    if (!evidence) return [];
    const { title, explanation, replacement, instruction } = data;
    return [{ title, explanation, evidence, replacement, instruction: instruction || `${title}.` }];
  });
  return points.slice(0, mostPoints).map(({ replacement, ...point }, index) => ({
    ...point,
    id: `point-${index + 1}`,
    changes: listFixes(point.evidence, replacement, { reason: point.explanation, rule, dictionary }),
  }));
}

function listFixes(
  { start, quote }: { start: number; quote: string },
  replacement: string,
  { dictionary, ...words }: { reason: string } & Pick<Reviewed, 'rule' | 'dictionary'>,
): ReviewResult['points'][number]['changes'] {
  if (replacement.trim() === '') return [];
  const changes = toChanges(quote, replacement.trim(), words).map(({ fact: _, ...change }) => change);
  return withoutRespelling(quote, changes, dictionary).map((change) => ({
    ...change,
    start: change.start + start,
    end: change.end + start,
  }));
}
