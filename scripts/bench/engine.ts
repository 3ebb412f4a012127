import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { makeCorrector } from '../../src/engine/corrector.ts';
import { alternate, type Group, timeOf, toRow } from './measure.ts';
import { makeProse } from './prose.ts';

const length = 10_000;
const rounds = 7;

/** What our rules and the choice of spellings cost on top of harper, on texts that neither has seen. */
export const measureEngine: Group = async ({ tell }) => {
  const corrector = await makeCorrector({ language: 'en-gb' });
  // Without a clean-up: harper's linter in this thread is memory, which ends with the process.
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  await linter.setup();
  const results = await alternate(
    rounds,
    (round) => timeOf(() => corrector.correct({ text: makeProse(length, round), action: 'improve' })),
    (round) => timeOf(() => linter.lint(makeProse(length, round), { language: 'plaintext' })),
  );
  for (const { ours, reference } of results)
    tell(`${ours.toFixed(0)} ms, harper alone ${reference.toFixed(0)} ms`);
  const what = `engine, ${length} characters warm, against harper alone`;
  return [toRow({ what, unit: 'ms', compared: 'ratio', goal: { atMost: 2 } }, results)];
};
