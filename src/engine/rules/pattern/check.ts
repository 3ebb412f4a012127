import type { Sentence } from '../../text/words.ts';
import type { RuleContext } from '../context.ts';
import { compileRule, type PatternRule, type RowFinding } from './compile.ts';
import { type Mend, type RuleFile, readRuleFiles, readVocabulary } from './rule-file.ts';

interface Reading {
  read: (text: string) => readonly Sentence[];
  context: RuleContext;
}

interface Compiled {
  file: RuleFile;
  rule: PatternRule;
}

const FEWEST_PARAPHRASES = 2;

const plainly = (text: string) => text.replaceAll('’', "'");

function findAll(rule: PatternRule, text: string, { read, context }: Reading): RowFinding[] {
  return read(plainly(text)).flatMap((sentence) =>
    [...rule.find(sentence, context)].map((finding) => ({
      ...finding,
      start: finding.start + sentence.start,
      end: finding.end + sentence.start,
    })),
  );
}

function listMissing({ id, gist, reason, patterns, mends, paraphrases, leaves, locate }: RuleFile): string[] {
  const faults = [
    reason === '' && 'has no reason',
    patterns.length === 0 && 'has no patterns',
    mends.length === 0 && 'has no text that it mends',
    leaves.length === 0 && 'has no text that it leaves',
    paraphrases.length < FEWEST_PARAPHRASES && 'needs two paraphrases',
    (gist === '' || gist.split(' ').length > 3) && 'needs a gist of at most three words',
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${locate('category')}: ${id} ${fault}`);
}

function listExampleFaults(
  { file, rule }: Compiled,
  others: readonly Compiled[],
  reading: Reading,
): string[] {
  const matched = new Set<string>();
  const faults = [...file.mends, ...file.paraphrases].flatMap(([wrong]: Mend) => {
    const found = findAll(rule, wrong, reading);
    for (const { row } of found) matched.add(row);
    if (found.length === 0) return [`${file.locate(wrong)}: no pattern of the rule matches “${wrong}”`];
    return others.flatMap((other) =>
      findAll(other.rule, wrong, reading)
        .filter(({ start, end }) => found.some((one) => start < one.end && end > one.start))
        .map(({ row }) => `${file.locate(wrong)}: stands in ${other.file.locate(row)}, too`),
    );
  });
  const unmatched = file.patterns
    .filter((row) => !matched.has(row))
    .map((row) => `${file.locate(row)}: none of the texts that the rule mends holds “${row}”`);
  const changed = file.leaves
    .filter((text) => findAll(rule, text, reading).length > 0)
    .map((text) => `${file.locate(text)}: “${text}” is not left alone`);
  return [...faults, ...unmatched, ...changed];
}

/** What is wrong with the rules’ files, each with file and line. */
export function listFaults(reading: Reading): string[] {
  const files = readRuleFiles();
  const vocabulary = readVocabulary();
  const ids = new Set<string>();
  const faults = files.flatMap((file) => {
    const isSecond = ids.has(file.id);
    ids.add(file.id);
    return [
      ...listMissing(file),
      ...(isSecond ? [`${file.locate('category')}: ${file.id} is an id twice`] : []),
    ];
  });
  const compiled: Compiled[] = [];
  for (const file of files) {
    try {
      compiled.push({ file, rule: compileRule(file, vocabulary) });
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
  }
  for (const one of compiled) {
    const others = compiled.filter((other) => other !== one);
    faults.push(...listExampleFaults(one, others, reading));
  }
  return faults;
}
