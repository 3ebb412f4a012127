import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { expect, it } from 'vitest';
import { listDeclined } from './declined.ts';
import { makeLinter } from './linter.ts';
import { makeRulePicker, readTriggers } from './triggers.ts';

it('has the triggers of the rules of the linter that is installed', async () => {
  const { version, triggers } = readTriggers();
  const description = readFileSync(findPackageJSON('harper.js', import.meta.url) ?? '', 'utf8');
  expect(JSON.parse(description)).toMatchObject({ version });
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  const known = new Set(Object.keys(await linter.getDefaultLintConfig()));
  expect(Object.keys(triggers).filter((rule) => !known.has(rule))).toEqual([]);
});

it('picks rules whose triggers a text holds, and those of which none are known', () => {
  const pick = makeRulePicker(['ModalOf', 'EggYolk', 'SpellCheck']);
  expect([...pick('I should OF gone.')].sort()).toEqual(['ModalOf', 'SpellCheck']);
  expect([...pick('An egg’s yoke.')].sort()).toEqual(['EggYolk', 'SpellCheck']);
});

/** Examples of our own rules: right and wrong sentences of all kinds, which the triggers were not made from. */
function* readExamples(): Generator<string> {
  const rules = new URL('../rules/', import.meta.url);
  for (const name of readdirSync(rules, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.yaml')) continue;
    const lines = readFileSync(new URL(name, rules), 'utf8').split('\n');
    yield lines.flatMap((line) => /^ {2}(.*?[.!?])(?: =>|$)/.exec(line)?.[1] ?? []).join(' ');
  }
}

it('has the same remarks as with all its rules', { timeout: 60_000 }, async () => {
  const all = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await all.setLintConfig(Object.fromEntries(listDeclined().map((rule) => [rule, false])));
  const picked = await makeLinter('en-us');
  for (const text of readExamples()) {
    const found = await all.organizedLints(text, { language: 'plaintext' });
    const expected = Object.entries(found).flatMap(([rule, lints]) =>
      lints.map((lint) => `${rule} at ${lint.span().start}`),
    );
    const remarks = (await picked.lint(text)).map(({ rule, start }) => `${rule} at ${start}`);
    expect(remarks.sort(), text).toEqual(expected.sort());
  }
});

it('reads texts that come at once as it reads them one by one', async () => {
  const texts = ['I should of gone.', 'It is an egg yoke.', 'For all intensive purposes, yes.'];
  const linter = await makeLinter('en-us');
  const atOnce = await Promise.all(texts.map((text) => linter.lint(text)));
  expect(atOnce.map(([remark]) => remark?.rule)).toEqual(['ModalOf', 'EggYolk', expect.any(String)]);
  for (const [index, text] of texts.entries()) expect(await linter.lint(text)).toEqual(atOnce[index]);
});
