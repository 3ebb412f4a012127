import { noVersions, type Versions } from './versions.ts';

type Step = (versions: Versions) => Versions;

/**
 * Takes steps over versions that may not be loaded yet: those before wait for what is brought. It stays the same over all
 * drawings of a screen, so a run that began before the load adds to what was loaded since.
 */
export function makeVersionSteps(keep: (versions: Versions) => void) {
  let latest: Versions | undefined;
  const waiting: Step[] = [];
  return {
    /** What is kept, at first and each time when that is another. */
    load(kept: Versions | undefined): void {
      latest = kept ?? noVersions;
      for (const step of waiting.splice(0)) {
        latest = step(latest);
        keep(latest);
      }
    },
    take(step: Step): void {
      if (!latest) return void waiting.push(step);
      latest = step(latest);
      keep(latest);
    },
  };
}
