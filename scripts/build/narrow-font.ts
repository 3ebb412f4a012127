import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const cache = new URL('../../node_modules/.cache/draftwell/', import.meta.url);

const serif = '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2';
/** With what may stand behind an imported name. */
const serifImport = new RegExp(`^${serif}(?=$|\\?)`);

/** The serif as styles import it stands for the part of it that they use. */
export async function serifAlias(): Promise<{ find: RegExp; replacement: string }> {
  return { find: serifImport, replacement: await narrowFont(serif) };
}

/** Of each axis the part that the styles use: sizes in CSS pixels as in tokens.css, and weights. */
const variationAxes = { opsz: { min: 12, max: 48 }, wght: { min: 400, max: 560 } };

/**
 * Writes a variable font with the part of its axes that is used, and all its glyphs: half as much to fetch, and the
 * letters are the same. Made once for each release of the font.
 * @param name of the font, as imported from its package
 * @returns the path of the file
 */
async function narrowFont(name: string): Promise<string> {
  const font = await readFile(fileURLToPath(import.meta.resolve(name)));
  const hash = createHash('sha256').update(font).update(JSON.stringify(variationAxes)).digest('hex');
  const file = fileURLToPath(new URL(`literata-${hash.slice(0, 12)}.woff2`, cache));
  if (existsSync(file)) return file;
  await mkdir(cache, { recursive: true });
  const part = `${file}.${process.pid}`;
  await writeFile(
    part,
    await subsetFont(font, '', { keepAllGlyphs: true, targetFormat: 'woff2', variationAxes }),
  );
  // Another build may be at it
  await rename(part, file);
  return file;
}
