import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const packageFile = findPackageJSON(import.meta.url);
if (packageFile === undefined) throw new Error('The program has no package.json.');

/** Where the program lies, with its `package.json`, migrations and build: the same for its sources and for what is built of them. */
export const programFolder: string = dirname(packageFile);
