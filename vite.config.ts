import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type ViteBuilder } from 'vite';
import { appPage, rendererEntry, sheetEntry } from './scripts/build/app-page.ts';
import { contractWithoutSchemas, withSchemas } from './scripts/build/contract-without-schemas.ts';
import { buildWeb } from './scripts/build/index.ts';
import { serifAlias } from './scripts/build/narrow-font.ts';

const web = fileURLToPath(new URL('./src/web', import.meta.url));

/** What every screen of a writer needs at once, and what the first of them needs beside it. */
const shellEntries = ['entry.client.tsx', 'root.tsx', 'shell/member-layout.tsx'].map((name) =>
  join(web, name),
);
const editorEntries = [join(web, 'features/improve/improve-page.tsx')];

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a screen with these entries cannot stand without the module. What is imported later is not counted. */
function isNeededBy(entries: readonly string[], id: string, graph: ModuleGraph): boolean {
  const needed = new Set(entries);
  for (const one of needed) {
    const imported = graph.getModuleInfo(one)?.importedIds ?? [];
    // The schemas are still named by the contract's modules; nothing of them is left in what a screen loads
    for (const next of imported) if (!next.endsWith(withSchemas)) needed.add(next);
  }
  return needed.has(id);
}

/** What the writing tools share, and other screens do without. */
const toolFiles = /src\/web\/(drafts|writing|result|review|files|features\/improve)\/|idb-keyval/;

function findFirstFile(id: string, graph: ModuleGraph): string | null {
  if (isNeededBy(shellEntries, id, graph)) return 'shell';
  if (!isNeededBy(editorEntries, id, graph)) return null;
  return toolFiles.test(id) ? 'tools' : 'shell';
}

/**
 * Few files instead of thirty, which compresses better, but none of those that come first with anything in it that the
 * editor can be typed in without.
 */
const groups = [
  { name: 'framework', test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: findFirstFile, minShareCount: 2 },
  // Else it would be drawn into what comes later, and that into the first download
  { name: 'services', test: /src\/web\/services\/services\.ts/ },
  { name: 'queries', test: /@tanstack/, minShareCount: 2 },
  {
    name: 'later',
    test: /src\/web\/(ui|session|services|shell|account|api|events|billing)\/|src\/shared\/(?!diff\/)/,
    minShareCount: 2,
  },
];

const build = fileURLToPath(new URL('./build', import.meta.url));
const folders = { client: join(build, 'client'), server: join(build, 'server') };

/** What the about page says of this build: the version and, where whoever builds it gives it, the commit. */
const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
const define = {
  'import.meta.env.VITE_VERSION': JSON.stringify(version),
  'import.meta.env.VITE_COMMIT': JSON.stringify(process.env.COMMIT ?? ''),
};

export default defineConfig(async () => ({
  define,
  resolve: { alias: [await serifAlias()] },
  plugins: [contractWithoutSchemas(), tailwindcss(), react(), appPage(folders.server)],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: { target: 'es2023', sourcemap: false },
  // One build serves under any path: scripts and styles find what they load beside themselves, and the server writes
  // the path into the addresses of its pages.
  experimental: {
    renderBuiltUrl: (_file: string, { hostType }: { hostType: string }) =>
      hostType === 'html' ? undefined : { relative: true },
  },
  environments: {
    client: {
      build: {
        outDir: folders.client,
        manifest: true,
        rolldownOptions: {
          input: ['index.html', sheetEntry],
          output: { codeSplitting: { groups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: folders.server,
        copyPublicDir: false,
        rolldownOptions: { input: rendererEntry },
      },
    },
  },
  builder: { buildApp: (builder: ViteBuilder) => buildWeb(builder, folders) },
}));
