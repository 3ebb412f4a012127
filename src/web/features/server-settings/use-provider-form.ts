import { type FormEvent, useState } from 'react';
import type { EngineChoice } from '../../../shared/contract/engine-choice.ts';
import { checkAddress } from './address.ts';
import { hasStoredKeyFor, type ProviderEngine, toPlace, toPlaceInForce } from './model.ts';
import { useModelList } from './use-model-list.ts';

/** What is typed. The models are those of what was asked: with another kind, key or address they are gone. */
export function useProviderForm(choice: EngineChoice) {
  const inForce = toPlaceInForce(choice, 'provider');
  const isReady = inForce && (hasStoredKeyFor(choice, inForce) || choice.fixed.includes('api_key'));
  const list = useModelList(isReady ? inForce : undefined);
  const [engine, setEngine] = useState<Exclude<ProviderEngine, 'ollama'>>(
    inForce?.engine === 'openai-compatible' ? inForce.engine : 'anthropic',
  );
  const [key, setKey] = useState('');
  const [isReplacing, setIsReplacing] = useState(false);
  const [address, setAddress] = useState(inForce?.base_url ?? '');
  const [problem, setProblem] = useState<string>();
  const place = toPlace(engine, address);

  const change = <Value>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      list.forget();
    };
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    const found = checkAddress(address, false);
    setProblem(found);
    if (found || list.isAsking) return;
    list.ask({ ...place, ...(key.trim() && { api_key: key.trim() }) });
  }

  return {
    list,
    engine,
    key,
    address,
    place,
    problem,
    isReplacing,
    replaceKey: () => setIsReplacing(true),
    /** It is stored now. */
    dropKey() {
      setKey('');
      setIsReplacing(false);
    },
    submit,
    setEngine: change(setEngine),
    setKey: change(setKey),
    setAddress: change(setAddress),
  };
}
