import { type ReactNode, useId } from 'react';
import { OpenFileButton } from '../files/components/open-file-button.tsx';
import { Counter } from './counter.tsx';
import { EntryFrame } from './entry-frame.tsx';
import type { FieldCheck } from './text-page.tsx';
import type { TextEntry } from './use-text-entry.ts';

interface FramedEntryProps {
  entry: TextEntry;
  title: string;
  /** Finds the frame from outside, to put the focus into its field. */
  name: string;
  text: string;
  placeholder: string;
  /** A stretch of the text to tint. */
  echo?: { start: number; end: number } | undefined;
  check?: FieldCheck;
  /** What the button says that a file is opened into. */
  into: string;
  /** Said where an input would be too long. */
  refusal: string;
  /** What else is said of the text as it stands. */
  note?: ReactNode;
  /** In the head, before the counter. */
  actions?: ReactNode;
  /** Between the head and the frame. */
  children?: ReactNode;
}

/** A text entry as one field among others: its name, its counter and its frame. */
export function FramedEntry(props: FramedEntryProps) {
  const { entry, title, name, text, placeholder, echo, check, into, refusal, note, actions, children } =
    props;
  const id = useId();
  const { limit, file, isRefused } = entry;
  return (
    <div className="field">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={`${id}-name`} className="field-label">
          {title}
        </h2>
        <span className="ml-auto flex items-center gap-1">
          <OpenFileButton file={file} into={into} />
          {actions}
          <Counter className="text-small" text={text} limit={limit} />
        </span>
      </div>
      {children}
      <EntryFrame
        id={id}
        entry={entry}
        text={text}
        placeholder={placeholder}
        echo={echo}
        check={check}
        frame={{ className: 'input text-frame', 'data-field': name }}
        note={file.problem ?? (isRefused ? refusal : note)}
        noteClass="field-limit"
      />
    </div>
  );
}
