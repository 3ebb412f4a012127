import { brand } from '../../../shared/brand.ts';

/** Where a writer reaches who runs this server without the form. Whoever runs one puts their own address here. */
export const contactAddress = `feedback@${brand.name.toLowerCase()}.example`;
