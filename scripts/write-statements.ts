/** `npm run db:types`: writes what the database says of every statement; with --check, says what is stale. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, protocol } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from '../src/server/db/migrations.ts';
import { knownStatements } from '../src/server/db/statement.ts';

const root = resolve(import.meta.dirname, '..');
const target = 'src/server/db/generated-statements.ts';

/** Types of PostgreSQL by their number, as both drivers take and return them. */
const types: Readonly<Record<number, string>> = {
  16: 'boolean',
  21: 'number',
  23: 'number',
  25: 'string',
  701: 'number',
  1009: 'readonly string[]',
  1184: 'Date',
  2278: 'unknown',
  2950: 'string',
  2951: 'readonly string[]',
  3802: 'Json',
};

/** What goes in otherwise than it comes out: JSON as a text; a bigint and a date, which each driver returns in its own way. */
const parameterTypes: Readonly<Record<number, string>> = {
  ...types,
  20: 'number',
  1082: 'string',
  3802: 'string',
};

export interface Described {
  /** TypeScript's types. */
  parameters: string[];
  row: Record<string, string>;
}

/** Describes statements to the tables of one database, without running them. */
export async function makeDescriber(client: PGlite) {
  const required = await listRequiredColumns(client);
  return async (sql: string): Promise<Described> => {
    const { parameterIds, fields } = await prepare(client, sql);
    const mayBeNull = readMarks(sql, /\$(\d+)(?:::[\w[\]]+)?\s*\/\* or null \*\//g);
    const marked = readMarks(sql, /(\w+)"?\s*\/\* not null \*\//g);
    const hasOuterJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i.test(sql);
    const parameters = parameterIds.map((id, index) => {
      const type = findType(parameterTypes, id, `its parameter $${index + 1}`);
      return mayBeNull.has(`${index + 1}`) ? `${type} | null` : type;
    });
    const row = fields.map(({ name, dataTypeID, tableID, columnID }) => {
      const type = findType(types, dataTypeID, `its column ${name}`);
      const isRequired = required.has(`${tableID} ${columnID}`);
      const isMarked = marked.delete(name);
      // Only what is computed comes from no table.
      if (isMarked && tableID > 0 && !isRequired) {
        throw new Error(
          `its column ${name} may be null in the table: mind the null in the code, without a mark`,
        );
      }
      return [name, isMarked || (isRequired && !hasOuterJoin) ? type : `${type} | null`];
    });
    const [stray] = marked;
    if (stray !== undefined) throw new Error(`it marks ${stray} as not null, and returns no such column`);
    return { parameters, row: Object.fromEntries(row) };
  };
}

function readMarks(sql: string, mark: RegExp): Set<string> {
  return new Set([...sql.matchAll(mark)].map(([, marked = '']) => marked));
}

function findType(known: Readonly<Record<number, string>>, id: number, what: string): string {
  const type = known[id];
  if (type !== undefined) return type;
  throw new Error(
    `${what} has a type (number ${id}) that the drivers do not agree on: cast it, to int or text perhaps`,
  );
}

/** Columns that are never null, by the numbers of table and column. */
async function listRequiredColumns(client: PGlite): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ place: string }>(
    `select attrelid || ' ' || attnum as place from pg_attribute where attnotnull and attnum > 0`,
  );
  return new Set(rows.map(({ place }) => place));
}

/** PGlite's own `describeQuery` does not say which column of which table a field is. */
async function prepare(client: PGlite, sql: string) {
  const { serialize } = protocol;
  const answers = [];
  try {
    for (const message of [serialize.parse({ text: sql }), serialize.describe({ type: 'S' })])
      answers.push(...(await client.execProtocol(message)).messages);
  } finally {
    await client.execProtocol(serialize.sync());
  }
  const described = answers.find((answer) => answer instanceof protocol.messages.ParameterDescriptionMessage);
  const returned = answers.find((answer) => answer instanceof protocol.messages.RowDescriptionMessage);
  return { parameterIds: described?.dataTypeIDs ?? [], fields: returned?.fields ?? [] };
}

/** A database with all tables, in memory. */
async function openMigrated(): Promise<PGlite> {
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder });
  return client;
}

async function loadStatements(): Promise<void> {
  const paths = globSync('src/server/**/*.ts', { cwd: root }).filter((path) => !path.endsWith('.test.ts'));
  for (const path of paths.sort()) {
    if (/^(?:export )?const \w+ = statement\(/m.test(readFileSync(join(root, path), 'utf8')))
      await import(join(root, path));
  }
}

async function describeAll(): Promise<string> {
  await loadStatements();
  const client = await openMigrated();
  const describe = await makeDescriber(client);
  const entries: string[] = [];
  for (const [name, sql] of [...knownStatements].sort(([a], [b]) => (a < b ? -1 : 1))) {
    try {
      entries.push(toEntry(name, await describe(sql)));
    } catch (error) {
      process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
  await client.close();
  return `// Written by \`npm run db:types\` from the statements and the migrated database. Edits here are lost.
import type { Json } from './statement.ts';

export interface Statements {
${entries.join('\n')}
}
`;
}

function toEntry(name: string, { parameters, row }: Described): string {
  const columns = Object.entries(row).map(([column, type]) => `      ${column}: ${type};\n`);
  return `  ${name}: {
    parameters: readonly [${parameters.join(', ')}];
    row: ${columns.length === 0 ? 'never' : `{\n${columns.join('')}    }`};
  };`;
}

if (import.meta.main) {
  const text = await describeAll();
  const path = join(root, target);
  if (process.exitCode !== undefined) {
    process.stderr.write(
      'Mend these statements, or the migration that they do not fit, and run npm run db:types.\n',
    );
  } else if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(
      `${target} is stale: run npm run db:types, and let the compiler say which code is affected.\n`,
    );
    process.exitCode = 1;
  }
}
