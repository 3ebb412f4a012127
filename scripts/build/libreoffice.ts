import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Zippable, zipSync } from 'fflate';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, 'extensions/libreoffice');

/** The extension of LibreOffice, as its own extension manager installs it. The same sources give the same file. */
export function writeLibreOfficeExtension(path: string): void {
  const names = globSync('**/*.{py,xml,xcu}', { cwd: sources }).sort();
  const files: Zippable = Object.fromEntries(
    names.map((name) => [name, readFileSync(join(sources, name))] as const),
  );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const description = readFileSync(join(sources, 'description.xml'), 'utf8');
  const described = description.replace('<version value="0.0.0"/>', `<version value="${version}"/>`);
  files['description.xml'] = Buffer.from(described);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, zipSync(files, { mtime: '1980-01-01T00:00:00Z' }));
}
