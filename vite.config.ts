import { fileURLToPath } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { contract } from './src/shared/contract/index.ts';

const contractFile = fileURLToPath(new URL('./src/shared/contract/index.ts', import.meta.url));

/**
 * The browser needs each call's method and path, not the schemas that the server checks with: this keeps zod
 * (about 20 KB gz, and the eval that the content policy forbids) out of what a phone downloads.
 */
function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === contractFile
        ? `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`
        : undefined,
  };
}

/** Few files instead of thirty: what every screen needs is fetched at once, and compresses better together. */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'shell', test: /src\/web\/(ui|session|shell|account|api)\/|@tanstack/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [contractWithoutSchemas(), tailwindcss(), reactRouter()],
  server: { proxy: { '/api': 'http://localhost:3000' } },
  build: {
    target: 'es2023',
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
