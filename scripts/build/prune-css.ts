import { type CssNode, parseCss, skip, splitList, writeCss } from './parse-css.ts';

/**
 * The rules of a stylesheet that a page can need: those whose selectors name only elements and classes that the page
 * has, with the animations and variables that these use. For pages on which no script adds either.
 */
export function pruneCss(css: string, html: string): string {
  const known = readNames(html);
  const rules = parseCss(css).flatMap((node) => keepKnown(node, known));
  return writeCss(keepUsed(rules, html));
}

/** Elements by name, classes with a dot before theirs. */
function readNames(html: string): Set<string> {
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
  );
  return new Set([...tags, ...classes.map((name) => `.${name}`)]);
}

const conditions = /^@(media|supports|container|layer|starting-style)\b/;

function keepKnown(node: CssNode, known: ReadonlySet<string>): CssNode[] {
  const { head, block } = node;
  if (!block) return [node];
  if (conditions.test(head)) {
    const kept = block.flatMap((child) => keepKnown(child, known));
    return kept.length > 0 ? [{ head, block: kept }] : [];
  }
  if (head.startsWith('@')) return [node];
  const selectors = splitList(head).filter((selector) => mayMatch(selector, known));
  return selectors.length > 0 && block.length > 0 ? [{ head: selectors.join(','), block }] : [];
}

/** Whether the page has all that the selector asks for. What it must not have is not looked at. */
export function mayMatch(selector: string, known: ReadonlySet<string>): boolean {
  let plain = withoutNot(selector.replaceAll(/(?<!\\)\[(?:"[^"]*"|[^\]])*\]/g, ''));
  // From the innermost parentheses outwards
  for (let inner = findInner(plain); inner; inner = findInner(plain)) {
    const [whole, name = '', list = ''] = inner;
    const isAsked = /^:(is|where|has|host)$/.test(name);
    if (isAsked && !splitList(list).some((part) => mayMatch(part, known))) return false;
    plain = plain.replace(whole, '');
  }
  const classes = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll('\\', ''),
  );
  const tags = plain.replaceAll(/[.:#](?:\\.|[:\w-])+/g, ' ').match(/[a-z][\w-]*/gi) ?? [];
  return classes.every((name) => known.has(`.${name}`)) && tags.every((tag) => known.has(tag.toLowerCase()));
}

function withoutNot(selector: string): string {
  const at = selector.indexOf(':not(');
  if (at < 0) return selector;
  return selector.slice(0, at) + withoutNot(selector.slice(skip(selector, at + ':not'.length)));
}

function findInner(selector: string): RegExpExecArray | null {
  return /(:[\w-]+)\(([^()]*)\)/.exec(selector);
}

/** Without the animations and the custom properties that nothing of the rest, nor the page itself, names. */
function keepUsed(rules: CssNode[], html: string): CssNode[] {
  const text = writeCss(rules);
  const used = text + html;
  const isUsed = (name: string) => new RegExp(`var\\(\\s*${name}\\b(?!-)`).test(used);
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, names]) => names).join(' ');
  const keep = (node: CssNode): CssNode[] => {
    const { head, block } = node;
    const [, frames] = /^@keyframes (\S+)/.exec(head) ?? [];
    if (frames !== undefined) return animations.includes(frames) ? [node] : [];
    const [, registered] = /^@property (\S+)/.exec(head) ?? [];
    if (registered !== undefined) return isUsed(registered) ? [node] : [];
    if (block) {
      const kept = block.flatMap(keep);
      return kept.length > 0 ? [{ head, block: kept }] : [];
    }
    const [, property] = /^(--[\w-]+):/.exec(head) ?? [];
    return property === undefined || isUsed(property) ? [node] : [];
  };
  const kept = rules.flatMap(keep);
  // What only a variable that is gone used is gone with the next look
  return writeCss(kept).length < text.length ? keepUsed(kept, html) : kept;
}
