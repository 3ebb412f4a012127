import type { TrialProgress, TrialResult } from '../../../../shared/contract/engine-trial.ts';
import { formatList, formatNumber } from '../../../../shared/format.ts';
import { toToolName } from '../../../commands/tools.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatSeconds } from '../model.ts';
import { useTrial } from '../use-trial.ts';

/** Measures who writes, on a text of its own, and says what it is good for. */
export function TryIt() {
  const { trial, start, stop } = useTrial();
  const offlineNote = useOfflineNote();
  const isRunning = trial?.status === 'running';
  return (
    <div className="try-it">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {isRunning ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button onClick={() => void start()} {...offlineNote}>
            {trial ? 'Try it again' : 'Try it'}
          </Button>
        )}
        <p className="num text-small text-ink-2">
          {isRunning ? (
            <span className="flex items-center gap-2">
              <span className="spin" />
              {toProgressWords(trial.progress)}
            </span>
          ) : (
            'On a text of 200 words, for three minutes at most. No credits are used.'
          )}
        </p>
      </div>
      <p className="sr-only" role="status">
        {isRunning && 'The trial is running.'}
        {trial?.status === 'done' && 'The trial has ended.'}
      </p>
      {trial?.status === 'failed' && (
        <Banner tone="bad" icon="warning">
          {trial.sentence}
        </Banner>
      )}
      {trial?.status === 'done' && <Result result={trial.result} />}
    </div>
  );
}

function toProgressWords(progress: TrialProgress | undefined): string {
  if (!progress) return 'Beginning...';
  const { step, words, seconds } = progress;
  const time = `${formatNumber(Math.round(seconds))} s`;
  if (step === 'first-words') return `Waiting for the first words, ${time}`;
  if (step === 'writing') return `${formatNumber(words)} words in ${time}`;
  return `Waiting for a review, ${time}`;
}

function Result({ result }: { result: TrialResult }) {
  const { sentences, good_for } = result;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {good_for.length > 0 && (
        <p>
          <b>Good for:</b> {formatList(good_for.map(toToolName))}
        </p>
      )}
      <dl className="trial-figures num">
        {listFigures(result).map(({ name, words }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function listFigures({ first_word_seconds, words_per_minute, kept, numbers, review_readable }: TrialResult) {
  const unknown = 'Not seen';
  const toYesNo = (is: boolean) => (is ? 'Yes' : 'No');
  return [
    {
      name: 'First word after',
      words: first_word_seconds === null ? unknown : formatSeconds(first_word_seconds),
    },
    {
      name: 'Words a minute',
      words: words_per_minute === null ? unknown : formatNumber(Math.round(words_per_minute)),
    },
    { name: 'Number kept', words: kept ? toYesNo(kept.number) : unknown },
    { name: 'Name kept', words: kept ? toYesNo(kept.name) : unknown },
    { name: 'Negation kept', words: kept ? toYesNo(kept.negation) : unknown },
    {
      name: 'Numbers changed',
      words: numbers ? `${formatNumber(numbers.changed)} of ${formatNumber(numbers.total)}` : unknown,
    },
    { name: 'Review readable', words: review_readable === null ? unknown : toYesNo(review_readable) },
  ];
}
