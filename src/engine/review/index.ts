import type { CorrectRequest } from '../corrector.ts';
import { isEnglish } from '../text/guard.ts';
import { listOwnWords } from '../text/known.ts';
import { makeSuppressions, toSuppressionLists } from '../text/suppressions.ts';
import type { Sentence } from '../text/words.ts';
import type { EnhanceResult, ReviewRequest, ReviewResult } from '../types.ts';
import { findFeatures } from './features.ts';
import { writeFeedback } from './feedback.ts';
import { listPoints } from './points.ts';
import { judgeAll, listCounts, toRating } from './rate.ts';
import { makeReading } from './reading.ts';
import { countWords } from './sentence-signs.ts';

export interface ReviewTools {
  correct(request: CorrectRequest): Promise<EnhanceResult>;
  /** Sentences and tagged words of a text with straight apostrophes, as of `makeReader`. */
  read(text: string): Sentence[];
}

/** Why a text cannot be rated; nothing for one that can. */
function findObstacle(text: string): string | undefined {
  if (!isEnglish(text)) return 'This text does not look like English, so it was not rated.';
  return /\p{L}/u.test(text) ? undefined : 'This text holds no words, so it was not rated.';
}

function refuse(text: string, obstacle: string): ReviewResult {
  return {
    ratings: [],
    writtenFeedback: `${obstacle} Ratings are counted from English words and sentences, which this text of ${countWords(text)} words does not offer.`,
    points: [],
    notice: obstacle,
  };
}

/**
 * Makes the reviewer of the embedded engine: ratings, points and written feedback out of what can be counted in a text.
 * A text in another language is not rated. The same text gets the same answer.
 */
export function makeReviewer(tools: ReviewTools): (request: ReviewRequest) => Promise<ReviewResult> {
  return async (request) => {
    const { text, type } = request;
    const obstacle = findObstacle(text);
    if (obstacle !== undefined) return refuse(text, obstacle);
    const known = listOwnWords(request);
    const { changes } = await tools.correct({
      text,
      action: 'improve',
      known,
      ...toSuppressionLists(request),
    });
    const reading = makeReading({ text, type }, changes, (plain) => tools.read(plain));
    const found = findFeatures(reading);
    const judgements = judgeAll(reading, found);
    const { sift } = makeSuppressions(request);
    const points = listPoints(reading, found, (fix) => sift(text, fix).length === fix.length);
    return {
      ratings: judgements.map((judgement) => toRating(judgement, reading)),
      writtenFeedback: writeFeedback(reading, { judgements, points }),
      points,
      counts: listCounts(type, found),
    };
  };
}
