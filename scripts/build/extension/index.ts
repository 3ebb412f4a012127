import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { contractWithoutSchemas } from '../contract-without-schemas.ts';
import { serifAlias } from '../narrow-font.ts';
import { browsers, toManifest } from './manifest.ts';
import { zipFolder } from './zip.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = join(root, 'src/extension');

/**
 * Builds the extension for each browser into a folder of its name, and each folder into a file beside it.
 * @returns the names of the files
 */
export async function buildExtension(folder: string): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const parts = join(folder, 'parts');
  await build(await toPages(parts));
  await build(toPageScript(parts));
  cpSync(join(root, 'public/icons/192.png'), join(parts, 'icons/192.png'));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = browsers.map((browser) => {
    const own = join(folder, browser);
    mkdirSync(dirname(own), { recursive: true });
    cpSync(parts, own, { recursive: true });
    writeFileSync(join(own, 'manifest.json'), `${JSON.stringify(toManifest(browser, version), null, 2)}\n`);
    const name = `draftwell-${browser}.zip`;
    writeFileSync(join(folder, name), zipFolder(own));
    return name;
  });
  rmSync(parts, { recursive: true });
  return names;
}

const common = { configFile: false, publicDir: false, logLevel: 'error', root: source } as const;

/** What runs in pages of the extension itself. */
async function toPages(outDir: string): Promise<InlineConfig> {
  return {
    ...common,
    base: './',
    resolve: { alias: [await serifAlias()] },
    plugins: [contractWithoutSchemas(), tailwindcss(), react()],
    build: {
      outDir,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: {
          panel: join(source, 'panel/panel.html'),
          options: join(source, 'options/options.html'),
          background: join(source, 'background.ts'),
        },
        output: {
          entryFileNames: ({ name }) => (name === 'background' ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
}

/** What is run in a page of somebody else: one file that leaves no name behind. */
function toPageScript(outDir: string): InlineConfig {
  return {
    ...common,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: join(source, 'page/page-script.ts'),
        output: { format: 'iife', entryFileNames: 'page-script.js' },
      },
    },
  };
}
