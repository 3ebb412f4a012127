/**
 * Finds the words without which a rule of harper's has nothing to remark on: `npm run harper-triggers -- --harper <checkout of
 * its sources> --texts <folder>`, with the folder that `npm run ngrams` is given. Takes a quarter of an hour. Run it for each new version
 * of harper.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { parseArgs } from 'node:util';
import { readTriggerWords } from '../src/engine/harper/triggers.ts';
import { loadFrequencies } from '../src/engine/lexicon/frequencies.ts';
import { chooseTriggers, type Share } from './harper-triggers/choose.ts';
import { makeObserver, withSlips } from './harper-triggers/observe.ts';
import { readHarperSources } from './harper-triggers/sources.ts';
import { readCounted } from './ngrams/texts.ts';

const OUTPUT = new URL('../src/engine/harper/triggers.json', import.meta.url);
/** Of so many sentences one is read, as it is and with slips; for the check another. */
const ONE_OF = 60;

const { values } = parseArgs({ options: { harper: { type: 'string' }, texts: { type: 'string' } } });
if (values.harper === undefined || values.texts === undefined) {
  process.stderr.write('Name both: npm run harper-triggers -- --harper <folder> --texts <folder>\n');
  process.exit(2);
}

const sources = readHarperSources(values.harper);
const frequencies = await loadFrequencies();
let total = 0;
for (const word of frequencies.words()) total += frequencies.of(word);
const share: Share = (words) => [...words].reduce((sum, word) => sum + frequencies.of(word), 0) / total;

const drawn = [...readCounted(values.texts)].filter((_, index) => index % (ONE_OF / 2) === 0);
const [forChoice, forCheck] = [
  drawn.filter((_, index) => index % 2 === 0),
  drawn.filter((_, index) => index % 2 === 1),
];
const { rules, observe } = await makeObserver();
const seen = await observe([...sources.listTexts(), ...forChoice, ...forChoice.map(withSlips)]);

const chosen: Record<string, string[]> = {};
for (const rule of rules) {
  const triggers = chooseTriggers(sources.find(rule), seen.get(rule) ?? [], share);
  if (triggers !== undefined) chosen[rule] = triggers;
}
const { version } = JSON.parse(readFileSync(findPackageJSON('harper.js', import.meta.url) ?? '', 'utf8')) as {
  version: string;
};
writeFileSync(OUTPUT, `${JSON.stringify({ version, triggers: chosen }, undefined, 2)}\n`);

const isMissed = (triggers: readonly string[], words: ReadonlySet<string>) =>
  !triggers.some((word) => words.has(word));
let remarks = 0;
const missed: string[] = [];
for (const [rule, all] of await observe([
  ...forCheck,
  ...forCheck.map((text, at) => withSlips(text, at + 1)),
])) {
  remarks += all.length;
  const lost = all.filter((words) => chosen[rule] !== undefined && isMissed(chosen[rule], words));
  if (lost.length > 0) missed.push(`${rule} ${lost.length}`);
}
const asked = forCheck.map((text) => {
  const words = readTriggerWords(text);
  return rules.filter((rule) => chosen[rule] === undefined || !isMissed(chosen[rule], words)).length;
});
const mean = asked.reduce((sum, count) => sum + count, 0) / asked.length;
process.stdout.write(
  `${Object.keys(chosen).length} of ${rules.length} rules have triggers; ${mean.toFixed(0)} are asked about a sentence; of ` +
    `${remarks} remarks on other texts are missed: ${missed.join(', ') || 'none'}\n`,
);
