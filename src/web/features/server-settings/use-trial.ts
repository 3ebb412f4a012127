import { useEffect, useRef, useState } from 'react';
import type { TrialProgress, TrialResult } from '../../../shared/contract/engine-trial.ts';
import { isAbort, networkError, readError } from '../../api/failed-call.ts';
import { useServices } from '../../services/services.ts';

type Trial =
  | { status: 'running'; progress?: TrialProgress }
  | { status: 'done'; result: TrialResult }
  | { status: 'failed'; sentence: string };

/** Tries who writes now. Stopped, or with its screen gone, it leaves nothing behind. */
export function useTrial() {
  const { call } = useServices();
  const [trial, setTrial] = useState<Trial>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function measure(signal: AbortSignal): Promise<TrialResult> {
    const events = await call((api) => api.engineTrial.run({}, { signal }), signal);
    for (;;) {
      const event = await events.next();
      if (!event.done) setTrial({ status: 'running', progress: event.value });
      else if (event.value) return event.value;
      else throw networkError('the stream ended before its result');
    }
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setTrial({ status: 'running' });
    try {
      setTrial({ status: 'done', result: await measure(controller.signal) });
    } catch (error) {
      if (controller.signal.aborted || isAbort(error)) return;
      setTrial({ status: 'failed', sentence: (await readError(error)).message });
    }
  }

  function stop(): void {
    running.current?.abort();
    setTrial(undefined);
  }

  return { trial, start, stop };
}
