import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { TestProduct } from '../../tests/kit/product.ts';
import { take } from './camera.ts';
import type { LookName } from './scene.ts';
import { scenes } from './scenes.ts';

/** What the README shows. */
const pictures: readonly { name: string; scene: string; size: string; look: LookName }[] = [
  { name: 'improve-light', scene: 'improve-result', size: 'readme', look: 'light' },
  { name: 'improve-dark', scene: 'improve-result', size: 'readme', look: 'dark' },
  { name: 'feedback', scene: 'feedback-result', size: 'readme', look: 'light' },
  { name: 'phone', scene: 'improve-result', size: '390', look: 'light' },
];

/** A README is read over slow lines too. */
const mostBytes = 150_000;

/** Takes the README's pictures, and refuses one that is too heavy. */
export async function takeForReadme(product: TestProduct, browser: Browser, folder: string): Promise<void> {
  const raw = await mkdtemp(join(tmpdir(), 'draftwell-pictures-'));
  try {
    for (const { name, scene: wanted, size, look } of pictures) {
      const scene = scenes.find((one) => one.name === wanted);
      if (!scene) throw new Error(`There is no scene ${wanted}`);
      await take(product, browser, { scene, size, looks: [look], folder: raw, isClipped: true });
      const picture = await readFile(join(raw, `${wanted}-${size}-${look}.png`));
      if (picture.length > mostBytes)
        throw new Error(`${name}.png has ${picture.length} bytes, more than ${mostBytes}`);
      await writeFile(join(folder, `${name}.png`), picture);
    }
  } finally {
    await rm(raw, { recursive: true });
  }
}
