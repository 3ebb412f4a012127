import { resolve } from 'node:path';

/** Where the web build is. `npm test` brings it up to date before the first test. */
export const buildDir = resolve(import.meta.dirname, '../../build/client');
