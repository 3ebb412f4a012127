/** `npm run libreoffice`: builds the extension of LibreOffice into build/draftwell.oxt. See docs/libreoffice.md. */
import { resolve } from 'node:path';
import { writeLibreOfficeExtension } from './build/libreoffice.ts';

const path = resolve(import.meta.dirname, '../build/draftwell.oxt');
writeLibreOfficeExtension(path);
console.log(path);
