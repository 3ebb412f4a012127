import type { TakenText } from '../page/types.ts';
import type { PuttingBack, Taking } from './page-access.ts';

/** Why there is no text, and what to do. */
export function toNoTextSentence({ why, site }: Extract<Taking, { status: 'none' }>): string {
  if (why === 'closed')
    return 'This page cannot be read: browsers keep their own pages to themselves, and others are open from the press of the button until you leave them. Please press the button on the page again, or copy the text.';
  if (why === 'inner')
    return `What you write in stands in a frame of another site${site ? ` (${site})` : ''}, which stays closed. Select the words there, press the right mouse button and choose “Improve with Draftwell”: you can copy the result.`;
  return 'Click into the field that you write in, or select some words on the page. Then press the Draftwell button again.';
}

/** Of which stretch a text was taken. */
export function toTakenWords({ isSelection, fieldId }: TakenText): string {
  if (fieldId === undefined) return 'Selected words, to be copied';
  return isSelection ? 'Your selection' : 'The whole field';
}

const notTouched = 'Nothing was overwritten. You can copy the text.';

const sentences: Record<Exclude<PuttingBack, 'done'>, string> = {
  gone: `The field is no longer on the page. ${notTouched}`,
  changed: `Another text stands in the field by now. ${notTouched}`,
  'too-long': `The field takes no text as long as this. ${notTouched}`,
  fixed: `Something that cannot be edited stands among these words. ${notTouched}`,
  refused: `The page did not take the text. ${notTouched}`,
  partly:
    'The page took some of the changes and not all. Please look at the field: its own undo takes them back. You can copy the text.',
  lost: `The page is another one by now, or was closed. ${notTouched}`,
};

/** What came of putting a text back where it was not done. */
export function toNotPutBackSentence(outcome: Exclude<PuttingBack, 'done'>): string {
  return sentences[outcome];
}
