import type { TextChange } from '../../../shared/contract/result.ts';
import { WishButtons } from '../../dictionary/components/wish-buttons.tsx';
import { useWishes } from '../../dictionary/use-wishes.ts';
import { QueryProvider } from '../../services/query-provider.tsx';
import type { Decision } from '../model.ts';

export interface ChangeWishesProps {
  change: TextChange;
  /** The writer's words under it. */
  removed: string;
  decision: Decision;
  /** Rejects the open changes that are meant, and returns the way to open them again. */
  onReject(isMeant: (change: TextChange, removed: string) => boolean): () => void;
}

/** How to have no such change again: its word is one of the writer's, or its rule is switched off. */
export function ChangeWishes(props: ChangeWishesProps) {
  if (props.decision === 'accepted') return null;
  return (
    <QueryProvider>
      <Wishes {...props} />
    </QueryProvider>
  );
}

function Wishes({ change: { category, rule, reason, fact }, removed, onReject }: ChangeWishesProps) {
  const { addWord, switchOff } = useWishes();
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
    <WishButtons
      word={isMisspelling ? removed : undefined}
      rule={rule}
      onAddWord={keepWord}
      onSwitchOff={leaveRule}
    />
  );
}
