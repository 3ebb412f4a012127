import * as v from 'valibot';

/** The versions of the improve screen: what the text was before and after each write of an engine. */

export interface Version {
  /** version-0, version-1, … */
  id: string;
  versionNumber: number;
  text: string;
  /** ISO 8601. */
  timestamp: string;
  /** What made it, such as ‘Improve’. */
  label: string;
}

export interface Versions {
  /** Oldest first. */
  list: readonly Version[];
  /** The one that was made or brought back last. */
  selectedId: string | null;
}

export const noVersions: Versions = { list: [], selectedId: null };

/** More are not kept: the oldest go, but never version 0. */
const mostVersions = 100;

const previewLength = 60;

/** A text that is a version already is selected, and not listed twice. */
export function addVersion(
  versions: Versions,
  added: { text: string; label: string; timestamp: string },
): Versions {
  const known = versions.list.findLast(({ text }) => text === added.text);
  if (known) return { ...versions, selectedId: known.id };
  const version = withNumber((versions.list.at(-1)?.versionNumber ?? -1) + 1, added);
  return { list: withoutOldest([...versions.list, version]), selectedId: version.id };
}

function withNumber(versionNumber: number, version: Omit<Version, 'id' | 'versionNumber'>): Version {
  return { ...version, id: `version-${versionNumber}`, versionNumber };
}

function withoutOldest([first, ...others]: readonly Version[]): Version[] {
  return first ? [first, ...others.slice(1 - mostVersions)] : [];
}

/** Adds the versions that another tab has kept, with numbers of their own; those of this tab keep theirs. */
export function joinVersions(stored: Versions, own: Versions): Versions {
  const taken = new Set(own.list.map(({ id }) => id));
  let next = Math.max(...[...stored.list, ...own.list].map(({ versionNumber }) => versionNumber));
  const others = stored.list
    .filter(
      (one) => !own.list.some(({ text, timestamp }) => text === one.text && timestamp === one.timestamp),
    )
    .map((one) => (taken.has(one.id) ? withNumber(++next, one) : one));
  const all = [...own.list, ...others].sort((a, b) => a.versionNumber - b.versionNumber);
  return { list: withoutOldest(all), selectedId: own.selectedId };
}

/** What the writer has, before an engine writes: saved unless it is blank or a version already. */
export function addSnapshot(
  versions: Versions,
  { text, timestamp }: { text: string; timestamp: string },
): Versions {
  const isKnown = versions.list.some((version) => version.text === text);
  return text.trim() === '' || isKnown
    ? versions
    : addVersion(versions, { text, label: 'Your text', timestamp });
}

export function findVersion({ list }: Versions, id: string | null): Version | undefined {
  return list.find((version) => version.id === id);
}

/** Whether a version came after the selected one. */
export function isLater(versions: Versions, { versionNumber }: Version): boolean {
  const selected = findVersion(versions, versions.selectedId);
  return selected !== undefined && versionNumber > selected.versionNumber;
}

/** The first 60 characters, never half of one. */
export function toPreview(text: string): string {
  const cut = text.slice(0, previewLength).replace(/[\uD800-\uDBFF]$/u, '');
  return cut.length < text.length ? `${cut}…` : cut;
}

const versionSchema = v.object({
  id: v.string(),
  text: v.string(),
  timestamp: v.string(),
  versionNumber: v.pipe(v.number(), v.integer()),
  label: v.string(),
});
const versionsSchema = v.object({
  list: v.array(versionSchema),
  selectedId: v.fallback(v.nullable(v.string()), null),
});

/** Reads what this browser has kept; undefined for what is no list of versions. */
export function parseVersions(stored: unknown): Versions | undefined {
  const { success, output } = v.safeParse(versionsSchema, stored);
  return success ? output : undefined;
}
