import { useId, useRef } from 'react';
import type { InboxMessage } from '../../../../shared/contract/inbox.ts';
import { opinionTypes } from '../../../../shared/contract/opinions.ts';
import { getServerFacts } from '../../../server-facts.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toMoment } from '../../../ui/moment.ts';
import { useHandling } from '../use-handling.ts';

interface MessageItemProps {
  message: InboxMessage;
  now: Date;
  /** It may leave the list now, and takes the focus along. */
  onLeaving: (item: HTMLElement) => void;
}

export function MessageItem({ message, now, onLeaving }: MessageItemProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const { set, isSetting, failure } = useHandling(message);
  const { title, description, writer, feedback_type, created_at, handled_at } = message;
  const isHandled = handled_at !== null;

  function leave(): void {
    if (item.current?.contains(document.activeElement)) onLeaving(item.current);
  }

  return (
    <li ref={item} className="message" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className="wrap-anywhere">
        {title}
      </h3>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-ink-2">
        <span className="badge">{opinionTypes[feedback_type]}</span>
        <span className={writer.account_type === 'paid' ? 'badge badge-solid' : 'badge'}>
          {getServerFacts().plans[writer.account_type].name}
        </span>
        <span className="wrap-anywhere">{writer.name}</span>
        <a className="wrap-anywhere" href={toMailLink(message)}>
          {writer.email}
        </a>
        <time className="num text-ink-3" dateTime={created_at}>
          {toMoment(created_at, now)}
        </time>
      </p>
      <p className="written message-words">{description}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button small aria-describedby={id} busy={isSetting} onClick={() => set(!isHandled, leave)}>
          {isHandled ? 'Open again' : 'Mark as handled'}
        </Button>
        {isHandled && <p className="num text-small text-ink-3">{toHandledWords(message, now)}</p>}
      </div>
      {failure && (
        <Banner tone="bad" icon="warning">
          {failure}
        </Banner>
      )}
    </li>
  );
}

function toMailLink({ title, writer }: InboxMessage): string {
  return `mailto:${encodeURIComponent(writer.email)}?subject=${encodeURIComponent(`Re: ${title}`)}`;
}

function toHandledWords({ created_at, handled_at, handled_by }: InboxMessage, now: Date): string {
  return `Handled ${toMoment(handled_at ?? created_at, now)} by ${handled_by ?? 'an account that is gone'}`;
}
