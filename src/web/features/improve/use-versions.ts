import { useEffect, useState } from 'react';
import type { DraftPlace } from '../../drafts/model.ts';
import { usePersisted } from '../../drafts/use-persisted.ts';
import { makeVersionSteps } from './version-steps.ts';
import { addSnapshot, addVersion, joinVersions, noVersions, parseVersions } from './versions.ts';

/** The versions of a draft on this device; they survive a reload. */
export function useVersions({ userId, name }: DraftPlace) {
  const [kept, keep, isLoaded] = usePersisted(userId, `${name}.versions`, {
    parse: parseVersions,
    join: joinVersions,
  });
  const [steps] = useState(() => makeVersionSteps(keep));
  const { take } = steps;
  useEffect(() => {
    if (isLoaded) steps.load(kept);
  }, [isLoaded, kept, steps]);
  const now = () => new Date().toISOString();
  return {
    versions: kept ?? noVersions,
    /** The text as it stands, before an engine writes or another text takes its place. */
    snapshot: (text: string) => take((former) => addSnapshot(former, { text, timestamp: now() })),
    add: (text: string, label: string) =>
      take((former) => addVersion(former, { text, label, timestamp: now() })),
    select: (selectedId: string | null) => take((former) => ({ ...former, selectedId })),
  };
}

export type VersionHistory = ReturnType<typeof useVersions>;
