import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { TextIssue } from '../../../shared/contract/result.ts';
import type { IssueControl } from '../use-issues.ts';
import { toCategoryWord } from '../words.ts';

interface IssueWordsProps {
  issue: TextIssue;
  control: IssueControl;
  children: ReactNode;
}

/** Words that the engine noticed: their underline tells the kind, their message shows when they are met or selected. */
export function IssueWords({ issue, control, children }: IssueWordsProps) {
  const tipId = useId();
  const isSelected = control.selectedId === issue.id;
  const isShown = control.shownId === issue.id;

  function pressKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isShown) {
      event.stopPropagation();
      control.hide();
    }
    // Enter with words selected is for the selection, which lies around this
    const isForSelection = event.key === 'Enter' && document.getSelection()?.isCollapsed === false;
    if ((event.key !== 'Enter' && event.key !== ' ') || isForSelection) return;
    event.preventDefault();
    control.select(issue.id);
  }

  return (
    // The message stays while the pointer is on it
    <span
      className="issue-place"
      onPointerEnter={() => control.show(issue.id)}
      onPointerLeave={() => control.hide()}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a button would not break over lines as words do */}
      <span
        className={`issue ${issue.type}-underline${isSelected ? ' issue-on' : ''}`}
        data-words=""
        role="button"
        tabIndex={0}
        aria-pressed={isSelected}
        aria-describedby={tipId}
        onClick={() => control.select(issue.id)}
        onFocus={() => control.show(issue.id)}
        onBlur={() => control.hide()}
        onKeyDown={pressKey}
      >
        {children}
      </span>
      <Tip id={tipId} isShown={isShown}>
        <b>{toCategoryWord(issue.type)}</b> {issue.message}
      </Tip>
    </span>
  );
}

function Tip({ id, isShown, children }: { id: string; isShown: boolean; children: ReactNode }) {
  const tip = useRef<HTMLSpanElement>(null);
  // Moved left by what would stand out of the pane at the right
  useLayoutEffect(() => {
    const pane = tip.current?.closest('.pane-body');
    if (!isShown || !tip.current || !pane) return;
    tip.current.style.translate = '';
    const out = tip.current.getBoundingClientRect().right - pane.getBoundingClientRect().right;
    if (out > 0) tip.current.style.translate = `${-out}px`;
  }, [isShown]);
  return (
    <span
      ref={tip}
      id={id}
      className="tip"
      role="tooltip"
      hidden={!isShown}
      contentEditable={false}
      translate="yes"
    >
      {children}
    </span>
  );
}
