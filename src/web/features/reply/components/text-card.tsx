import { type ClipboardEventHandler, type ReactNode, useId } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { countCharacters } from '../../../../shared/limits.ts';
import { Counter } from '../../../drafts/counter.tsx';
import { EntryFrame } from '../../../drafts/entry-frame.tsx';
import type { FieldCheck } from '../../../drafts/text-page.tsx';
import { useTextEntry } from '../../../drafts/use-text-entry.ts';
import { OpenFileButton } from '../../../files/components/open-file-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';

interface TextCardProps {
  /** The name of the field. */
  title: string;
  /** Finds the card from outside, to put the focus into its field. */
  name: string;
  text: string;
  limit: number;
  placeholder: string;
  check?: FieldCheck;
  /** Whether a mail may be opened, as the chain that it is. */
  takesMails?: boolean;
  className?: string;
  /** Why what stands there will not do, or the last input was not taken, where the field itself does not know. */
  refusal?: string | undefined;
  /** In the head, before Clear. */
  actions?: ReactNode;
  /** Under the field. */
  children?: ReactNode;
  onChange(text: string): void;
  onPaste?: ClipboardEventHandler<HTMLElement>;
  onClear(): void;
  /** A file's text is to take the place of what is there. `title` says so. */
  onOpened(text: string, title: string): void;
}

/** A field for a text with its counter, on a sheet of its own. */
export function TextCard({ title, name, text, limit, refusal, children, ...card }: TextCardProps) {
  const id = useId();
  const limitWords = formatNumber(limit);
  const count = countCharacters(text);
  const entry = useTextEntry({
    limit,
    takesMails: card.takesMails,
    onChange: card.onChange,
    onOpened: card.onOpened,
  });
  return (
    <section
      className="sheet reply-card"
      aria-labelledby={`${id}-name`}
      data-field={name}
      onPaste={card.onPaste}
    >
      <div className="reply-card-head">
        <h2 id={`${id}-name`}>{title}</h2>
        <Counter
          text={text}
          limit={limit}
          className="reply-counter text-small"
          near={{ before: count <= limit && 'Approaching limit · ' }}
        />
        {card.actions}
        <OpenFileButton file={entry.file} into={title.toLowerCase()} />
        {text.trim() !== '' && (
          <Button
            look="bare"
            small
            icon
            aria-label={`Clear ${title.toLowerCase()}`}
            onClick={() => {
              entry.forget();
              card.onClear();
            }}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
      <EntryFrame
        id={id}
        entry={entry}
        text={text}
        placeholder={card.placeholder}
        check={card.check}
        frame={{ className: `text-box ${card.className ?? ''}` }}
        note={
          count > limit
            ? `Character limit exceeded. Please shorten it to ${limitWords} characters.`
            : entry.isRefused
              ? `Character limit exceeded: not added. ${limitWords} characters fit, yours are as they were.`
              : (entry.file.problem ?? refusal)
        }
        noteClass="reply-note"
      />
      {children}
    </section>
  );
}
