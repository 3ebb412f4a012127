import { useEffect, useRef } from 'react';
import { useKept } from '../../drafts/kept.ts';
import {
  addSnapshot,
  addVersion,
  joinVersions,
  noVersions,
  parseVersions,
  type Versions,
} from './versions.ts';

type Step = (versions: Versions) => Versions;

/** The versions of this writer on this device; they survive a reload. */
export function useVersions(userId: string) {
  const [kept, keep, isLoaded] = useKept(userId, 'improve.versions', {
    parse: parseVersions,
    join: joinVersions,
  });
  const latest = useRef<Versions>(noVersions);
  const waiting = useRef<Step[]>([]);
  // Several steps may follow each other before the screen is drawn anew; those before the load wait for what it brings
  function take(step: Step): void {
    if (!isLoaded) return void waiting.current.push(step);
    latest.current = step(latest.current);
    keep(latest.current);
  }
  useEffect(() => {
    if (!isLoaded) return;
    latest.current = kept ?? noVersions;
    const steps = waiting.current.splice(0);
    if (steps.length === 0) return;
    for (const step of steps) latest.current = step(latest.current);
    keep(latest.current);
  }, [isLoaded, kept, keep]);
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
