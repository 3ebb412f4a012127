import type { ComponentType, ReactNode } from 'react';
import { type Late, makeLate, useLate } from './late.ts';
import { LateNote } from './late-note.tsx';
import { Part } from './part.tsx';

/**
 * A component that is not in the first download, used as if it were: until it is here its place says what it waits for.
 * @param frame what the note stands in
 */
export function makeLatePart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  frame: (note: ReactNode, props: Props) => ReactNode = (note) => note,
): ComponentType<Props> & { late: Late<ComponentType<Props>> } {
  const late = makeLate(fetchPart);
  function LatePart(props: Props) {
    const Here = useLate(late);
    return <Part>{Here ? <Here {...props} /> : frame(<LateNote late={late} />, props)}</Part>;
  }
  return Object.assign(LatePart, { late });
}
