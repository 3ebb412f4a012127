import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { toAskForMore } from '../ask-for-more.ts';
import { decisionAt, type Review } from '../model.ts';
import type { ReviewControl } from '../use-review.ts';
import { toChangeLabel } from '../words.ts';
import { ChangeReasons, ChangeTitle } from './change-words.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { SuppressChange } from './suppress-change.tsx';
import type { SelectionParts } from './text-box.tsx';
import { Wordings } from './wordings.tsx';

interface DockProps extends Pick<SelectionParts, 'onWordings'> {
  review: Review;
  control: ReviewControl;
}

/** The slip of a narrow pane: at its bottom, in reach of the thumb. */
export function Dock({ review, control, onWordings }: DockProps) {
  const { current } = control;
  const change = review.changes[current];
  if (!change) return null;
  const total = review.changes.length;
  const decision = decisionAt(review, current);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      className={change.fact ? 'dock dock-fact' : 'dock'}
      role="group"
      aria-label={`Decide: ${toChangeLabel(change, current, total, decision).toLowerCase()}`}
    >
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1">
          <ChangeTitle change={change} />{' '}
          <span className="num">
            {current + 1} of {total}
          </span>
          <ChangeReasons change={change}>
            <SuppressChange
              change={change}
              removed={review.source.slice(change.start, change.end)}
              decision={decision}
              onReject={(isMeant) => control.rejectAllOf(isMeant, 'scroll')}
            />
          </ChangeReasons>
        </p>
        <Button look="bare" icon aria-label="Previous change" onClick={() => control.step(-1, 'scroll')}>
          <Icon name="left" />
        </Button>
        <Button look="bare" icon aria-label="Next change" onClick={() => control.step(1, 'scroll')}>
          <Icon name="right" />
        </Button>
      </div>
      <Wordings
        change={change}
        onChoose={(wording) => control.choose(current, wording, 'scroll')}
        onMore={toAskForMore(review, current, onWordings)}
      />
      <div className="dock-acts">
        <DecisionButtons
          decision={decision}
          isFact={change.fact !== null}
          onDecide={(next) => control.decideOne(current, next, 'scroll')}
        />
      </div>
    </div>
  );
}
