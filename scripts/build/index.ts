import { join } from 'node:path';
import { staticPages } from '../../src/shared/screens.ts';
import { finishAppPage } from './app-page.ts';
import { compressAssets } from './compress.ts';
import { inlineStyles } from './inline-styles.ts';
import { slimManifest } from './manifest.ts';
import { writePreloads } from './preloads.ts';
import { buildServiceWorker } from './service-worker.ts';
import { writeWebManifest } from './web-manifest.ts';

/** What is left to do when the pages and the scripts are built. @param buildDir that they are in */
export async function finishBuild(buildDir: string): Promise<void> {
  const folder = join(buildDir, 'client');
  inlineStyles(folder, staticPages);
  writeWebManifest(folder);
  await finishAppPage(folder);
  writePreloads(folder);
  slimManifest(folder);
  await buildServiceWorker(folder);
  compressAssets(folder);
}
