import { type Command, Option } from 'commander';
import type { CheckIssue } from '../../src/engine/index.ts';
import { openEditor } from './editor.ts';
import {
  type Format,
  findPlace,
  formatNames,
  readFiles,
  readProse,
  type TextFile,
} from './files/text-file.ts';
import { addEditorOptions, type SourceOptions, toSource } from './source.ts';

interface CheckOptions extends SourceOptions {
  style?: true;
  json?: true;
  format?: Format;
}

export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .summary('finds mistakes in files')
    .description(
      'Finds mistakes in the prose of Markdown and text files, and leaves code, HTML and addresses alone. Ends with 1 where it found something, with 2 where it could not look.',
    )
    .argument('<files...>', 'files, folders, patterns in quotes, or - for the standard input')
    .option('--style', 'speak of style, too')
    .option('--json', 'print the findings as JSON')
    .addOption(new Option('--format <format>', 'read the files as this').choices(formatNames));
  addEditorOptions(command).action(check);
}

async function check(names: string[], { style, json, format, ...options }: CheckOptions): Promise<void> {
  const source = toSource(options);
  const files = await readFiles(names, format);
  const editor = await openEditor(source);
  const findings: Finding[] = [];
  for (const file of files) {
    const prose = readProse(file);
    const issues = await editor.check(prose.text, style ? 'style' : 'errors');
    findings.push(
      ...issues.flatMap((issue) => {
        const place = prose.isOpenTo(issue) ? prose.toFile(issue) : undefined;
        return place === undefined ? [] : [toFinding(file, { ...issue, ...place })];
      }),
    );
  }
  if (json) console.log(JSON.stringify(findings, undefined, 2));
  else for (const finding of findings) console.log(toLine(finding));
  if (findings.length > 0) process.exitCode = 1;
}

type Finding = ReturnType<typeof toFinding>;

function toFinding({ name: file, text }: TextFile, issue: CheckIssue) {
  const { start, end, category, rule, reason, replacements } = issue;
  const { line: endLine, column: endColumn } = findPlace(text, end);
  const place = { file, ...findPlace(text, start), endLine, endColumn, start, end };
  return { ...place, words: text.slice(start, end), category, rule, reason, replacements };
}

function toLine({ file, line, column, words, reason, rule, replacements: [best] }: Finding): string {
  const [found, instead] = [words, best].map((part) => part?.replaceAll(/\s+/g, ' '));
  const fix =
    instead === undefined
      ? `“${found}”`
      : instead === ''
        ? `without “${found}”`
        : `“${found}” → “${instead}”`;
  return `${file}:${line}:${column}: ${fix}: ${reason} [${rule}]`;
}
