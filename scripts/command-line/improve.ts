import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Command, Option } from 'commander';
import { createTwoFilesPatch } from 'diff';
import { formatCount } from '../../src/shared/format.ts';
import { WriterError } from './command-error.ts';
import { openEditor, type QuickAction, quickActions } from './editor.ts';
import { type Rewritten, rewrite } from './files/rewrite.ts';
import {
  type Format,
  findPlace,
  formatNames,
  readFiles,
  readProse,
  type TextFile,
} from './files/text-file.ts';
import { addEditorOptions, type SourceOptions, toSource } from './source.ts';

interface ImproveOptions extends SourceOptions {
  action: QuickAction;
  diff?: true;
  write?: true;
  format?: Format;
}

export function addImprove(program: Command): void {
  const command = program
    .command('improve')
    .summary('improves files, and shows or writes what it changed')
    .description(
      'Improves the prose of Markdown and text files, and keeps their form. Prints the text of one file, or with --diff what would change. What alters a fact is told.',
    )
    .argument('<files...>', 'files, folders, patterns in quotes, or - for the standard input')
    .option('--diff', 'print a unified diff, as git apply takes it')
    .option('--write', 'write the files')
    .addOption(new Option('--action <action>', 'what to do').choices(quickActions).default('improve'))
    .addOption(new Option('--format <format>', 'read the files as this').choices(formatNames));
  addEditorOptions(command).action(improve);
}

async function improve(
  names: string[],
  { action, diff, write, format, ...options }: ImproveOptions,
): Promise<void> {
  const source = toSource(options);
  const files = await readFiles(names, format);
  if (files.length > 1 && !diff && !write)
    throw new WriterError('Of several files, --diff shows what would change, and --write writes it.');
  const editor = await openEditor(source);
  for (const file of files) {
    const rewritten = rewrite(file, await editor.improve(readProse(file).text, action));
    if (diff) process.stdout.write(toPatch(file, rewritten.text));
    if (write && file.name !== '-') writeBack(file, rewritten.text);
    if (!diff && (!write || file.name === '-')) process.stdout.write(rewritten.text);
    tell(file, rewritten);
  }
}

function toPatch({ name, text }: TextFile, improved: string): string {
  if (text === improved) return '';
  // From this folder, where git apply is run
  const path = name === '-' ? name : relative('.', name).replaceAll('\\', '/');
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, text, improved, undefined, undefined, {
    context: 3,
  }).replace(/^=+\n/, '');
}

function writeBack({ name, text }: TextFile, improved: string): void {
  if (text === improved) return;
  try {
    writeFileSync(name, improved);
  } catch {
    throw new WriterError(`The file ${name} could not be written.`);
  }
}

/** To whoever reads along; the standard output is the text’s. */
function tell(file: TextFile, { made, leftOut }: Rewritten): void {
  for (const { start, end, replacement, fact } of made) {
    if (fact === null) continue;
    const { line, column } = findPlace(file.text, start);
    const before = file.text.slice(start, end);
    console.error(`${file.name}:${line}:${column}: a ${fact} differs: “${before}” → “${replacement}”`);
  }
  if (leftOut > 0)
    console.error(
      `${file.name}: ${formatCount(leftOut, 'change')} left out, since markup stands in between.`,
    );
}
