import { useId, useState } from 'react';
import type { Person } from '../../../../shared/contract/people.ts';
import { formatCount } from '../../../../shared/format.ts';
import { Button } from '../../../ui/button.tsx';
import { toMoment } from '../../../ui/moment.ts';
import { listActs } from '../acts.ts';
import { ActButton } from './act-button.tsx';
import { GrantForm } from './grant-form.tsx';

interface PersonRowProps {
  person: Person;
  /** A setting of the server says who is administrator. */
  areAdministratorsFixed: boolean;
  now: Date;
}

export function PersonRow({ person, areAdministratorsFixed, now }: PersonRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, email, is_administrator, disabled_at } = person;
  return (
    <li className="person">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <b className="wrap-anywhere">{name}</b>
          {is_administrator && <span className="badge">Administrator</span>}
          {disabled_at !== null && <span className="badge">Disabled</span>}
        </p>
        <p className="text-small text-ink-2 wrap-anywhere">{email}</p>
        <p className="num text-small text-ink-3">{toFigures(person, now)}</p>
      </div>
      <Button
        small
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Manage ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Manage
      </Button>
      <div id={id} hidden={!isOpen} className="person-acts">
        {isOpen && (
          <>
            <GrantForm person={person} />
            <div className="flex flex-wrap items-center gap-2">
              {listActs(person, areAdministratorsFixed).map((act) => (
                <ActButton key={act.button} act={act} name={name} />
              ))}
            </div>
          </>
        )}
      </div>
    </li>
  );
}

function toFigures({ account_type, credits_left, last_seen_at, sessions }: Person, now: Date): string {
  const seen = last_seen_at === null ? 'never signed in' : `last seen ${toMoment(last_seen_at, now)}`;
  const plan = account_type === 'paid' ? 'Premium' : 'Free';
  return [plan, `${formatCount(credits_left, 'credit')} left`, seen, formatCount(sessions, 'session')].join(
    ' · ',
  );
}
