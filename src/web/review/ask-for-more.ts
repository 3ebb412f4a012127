import { listPlaced } from './placed.ts';
import { type TextSelection, toSelection } from './selection.ts';
import { type Review, toText } from './state.ts';

/** Asks for other wordings of what a change has written; undefined where nobody is to be asked, or it wrote no words. */
export function toAskForMore(
  review: Review,
  index: number,
  ask: ((selection: TextSelection) => void) | undefined,
): (() => void) | undefined {
  const place = listPlaced(review).find(
    ({ segment }) => segment.kind === 'change' && segment.index === index,
  );
  const selection = place && toSelection(toText(review), place.shown.start, place.shown.end);
  return ask && selection && (() => ask(selection));
}
