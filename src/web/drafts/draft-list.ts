import type { DraftStorage } from './draft-store.ts';
import { toDraftKey } from './model.ts';

/** A tool that keeps several drafts, and what one of them is made of. */
export interface DraftTool {
  name: string;
  /** What is typed; empty for the one text of a tool that has no other. */
  fields: readonly string[];
  /** The fields that tell what it is about, the best first. */
  telling: readonly string[];
  /** What came of it. */
  persisted: readonly string[];
}

export const draftTools = {
  improve: { name: 'improve', fields: [''], telling: [''], persisted: ['result', 'versions', 'document'] },
  reply: {
    name: 'email-reply',
    fields: ['chain', 'draft', 'style'],
    telling: ['draft', 'chain'],
    persisted: ['result'],
  },
  write: {
    name: 'write-from-scratch',
    fields: ['recipient', 'subject', 'description', 'style', 'edit'],
    telling: ['subject', 'description', 'recipient'],
    persisted: ['result'],
  },
  feedback: { name: 'feedback', fields: ['', 'earlier'], telling: [''], persisted: ['result'] },
} as const satisfies Record<string, DraftTool>;

/** More are not kept of a tool: that many of the longest texts fit into what a browser gives. */
export const mostDrafts = 30;

export const draftNameLimit = 80;

/** The one that a tool has from the start. It lies where the only one lay before there were several. */
export const firstDraftId = 'first';

const titleLength = 48;

/** What of `localStorage` a list of drafts needs. */
export type ListedStorage = DraftStorage & Pick<Storage, 'key' | 'length'>;

export interface DraftEntry {
  id: string;
  /** The writer's name for it, or its first words. */
  title: string;
  isNamed: boolean;
  /** ISO 8601; empty for one that was not touched since there are several. */
  changedAt: string;
}

/** What was removed, by its keys, to be brought back. */
export type RemovedDraft = ReadonlyMap<string, string>;

export function toDraftName({ name }: DraftTool, id: string): string {
  return id === firstDraftId ? name : `${name}@${id}`;
}

/** Of an address that asks for a draft which is not there yet. */
export const newDraft = 'new';

/** An id as an address may have it; undefined for what is none. */
export function parseDraftId(asked: string | null): string | undefined {
  return asked !== null && /^[a-z0-9]{1,32}$/u.test(asked) ? asked : undefined;
}

/** The drafts of a tool with something in them, newest first. */
export function listDrafts(storage: ListedStorage, userId: string, tool: DraftTool): DraftEntry[] {
  const prefix = toDraftKey(userId, `${tool.name}@`);
  const suffix = '.changed';
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const ids = keys
    .filter((key) => key.startsWith(prefix) && key.endsWith(suffix))
    .map((key) => key.slice(prefix.length, -suffix.length));
  return [firstDraftId, ...ids]
    .map((id) => readEntry(storage, userId, tool, id))
    .filter((entry) => entry !== undefined)
    .sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

function readEntry(
  storage: ListedStorage,
  userId: string,
  tool: DraftTool,
  id: string,
): DraftEntry | undefined {
  const read = (field: string) => storage.getItem(toFieldKey(userId, toDraftName(tool, id), field)) ?? '';
  const name = read('name');
  const words = tool.telling.map((field) => read(field).trim()).find((text) => text !== '');
  if (name === '' && words === undefined) return undefined;
  return { id, title: name || toTitle(words ?? ''), isNamed: name !== '', changedAt: read('changed') };
}

/** The first words, never half of one unless it is all there is. */
export function toTitle(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength + 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut.slice(0, titleLength)).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}

/** An empty name gives it back its first words. */
export function nameDraft(storage: DraftStorage, userId: string, draftName: string, name: string): void {
  const key = toFieldKey(userId, draftName, 'name');
  const trimmed = name.trim().slice(0, draftNameLimit);
  if (trimmed === '') storage.removeItem(key);
  else storage.setItem(key, trimmed);
}

export function removeDraft(
  storage: DraftStorage,
  userId: string,
  tool: DraftTool,
  id: string,
): RemovedDraft {
  const removed = new Map<string, string>();
  // That it was deleted is heard first by a tab that has it open, and ends its following (see draft-store.ts)
  for (const field of ['changed', 'name', ...tool.fields]) {
    const key = toFieldKey(userId, toDraftName(tool, id), field);
    for (const one of [key, `${key}.other`]) {
      const stored = storage.getItem(one);
      if (stored !== null) removed.set(one, stored);
      storage.removeItem(one);
    }
  }
  return removed;
}

export function restoreDraft(storage: DraftStorage, removed: RemovedDraft): void {
  for (const [key, stored] of removed) storage.setItem(key, stored);
}

export function toFieldKey(userId: string, draftName: string, field: string): string {
  return toDraftKey(userId, field === '' ? draftName : `${draftName}.${field}`);
}
