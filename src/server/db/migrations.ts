import { join } from 'node:path';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { programFolder } from '../platform/program-folder.ts';
import { readErrorCode } from './database.ts';

/** Written by `npm run db:generate` from every tables.ts; applied in order at each start. */
export const migrationsFolder = join(programFolder, 'drizzle');

export function listMigrations(): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder });
}

/** The level of a database that this program has brought up. */
export function getLatestLevel(): number {
  return Math.max(...listMigrations().map(({ folderMillis }) => folderMillis));
}

/** For the operator. */
export function describeLevel(level: number): string {
  const migrations = listMigrations();
  const index = migrations.findIndex(({ folderMillis }) => folderMillis === level);
  return index < 0 ? 'an empty database' : `step ${index + 1} of ${migrations.length}`;
}

/** SQL for the level of a database: when the last migration that it has was written, as Drizzle keeps it. */
export const readLevel = 'select max(created_at)::float8 as level from drizzle.__drizzle_migrations';

/** SQLSTATE of a table that is not there, and of a schema. */
const nothingThere: ReadonlySet<string | undefined> = new Set(['42P01', '3F000']);

/** The answer to `readLevel`; 0 of a database in which nothing is yet. */
export async function toLevel(asked: Promise<{ level: number | null }[]>): Promise<number> {
  try {
    return (await asked)[0]?.level ?? 0;
  } catch (error) {
    if (nothingThere.has(readErrorCode(error))) return 0;
    throw error;
  }
}

/** The message is the one sentence for the operator. */
export class MigrationBlockedError extends Error {
  override readonly name = 'MigrationBlockedError';
  override readonly message =
    'The tables could not be brought up to this version: something else in the database holds one of them, such as a backup or a transaction that does not end. Nothing was changed; try again when it has ended.';
}

/** The message is the one sentence for the operator. */
export class NotMigratedError extends Error {
  override readonly name = 'NotMigratedError';
  override readonly message =
    'The tables of the database are of an earlier version, and MIGRATE_ON_START is off: run npx draftwell migrate first.';
}
