/**
 * Measures the embedded engine: `node scripts/measure-engine.ts --jfleg DIR --prose DIR [--action grammar] [--json]`.
 * DIR of --jfleg holds dev.src and dev.ref0 … dev.ref3; DIR of --prose holds texts that are right already, one
 * paragraph a line. British are the files that say “gb” in their names, and the two novels.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Corrector, makeCorrector } from '../src/engine/corrector.ts';
import { makeLinter } from '../src/engine/harper/linter.ts';
import { measureGleu } from '../src/engine/measure/gleu.ts';
import { detokenise, retokenise } from '../src/engine/measure/tokens.ts';
import { findSentences } from '../src/engine/text/sentences.ts';
import type { Change, CorrectAction, Language } from '../src/engine/types.ts';

const { values } = parseArgs({
  options: {
    jfleg: { type: 'string' },
    prose: { type: 'string' },
    action: { type: 'string', default: 'grammar' },
    json: { type: 'boolean', default: false },
  },
});
const action: CorrectAction = values.action === 'improve' ? 'improve' : 'grammar';

async function readLines(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).replace(/\n$/, '').split('\n');
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Words that a reader sees changed; a mark set or taken counts as one. */
function countChangedWords(text: string, changes: readonly Change[]): number {
  return changes.reduce((sum, { start, end, replacement }) => {
    return sum + Math.max(1, countWords(text.slice(start, end)), countWords(replacement));
  }, 0);
}

async function measureLearners(folder: string) {
  const corrector = await makeCorrector({ language: 'en-us' });
  const lines = await readLines(join(folder, 'dev.src'));
  const references = await Promise.all([0, 1, 2, 3].map((k) => readLines(join(folder, `dev.ref${k}`))));
  const tokenise = (text: string) => text.split(/\s+/).filter((token) => token !== '');
  const sources = lines.map(tokenise);
  const hypotheses: string[][] = [];
  let [changes, stable] = [0, 0];
  for (const line of lines) {
    const original = detokenise(line);
    const result = await corrector.correct({ text: original.text, action });
    hypotheses.push(retokenise(original, result.changes));
    changes += result.changes.length;
    const again = await corrector.correct({ text: result.text, action });
    if (again.changes.length === 0) stable += 1;
  }
  const referenceTokens = references.map((reference) => reference.map(tokenise));
  return {
    sourceGleu: measureGleu(sources, sources, referenceTokens),
    gleu: measureGleu(sources, hypotheses, referenceTokens),
    changes,
    stableShare: stable / lines.length,
  };
}

/** The share of sentences that a second run leaves alone. */
async function measureStability(
  corrector: Corrector,
  text: string,
): Promise<{ sentences: number; stable: number }> {
  const again = await corrector.correct({ text, action });
  const sentences = findSentences(text);
  const moved = sentences.filter(({ start, end }) =>
    again.changes.some((change) => change.start < end && change.end >= start),
  );
  return { sentences: sentences.length, stable: sentences.length - moved.length };
}

async function measureProse(folder: string, name: string) {
  const language: Language = /gb|holmes|pride/i.test(name) ? 'en-gb' : 'en-us';
  const corrector = await makeCorrector({ language });
  const lines = await readLines(join(folder, name));
  let [words, changed, edits, sentences, stable] = [0, 0, 0, 0, 0];
  for (const line of lines) {
    const result = await corrector.correct({ text: line, action });
    words += countWords(line);
    changed += countChangedWords(line, result.changes);
    edits += result.changes.length;
    const second = await measureStability(corrector, result.text);
    sentences += second.sentences;
    stable += second.stable;
  }
  return {
    name,
    language,
    words,
    editsPer1000: (1000 * edits) / words,
    wordsChangedPer1000: (1000 * changed) / words,
    stableShare: stable / sentences,
  };
}

/** Milliseconds per 1,000 words: texts of about 2,000 characters that neither has seen, in turn. */
async function measureSpeed(folder: string, name: string) {
  const language: Language = 'en-gb';
  const corrector = await makeCorrector({ language });
  const linter = await makeLinter(language);
  const text = await readFile(join(folder, name), 'utf8');
  const texts = text.match(/[^\n]*(?:\n[^\n]*){0,7}/g)?.filter((part) => part.length > 500) ?? [];
  const spent = { engine: 0, harper: 0 };
  let words = 0;
  for (const [index, part] of texts.entries()) {
    // Warm both, and keep the linter's memory of the same words from helping only one of the two.
    const [forEngine, forHarper] = [part, texts[(index + 1) % texts.length] ?? part];
    let start = performance.now();
    await corrector.correct({ text: forEngine, action });
    const engineMs = performance.now() - start;
    start = performance.now();
    await linter.lint(forHarper);
    const harperMs = performance.now() - start;
    if (index < 2) continue;
    words += countWords(forEngine);
    spent.engine += engineMs;
    spent.harper += harperMs;
  }
  return { engineMsPer1000: (1000 * spent.engine) / words, harperMsPer1000: (1000 * spent.harper) / words };
}

const started = performance.now();
await makeCorrector({ language: 'en-us' });
const bootMs = performance.now() - started;
const proseFiles =
  values.prose === undefined
    ? []
    : (await readdir(values.prose)).filter((name) => name.endsWith('.txt')).sort();
const speedFile = proseFiles.find((name) => name.includes('gb')) ?? proseFiles[0];
const report = {
  action,
  bootMs,
  speed:
    values.prose !== undefined && speedFile !== undefined
      ? await measureSpeed(values.prose, speedFile)
      : null,
  learners: values.jfleg === undefined ? null : await measureLearners(values.jfleg),
  prose: [] as Awaited<ReturnType<typeof measureProse>>[],
  rssMb: 0,
};
for (const name of proseFiles)
  if (values.prose !== undefined) report.prose.push(await measureProse(values.prose, name));
report.rssMb = process.memoryUsage().rss / 1e6;

if (values.json) {
  process.stdout.write(`${JSON.stringify(report)}\n`);
} else {
  const { learners, speed, prose } = report;
  console.log(`action ${action}   boot ${bootMs.toFixed(0)} ms   memory ${report.rssMb.toFixed(0)} MB`);
  if (speed !== null) {
    console.log(
      `1,000 words: engine ${speed.engineMsPer1000.toFixed(0)} ms, harper alone ${speed.harperMsPer1000.toFixed(0)} ms`,
    );
  }
  if (learners !== null) {
    const stable = (100 * learners.stableShare).toFixed(1);
    console.log(
      `GLEU ${learners.gleu.toFixed(2)} (source ${learners.sourceGleu.toFixed(2)}), ${learners.changes} changes, second run keeps ${stable} %`,
    );
  }
  console.table(
    prose.map(({ name, language, words, editsPer1000, wordsChangedPer1000, stableShare }) => ({
      name,
      language,
      words,
      'edits / 1,000': editsPer1000.toFixed(2),
      'changed words / 1,000': wordsChangedPer1000.toFixed(2),
      'second run keeps %': (100 * stableShare).toFixed(1),
    })),
  );
}
