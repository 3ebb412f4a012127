import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ChangeCategory } from '../../types.ts';
import type { Vocabulary } from './parse.ts';

/** A wrong text and the right one. */
export type Mend = readonly [wrong: string, right: string];

/** A rule as its file tells it: docs/rules/README.md. */
export interface RuleFile {
  id: string;
  /** The folder that it stands in. */
  topic: string;
  category: ChangeCategory;
  gist: string;
  reason: string;
  patterns: readonly string[];
  unless: readonly string[];
  mends: readonly Mend[];
  /** The same slip in other words. */
  paraphrases: readonly Mend[];
  leaves: readonly string[];
  /** The file and the line of something that stands in it. */
  locate(text: string): string;
}

const FOLDER = join(import.meta.dirname, '..');
const CATEGORIES: readonly string[] = [
  'grammar',
  'spelling',
  'punctuation',
  'wording',
  'shortening',
] satisfies ChangeCategory[];
const FIELDS = ['category', 'gist', 'reason', 'patterns', 'unless', 'mends', 'paraphrases', 'leaves'];

const isCategory = (category: string): category is ChangeCategory => CATEGORIES.includes(category);

const toLines = (block: string) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function toMend(line: string): Mend {
  const [wrong = '', right = ''] = line.split(' => ');
  return [wrong, right];
}

function readRuleFile(topic: string, name: string): RuleFile {
  const source = readFileSync(join(FOLDER, topic, name), 'utf8');
  const locate = (text: string) => {
    const line = source.split('\n').findIndex((one) => one.includes(text));
    return `src/engine/rules/${topic}/${name}:${line + 1}`;
  };
  const fields: Record<string, string> = parse(source);
  const unknown = Object.keys(fields).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) throw new Error(`${locate(unknown)}: no field is called “${unknown}”`);
  const get = (field: string) => (fields[field] ?? '').trim();
  const category = get('category');
  if (!isCategory(category)) throw new Error(`${locate('category')}: no category is called “${category}”`);
  return {
    id: name.replace(/\.yaml$/, ''),
    topic,
    category,
    gist: get('gist'),
    reason: get('reason'),
    patterns: toLines(get('patterns')),
    unless: toLines(get('unless')),
    mends: toLines(get('mends')).map(toMend),
    paraphrases: toLines(get('paraphrases')).map(toMend),
    leaves: toLines(get('leaves')),
    locate,
  };
}

/** All rules that a file tells, by topic and name. */
export function readRuleFiles(): RuleFile[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\][^/\\]+\.yaml$/.test(path))
    .toSorted()
    .map((path) => {
      const [topic = '', name = ''] = path.split(/[/\\]/);
      return readRuleFile(topic, name);
    });
}

/** Words with a name: phrases parted by commas. */
export function readVocabulary(): Vocabulary {
  const lists: Record<string, string> = parse(readFileSync(join(FOLDER, 'vocabulary.yaml'), 'utf8'));
  return new Map(
    Object.entries(lists).map(([name, words]) => [name, words.split(',').map((word) => word.trim())]),
  );
}
