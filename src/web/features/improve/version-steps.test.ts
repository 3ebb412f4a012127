import { expect, test } from 'vitest';
import { makeVersionSteps } from './version-steps.ts';
import { addVersion, noVersions, type Versions } from './versions.ts';

const timestamp = '2026-11-21T15:30:00Z';
const add = (text: string) => (versions: Versions) => addVersion(versions, { text, label: text, timestamp });

test('WORK-02: a run that began before the versions were loaded and ended after keeps its version', () => {
  const kept: Versions[] = [];
  const steps = makeVersionSteps((versions) => kept.push(versions));
  const { take } = steps;
  take(add('before the load'));
  expect(kept).toEqual([]);
  steps.load(add('of the last visit')(noVersions));
  take(add('after the load'));
  const texts = kept.at(-1)?.list.map(({ text }) => text);
  expect(texts).toEqual(['of the last visit', 'before the load', 'after the load']);
});
