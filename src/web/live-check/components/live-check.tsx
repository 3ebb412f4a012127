import type { ReadableAtom } from 'nanostores';
import { type RefObject, useEffect, useRef } from 'react';
import type { CheckLevel } from '../../../shared/contract/checks.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import { useStore } from '../../ui/use-store.ts';
import { useCheckLevel } from '../level.ts';
import { listShown } from '../shown-issues.ts';
import { useCheckStore } from '../use-check-store.ts';
import { useFixes } from '../use-fixes.ts';
import { useNoOtherMarks } from '../use-no-other-marks.ts';
import { useOpenIssue } from '../use-open-issue.ts';
import { useQuiet } from '../use-quiet.ts';
import { findWords } from '../words-in-sight.ts';
import { CheckFoot } from './check-foot.tsx';
import { IssueCard } from './issue-card.tsx';
import { Mirror } from './mirror.tsx';

export interface LiveCheckProps {
  field: RefObject<HTMLTextAreaElement | null>;
  /** What stands in the field. */
  written: ReadableAtom<string>;
  /** Tells what was ignored in this field from what was in others. */
  name: string;
  isNotes?: boolean | undefined;
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

function Underlines({ field, written, name, isNotes = false, announce, level, onSwitch }: UnderlinesProps) {
  const mirror = useRef<HTMLDivElement>(null);
  const { quiet, suppressions, forgetIgnored, ...ignoring } = useQuiet(name);
  const followed = useCheckStore(field, written, { level, suppressions });
  const { text } = followed;
  const shown = listShown(followed.issues, { ...quiet, isNotes, typedAt: followed.typedAt });
  const { open, openBeside, close } = useOpenIssue({
    field,
    mirror,
    shown,
    onPressed: ({ words, reason }) => announce(`${words}: ${reason} Press F8 for what can be done.`),
  });
  const fixes = useFixes({ field, text, ...ignoring });
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
      <Mirror box={mirror} text={text} issues={shown} openId={open?.issue.id} />
      {text !== '' && (
        <CheckFoot count={shown.length} onShowNext={() => openBeside('next')} onSwitch={onSwitch} />
      )}
      {open && (
        <IssueCard
          key={open.issue.id}
          issue={open.issue}
          index={shown.indexOf(open.issue)}
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
