import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type MailDelivery, mailStatuses } from '../../../shared/contract/mail.ts';
import { failedMailDays } from '../../../shared/mail.ts';
import { AdministratorPage } from '../../administration/administrator-page.tsx';
import { ShowMore } from '../../administration/show-more.tsx';
import { useServices } from '../../services/services.ts';
import { SelectField } from '../../ui/field.tsx';
import { toPageTitle } from '../../ui/page-title.ts';
import { ReadFailure } from '../../ui/read-failure.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { MailRow } from './components/mail-row.tsx';
import { TestMail } from './components/test-mail.tsx';
import { mailsQuery } from './queries.ts';
import { emptyNotes, readStatus, statusNames } from './words.ts';

export function meta() {
  return toPageTitle('Mail');
}

/** Where mails go, and which of them did not get there. */
export default function ServerMailPage() {
  return (
    <AdministratorPage>
      <ServerMail />
    </AdministratorPage>
  );
}

function ServerMail() {
  const [search, setSearch] = useSearchParams();
  const status = readStatus(search);
  const query = useInfiniteQuery({
    ...mailsQuery(useServices(), status),
    placeholderData: keepPreviousData,
  });
  const [first] = query.data?.pages ?? [];
  const mails = query.data?.pages.flatMap((page) => page.mails) ?? [];
  const now = new Date(query.dataUpdatedAt);
  return (
    <>
      <section className="server-section" aria-labelledby="mail">
        <h2 id="mail">Mail</h2>
        {first && (
          <>
            <Delivery delivery={first.delivery} />
            <TestMail delivery={first.delivery} />
          </>
        )}
        {query.isPending && <Skeletons lines={2} />}
      </section>
      <section className="server-section" aria-labelledby="mails">
        <h2 id="mails">Waiting and failed</h2>
        <p className="text-ink-2">
          A mail that is not taken is tried again for three days. One that was given up is kept here for{' '}
          {failedMailDays} days. What mails say is shown to nobody.
        </p>
        <div className="log-filter">
          <SelectField
            label="Show"
            value={status ?? ''}
            onChange={({ target }) => setSearch(target.value && { show: target.value }, { replace: true })}
          >
            <option value="">Both</option>
            {mailStatuses.map((one) => (
              <option key={one} value={one}>
                {statusNames[one]}
              </option>
            ))}
          </SelectField>
        </div>
        {mails.length > 0 && (
          <ul className="mails">
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} now={now} />
            ))}
          </ul>
        )}
        {query.data && mails.length === 0 && <p className="empty-note">{emptyNotes[status ?? 'all']}</p>}
        {query.isPending && <Skeletons />}
        {query.isLoadingError && <ReadFailure query={query}>The mails could not be read.</ReadFailure>}
        <ShowMore query={query} />
      </section>
    </>
  );
}

function Delivery({ delivery: { host, sender } }: { delivery: MailDelivery }) {
  if (host === null) {
    return (
      <p>
        Mails become files in the folder <code>outbox</code> of <code>DATA_DIR</code>. They reach nobody until{' '}
        <code>SMTP_URL</code> names a mail server.
      </p>
    );
  }
  return (
    <p>
      Mails go to the mail server <code>{host}</code>, from <code>{sender}</code>. The settings{' '}
      <code>SMTP_URL</code> and <code>MAIL_FROM</code> say so.
    </p>
  );
}
