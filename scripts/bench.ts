/**
 * `npm run bench`: measures Draftwell beside a reference in the same run and prints their ratio.
 * `npm run bench -- credits streams` runs only the groups named; `--json` writes the rows as JSON to stdout; `--data
 * DIR` names the folder of the texts that the engine is measured on (scripts/engine-measures/data.ts says which); `--minutes
 * N` says how long memory is measured while a server is used (10); `--rows 1000000` says how many calls `growth` writes (about
 * 5 KB of disk each). A
 * goal that is missed is printed and never an error: a shared machine is no judge of a commit.
 */
import { parseArgs } from 'node:util';
import { measureAccount } from './bench/account.ts';
import { measureCorrections } from './bench/corrections.ts';
import { measureCredits } from './bench/credits.ts';
import { measureEngine } from './bench/engine.ts';
import { measureFairness } from './bench/fair.ts';
import { measureGrowth } from './bench/growth.ts';
import { measureGuests } from './bench/guests.ts';
import { measureLanguageTool } from './bench/languagetool.ts';
import { type Bench, type Row, toTable } from './bench/measure.ts';
import { measureMemory } from './bench/memory.ts';
import { measurePages } from './bench/pages.ts';
import { measureStreams } from './bench/streams.ts';
import { measureTyping } from './bench/typing.ts';
import { measureUsage } from './bench/usage.ts';

const groups = {
  credits: measureCredits,
  streams: measureStreams,
  guests: measureGuests,
  memory: measureMemory,
  fair: measureFairness,
  engine: measureEngine,
  corrections: measureCorrections,
  languagetool: measureLanguageTool,
  typing: measureTyping,
  usage: measureUsage,
  account: measureAccount,
  growth: measureGrowth,
  pages: measurePages,
} as const;

type GroupName = keyof typeof groups;

function isGroupName(name: string): name is GroupName {
  return Object.hasOwn(groups, name);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      data: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      rows: { type: 'string', default: '1000000' },
    },
  });
  const names = Object.keys(groups).filter(isGroupName);
  const unknown = positionals.find((name) => !isGroupName(name));
  if (unknown !== undefined) {
    process.stderr.write(`There is no group ${unknown}: choose among ${names.join(', ')}.\n`);
    process.exit(1);
  }
  const chosen = names.filter((name) => positionals.length === 0 || positionals.includes(name));
  return {
    chosen,
    asJson: values.json,
    data: values.data,
    minutes: Number(values.minutes),
    rows: Number(values.rows),
  };
}

/** What the running group has started, to be ended with it or by Ctrl-C, whichever comes first. */
let started = new AsyncDisposableStack();

async function runGroup(name: GroupName, options: Pick<Bench, 'data' | 'minutes' | 'rows'>): Promise<Row[]> {
  process.stderr.write(`${name}\n`);
  started = new AsyncDisposableStack();
  try {
    return await groups[name]({
      started,
      tell: (message) => process.stderr.write(`  ${message}\n`),
      ...options,
    });
  } finally {
    await started.disposeAsync();
  }
}

async function main(): Promise<void> {
  const { chosen, asJson, ...options } = readArguments();
  const rows: Row[] = [];
  for (const name of chosen) rows.push(...(await runGroup(name, options)));
  process.stdout.write(asJson ? `${JSON.stringify(rows, null, 2)}\n` : `\n${toTable(rows)}\n`);
}

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    // Patience once: whoever asks again does not want to wait.
    if (interrupted) process.exit(130);
    interrupted = true;
    void started.disposeAsync().finally(() => process.exit(130));
  });
}

try {
  await main();
} catch (error) {
  // What an interruption takes away makes the running group fail; it is not what went wrong.
  if (!interrupted) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exitCode = 1;
  }
}
