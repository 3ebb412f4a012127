import { BackupBrokenError } from '../../src/server/backup/file.ts';
import { RestoreRefusedError } from '../../src/server/backup/restore.ts';
import { diskFull, readErrorCode } from '../../src/server/db/database.ts';
import { DiskFullError } from '../../src/server/db/disk-space.ts';
import { MigrationBlockedError } from '../../src/server/db/migrations.ts';
import { PoolerError } from '../../src/server/db/pooler-error.ts';
import { FolderInUseError } from '../../src/server/platform/folder-lock.ts';
import { describeError } from '../../src/server/platform/log.ts';
import { FolderNotPrivateError } from '../../src/server/platform/private-folder.ts';
import { SettingError } from '../../src/server/platform/setting-error.ts';
import { CommandError } from './command-error.ts';

const spoken = [
  CommandError,
  BackupBrokenError,
  RestoreRefusedError,
  SettingError,
  FolderInUseError,
  FolderNotPrivateError,
  PoolerError,
  DiskFullError,
  MigrationBlockedError,
];

/** Why a command has failed, in one sentence. A driver's message may hold a password. */
export function toSentence(error: unknown): string {
  if (error instanceof Error && spoken.some((kind) => error instanceof kind)) return error.message;
  const code = readErrorCode(error) ?? '';
  if (code === 'ENOSPC' || code === diskFull) return 'The disk is full: free some space and try again.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code.startsWith('28') || code.startsWith('3D'))
    return `The database at DATABASE_URL cannot be used (${code}): check its address, name and password.`;
  return `The command failed: ${JSON.stringify(describeError(error))}`;
}

export function toExitCode(error: unknown): number {
  return error instanceof CommandError ? error.exitCode : 1;
}
