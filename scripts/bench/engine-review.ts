import { FORMALITY } from '../../src/engine/review/fitted/formality.ts';
import { POLITENESS } from '../../src/engine/review/fitted/politeness.ts';
import { readArticles, readRatedSentences, readRequests } from '../engine-measures/data.ts';
import { makeRatedReader, measureRatings, measureReadingOrder, toHalves } from '../engine-measures/review.ts';
import { type Row, toFigureRow } from './measure.ts';

/** How well ratings agree with people's, on the halves that nothing was fitted on. */
export async function measureReview(data: string): Promise<Row[]> {
  const read = makeRatedReader();
  const requests = toHalves(await readRequests(data)).heldOut;
  const sure = requests.filter(({ isDoubtful }) => !isDoubtful);
  const answers = toHalves(await readRatedSentences(data, 'answers')).heldOut;
  const blog = toHalves(await readRatedSentences(data, 'blog')).heldOut;
  const articles = await readArticles(data);
  const order = measureReadingOrder(articles);
  const rank = { unit: '' };
  return [
    toFigureRow({
      what: `politeness, rank correlation with people, ${requests.length} requests held out`,
      ...rank,
      ours: measureRatings(POLITENESS, requests, read),
      goal: { atLeast: 0.29 },
    }),
    toFigureRow({
      what: `politeness, those ${sure.length} of them whose ratings are of their texts`,
      ...rank,
      ours: measureRatings(POLITENESS, sure, read),
    }),
    toFigureRow({
      what: `formality, rank correlation with people, ${answers.length} answers held out`,
      ...rank,
      ours: measureRatings(FORMALITY, answers, read),
      goal: { atLeast: 0.66 },
    }),
    toFigureRow({
      what: `formality, rank correlation with people, ${blog.length} blog sentences held out`,
      ...rank,
      ours: measureRatings(FORMALITY, blog, read),
    }),
    toFigureRow({
      what: `reading levels in order by difficulty (by grade ${(100 * order.grade).toFixed(1)}), ${articles.length} articles`,
      unit: '%',
      ours: 100 * order.difficulty,
      goal: { atLeast: 85 },
    }),
  ];
}
