import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Puts the key that signs sessions beside the data, where there is none. Written whole under another name and then linked,
 * so that a crash in between never leaves half a secret and two first starts agree on one.
 * @returns whether the one that is there now is this one
 */
export async function placeSecret(dataDir: string, secret: string): Promise<boolean> {
  const path = toPath(dataDir);
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await link(draft, path).catch(nothingIfThere);
  await rm(draft, { force: true });
  return (await readSecret(dataDir)) === secret;
}

/** 256 random bits, as text. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Undefined: none has been made yet. */
export async function readSecret(dataDir: string): Promise<string | undefined> {
  return (await readFile(toPath(dataDir), 'utf8').catch(nothingIfMissing))?.trim();
}

function toPath(dataDir: string): string {
  return join(dataDir, 'secret');
}

function nothingIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function nothingIfThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error;
}
