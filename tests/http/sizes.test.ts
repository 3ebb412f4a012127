import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSizes } from '../../scripts/build/sizes.ts';
import { buildDir } from '../kit/build.ts';

const kilobyte = 1000;

/** In kilobytes as gzip compresses them. A budget goes down when something was saved, and up only with a reason. */
const budgets = {
  /** The goal is 15. */
  landing: 12,
  /**
   * Of which React and the router are 100. What says that a part did not come cannot itself come late (decision 0031).
   * What keeps state and reads untrusted JSON are libraries of 2 (decision 0011).
   * Which of several drafts is on the screen has to be known before it is drawn: 2 (decision 0065).
   * A text is handed over from other pages, a file keeps its form, and keys run saved instructions from the first second: 3.
   * The sentences of the error catalogue grow with what the product can refuse: 1.
   * What makes calls stands apart from who is signed in, which the browser extension does without: 1 (decision 0097).
   */
  editorScript: 144,
};

const sizes = readSizes(buildDir);

test('the landing page can be read after one small answer', () => {
  expect(sizes.landing / kilobyte).toBeLessThanOrEqual(budgets.landing);
});

test('the script of the editor stays within its budget', () => {
  // Less than the framework alone would mean that the list of scripts was not read
  expect(sizes.editorScript / kilobyte).toBeGreaterThan(90);
  expect(sizes.editorScript / kilobyte).toBeLessThanOrEqual(budgets.editorScript);
});

test('a device keeps the styles once', () => {
  const worker = readFileSync(join(buildDir, 'service-worker.js'), 'utf8');
  const sheets = new Set(worker.match(/\/assets\/[\w-]+\.css/g));
  expect([...sheets]).toEqual([expect.stringContaining('/assets/app-')]);
});

test('no screen loads the library that the server checks with', () => {
  const scripts = globSync('assets/*.js', { cwd: buildDir });
  expect(scripts.length).toBeGreaterThan(40);
  const withZod = scripts.filter((path) =>
    /\bZod(Error|Type)\b/.test(readFileSync(join(buildDir, path), 'utf8')),
  );
  expect(withZod).toEqual([]);
});
