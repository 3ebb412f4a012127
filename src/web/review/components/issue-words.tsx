import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { TextIssue } from '../../../shared/contract/result.ts';
import { Button } from '../../ui/button.tsx';
import type { IssueControl } from '../use-issues.ts';
import { toCategoryWord } from '../words.ts';

interface IssueWordsProps {
  issue: TextIssue;
  control: IssueControl;
  onFix(replacement: string): void;
  children: ReactNode;
}

/** Words that the engine noticed: their underline tells the kind, their message shows when they are met or selected. */
export function IssueWords({ issue, control, onFix, children }: IssueWordsProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the message stays while the pointer, or the focus, is in it
    <span
      className="issue-place"
      onPointerEnter={() => control.show(issue.id)}
      onPointerLeave={() => control.hide()}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && control.hide()}
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
        onKeyDown={pressKey}
      >
        {children}
      </span>
      <Tip isShown={isShown}>
        <span id={tipId} role="tooltip">
          <b>{toCategoryWord(issue.type)}</b> {issue.message}
        </span>
        {issue.replacements.length > 0 && <Fixes replacements={issue.replacements} onFix={onFix} />}
      </Tip>
    </span>
  );
}

function Fixes({ replacements, onFix }: { replacements: readonly string[]; onFix(words: string): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <span className="issue-fixes" role="group" aria-label="Fixes">
      {replacements.map((words) => (
        <Button key={words} small onClick={() => onFix(words)}>
          <span className="font-serif" translate="no">
            {words}
          </span>
        </Button>
      ))}
    </span>
  );
}

function Tip({ isShown, children }: { isShown: boolean; children: ReactNode }) {
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
    <span ref={tip} className="tip" hidden={!isShown} contentEditable={false} translate="yes">
      {children}
    </span>
  );
}
