import { childOf, childrenOf, readValue } from './elements.ts';

interface Level {
  id: string;
  depth: number;
}

/** Says of each paragraph, in order, how its mark would be typed; empty for what is no item of a list. */
export function makeListMarkers(styles: Document | undefined, numbering: Document | undefined) {
  const counts = new Map<string, number[]>();
  const styleLevels = readStyleLevels(styles);
  const formats = readFormats(numbering);

  return (paragraph: Element): string => {
    const properties = childOf(paragraph, 'pPr');
    const level = readLevel(properties) ?? styleLevels.get(readValue(childOf(properties, 'pStyle')) ?? '');
    const format = level && formats.get(`${level.id} ${level.depth}`);
    if (!level || !format || format === 'none') return '';
    const own = (counts.get(level.id) ?? []).slice(0, level.depth + 1);
    own[level.depth] = (own[level.depth] ?? 0) + 1;
    counts.set(level.id, own);
    return `${'  '.repeat(level.depth)}${format === 'bullet' ? '-' : `${own[level.depth]}.`} `;
  };
}

function readLevel(properties: Element | undefined): Level | undefined {
  const numbered = childOf(properties, 'numPr');
  const id = readValue(childOf(numbered, 'numId'));
  return id === undefined ? undefined : { id, depth: Number(readValue(childOf(numbered, 'ilvl')) ?? 0) };
}

/** Headings are numbered by their style too, and are no items. */
function readStyleLevels(styles: Document | undefined): Map<string, Level> {
  const levels = new Map<string, Level>();
  for (const style of childrenOf(styles?.documentElement, 'style')) {
    const properties = childOf(style, 'pPr');
    const level = readLevel(properties);
    if (level && !childOf(properties, 'outlineLvl')) levels.set(readValue(style, 'styleId') ?? '', level);
  }
  return levels;
}

/** The format of each level, by the list's id and the depth. */
function readFormats(numbering: Document | undefined): Map<string, string> {
  const formats = new Map<string, string>();
  const root = numbering?.documentElement;
  const lists = new Map(
    childrenOf(root, 'abstractNum').map((list) => [readValue(list, 'abstractNumId'), list]),
  );
  for (const number of childrenOf(root, 'num')) {
    const list = lists.get(readValue(childOf(number, 'abstractNumId')));
    for (const level of childrenOf(list, 'lvl'))
      formats.set(
        `${readValue(number, 'numId')} ${readValue(level, 'ilvl')}`,
        readValue(childOf(level, 'numFmt')) ?? 'decimal',
      );
  }
  return formats;
}
