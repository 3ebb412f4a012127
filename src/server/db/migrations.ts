import { fileURLToPath } from 'node:url';

/** Written by `npm run db:generate` from every tables.ts; applied in order at each start. */
export const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));
