import { useRef } from 'react';
import type { TextIssue } from '../../../shared/contract/result.ts';
import { type IssueSpan, listIssueSpans, type Review, toText } from '../model.ts';
import type { Span } from '../placed.ts';
import { useIssues } from '../use-issues.ts';
import type { ReviewControl } from '../use-review.ts';
import { IssueWords } from './issue-words.tsx';
import { type SelectionParts, TextBox } from './text-box.tsx';
import { findPicked, Words } from './words.tsx';

interface PlainTextProps extends SelectionParts {
  review: Review;
  issues: readonly TextIssue[];
  control: ReviewControl;
}

/** The text as it leaves the screen, and what the engine noticed but was not sure to change. */
export function PlainText({ review, issues, control, ...selection }: PlainTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const text = toText(review);
  const issueControl = useIssues();
  if (text === '') return <p className="text-ink-3">No content to preview</p>;
  return (
    <TextBox {...selection} box={box} text={text} className="prose written" onLeave={control.leaveText}>
      {listStretches(text, listIssueSpans(review, issues)).map(({ start, end, issue }) => {
        const words = (
          <Words text={text.slice(start, end)} picked={findPicked(selection.selected, { start, end })} />
        );
        if (issue) {
          return (
            <IssueWords
              key={issue.id}
              issue={issue}
              control={issueControl}
              onFix={(replacement) => control.fixIssue({ issue, start, end }, replacement)}
            >
              {words}
            </IssueWords>
          );
        }
        return (
          <span key={`at-${start}`} data-words="">
            {words}
          </span>
        );
      })}
    </TextBox>
  );
}

interface Stretch extends Span {
  issue?: TextIssue;
}

/** The whole text, cut at its issues. Of two issues over the same words the first has them. */
function listStretches(text: string, spans: readonly IssueSpan[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { issue, start, end } of spans) {
    if (end <= at) continue;
    if (start > at) stretches.push({ start: at, end: start });
    stretches.push({ start: Math.max(start, at), end, issue });
    at = end;
  }
  if (at < text.length) stretches.push({ start: at, end: text.length });
  return stretches;
}
