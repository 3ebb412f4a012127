import type { Arranged, DraftContext } from './arranged.ts';
import { arrangeDraft } from './draft.ts';
import { arrange } from './notes.ts';
import { beginsWithOrder } from './ordered.ts';

/** The draft of a reply, up to `end`: notes where it begins with an order to an assistant, and else a rough mail. */
export function arrangeReply(draft: string, end: number, context: DraftContext): Arranged {
  const { to, answered, isName } = context;
  const written = draft.slice(0, end);
  const read = () => context.noteReader?.(written, { to, answered, isName });
  return beginsWithOrder(draft, to, read)
    ? arrange(written, 'polite', context)
    : arrangeDraft(draft, end, context);
}
