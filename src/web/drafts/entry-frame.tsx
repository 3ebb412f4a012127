import type { ReactNode } from 'react';
import { DropTarget } from '../files/components/drop-target.tsx';
import { type FieldCheck, TextPage } from './text-page.tsx';
import type { TextEntry } from './use-text-entry.ts';

interface EntryFrameProps {
  /** The entry's name stands at `ID-name`. */
  id: string;
  entry: TextEntry;
  text: string;
  placeholder: string;
  /** A stretch of the text to tint. */
  echo?: { start: number; end: number } | undefined;
  check?: FieldCheck | undefined;
  /** Around the page, where the page itself is not the frame. */
  frame?: { className: string; 'data-field'?: string };
  /** Of the page. */
  className?: string;
  /** Why the last input was not taken. It is read out when that changes. */
  note: ReactNode;
  noteClass: string;
}

/** The writer's page in its frame, which takes files too, and under it what is said of the last input. */
export function EntryFrame({ id, entry, frame, className, note, noteClass, ...page }: EntryFrameProps) {
  const target = (
    <DropTarget file={entry.file} {...(className && { className })}>
      <TextPage
        {...page}
        limit={entry.limit}
        labelledBy={`${id}-name`}
        describedBy={`${id}-limit`}
        onChange={entry.change}
        onRefused={entry.refuse}
      />
    </DropTarget>
  );
  return (
    <>
      {frame ? <div {...frame}>{target}</div> : target}
      <p id={`${id}-limit`} className={noteClass} aria-live="polite">
        {note}
      </p>
    </>
  );
}
