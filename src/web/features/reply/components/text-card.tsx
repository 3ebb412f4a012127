import { type ReactNode, useId, useState } from 'react';
import { formatNumber } from '../../../../shared/format.ts';
import { countCharacters } from '../../../../shared/limits.ts';
import { Counter } from '../../../drafts/counter.tsx';
import { TextPage } from '../../../drafts/text-page.tsx';
import { DropTarget } from '../../../files/components/drop-target.tsx';
import { OpenFileButton } from '../../../files/components/open-file-button.tsx';
import { useTextFile } from '../../../files/use-text-file.ts';
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
  className?: string;
  /** Why the last input was not taken, where the field itself does not know. */
  refusal?: string | undefined;
  /** In the head, before Clear. */
  actions?: ReactNode;
  /** Under the field. */
  children?: ReactNode;
  onChange(text: string): void;
  onClear(): void;
  /** A file's text is to take the place of what is there. `title` says so. */
  onOpened(text: string, title: string): void;
}

/** A field for a text with its counter, on a sheet of its own. */
export function TextCard({ title, name, text, limit, refusal, children, ...card }: TextCardProps) {
  const id = useId();
  const [isRefused, setIsRefused] = useState(false);
  const limitWords = formatNumber(limit);
  const count = countCharacters(text);
  const file = useTextFile({
    limit,
    onText(next, opened) {
      setIsRefused(false);
      card.onOpened(next, opened);
    },
  });
  function change(next: string): void {
    setIsRefused(false);
    file.forget();
    card.onChange(next);
  }
  return (
    <section className="sheet reply-card" aria-labelledby={id} data-field={name}>
      <div className="reply-card-head">
        <h2 id={id}>{title}</h2>
        <Counter
          text={text}
          limit={limit}
          className="reply-counter text-small"
          near={{ before: count <= limit && 'Approaching limit · ' }}
        />
        {card.actions}
        <OpenFileButton file={file} into={title.toLowerCase()} />
        {text.trim() !== '' && (
          <Button
            look="bare"
            small
            icon
            aria-label={`Clear ${title.toLowerCase()}`}
            onClick={() => {
              setIsRefused(false);
              file.forget();
              card.onClear();
            }}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
      <div className={`text-box ${card.className ?? ''}`}>
        <DropTarget file={file}>
          <TextPage
            text={text}
            limit={limit}
            placeholder={card.placeholder}
            labelledBy={id}
            describedBy={`${id}-limit`}
            onChange={change}
            onRefused={() => setIsRefused(true)}
          />
        </DropTarget>
      </div>
      <p id={`${id}-limit`} className="reply-note" aria-live="polite">
        {count > limit
          ? `Character limit exceeded. Please shorten it to ${limitWords} characters.`
          : isRefused
            ? `Character limit exceeded: not added. ${limitWords} characters fit, yours are as they were.`
            : (file.problem ?? refusal)}
      </p>
      {children}
    </section>
  );
}
