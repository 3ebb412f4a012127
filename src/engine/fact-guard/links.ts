import type { FactRow } from './fact.ts';

const ENDINGS =
  'com|org|net|io|dev|co|uk|edu|gov|ca|de|fr|eu|app|info|js|ts|py|md|csv|json|txt|pdf|docx?|xlsx?|pptx?|zip|png|jpe?g|html?|css|rs|go|sh';

/** Addresses of sites and people, and names of files. A full stop after one belongs to the sentence. */
export const LINK_ROWS: readonly FactRow[] = [
  /\b(?:https?|ftp|mailto|file):[^\s<>"”)]+|\bwww\.[^\s<>"”)]+/gi,
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  new RegExp(`(?<![\\w.-])[\\w-]+(?:\\.[\\w-]+)*\\.(?:${ENDINGS})\\b(?:/[^\\s<>"”)]*)?`, 'gi'),
].map((pattern) => ({
  kind: 'link',
  pattern,
  toKeys: ([link]) => [`link ${link.toLowerCase().replace(/[.,;:!?/]+$/, '')}`],
}));
