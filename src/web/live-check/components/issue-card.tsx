import {
  type KeyboardEvent,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { SuppressButtons } from '../../dictionary/components/suppress-buttons.tsx';
import { toCategoryWord } from '../../review/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Direction, ShownIssue } from '../shown-issues.ts';

export interface IssueActions {
  fix(issue: ShownIssue, replacement: string): void;
  ignore(issue: ShownIssue): void;
  addToDictionary(issue: ShownIssue): void;
  switchOff(issue: ShownIssue): void;
  /** To the one before or behind. */
  step(direction: Direction): void;
  close(): void;
}

/** Around the card, in pixels. */
const gap = 8;

interface IssueCardProps {
  issue: ShownIssue;
  index: number;
  total: number;
  /** Where its words are on the screen. */
  findPlace(): DOMRect | undefined;
  /** Opened by a key: the focus is to be here. */
  takesFocus: boolean;
  on: IssueActions;
}

/** What is said of underlined words, beside them: the reason, what may stand there, and how to be told no more. */
export function IssueCard({ issue, index, total, findPlace, takesFocus, on }: IssueCardProps) {
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const place = useCardPlace(card, findPlace);
  useLayoutEffect(() => {
    if (takesFocus) card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') on.close();
    else if (event.key === 'F8') on.step(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return createPortal(
    <div
      ref={card}
      className="check-card"
      style={place}
      role="dialog"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-reason`}
      onKeyDown={pressKey}
      // A press leaves the caret, and a phone's keyboard, where they are
      onPointerDown={(event) => event.preventDefault()}
    >
      <p id={`${id}-name`} className="check-card-head">
        <b>{toCategoryWord(issue.category)}</b>
        <span className="num">
          {index + 1} of {total}
        </span>
      </p>
      <p id={`${id}-reason`}>{issue.reason}</p>
      {issue.replacements.length > 0 && (
        <p className="check-fixes">
          {issue.replacements.map((replacement) => (
            <Button key={replacement} small onClick={() => on.fix(issue, replacement)}>
              <Replacement issue={issue} replacement={replacement} />
            </Button>
          ))}
        </p>
      )}
      <p className="check-quiet">
        <Button look="bare" small onClick={() => on.ignore(issue)}>
          Ignore here
        </Button>
        <SuppressButtons
          word={issue.category === 'spelling' ? issue.words : undefined}
          rule={issue.rule}
          onAddWord={() => on.addToDictionary(issue)}
          onSwitchOff={() => on.switchOff(issue)}
        />
        <Button look="bare" small icon aria-label="Close" onClick={on.close}>
          <Icon name="close" />
        </Button>
      </p>
    </div>,
    document.body,
  );
}

function Replacement({ issue, replacement }: { issue: ShownIssue; replacement: string }) {
  if (replacement.trim() !== '')
    return (
      <span className="font-serif" translate="no">
        {replacement}
      </span>
    );
  return (
    <>
      Remove{' '}
      <span className="font-serif" translate="no">
        “{issue.words.trim()}”
      </span>
    </>
  );
}

/** Under the words, in the page's own measure: it goes with them when the page is scrolled. */
function useCardPlace(card: RefObject<HTMLElement | null>, findPlace: () => DOMRect | undefined) {
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const put = useEffectEvent(() => {
    const words = findPlace();
    if (!words || !card.current) return;
    const mostLeft = document.documentElement.clientWidth - card.current.offsetWidth - gap;
    const left = Math.max(gap, Math.min(words.left, mostLeft));
    setPlace({ left: left + scrollX, top: words.bottom + scrollY + gap });
  });
  useLayoutEffect(() => put(), []);
  useLayoutEffect(() => {
    if (place) card.current?.scrollIntoView({ block: 'nearest' });
  }, [place, card]);
  return place ?? { left: 0, top: 0, opacity: 0 };
}
