import { useRef, useState } from 'react';
import { toDraftKey } from './model.ts';

export interface Draft {
  text: string;
  setText(text: string): void;
  /** The text as it is now, for what happens later than the screen was drawn, such as Undo. */
  readText(): string;
  /** False when this browser refuses to keep it. */
  isSaved: boolean;
}

/** A text that is kept on this device as it is typed. Mount the screen with the user's id as key. */
export function useDraft(userId: string, tool: string): Draft {
  const key = toDraftKey(userId, tool);
  const [text, setText] = useState(() => readDraft(key));
  const latest = useRef(text);
  const [isSaved, setIsSaved] = useState(true);
  return {
    text,
    setText(next) {
      latest.current = next;
      setText(next);
      setIsSaved(writeDraft(key, next));
    },
    readText: () => latest.current,
    isSaved,
  };
}

function readDraft(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
