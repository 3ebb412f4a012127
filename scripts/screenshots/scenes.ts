import { accountScenes } from './account-scenes.ts';
import { editorScenes } from './editor-scenes.ts';
import { overlayScenes } from './overlay-scenes.ts';
import { publicScenes } from './public-scenes.ts';
import type { Scene } from './scene.ts';
import { toolScenes } from './tool-scenes.ts';

/** Every screen, in the states that a writer meets. */
export const scenes: readonly Scene[] = [
  ...publicScenes,
  ...accountScenes,
  ...editorScenes,
  ...toolScenes,
  ...overlayScenes,
];
