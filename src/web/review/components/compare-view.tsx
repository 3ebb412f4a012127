import { useEffect, useState } from 'react';
import type { TextChange } from '../../../shared/contract/result.ts';
import { Button } from '../../ui/button.tsx';
import { diffTexts } from '../diff.ts';
import { makeReview } from '../model.ts';
import { ShownMarks } from './shown-marks.tsx';

interface CompareViewProps {
  former: string;
  latter: string;
}

/** What differs between any two texts, to be read only. */
export function CompareView({ former, latter }: CompareViewProps) {
  const [answer, retry] = useDiff(former, latter);
  if (former === latter) return <p className="text-ink-2">These two are the same.</p>;
  if (answer === undefined) {
    return (
      <p className="flex items-center gap-3 text-ink-2" role="status">
        <span className="spin" />
        Comparing...
      </p>
    );
  }
  if (answer === 'failed') {
    return (
      <div role="alert">
        <p>These two could not be compared. Both are kept as they are.</p>
        <Button small className="mt-2" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  return <ComparedText former={former} changes={answer} />;
}

type Answer = readonly TextChange[] | 'failed';

/** The changes between two texts; undefined while they are looked for. */
function useDiff(former: string, latter: string): [Answer | undefined, () => void] {
  const [state, setState] = useState<{ former: string; latter: string; answer: Answer }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const take = (answer: Answer) => isCurrent && setState({ former, latter, answer });
    diffTexts(former, latter).then(take, () => take('failed'));
    return () => {
      isCurrent = false;
    };
  }, [former, latter, attempt]);
  const isFresh = state?.former === former && state.latter === latter;
  const retry = () => {
    setState(undefined);
    setAttempt(attempt + 1);
  };
  return [isFresh ? state.answer : undefined, retry];
}

function ComparedText({ former, changes }: { former: string; changes: readonly TextChange[] }) {
  return (
    <p className="prose written compared" translate="no">
      <ShownMarks review={makeReview(former, changes)} />
    </p>
  );
}
