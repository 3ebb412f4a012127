import { useState } from 'react';
import { notify } from '../../ui/notify.ts';
import { isActionName, type RunRequest } from '../../writing/improve-actions.ts';
import { byRules, type FindRefusal, refuseFirst, useRulesOffer } from '../../writing/rules.ts';
import { useShortcuts } from '../../writing/use-shortcuts.ts';
import type { EditorParts } from './use-improve-tool.ts';

interface RunningParts extends EditorParts {
  /** A part of the result is being edited: what a run gives would take its place. */
  isEditing: boolean;
  announce(sentence: string): void;
}

/** Only an instruction can be one that the rules do not know. */
function makeFindRefusal(request: RunRequest, text: string): FindRefusal {
  const target = { text, isSelection: false };
  return (works) =>
    request.action === 'ai_prompt' ? works.findInstructionRefusal(request.ai_prompt, target) : undefined;
}

/** What can be run on the improve screen, and what runs. */
export function useRunning({ draft, tool, history, isEditing, announce }: RunningParts) {
  const [lastRun, setLastRun] = useState<RunRequest>({ action: 'improve' });
  const underWay = tool.state.run;

  const canUseRules = useRulesOffer(tool.state.failure?.error, makeFindRefusal(lastRun, draft.text));

  function run(request: RunRequest, by: Partial<typeof byRules> = {}): void {
    if (isEditing) return;
    const source = draft.readText();
    if (source.trim() === '') {
      void notify({ tone: 'warning', title: 'Please enter some text first' });
      return;
    }
    setLastRun(request);
    history.snapshot(source);
    const asks = { original_text: source, ...request, ...by };
    void tool.start({
      action: request.action,
      asks,
      source,
      open: refuseFirst(makeFindRefusal(request, source), (api, options) =>
        api.enhance.enhanceStream(asks, options),
      ),
    });
  }

  function runInstruction(instruction: string): void {
    if (draft.readText().trim() === '' || instruction.trim() === '') {
      void notify({ tone: 'warning', title: 'Please provide both text and prompt' });
      return;
    }
    run({ action: 'ai_prompt', ai_prompt: instruction });
  }

  function stop(): void {
    tool.stop();
    announce('Stopped. Your text is as it was, no credit was used.');
  }

  useShortcuts({ isRunning: underWay !== null, run: () => run({ action: 'improve' }), stop });

  return {
    run,
    runInstruction,
    retry: () => run(lastRun),
    retryByRules: canUseRules ? () => run(lastRun, byRules) : undefined,
    stop,
    busyAction: underWay && isActionName(underWay.action) ? underWay.action : undefined,
  };
}

export type Running = ReturnType<typeof useRunning>;
