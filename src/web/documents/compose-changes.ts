/** Words in the place of others. UTF-16 code units, the end one past the last. */
export interface Replacement {
  start: number;
  end: number;
  replacement: string;
}

/** One that a reader may be told something of. */
export interface RemarkedChange extends Replacement {
  /** Empty for none. */
  remark: string;
}

interface Group {
  /** In the text between the two lists. */
  start: number;
  end: number;
  first: Replacement[];
  second: RemarkedChange[];
}

/**
 * Two lists of changes, one made after the other, as one list of the first text. Where they touch one another they become
 * one change. Both are sorted and never overlap, and so is what comes of them.
 * @param between the text that the first list makes, and the second is of
 */
export function composeChanges(
  first: readonly Replacement[],
  second: readonly RemarkedChange[],
  between: string,
): RemarkedChange[] {
  let shift = 0;
  return groupTouching(listWritten(first), second).map((group) => {
    const start = group.start - shift;
    for (const { start: from, end: to, replacement } of group.first)
      shift += replacement.length - (to - from);
    return {
      start,
      end: group.end - shift,
      replacement: applyTo(between, group),
      remark: group.second
        .map(({ remark }) => remark)
        .filter(Boolean)
        .join('\n'),
    };
  });
}

/** Where each replacement stands once all are made. */
function listWritten(changes: readonly Replacement[]): Group[] {
  let shift = 0;
  return changes.map((change) => {
    const start = change.start + shift;
    shift += change.replacement.length - (change.end - change.start);
    return { start, end: start + change.replacement.length, first: [change], second: [] };
  });
}

function groupTouching(written: readonly Group[], second: readonly RemarkedChange[]): Group[] {
  const all = [
    ...written,
    ...second.map((change) => ({ start: change.start, end: change.end, first: [], second: [change] })),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
  const groups: Group[] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (!last || one.start > last.end || !isMixed(last, one)) {
      groups.push({ ...one });
      continue;
    }
    last.end = Math.max(last.end, one.end);
    last.first = [...last.first, ...one.first];
    last.second = [...last.second, ...one.second];
  }
  return groups;
}

/** Those of one list touch, but never overlap. */
function isMixed(one: Group, other: Group): boolean {
  return (
    (one.first.length > 0 && other.second.length > 0) || (one.second.length > 0 && other.first.length > 0)
  );
}

function applyTo(between: string, { start, end, second }: Group): string {
  let at = start;
  let text = '';
  for (const change of second) {
    text += between.slice(at, change.start) + change.replacement;
    at = change.end;
  }
  return text + between.slice(at, end);
}
