/** `npm run requirements [-- --json]`: which rows of docs/requirements.md the tests of the last run prove. */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRequirements } from './requirements/list.ts';
import { toCoverage, toSummary, toText } from './requirements/report.ts';
import { lastRun, lastRunFile, toFullTitle } from './requirements/results.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

if (existsSync(lastRunFile)) {
  const requirements = readRequirements(readFileSync('docs/requirements.md', 'utf8'));
  const tests = lastRun.parse(JSON.parse(readFileSync(lastRunFile, 'utf8')));
  const { rows, unknown } = toCoverage(requirements, tests);
  const projects = [...new Set(tests.map((test) => test.project))];
  console.log(values.json ? JSON.stringify(toSummary(rows), null, 2) : toText(rows, projects));
  for (const { id, test } of unknown) {
    console.error(
      `${test.file}: “${toFullTitle(test)}” carries ${id}, which docs/requirements.md does not list.`,
    );
  }
  if (unknown.length > 0) process.exitCode = 1;
} else {
  console.error('There is no last test run to read: run npm test first.');
  process.exitCode = 1;
}
