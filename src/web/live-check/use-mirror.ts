import type { ReadableAtom } from 'nanostores';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FollowedText } from './check-store.ts';
import { listLines } from './lines.ts';
import { makeMirror } from './mirror.ts';
import type { ShownIssue } from './shown-issues.ts';

interface MirrorParts {
  box: RefObject<HTMLElement | null>;
  followed: ReadableAtom<FollowedText>;
  /** As they are now. Another function where others may be shown. */
  readShown: () => readonly ShownIssue[];
  openId: string | undefined;
}

/** Draws with the key itself, past React. Returns the way to draw what waits for the keys to rest. */
export function useMirror({ box, followed, readShown, openId }: MirrorParts): () => void {
  const mirror = useRef<ReturnType<typeof makeMirror>>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const made = makeMirror(box.current);
    mirror.current = made;
    const end = followed.listen(({ text }) => made.follow(text));
    return () => {
      end();
      made.stop();
    };
  }, [box, followed]);
  useLayoutEffect(
    () => mirror.current?.show(() => listLines(followed.get().text, readShown(), openId)),
    [followed, readShown, openId],
  );
  return () => mirror.current?.rest();
}
