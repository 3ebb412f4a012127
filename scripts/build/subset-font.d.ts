/** What is used of a library that comes without types; those of others lag behind it. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** For each axis, its part to keep. */
    variationAxes: Record<string, { min: number; max: number }>;
    keepAllGlyphs: true;
  }
  /** @param text whose characters are kept; empty where all are */
  export default function subsetFont(font: Buffer, text: '', options: Options): Promise<Buffer>;
}
