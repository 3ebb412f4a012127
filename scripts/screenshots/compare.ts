import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

interface Difference {
  file: string;
  /** Part of the pixels that differ, 0 to 1; 1 where the sizes differ or one of the two is missing. */
  part: number;
  why: string;
}

/** How far a channel, 0 to 255, may be off before a pixel counts: edges of letters are not drawn alike twice. */
const tolerance = 24;

/** The pictures that are not the same in two folders, the most different first. The browser decodes them. */
export async function compareFolders(browser: Browser, one: string, other: string): Promise<Difference[]> {
  const listed = await Promise.all([one, other].map((folder) => readdir(folder)));
  const [here = [], there = []] = listed.map((files) => files.filter((file) => file.endsWith('.png')));
  const alone = [...here, ...there].filter((file) => !here.includes(file) || !there.includes(file));
  const differences: Difference[] = alone.map((file) => ({ file, part: 1, why: 'only in one folder' }));
  const page = await browser.newPage();
  for (const file of here.filter((name) => there.includes(name))) {
    const [first, second] = await Promise.all([one, other].map((folder) => readFile(join(folder, file))));
    if (!first || !second || first.equals(second)) continue;
    const answer = await page.evaluate(comparePictures, {
      pictures: [first.toString('base64'), second.toString('base64')],
      limit: tolerance,
    });
    if (answer.part > 0) differences.push({ file, ...answer });
  }
  await page.close();
  return differences.sort((a, b) => b.part - a.part);
}

/** In the page. `pictures` are two PNG files in base64. */
async function comparePictures({ pictures, limit }: { pictures: string[]; limit: number }) {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const answer = await fetch(`data:image/png;base64,${picture}`);
      const bitmap = await createImageBitmap(await answer.blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
    }),
  );
  if (!one || !other) throw new Error('A picture could not be read');
  const isSameSize = one.width === other.width && one.height === other.height;
  const toSize = ({ width, height }: ImageData) => `${width} × ${height}`;
  if (!isSameSize) return { part: 1, why: `${toSize(one)} and ${toSize(other)}` };
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isOff = (channel: number) =>
      Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > limit;
    if (isOff(0) || isOff(1) || isOff(2)) differing += 1;
  }
  return { part: differing / (one.width * one.height), why: `${differing} pixels` };
}
