import { useEffect, useState } from 'react';
import type { Refusal } from '../../engine/index.ts';
import { engineFailures } from '../../shared/engine-failures.ts';
import { rulesName } from '../../shared/facts.ts';
import { CallError } from '../api/failed-call.ts';
import { engineInForce } from '../server-facts.ts';
import { useLatest } from '../ui/use-latest.ts';
import type { StreamedCall } from './stream-runner.ts';

/** Whether the rules on this server write, and no model. */
export function rulesWrite(): boolean {
  return engineInForce.get().name === rulesName;
}

const loadWorks = () => import('./rules-works.ts');

/** Why the rules cannot do something; nothing for what they can. */
export type FindRefusal = (works: Awaited<ReturnType<typeof loadWorks>>) => Refusal | undefined;

/** The rules for one call, in place of the model that failed at it. */
export const byRules = { engine: 'embedded' } as const;

/** How long nobody types before it is said that something will not do, in milliseconds: half a word is no fault. */
const pauseMs = 1_500;

/** Where the rules write: why they cannot do what stands in a field, once it is no longer being typed. */
export function useRefusalAsTyped(text: string, find: FindRefusal): string | undefined {
  const [found, setFound] = useState<{ text: string; sentence: string | undefined }>();
  const findLatest = useLatest(find);
  useEffect(() => {
    if (!rulesWrite() || text.trim() === '') return;
    const look = async () => {
      const works = await loadWorks();
      setFound({ text, sentence: findLatest(works)?.message });
    };
    const timer = setTimeout(() => void look().catch(() => undefined), pauseMs);
    return () => clearTimeout(timer);
  }, [text, findLatest]);
  return found?.text === text ? found.sentence : undefined;
}

/** Where the rules write: a call that they would refuse is refused here, and not sent. */
export function refuseFirst<Answer>(
  find: FindRefusal,
  open: StreamedCall<Answer>['open'],
): StreamedCall<Answer>['open'] {
  if (!rulesWrite()) return open;
  return async (api, options) => {
    // Without the check the server says the same
    const works = await loadWorks().catch(() => undefined);
    const refusal = works && find(works);
    if (refusal) throw new CallError({ ...refusal, status: 422, retryable: false });
    return open(api, options);
  };
}

/** Whether a model has failed at something that the rules can do. */
export function useRulesOffer(error: CallError | undefined, find: FindRefusal): boolean {
  const [offered, setOffered] = useState<CallError>();
  const findLatest = useLatest(find);
  const hasModelFailed = error !== undefined && engineFailures.includes(error.code) && !rulesWrite();
  useEffect(() => {
    if (!hasModelFailed) return;
    const look = async () => {
      const works = await loadWorks();
      if (!findLatest(works)) setOffered(error);
    };
    void look().catch(() => undefined);
  }, [error, hasModelFailed, findLatest]);
  return hasModelFailed && offered === error;
}
