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
  /** The one that stands in the editor. */
  selectedId: string | null;
}

export const noVersions: Versions = { list: [], selectedId: null };

/** More are not kept: the oldest go, but never version 0. */
const mostVersions = 100;

const previewLength = 60;

export function addVersion(
  versions: Versions,
  added: { text: string; label: string; timestamp: string },
): Versions {
  const versionNumber = (versions.list.at(-1)?.versionNumber ?? -1) + 1;
  const version = { id: `version-${versionNumber}`, versionNumber, ...added };
  const [first = version, ...others] = [...versions.list, version];
  return { list: [first, ...others.slice(1 - mostVersions)], selectedId: version.id };
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

/** Whether a version came after the one that stands in the editor. */
export function isLater(versions: Versions, { versionNumber }: Version): boolean {
  const selected = findVersion(versions, versions.selectedId);
  return selected !== undefined && versionNumber > selected.versionNumber;
}

/** The first 60 characters, never half of one. */
export function toPreview(text: string): string {
  const cut = text.slice(0, previewLength).replace(/[\uD800-\uDBFF]$/u, '');
  return cut.length < text.length ? `${cut}…` : cut;
}

/** Reads what this browser has kept; undefined for what is no list of versions. */
export function parseVersions(stored: unknown): Versions | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { list, selectedId } = stored as Partial<Versions>;
  if (!Array.isArray(list) || !list.every(isVersion)) return undefined;
  return { list, selectedId: typeof selectedId === 'string' ? selectedId : null };
}

function isVersion(value: unknown): value is Version {
  if (typeof value !== 'object' || value === null) return false;
  const { id, text, timestamp, versionNumber, label } = value as Partial<Version>;
  return (
    [id, text, timestamp, label].every((one) => typeof one === 'string') && Number.isInteger(versionNumber)
  );
}
