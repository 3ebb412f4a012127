import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from './program-folder.ts';

export function readVersion(): string {
  const file = readFileSync(join(programFolder, 'package.json'), 'utf8');
  return (JSON.parse(file) as { version: string }).version;
}
