import { useRef, useState } from 'react';
import { makeIdempotencyKey } from '../../api/idempotency-key.ts';
import { useDraftFields } from '../../drafts/use-draft-fields.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/auth-provider.tsx';
import { notify } from '../../ui/notify.ts';
import {
  emptyForm,
  findMissing,
  findTooLong,
  type OpinionForm,
  thanks,
  toFailureSentence,
  toOpinion,
} from './model.ts';

const missingSentence = 'Please fill in all required fields';

/** The form to Share Feedback: kept on this device as it is typed, and emptied only when it has arrived. */
export function useOpinion() {
  const { call } = useServices();
  const { fields, setField, readFields } = useDraftFields<OpinionForm>(
    { userId: useUser().id, name: 'opinion' },
    emptyForm,
  );
  const [failure, setFailure] = useState<string>();
  const [isMissingTold, setIsMissingTold] = useState(false);
  const [isSending, setIsSending] = useState(false);
  /** The same for every try of one form, so that it arrives once. */
  const key = useRef<string>(undefined);
  const problems = { ...(isMissingTold && findMissing(fields)), ...findTooLong(fields) };

  function change<Name extends keyof OpinionForm>(name: Name, value: OpinionForm[Name]): void {
    key.current = undefined;
    setFailure(undefined);
    setField(name, value);
  }

  function fail(sentence: string): void {
    setFailure(sentence);
    void notify({ tone: 'error', title: sentence });
  }

  async function submit(): Promise<void> {
    setFailure(undefined);
    if (Object.keys(findMissing(fields)).length > 0) {
      setIsMissingTold(true);
      return fail(missingSentence);
    }
    if (Object.keys(findTooLong(fields)).length > 0) return;
    setIsSending(true);
    key.current ??= makeIdempotencyKey();
    const context = { idempotencyKey: key.current };
    try {
      await call((api) => api.opinions.give(toOpinion(fields), { context }));
      const now = readFields();
      // What was typed meanwhile is the next one
      for (const name of Object.keys(emptyForm) as (keyof OpinionForm)[])
        if (now[name] === fields[name]) change(name, '');
      setIsMissingTold(false);
      void notify({ title: thanks });
    } catch (error) {
      fail(toFailureSentence(error));
    } finally {
      setIsSending(false);
    }
  }

  return { fields, change, problems, failure, isSending, submit };
}
