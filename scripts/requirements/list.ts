/** `id` as in CREDIT-05 or F-39b; `area` is what stands before its number. */
export interface Requirement {
  id: string;
  area: string;
  text: string;
}

// A letter may follow the number: F-39b.
const shape = '[A-Z]+-\\d+[a-z]?';
const idPattern = new RegExp(`(?<![\\w-])${shape}(?![\\w-])`, 'g');
const rowPattern = new RegExp(`^\\| (${shape}) \\| (.*) \\|$`);

/** The rows of the tables in docs/requirements.md, in their order. Throws on an id that is there twice. */
export function readRequirements(markdown: string): Requirement[] {
  const rows = new Map<string, Requirement>();
  for (const line of markdown.split('\n')) {
    const [, id, text] = rowPattern.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (rows.has(id)) throw new Error(`docs/requirements.md lists ${id} twice.`);
    rows.set(id, { id, area: toArea(id), text });
  }
  return [...rows.values()];
}

/**
 * The ids that a test's title claims. ‘UTF-16’ and the like are words: an area that nobody knows counts only where
 * nothing but an id is meant, in square brackets or in front of a colon at the start, so that a typo there is found.
 */
export function findIds(title: string, areas: ReadonlySet<string>): string[] {
  const meant = [
    ...[...title.matchAll(/\[[^\]]*\]/g)].map(([bracket]) => bracket),
    new RegExp(`^${shape}(?=:)`).exec(title)?.[0] ?? '',
  ].join(' ');
  const everywhere = toIds(title).filter((id) => areas.has(toArea(id)));
  return [...new Set([...everywhere, ...toIds(meant)])];
}

function toIds(text: string): string[] {
  return [...text.matchAll(idPattern)].map(([id]) => id);
}
function toArea(id: string): string {
  return id.slice(0, id.lastIndexOf('-'));
}
