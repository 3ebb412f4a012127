import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { inboxStates } from '../../../shared/contract/inbox.ts';
import { opinionTypes } from '../../../shared/contract/opinions.ts';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { ShowMore } from '../../administration/show-more.tsx';
import { useServices } from '../../services/services.ts';
import { SelectField } from '../../ui/field.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MessageItem } from './components/message-item.tsx';
import { readFilter, stateNames, toEmptyWords } from './filter.ts';
import { inboxQuery } from './queries.ts';

export function meta() {
  return toPageTitle('Inbox');
}

/** What people have sent to the administrators by the feedback form. */
export default function InboxPage() {
  return (
    <AdministratorPage>
      <Inbox />
    </AdministratorPage>
  );
}

function Inbox() {
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const query = useInfiniteQuery(inboxQuery(useServices(), filter));
  const messages = query.data?.pages.flatMap((page) => page.messages) ?? [];

  function show(name: string, value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true });
  }

  function focusBeside(item: HTMLElement): void {
    const other = item.nextElementSibling ?? item.previousElementSibling;
    (other?.querySelector('h3') ?? heading.current)?.focus();
  }

  return (
    <section className="server-section" aria-labelledby="inbox">
      <h2 id="inbox" ref={heading} tabIndex={-1}>
        Inbox
      </h2>
      <p className="text-ink-2">
        What people send by the feedback form: Premium first, then the newest. Where a mail server is set up,
        each administrator with a verified address is told by mail.
      </p>
      <div className="inbox-filter">
        <SelectField label="Show" value={filter.state} onChange={({ target }) => show('show', target.value)}>
          {inboxStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Type"
          value={filter.type ?? ''}
          onChange={({ target }) => show('type', target.value)}
        >
          <option value="">Every type</option>
          {Object.entries(opinionTypes).map(([type, name]) => (
            <option key={type} value={type}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {messages.length > 0 && (
        <ul>
          {messages.map((message) => (
            <MessageItem
              key={`${message.writer.id} ${message.id}`}
              message={message}
              now={now}
              onLeaving={focusBeside}
            />
          ))}
        </ul>
      )}
      {query.data && messages.length === 0 && <p className="empty-note">{toEmptyWords(filter)}</p>}
      {query.isPending && <Skeletons />}
      {query.isLoadingError && <ReadFailure query={query}>The inbox could not be read.</ReadFailure>}
      <ShowMore query={query} />
    </section>
  );
}
