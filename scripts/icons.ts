/** Draws the icons of the installed product from the mark: `node scripts/icons.ts`, whenever src/web/icon.svg changes. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '../tests/kit/browser.ts';
import { iconSizes } from './build/icons.ts';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public/icons');
// A system cuts the icon to its own shape: paper to the very edge, without corners of its own
const mark = readFileSync(join(root, 'src/web/icon.svg'), 'utf8').replace(/ rx="\d+"/, '');

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
for (const size of iconSizes) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${mark}`);
  await page.screenshot({ path: join(folder, `${size}.png`) });
  await page.close();
}
await browser.close();
