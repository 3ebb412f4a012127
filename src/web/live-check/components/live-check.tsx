import type { ReadableAtom } from 'nanostores';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CheckLevel } from '../../../shared/contract/checks.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import { useSettledStore, useStore } from '../../ui/use-store.ts';
import { useCheckLevel } from '../level.ts';
import { type Remark, withRemarks } from '../remarks.ts';
import { listShown } from '../shown-issues.ts';
import { useCheckStore } from '../use-check-store.ts';
import { useFixes } from '../use-fixes.ts';
import { useMirror } from '../use-mirror.ts';
import { useNoOtherMarks } from '../use-no-other-marks.ts';
import { useOpenIssue } from '../use-open-issue.ts';
import { useQuiet } from '../use-quiet.ts';
import { findWords } from '../words-in-sight.ts';
import { CheckFoot } from './check-foot.tsx';
import { IssueCard } from './issue-card.tsx';

export interface LiveCheckProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What stands in the field. */
  written: ReadableAtom<string>;
  /** Tells what was ignored in this field from what was in others. */
  name: string;
  isNotes?: boolean | undefined;
  /** Of the words that the field came with. */
  remarks?: readonly Remark[] | undefined;
  announce(sentence: string): void;
}

/** Underlines under the words of a field while it is written in. */
export function LiveCheck(props: LiveCheckProps) {
  const [level, setLevel] = useCheckLevel();
  const onSwitch = (isOn: boolean) => setLevel(isOn ? 'errors' : 'off');
  if (level === 'off') return <SwitchedOff written={props.written} onSwitch={onSwitch} />;
  return (
    <QueryProvider>
      <Underlines key={level} {...props} level={level} onSwitch={onSwitch} />
    </QueryProvider>
  );
}

function SwitchedOff({ written, onSwitch }: Pick<UnderlinesProps, 'written' | 'onSwitch'>) {
  const text = useStore(written);
  return text !== '' && <CheckFoot count={undefined} onShowNext={() => undefined} onSwitch={onSwitch} />;
}

interface UnderlinesProps extends LiveCheckProps {
  level: CheckLevel;
  onSwitch(isOn: boolean): void;
}

const noRemarks: readonly Remark[] = [];

function Underlines({
  field,
  written,
  name,
  isNotes = false,
  remarks = noRemarks,
  announce,
  level,
  onSwitch,
}: UnderlinesProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const { quiet, suppressions, forgetIgnored, ...ignoring } = useQuiet(name);
  const followed = useCheckStore(field, written, { level, suppressions });
  const readShown = useCallback(() => {
    const { text, issues, typedAt } = followed.get();
    return listShown(withRemarks(text, issues, remarks), { ...quiet, isNotes, typedAt });
  }, [followed, quiet, isNotes, remarks]);
  const { text } = useSettledStore(followed);
  const shown = readShown();
  const { open, openBeside, close } = useOpenIssue({
    field,
    mirror,
    readShown,
    onPressed: ({ words, reason }) => announce(`${words}: ${reason} Press F8 for what can be done.`),
    onBeforeLook: () => drawMirror(),
  });
  const drawMirror = useMirror({ box: mirror, followed, readShown, openId: open?.issue.id });
  const fixes = useFixes({ field, followed, ...ignoring });
  useNoOtherMarks(field);
  useEffect(() => {
    if (text === '') forgetIgnored();
  }, [text, forgetIgnored]);

  function leave(): void {
    close();
    if (open?.isByKey) field.current?.focus({ preventScroll: true });
  }

  function leaveFor(act: () => void): void {
    leave();
    act();
  }

  return (
    <>
      <div className="check-layer" aria-hidden="true">
        <div ref={mirror} className="check-mirror" />
      </div>
      {text !== '' && (
        <CheckFoot count={shown.length} onShowNext={() => openBeside('next')} onSwitch={onSwitch} />
      )}
      {open && (
        <IssueCard
          key={open.issue.id}
          issue={open.issue}
          index={shown.findIndex(({ id }) => id === open.issue.id)}
          total={shown.length}
          takesFocus={open.isByKey}
          findPlace={() => findWords(mirror.current, open.issue)?.getBoundingClientRect()}
          on={{
            fix: (issue, replacement) => leaveFor(() => fixes.fix(issue, replacement)),
            ignore: (issue) => leaveFor(() => fixes.ignore(issue)),
            addToDictionary: (issue) => leaveFor(() => fixes.addToDictionary(issue)),
            switchOff: (issue) => leaveFor(() => fixes.switchOff(issue)),
            step: openBeside,
            close: leave,
          }}
        />
      )}
    </>
  );
}
