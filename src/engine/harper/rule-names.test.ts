import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { expect, test } from 'vitest';
import { listDeclined } from './declined.ts';
import { listOftenWrong } from './often-wrong.ts';

test('every rule that is declined or watched is one of the linter’s, and none is both', async () => {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  const config = await linter.getDefaultLintConfig();
  const known = new Set(Object.keys(config));
  const named = [...listDeclined(), ...listOftenWrong()];
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  // The engine turns on each rule that it has not declined
  const off = Object.keys(config).filter((rule) => config[rule] === false);
  expect(off.filter((rule) => !named.includes(rule))).toEqual([]);
});
