/** What the C library is told wherever a server or a daemon starts; `npm start` and the image say the same. See docs/decisions/0066. */
export const allocatorSettings = {
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '32768',
} as const;
