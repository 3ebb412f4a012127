import type { TextChange } from '../../../shared/contract/result.ts';
import { SuppressButtons } from '../../dictionary/components/suppress-buttons.tsx';
import { useSuppress } from '../../dictionary/use-suppress.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import type { Decision } from '../model.ts';

export interface SuppressChangeProps {
  change: TextChange;
  /** The writer's words under it. */
  removed: string;
  decision: Decision;
  /** Rejects the open changes that are meant, and returns the way to open them again. */
  onReject(isMeant: (change: TextChange, removed: string) => boolean): () => void;
}

/** How to have no such change again: its word is one of the writer's, or its rule is switched off. */
export function SuppressChange(props: SuppressChangeProps) {
  if (props.decision === 'accepted') return null;
  return (
    <QueryProvider>
      <Offers {...props} />
    </QueryProvider>
  );
}

function Offers({ change: { category, rule, reason, fact }, removed, onReject }: SuppressChangeProps) {
  const { addWord, switchOff } = useSuppress();
  const isMisspelling = category === 'spelling' && fact === null;

  function keepWord(): void {
    const reopen = onReject((other, words) => other.category === 'spelling' && words === removed);
    addWord(removed, reopen);
  }

  function leaveRule(): void {
    const reopen = onReject((other) => other.rule === rule);
    switchOff({ rule, description: reason }, reopen);
  }

  return (
    <SuppressButtons
      word={isMisspelling ? removed : undefined}
      rule={rule}
      onAddWord={keepWord}
      onSwitchOff={leaveRule}
    />
  );
}
