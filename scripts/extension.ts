/** `npm run extension`: builds the browser extension for Chromium and Firefox into build/extension, unpacked and packed. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildExtension } from './build/extension/index.ts';

const folder = resolve(import.meta.dirname, '../build/extension');
for (const name of await buildExtension(folder)) {
  const kilobytes = Math.round(statSync(join(folder, name)).size / 1024);
  console.log(`build/extension/${name}  ${kilobytes} KB`);
}
