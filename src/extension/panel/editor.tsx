import { useState } from 'react';
import type { EnhanceOutput } from '../../shared/contract/enhance.ts';
import { formatCount } from '../../shared/format.ts';
import { improveTextLimit } from '../../shared/limits.ts';
import { StreamedText } from '../../web/result/components/streamed-text.tsx';
import { isNews, type ToolResult } from '../../web/result/model.ts';
import { useToolRunner } from '../../web/result/use-tool-runner.ts';
import { focusChange } from '../../web/review/focus-change.ts';
import { Banner } from '../../web/ui/banner.tsx';
import { Button } from '../../web/ui/button.tsx';
import { useAnnouncer } from '../../web/ui/use-announcer.tsx';
import { FailureNote } from '../../web/writing/failure-banner.tsx';
import { isActionName, type RunRequest } from '../../web/writing/improve-actions.ts';
import { byRules, useRulesOffer } from '../../web/writing/rules.ts';
import { StopButton } from '../../web/writing/run-button.tsx';
import { useShortcuts } from '../../web/writing/use-shortcuts.ts';
import type { TakenText } from '../page/types.ts';
import { isAboutOptions } from '../server/errors.ts';
import type { ServerSettings } from '../server/settings.ts';
import { Actions } from './actions.tsx';
import type { TakenFrom } from './page-access.ts';
import { Result } from './result.tsx';
import { toTakenWords } from './words.ts';

interface EditorProps {
  site: string;
  taken: TakenText;
  from: TakenFrom;
  server: ServerSettings | null;
  onTakeAgain(): void;
  onOptions(): void;
}

/** One text that was taken. Nothing is sent before an action is pressed. */
export function Editor({ site, taken, from, server, onTakeAgain, onOptions }: EditorProps) {
  const { announce, region } = useAnnouncer();
  const [lastRun, setLastRun] = useState<RunRequest>({ action: 'improve' });
  const tool = useToolRunner<EnhanceOutput, null>({ toExtra: () => null, onFinished: tellFinished });
  const { state } = tool;
  const { text } = taken;
  const isBlank = text.trim() === '';
  const isTooLong = text.length > improveTextLimit;
  const isOff = isBlank || isTooLong || server === null;
  const isRunning = state.run !== null;
  const canUseRules = useRulesOffer(state.failure?.error, (works) =>
    lastRun.action === 'ai_prompt'
      ? works.findInstructionRefusal(lastRun.ai_prompt, { text, isSelection: taken.isSelection })
      : undefined,
  );

  function tellFinished(result: ToolResult): void {
    const { review, notice } = result;
    announce(
      isNews(result)
        ? `${formatCount(review.changes.length, 'change')} to review.`
        : (notice ?? 'Finished, without a change.'),
    );
    // What was pressed is folded away: the way on begins with the first change
    if (review.changes.length > 0) focusChange(0);
  }

  function run(request: RunRequest, by: Partial<typeof byRules> = {}): void {
    if (isOff) return;
    setLastRun(request);
    const asks = { original_text: text, ...request, ...by };
    void tool.start({
      action: request.action,
      asks,
      source: text,
      open: (api, options) => api.enhance.enhanceStream(asks, options),
    });
  }

  function stop(): void {
    tool.stop();
    announce('Stopped. Your text is as it was, no credit was used.');
  }

  useShortcuts({ isRunning, run: () => run({ action: 'improve' }), stop });

  return (
    <>
      <section className="beside-text" aria-labelledby="taken">
        <h2 id="taken">
          {toTakenWords(taken)}
          {site && <span className="beside-site"> on {site}</span>}
        </h2>
        <section
          className="prose beside-words"
          aria-label="The text that was taken"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
          tabIndex={0}
          translate="no"
        >
          {text}
        </section>
        {isBlank && <Banner>There are no words here yet.</Banner>}
        {isTooLong && (
          <Banner tone="flag">
            This text is longer than {improveTextLimit.toLocaleString('en')} characters. Please select a part
            of it.
          </Banner>
        )}
        {taken.isPartlyDrawn && (
          <Banner tone="flag">
            The editor of this page has drawn a part of its text only, and this is that part.
          </Banner>
        )}
      </section>
      {isRunning && <StopButton onStop={stop} />}
      <Actions
        isFolded={state.result !== null}
        isOff={isOff || isRunning}
        busyAction={state.run && isActionName(state.run.action) ? state.run.action : undefined}
        onRun={run}
      />
      {!isRunning && state.failure && (
        <FailureNote
          tool="improve-text"
          error={state.failure.error}
          wayOn={
            <>
              {isAboutOptions(state.failure.error) && (
                <Button small onClick={onOptions}>
                  Options
                </Button>
              )}
              {state.failure.error.retryable && (
                <Button small onClick={() => run(lastRun)}>
                  Try again
                </Button>
              )}
            </>
          }
          onRules={canUseRules ? () => run(lastRun, byRules) : undefined}
        />
      )}
      {state.run && (
        <section className="pane" aria-label="Improved text" aria-busy="true">
          <StreamedText written={state.run.written} isStillWorking={tool.isStillWorking} />
        </section>
      )}
      {!isRunning && state.result && (
        <Result
          key={state.result.actionId}
          tool={tool}
          result={state.result}
          taken={taken}
          from={from}
          onTakeAgain={onTakeAgain}
        />
      )}
      {server && (
        <p className="beside-note">Your text goes to {server.origin} when you press, and not before.</p>
      )}
      {region}
    </>
  );
}
