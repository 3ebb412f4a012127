/**
 * Fits how clauses of notes are completed: `npm run completion` writes the weights, `-- --check` judges by five parts, each
 * by weights that were fitted on the other four. `--without TOPIC,TOPIC` leaves files of examples out of what is fitted on.
 * The examples below scripts/completion/examples were written for this; each has the sentences that its writer would send.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { choose } from '../src/engine/mail/completion/ranker.ts';
import { type Choice, makeChoices, readExamples } from './completion/examples.ts';
import { fitWeights } from './completion/fit.ts';
import { toRows } from './completion/rows.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' }, without: { type: 'string' } } });
const PARTS = 5;
const FOLDER = new URL('../src/engine/mail/completion/', import.meta.url);

/** How often a choice counts: the tests of mails hold us to every word of theirs, and what was added since mends what was seen. */
const TIMES: Readonly<Record<string, number>> = { mails: 3, more: 2 };
const withHeld = (choices: readonly Choice[]) =>
  choices.flatMap((choice) => Array.from({ length: TIMES[choice.example.topic] ?? 1 }, () => choice));

function check(name: string, choices: readonly Choice[]): void {
  const judged: { isRight: boolean; certainty: number }[] = [];
  const examples = [...new Set(choices.map(({ example }) => example))];
  const parts = new Map(examples.map((example, index) => [example, index % PARTS]));
  for (let part = 0; part < PARTS; part += 1) {
    const weights = fitWeights(withHeld(choices.filter(({ example }) => parts.get(example) !== part)));
    for (const { options, isRight, example } of choices) {
      if (parts.get(example) !== part) continue;
      const chosen = choose(options, weights);
      if (chosen)
        judged.push({ isRight: isRight[options.indexOf(chosen.option)] ?? false, certainty: chosen.share });
    }
  }
  const share = (some: readonly { isRight: boolean }[]) =>
    `${some.filter(({ isRight }) => isRight).length} of ${some.length} right`;
  console.log(`${name}: ${share(judged)}`);
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9])
    console.log(
      `  at least ${least} certain: ${share(judged.filter(({ certainty }) => certainty >= least))}`,
    );
}

const without = new Set(values.without?.split(','));
const choices = await makeChoices(readExamples().filter(({ topic }) => !without.has(topic)));
for (const [name, file, own] of [
  ['subjects and verbs', 'structures.txt', choices.structures],
  ['articles', 'articles.txt', choices.articles],
] as const) {
  if (values.check) check(name, own);
  else writeFileSync(new URL(file, FOLDER), toRows(fitWeights(withHeld(own))));
}
