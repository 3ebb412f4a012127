import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ToolName } from '../../../shared/tools.ts';
import { scrollToCurrentChange } from '../../review/focus-change.ts';
import type { ReviewLook } from '../../review/model.ts';
import { Segments } from '../../ui/segments.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { FailureBanner } from '../../writing/failure-banner.tsx';
import { countWords, type ToolResult, type ToolState } from '../model.ts';
import { EmptyBody } from './empty-pane.tsx';
import { StreamedText } from './streamed-text.tsx';

interface ResultPaneProps<Extra> {
  tool: ToolName;
  /** What the pane is called, on large screens and on phones. */
  title: { wide: string; phone: string };
  state: ToolState<Extra>;
  /** What is shown when nothing runs: the state's result, or what stands for it. */
  result: ToolResult<Extra> | null;
  look: ReviewLook;
  /** What the plain view is called. */
  plainWord?: string;
  isFlashing: boolean;
  isStillWorking?: boolean;
  /** Where nothing is yet. */
  empty: ReactNode;
  /** At the foot of an empty pane. */
  emptyFoot?: ReactNode;
  /** Between the head and the result. */
  banner?: ReactNode;
  /** In the head, at the right. */
  actions?: ReactNode;
  onLook(look: ReviewLook): void;
  onRetry(): void;
  onRules?: (() => void) | undefined;
  children(result: ToolResult<Extra>): ReactNode;
}

/** Where the result of a tool comes to be: empty, being written, failed, or there to be reviewed. */
export function ResultPane<Extra>(props: ResultPaneProps<Extra>) {
  const { tool, title, state, result, look, isFlashing, empty, emptyFoot, banner, actions } = props;
  const id = useId();
  const { run, failure } = state;
  const isRunning = run !== null;
  const pane = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  // On a phone the pane lies below the source: the words are to be seen as they come, with Stop just above them, and
  // then the change under review
  useEffect(() => {
    if (!(isPhone && isRunning)) return;
    pane.current?.scrollIntoView({ block: 'start' });
    return scrollToCurrentChange;
  }, [isPhone, isRunning]);
  const hasChanges = result !== null && result.review.changes.length > 0;
  return (
    <section ref={pane} className="pane" aria-labelledby={id} aria-busy={isRunning}>
      <div className={isFlashing ? 'pane-head pane-head-flash' : 'pane-head'}>
        <h2 id={id}>{isPhone ? title.phone : title.wide}</h2>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
          {run && <span className="num text-small text-ink-3">{countWords(run.written)} words</span>}
          {!run && hasChanges && (
            <Segments
              label="View of the result"
              value={look}
              options={[
                { value: 'changes', label: 'Changes' },
                { value: 'plain', label: props.plainWord ?? 'Plain' },
              ]}
              onChange={props.onLook}
            />
          )}
          {actions}
        </div>
      </div>
      {failure && !run && (
        <FailureBanner tool={tool} error={failure.error} onRetry={props.onRetry} onRules={props.onRules} />
      )}
      {!run && banner}
      {run ? (
        <StreamedText written={run.written} isStillWorking={props.isStillWorking ?? false} />
      ) : result ? (
        props.children(result)
      ) : (
        <EmptyBody foot={emptyFoot}>{empty}</EmptyBody>
      )}
    </section>
  );
}
