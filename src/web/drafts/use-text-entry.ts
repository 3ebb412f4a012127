import { useState } from 'react';
import type { KeptDocument } from '../documents/kept-document.ts';
import { useTextFile } from '../files/use-text-file.ts';

interface TextEntryParts {
  limit: number;
  takesMails?: boolean | undefined;
  onChange(text: string): void;
  /** A file's text is to take the place of what is there. `title` says so. `document` is a file with a form. */
  onOpened(text: string, title: string, document?: KeptDocument): void;
}

/** A box for a text, typed or out of a file, and what is said of an input that was not taken: void with the next. */
export function useTextEntry({ limit, takesMails = false, onChange, onOpened }: TextEntryParts) {
  const [isRefused, setIsRefused] = useState(false);
  const file = useTextFile({
    limit,
    takesMails,
    onText(text, title, document) {
      setIsRefused(false);
      onOpened(text, title, document);
    },
  });

  function forget(): void {
    setIsRefused(false);
    file.forget();
  }

  function change(text: string): void {
    forget();
    onChange(text);
  }

  return { limit, file, change, forget, isRefused, refuse: () => setIsRefused(true) };
}

export type TextEntry = ReturnType<typeof useTextEntry>;
