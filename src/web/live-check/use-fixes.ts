import type { ReadableAtom } from 'nanostores';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSuppress } from '../dictionary/use-suppress.ts';
import { notify } from '../ui/notify.ts';
import type { FollowedText } from './check-store.ts';
import { findEdit, moveSpan } from './edit.ts';
import { writeIntoField } from './edit-field.ts';
import type { Span } from './paragraphs.ts';
import { type ShownIssue, toIgnoredKey } from './shown-issues.ts';

interface FixParts {
  field: RefObject<HTMLTextAreaElement | null>;
  followed: ReadableAtom<FollowedText>;
  ignore(key: string): void;
  unignore(key: string): void;
}

/** What can be done about an issue. Each is told, and can be taken back where it was told. */
export function useFixes({ field, followed, ignore, unignore }: FixParts) {
  const follow = useFollowedSpans(followed);
  const suppress = useSuppress();

  function undo(words: string, replacement: string, span: Span | undefined): void {
    const area = field.current;
    const isThere = span && area?.value.slice(span.start, span.end) === replacement;
    if (isThere) writeIntoField(area, span, words);
    else void notify({ title: 'Not undone: these words have changed since' });
  }

  return {
    fix(issue: ShownIssue, replacement: string): void {
      const { start, words } = issue;
      const area = field.current;
      if (!area) return;
      writeIntoField(area, issue, replacement);
      // From here on: the text has the fix
      const find = follow({ start, end: start + replacement.length });
      const title = replacement.trim() ? `“${words}” is now “${replacement}”` : `“${words.trim()}” removed`;
      void notify({ title, action: { label: 'Undo', onClick: () => undo(words, replacement, find()) } });
    },
    ignore(issue: ShownIssue): void {
      const key = toIgnoredKey(issue);
      ignore(key);
      const action = { label: 'Undo', onClick: () => unignore(key) };
      void notify({ title: `“${issue.words.trim()}” is left alone here`, action });
    },
    addToDictionary({ words }: ShownIssue): void {
      suppress.addWord(words);
    },
    switchOff({ rule, reason }: ShownIssue): void {
      suppress.switchOff({ rule, description: reason });
    },
  };
}

/** Fixes whose notice may still be in sight. */
const mostFollowed = 5;

/** Where stretches of a text are after whatever else was written in it. */
function useFollowedSpans(followed: ReadableAtom<FollowedText>) {
  const spans = useRef<{ span: Span | undefined }[]>([]);
  useLayoutEffect(() => {
    let former = followed.get().text;
    return followed.listen(({ text }) => {
      if (text === former || spans.current.length === 0) {
        former = text;
        return;
      }
      const edit = findEdit(former, text);
      for (const one of spans.current) one.span = one.span && moveSpan(one.span, edit);
      former = text;
    });
  }, [followed]);
  /** Returns the way to find it again. */
  return (span: Span): (() => Span | undefined) => {
    const one: { span: Span | undefined } = { span };
    spans.current = [...spans.current, one].slice(-mostFollowed);
    return () => one.span;
  };
}
