/** The styles of the embedded engine: everything that `enhance` can be asked for beyond correcting. */
export { makeStylist, type StyleTools } from './stylist.ts';
