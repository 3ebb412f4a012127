import * as v from 'valibot';
import type { Action, ActionSummary } from '../../../shared/contract/actions.ts';
import type { Comparison } from '../../../shared/contract/review.ts';
import { type ToolName, toolNames } from '../../../shared/tools.ts';
import { comparisonSchema } from '../../rating/comparison.ts';
import { makeReview, type Review, toText } from '../../review/model.ts';

export type ActionResult = NonNullable<ActionSummary['result']>;

/** What the list is narrowed to. It stands in the address, so that Back and a bookmark find it again. */
export interface Filters {
  tool?: ToolName;
  result?: ActionResult;
  /** The words of a search. */
  q?: string;
}

export const results = ['success', 'failed'] as const;

/** Longest search that the server takes. */
export const searchLimit = 200;

/** Reads the address. What it cannot mean is passed over. */
export function readFilters(params: URLSearchParams): Filters {
  const tool = toolNames.find((name) => name === params.get('tool'));
  const result = results.find((name) => name === params.get('result'));
  const q = params.get('q')?.trim().slice(0, searchLimit).toWellFormed();
  return { ...(tool && { tool }), ...(result && { result }), ...(q && { q }) };
}

/** The address of a list, and of an entry that is open over it. */
export function toAddress({ tool, result, q }: Filters, open?: string): string {
  const entries = Object.entries({ tool, result, q, open }).filter(([, value]) => value);
  return `?${new URLSearchParams(entries as [string, string][])}`;
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(filters).length > 0;
}

interface Page {
  actions: ActionSummary[];
  next_cursor: string | null;
}

/** The pages without one entry; the very same where it is not among them. */
export function withoutAction<Pages extends { pages: Page[] }>(data: Pages, id: string): Pages {
  if (!data.pages.some(({ actions }) => actions.some((action) => action.id === id))) return data;
  const pages = data.pages.map((page) => ({
    ...page,
    actions: page.actions.filter((action) => action.id !== id),
  }));
  return { ...data, pages };
}

/** Which entry gets the focus of one that goes: the next, else the one before; undefined when none is left. */
export function findNeighbour(ids: readonly string[], id: string): string | undefined {
  const at = ids.indexOf(id);
  return ids[at + 1] ?? ids[at - 1];
}

/** How an opened entry can be looked at. */
export interface Shown {
  /** The source with its marks; undefined where there are none that make the result. */
  review: Review | undefined;
  /** The text to read and to copy: the result, and where there is none, the writer's own. */
  text: string;
  isOriginal: boolean;
}

export function toShown({ tool, result, original_text, enhanced_text, changes }: Action): Shown {
  // A review has no text of its own to take along: what was reviewed is the writer's
  const text = tool === 'get-feedback' || result !== 'success' ? null : enhanced_text;
  if (text === null) return { review: undefined, text: original_text, isOriginal: true };
  const review = makeReview(original_text, changes);
  const isWhole = changes.length > 0 && toText(review) === text;
  return { review: isWhole ? review : undefined, text, isOriginal: false };
}

const ratingSchema = v.object({ category: v.string(), score: v.number(), description: v.string() });
const feedbackSchema = v.object({ written_feedback: v.string(), ratings: v.array(v.unknown()) });

export interface ShownFeedback {
  writtenFeedback: string;
  comparison?: Comparison;
  ratings: v.InferOutput<typeof ratingSchema>[];
}

/** What a review of a text said; undefined where the details hold none. */
export function findFeedback({ feedback, comparison }: Record<string, unknown>): ShownFeedback | undefined {
  if (!v.is(feedbackSchema, feedback)) return undefined;
  const ratings = feedback.ratings.filter((rating) => v.is(ratingSchema, rating));
  return {
    writtenFeedback: feedback.written_feedback,
    ratings,
    ...(v.is(comparisonSchema, comparison) && { comparison }),
  };
}
