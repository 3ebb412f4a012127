import { type Confirmation, type Finding, toChecking, toNext } from './confirmation.ts';

export interface ConfirmParts {
  /** Where it begins, or goes on. */
  from: Confirmation;
  /** How long it has waited there already, in milliseconds. */
  waitedMs?: number;
  check(): Promise<Finding>;
  onState(state: Confirmation): void;
  /** Resolves after so many milliseconds, or rejects when the signal fires. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  signal: AbortSignal;
}

/** Runs the machine to its end. Resolves early, and says nothing more, when the signal fires. */
export async function confirmPayment(parts: ConfirmParts): Promise<void> {
  const { check, onState, wait, signal } = parts;
  let state = parts.from;
  let waitedMs = parts.waitedMs ?? 0;
  while (state.phase === 'waiting' || state.phase === 'checking') {
    if (state.phase === 'waiting') {
      const isOver = await wait(Math.max(0, state.waitMs - waitedMs), signal).then(
        () => true,
        () => false,
      );
      if (!isOver) return;
      waitedMs = 0;
      state = toChecking(state);
      onState(state);
    }
    const finding = await check();
    if (signal.aborted) return;
    state = toNext(state, finding);
    onState(state);
  }
}
