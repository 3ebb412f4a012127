/** The door for the browser: what is light enough to run there, at once and offline. */
export { readChain } from './mail/chain.ts';
export { measureReadability } from './readability/index.ts';
