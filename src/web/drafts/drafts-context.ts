import { createContext, use } from 'react';
import type { DraftEntry, DraftTool } from './draft-list.ts';

/** What of a draft could be copied. */
export type CopyOutcome = 'all' | 'without result' | 'nothing';

/** The drafts of the tool whose screen this is. */
export interface Drafts {
  tool: DraftTool;
  userId: string;
  /** The one on the screen. */
  id: string;
  /** What is stored now, newest first. */
  list(): DraftEntry[];
  open(id: string): void;
  openNew(): void;
  /** Opens what `store` puts under the name of a new draft, if it says that there was room for it, with a copy of what came of this one. */
  openCopy(store: (draftName: string) => boolean): Promise<CopyOutcome>;
}

export const DraftsContext = createContext<Drafts | undefined>(undefined);

export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error('This is no screen with drafts');
  return drafts;
}
