import type { Person } from '../../../shared/contract/people.ts';
import { AppError } from '../../../shared/errors.ts';
import type { AccountType } from '../../../shared/plans.ts';
import type { RecordEvent } from '../../audit/index.ts';
import { readCursor, toPage } from '../../db/keyset.ts';
import type { Clock } from '../../platform/clock.ts';
import type { PeopleStore, PersonRow } from './store.ts';

interface Writer {
  userId: string;
  accountType: AccountType;
}

export interface Grant {
  writer: Writer;
  credits: number;
  reason: string;
  idempotencyKey: string | undefined;
}

export interface PeopleDependencies {
  store: PeopleStore;
  /** Who is administrator, where a setting says it. */
  administratorEmails: ReadonlySet<string> | undefined;
  /** In the order of the writers. */
  listCreditsLeft: (writers: readonly Writer[]) => Promise<number[]>;
  /** @returns false where this was given before */
  grantCredits: (grant: Grant) => Promise<boolean>;
  onSessionsEnded: (userId: string) => void;
  record: RecordEvent;
  clock: Clock;
}

interface PeopleQuery {
  q: string;
  cursor?: string | undefined;
  limit: number;
}

/** What an administrator does to an account; or, without an actor, whoever runs the server at its command line. */
interface Act {
  actorId: string | null;
  id: string;
}

export type PeopleService = ReturnType<typeof makePeopleService>;

export function makePeopleService(dependencies: PeopleDependencies) {
  const { store, administratorEmails, listCreditsLeft, grantCredits } = dependencies;
  const { onSessionsEnded, record, clock } = dependencies;

  const isAdministrator = ({ email, is_administrator }: PersonRow) =>
    administratorEmails?.has(email.toLowerCase()) ?? is_administrator;

  async function toPeople(rows: readonly PersonRow[]): Promise<Person[]> {
    const left = await listCreditsLeft(rows.map(toWriter));
    return rows.map((row, index) => ({
      ...row,
      credits_left: left[index] ?? 0,
      is_administrator: isAdministrator(row),
    }));
  }

  /** @throws AppError NOT_FOUND */
  async function getRow(id: string): Promise<PersonRow> {
    const row = await store.find(id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return row;
  }

  async function read(id: string): Promise<Person> {
    const [person] = await toPeople([await getRow(id)]);
    if (person === undefined) throw new AppError('NOT_FOUND');
    return person;
  }

  async function disable({ actorId, id }: Act): Promise<void> {
    if (isAdministrator(await getRow(id)) || !(await store.disable(id, clock())))
      throw new AppError('ADMINISTRATOR_PROTECTED');
    onSessionsEnded(id);
    await record({ kind: 'account.disabled', actorId, subjectId: id, facts: {} });
  }

  async function enable({ actorId, id }: Act): Promise<void> {
    if (await store.enable(id)) await record({ kind: 'account.enabled', actorId, subjectId: id, facts: {} });
  }

  async function appoint({ actorId, id }: Act): Promise<void> {
    if (!(await store.appoint(id, clock()))) throw new AppError('ACCOUNT_DISABLED');
    await record({ kind: 'administrator.appointed', actorId, subjectId: id, facts: {} });
  }

  async function dismiss({ actorId, id }: Act): Promise<void> {
    if (!(await store.dismiss(id))) throw new AppError('LAST_ADMINISTRATOR');
    await record({ kind: 'administrator.dismissed', actorId, subjectId: id, facts: {} });
  }

  return {
    /** One page, the newest first. @throws AppError INVALID_REQUEST for a cursor that no page gave */
    async list({ q, cursor, limit }: PeopleQuery) {
      const found = await store.list(q.trim(), readCursor(cursor), limit + 1);
      const { rows, next_cursor } = toPage(found, limit, ({ created_at: moment, id }) => ({ moment, id }));
      const administrators_fixed = administratorEmails !== undefined;
      return { people: await toPeople(rows), next_cursor, administrators_fixed };
    },

    /** @throws AppError NOT_FOUND */
    async grantCredits({ actorId, id }: Act, grant: Omit<Grant, 'writer'>): Promise<Person> {
      const isNew = await grantCredits({ ...grant, writer: toWriter(await getRow(id)) });
      const facts = { credits: grant.credits };
      if (isNew) await record({ kind: 'credits.granted', actorId, subjectId: id, facts });
      return read(id);
    },

    /** @throws AppError NOT_FOUND, ADMINISTRATOR_PROTECTED */
    async setDisabled(act: Act, isDisabled: boolean): Promise<Person> {
      await (isDisabled ? disable(act) : enable(act));
      return read(act.id);
    },

    /** @throws AppError NOT_FOUND */
    async endSessions({ actorId, id }: Act): Promise<Person> {
      await getRow(id);
      await store.endSessions(id);
      onSessionsEnded(id);
      await record({ kind: 'sessions.ended', actorId, subjectId: id, facts: {} });
      return read(id);
    },

    /** @throws AppError NOT_FOUND, ADMINISTRATOR_PROTECTED */
    async checkMayBeDeleted(id: string): Promise<void> {
      if (isAdministrator(await getRow(id))) throw new AppError('ADMINISTRATOR_PROTECTED');
    },

    /** @throws AppError NOT_FOUND */
    async getId(email: string): Promise<string> {
      const id = await store.findId(email);
      if (id === undefined) throw new AppError('NOT_FOUND');
      return id;
    },

    countByPlan: store.countByPlan,

    /** Of who is about to delete their own account. @throws AppError LAST_ADMINISTRATOR */
    async checkMayLeave(userId: string): Promise<void> {
      if (administratorEmails === undefined && (await store.isLastAdministrator(userId)))
        throw new AppError('LAST_ADMINISTRATOR');
    },

    /** @throws AppError NOT_FOUND, ADMINISTRATORS_FIXED, LAST_ADMINISTRATOR, ACCOUNT_DISABLED */
    async setAdministrator(act: Act, isToBe: boolean): Promise<Person> {
      if (administratorEmails !== undefined) throw new AppError('ADMINISTRATORS_FIXED');
      const { is_administrator } = await getRow(act.id);
      if (is_administrator !== isToBe) await (isToBe ? appoint(act) : dismiss(act));
      return read(act.id);
    },
  };
}

function toWriter({ id, account_type }: PersonRow): Writer {
  return { userId: id, accountType: account_type };
}
