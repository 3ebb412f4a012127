import { collectProse, type Prose } from './prose.ts';

/** A text without markup: its paragraphs, as they stand. */
export function readPlain(file: string): Prose {
  const prose = collectProse();
  for (const { 0: paragraph, index } of file.matchAll(/\S(?:[^\n]|\n(?!\s*\n))*/g)) {
    for (const line of paragraph.matchAll(/[^\r\n]+|\r?\n/g)) {
      const [start, end] = [index + line.index, index + line.index + line[0].length];
      if (line[0].endsWith('\n')) prose.add(file, start, end, '\n');
      else prose.add(file, start, end);
    }
    prose.endBlock();
  }
  return prose.finish();
}
