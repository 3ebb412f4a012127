import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '../../src/shared/contract/index.ts';

const contractFile = fileURLToPath(new URL('../../src/shared/contract/index.ts', import.meta.url));

/**
 * The browser needs each call's method and path and the limits and levels beside them, not the schemas that the server
 * checks with: this keeps zod (about 25 KB gz, and the eval that the content policy forbids) out of what a phone
 * downloads.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (id === contractFile) return toModule({ contract: minifyContractRouter(contract) });
      if (!id.startsWith(dirname(contractFile))) return undefined;
      const file = id.replace(withSchemas, '');
      if (file !== id) return { code: await readFile(file, 'utf8'), moduleSideEffects: false };
      const exported = Object.entries<unknown>(await import(pathToFileURL(file).href));
      const schemas = exported.filter(([, value]) => !isPlain(value)).map(([name]) => name);
      const values = toModule(Object.fromEntries(exported.filter(([, value]) => isPlain(value))));
      return `${values}\nexport { ${schemas.join(', ')} } from '${file}${withSchemas}';`;
    },
  };
}

/** At the end of the name of a module whose schemas are asked for. */
export const withSchemas = '?with-schemas';

function toModule(exported: Record<string, unknown>): string {
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Values that are the same after a way through JSON. Schemas and what is built of them are not. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined;
  const isBare = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isBare && Object.values(value).every(isPlain);
}
