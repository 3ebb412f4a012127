import { useId } from 'react';
import type { ModelPull } from '../../../../shared/contract/engine-pull.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatBytes, formatTimeLeft } from '../model.ts';
import type { PullState } from '../use-pull.ts';

type Pull = NonNullable<ModelPull['pull']>;

interface PullProgressProps {
  pull: Pull;
  state: PullState;
}

/** How far Ollama is with a model. Its figures are there to be read, and not said each second. */
export function PullProgress({ pull, state: { cancel, isCancelling, failure } }: PullProgressProps) {
  const id = useId();
  const { model, done_bytes, total_bytes } = pull;
  return (
    <div className="steps">
      <div>
        <p id={id} className="field-label mb-2 wrap-anywhere">
          {model}
        </p>
        <progress className="meter" aria-labelledby={id} value={done_bytes} max={total_bytes ?? undefined} />
        <p className="num mt-2 text-small text-ink-2">{toFigures(pull)}</p>
      </div>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
      <p>
        <Button busy={isCancelling} onClick={cancel}>
          Cancel
        </Button>
      </p>
    </div>
  );
}

function toFigures({ done_bytes, total_bytes, bytes_per_second, seconds_left }: Pull): string {
  if (total_bytes === null || total_bytes === 0) return 'Beginning...';
  return [
    `${Math.floor((100 * done_bytes) / total_bytes)} %`,
    `${formatBytes(done_bytes)} of ${formatBytes(total_bytes)}`,
    bytes_per_second !== null && `${formatBytes(bytes_per_second)} a second`,
    seconds_left !== null && formatTimeLeft(seconds_left),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}
