import { memo, type ReactNode, type RefObject } from 'react';
import { isSameLine, type Line, listLines, type Mark } from '../lines.ts';
import type { ShownIssue } from '../shown-issues.ts';

interface MirrorProps {
  box: RefObject<HTMLDivElement | null>;
  text: string;
  issues: readonly ShownIssue[];
  openId: string | undefined;
}

/**
 * The words of a field once more, unseen and in the same places, to carry the underlines: the field itself stays a
 * plain one. See docs/decisions/0062.
 */
export function Mirror({ box, text, issues, openId }: MirrorProps) {
  return (
    <div className="check-layer" aria-hidden="true">
      <div ref={box} className="check-mirror">
        {listLines(text, issues).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          <MirrorLine key={index} line={line} openId={findOpen(line, openId)} />
        ))}
      </div>
    </div>
  );
}

function findOpen({ marks }: Line, openId: string | undefined): string | undefined {
  return marks.find(({ id }) => id === openId)?.id;
}

interface MirrorLineProps {
  line: Line;
  openId: string | undefined;
}

const MirrorLine = memo(
  function MirrorLine({ line: { text, marks }, openId }: MirrorLineProps) {
    return (
      <div>
        {listParts(text, marks, openId)}
        {'\n'}
      </div>
    );
  },
  (former, next) => former.openId === next.openId && isSameLine(former.line, next.line),
);

function listParts(text: string, marks: readonly Mark[], openId: string | undefined): ReactNode[] {
  let at = 0;
  const parts = marks.flatMap(({ id, category, start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <span key={id} data-issue={id} className={`${category}-underline${id === openId ? ' check-open' : ''}`}>
        {text.slice(start, end)}
      </span>,
    ];
  });
  return [...parts, text.slice(at)];
}
