import { ReviewView } from '../../review/lazy-review-view.ts';
import type { Review, ReviewLook } from '../../review/model.ts';
import { Banner } from '../../ui/banner.tsx';
import { isOutdated, type ToolResult, toUnchangedSentence } from '../model.ts';
import type { PartialEdit } from '../use-partial-edit.ts';

export interface ResultBodyProps {
  result: ToolResult;
  /** The text as it stands in the source. */
  text: string;
  current: number;
  look: ReviewLook;
  partialEdit?: PartialEdit | undefined;
  /** Whatever is selected is to be edited. */
  isEditing?: boolean;
  onReview(review: Review): void;
  onCurrent(index: number): void;
  onLook(look: ReviewLook): void;
}

/** One result for every tool: what has to be said of it, then its changes to review, or the text where there are none. */
export function ResultBody({
  result,
  text,
  look,
  partialEdit,
  isEditing = false,
  ...review
}: ResultBodyProps) {
  const { notice, offline, engine } = result;
  const hasChanges = result.review.changes.length > 0;
  return (
    <>
      {isOutdated(result, text) && (
        <Banner>Your text has changed since. This result is for the earlier version.</Banner>
      )}
      {offline && engine && (
        <Banner>
          The chosen engine failed. The {engine.name.toLowerCase()} of this server answered, free of charge.
        </Banner>
      )}
      {notice && <Banner>{notice}</Banner>}
      {!hasChanges && !notice && engine && <Banner>{toUnchangedSentence(engine)}</Banner>}
      <ReviewView
        review={result.review}
        issues={result.issues}
        look={hasChanges ? look : 'plain'}
        {...review}
        {...(partialEdit && {
          onPick: partialEdit.setSelection,
          onWordings: partialEdit.openWordings,
          selected: partialEdit.edit?.selection ?? (isEditing ? undefined : partialEdit.selection),
        })}
        {...(partialEdit &&
          isEditing && {
            isSelectable: true,
            onSelect: partialEdit.setSelection,
            onSelectionDone: partialEdit.open,
          })}
      />
    </>
  );
}
