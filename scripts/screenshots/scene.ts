import type { Page } from '@playwright/test';
import type { WriterKind } from './writers.ts';

/** One picture: who looks, at which address, and what they do there first. */
export interface Scene {
  name: string;
  who: WriterKind | 'visitor';
  path: string;
  /** Before the page is opened: what of the network is slow or fails. */
  arrange?: (page: Page) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
}

interface Size {
  width: number;
  height: number;
  isTouch: boolean;
  /** Device pixels of one CSS pixel: 2 is what a zoom of 200 % makes of a screen twice as large. */
  scale: number;
}

/** `zoom` is a screen of 1440 pixels at 200 %, `readme` the smallest with notes in the margin. */
export const sizes: Readonly<Record<string, Size>> = {
  '1440': { width: 1440, height: 900, isTouch: false, scale: 1 },
  '768': { width: 768, height: 1024, isTouch: false, scale: 1 },
  '390': { width: 390, height: 844, isTouch: true, scale: 1 },
  '320': { width: 320, height: 640, isTouch: true, scale: 1 },
  readme: { width: 1200, height: 720, isTouch: false, scale: 1 },
  zoom: { width: 720, height: 450, isTouch: false, scale: 2 },
};

/** How a page is looked at, by the name in the picture's file. */
export const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

export type LookName = keyof typeof looks;

export function isLookName(name: string): name is LookName {
  return name in looks;
}
