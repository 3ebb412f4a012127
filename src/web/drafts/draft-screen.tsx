import { Fragment, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { makeIdempotencyKey } from '../api/idempotency-key.ts';
import { useUser } from '../session/auth-provider.tsx';
import {
  type DraftTool,
  firstDraftId,
  listDrafts,
  mostDrafts,
  newDraft,
  parseDraftId,
  toDraftName,
  toFieldKey,
} from './draft-list.ts';
import { type CopyOutcome, type Drafts, DraftsContext } from './drafts-context.ts';
import type { DraftPlace } from './model.ts';
import { isNewDraftKey } from './new-draft-key.ts';
import { copyPersisted } from './persisted-table.ts';

interface DraftScreenProps {
  tool: DraftTool;
  /** Draws the screen anew for each draft that is opened. */
  children(place: DraftPlace): ReactNode;
}

/** The screen of a tool that keeps several drafts: the address says which one is on it. */
export function DraftScreen({ tool, children }: DraftScreenProps) {
  const { id: userId } = useUser();
  const drafts = useOpenDraft(tool, userId);
  const { id, openNew } = drafts;
  useFocusOnceOpened(id);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isNewDraftKey(event) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    openNew();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <DraftsContext value={drafts}>
      <Fragment key={id}>{children({ userId, name: toDraftName(tool, id), isListed: true })}</Fragment>
    </DraftsContext>
  );
}

function useOpenDraft(tool: DraftTool, userId: string): Drafts {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [latestId] = useState(() => list()[0]?.id ?? firstDraftId);
  const asked = parseDraftId(params.get('draft'));
  const id = asked ?? latestId;

  function list() {
    try {
      return listDrafts(localStorage, userId, tool);
    } catch {
      // Where this browser keeps nothing there is one draft for each visit
      return [];
    }
  }

  /** So that a reload and Back find this draft, and not the latest of then. */
  function nameInAddress() {
    return navigate(toSearch(id), { replace: true, preventScrollReset: true, state });
  }

  const onArrival = useEffectEvent(() => {
    if (asked === newDraft) {
      void makeRoom().catch(() => undefined);
      void navigate(toSearch(makeDraftId()), { replace: true });
    } else if (asked === undefined && (id !== firstDraftId || list().length > 1)) void nameInAddress();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each address
  useEffect(() => onArrival(), [asked]);

  async function open(nextId: string): Promise<void> {
    if (asked === undefined) await nameInAddress();
    await navigate(toSearch(nextId));
  }

  /** The oldest goes where there are as many as are kept; the writer is told, and can bring it back. */
  async function makeRoom(): Promise<void> {
    const all = list();
    const oldest = all.findLast((entry) => entry.id !== id);
    if (all.length < mostDrafts || !oldest) return;
    const { deleteDraft } = await import('./draft-acts.ts');
    const done = `The oldest of ${mostDrafts} drafts was deleted`;
    await deleteDraft({ tool, userId }, oldest, { done, onRestored: () => undefined });
  }

  function openNew(): void {
    void makeRoom().catch(() => undefined);
    void open(makeDraftId());
  }

  async function openCopy(store: (draftName: string) => boolean): Promise<CopyOutcome> {
    const copyId = makeDraftId();
    const copyName = toDraftName(tool, copyId);
    if (!store(copyName)) return 'nothing';
    localStorage.setItem(toFieldKey(userId, copyName, 'changed'), new Date().toISOString());
    void makeRoom().catch(() => undefined);
    const names = tool.persisted.map(
      (part) => [`${toDraftName(tool, id)}.${part}`, `${copyName}.${part}`] as const,
    );
    const outcome = await copyPersisted(userId, new Map(names)).then(
      () => 'all' as const,
      () => 'without result' as const,
    );
    await open(copyId);
    return outcome;
  }

  return { tool, userId, id, list, open: (nextId) => void open(nextId), openNew, openCopy };
}

function makeDraftId(): string {
  return makeIdempotencyKey().slice(0, 10);
}

function toSearch(id: string): string {
  return `?draft=${id}`;
}

/** What was pressed to get here is gone with the former draft: on to what comes next, which is the text of an empty one. */
function useFocusOnceOpened(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const main = document.getElementById('main');
    const text = main?.querySelector<HTMLTextAreaElement>('textarea');
    const next = text?.value === '' ? text : main?.querySelector<HTMLElement>('[data-drafts]');
    next?.focus({ preventScroll: true });
  }, [id]);
}
