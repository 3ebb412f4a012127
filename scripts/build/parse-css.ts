/** A piece of a stylesheet: a rule with its block, or a statement without one, such as a declaration. */
export interface CssNode {
  /** What stands before the block, or the whole statement. */
  head: string;
  block?: CssNode[];
}

/** Reads a stylesheet as the build writes it: without comments, which may hold what looks like code. */
export function parseCss(css: string): CssNode[] {
  return readBlock(css.replaceAll(/\/\*.*?\*\//gs, ''), 0).nodes;
}

export function writeCss(nodes: readonly CssNode[]): string {
  return nodes
    .map(({ head, block }, index) => {
      if (block) return `${head}{${writeCss(block)}}`;
      return index === nodes.length - 1 ? head : `${head};`;
    })
    .join('');
}

/** From `from` to the brace that ends the block, or to the end of the text. */
function readBlock(css: string, from: number): { nodes: CssNode[]; end: number } {
  const nodes: CssNode[] = [];
  let start = from;
  for (let at = from; at < css.length; ) {
    const mark = css[at];
    if (mark === '"' || mark === "'" || mark === '(') at = skip(css, at);
    else if (mark === '\\') at += 2;
    else if (mark === '{') {
      const { nodes: block, end } = readBlock(css, at + 1);
      nodes.push({ head: css.slice(start, at).trim(), block });
      start = end;
      at = end;
    } else if (mark === ';' || mark === '}') {
      pushStatement(nodes, css.slice(start, at));
      at += 1;
      start = at;
      if (mark === '}') return { nodes, end: at };
    } else at += 1;
  }
  pushStatement(nodes, css.slice(start));
  return { nodes, end: css.length };
}

function pushStatement(nodes: CssNode[], text: string): void {
  const head = text.trim();
  if (head !== '') nodes.push({ head });
}

/** The place after the text or the parentheses that begin at `from`. */
export function skip(css: string, from: number): number {
  const isText = css[from] !== '(';
  const end = isText ? css[from] : ')';
  for (let at = from + 1; at < css.length; ) {
    const mark = css[at] ?? '';
    if (mark === '\\') at += 2;
    else if (mark === end) return at + 1;
    else at = !isText && '("\''.includes(mark) ? skip(css, at) : at + 1;
  }
  return css.length;
}

/** The parts of a list such as `a, :is(b, c)`: only commas outside parentheses and texts part it. */
export function splitList(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; ) {
    const mark = list[at] ?? '';
    if ('("\''.includes(mark)) at = skip(list, at);
    else if (mark === '\\') at += 2;
    else {
      if (mark === ',') {
        parts.push(list.slice(start, at));
        start = at + 1;
      }
      at += 1;
    }
  }
  return [...parts, list.slice(start)].map((part) => part.trim());
}
