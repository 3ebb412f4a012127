interface TypedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * What a search that is still on its way will begin with, after one more key; undefined when that key gives it up.
 * Enter does nothing yet: nobody sees what it would run.
 */
export function typeAhead(typed: string, { key, ctrlKey, metaKey, altKey }: TypedKey): string | undefined {
  if (key === 'Escape') return undefined;
  if (key === 'Backspace') return [...typed].slice(0, -1).join('');
  const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
  return isLetter ? typed + key : typed;
}
