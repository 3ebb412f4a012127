import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Once, with the strongest compression, beside each file: the server picks by what a browser takes. */
export function compressAssets(folder: string): void {
  const files = globSync('**/*.{js,css,svg,webmanifest}', { cwd: folder }).map((name) => join(folder, name));
  for (const file of files) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
