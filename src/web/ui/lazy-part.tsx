import type { ComponentType, ReactNode } from 'react';
import { type Lazy, makeLazy, useLazy } from './lazy.ts';
import { LazyNote } from './lazy-note.tsx';
import { Part } from './part.tsx';

/**
 * A component that is not in the first download, used as if it were: until it is here its place says what it waits for.
 * @param frame what the note stands in
 */
export function makeLazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  frame: (note: ReactNode, props: Props) => ReactNode = (note) => note,
): ComponentType<Props> & { lazy: Lazy<ComponentType<Props>> } {
  const lazy = makeLazy(fetchPart);
  function LazyPart(props: Props) {
    const Here = useLazy(lazy);
    return <Part>{Here ? <Here {...props} /> : frame(<LazyNote lazy={lazy} />, props)}</Part>;
  }
  return Object.assign(LazyPart, { lazy });
}
