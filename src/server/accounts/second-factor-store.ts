import type { Database } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { toDigest } from '../platform/digest.ts';

export type SecondFactorStore = ReturnType<typeof makeSecondFactorStore>;

const state = statement(
  'second_factor_state',
  `
    select secret, confirmed_at is not null as is_on /* not null */,
      (select count(*) from recovery_codes where recovery_codes.user_id = second_factors.user_id)::int
        as codes_left /* not null */
    from second_factors where user_id = $1::uuid`,
);

/** One that is on stays as it is. */
const put = statement(
  'second_factor_put',
  `
    insert into second_factors (user_id, secret) values ($1::uuid, $2::text)
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0
      where second_factors.confirmed_at is null
    returning user_id`,
);

/** Switches it on, and does what follows: every other session ends. Of two confirmations at once one finds the row. */
const confirm = statement(
  'second_factor_confirm',
  `
    with confirmed as (
      update second_factors set confirmed_at = $4::timestamptz, last_step = $3::bigint
      where user_id = $1::uuid and confirmed_at is null
      returning user_id
    ), ended as (
      delete from session using confirmed where session.user_id = confirmed.user_id and session.id <> $2::uuid
    ), codes as (
      insert into recovery_codes (user_id, code_hash)
      select user_id, unnest($5::text[]) from confirmed
    )
    select user_id from confirmed`,
);

/** A code is good once: of many uses at once one moves the step on. */
const spendStep = statement(
  'second_factor_spend_step',
  `
    update second_factors set last_step = $2::bigint
    where user_id = $1::uuid and confirmed_at is not null and last_step < $2::bigint
    returning user_id`,
);

const spendRecoveryCode = statement(
  'second_factor_spend_recovery_code',
  `
    delete from recovery_codes using second_factors
    where recovery_codes.user_id = $1::uuid and code_hash = $2::text
      and second_factors.user_id = recovery_codes.user_id and confirmed_at is not null
    returning recovery_codes.user_id`,
);

const replaceRecoveryCodes = statement(
  'second_factor_replace_recovery_codes',
  `
    with gone as (
      delete from recovery_codes where user_id = $1::uuid
    )
    insert into recovery_codes (user_id, code_hash)
    select user_id, unnest($2::text[]) from second_factors where user_id = $1::uuid and confirmed_at is not null
    returning user_id`,
);

const remove = statement(
  'second_factor_remove',
  `
    with codes as (
      delete from recovery_codes where user_id = $1::uuid
    )
    delete from second_factors where user_id = $1::uuid and confirmed_at is not null
    returning user_id`,
);

export interface Confirmation {
  userId: string;
  /** The session that goes on. */
  sessionId: string;
  step: number;
  now: Date;
  recoveryCodes: readonly string[];
}

export function makeSecondFactorStore(database: Database) {
  const isDone = (rows: readonly unknown[]) => rows.length > 0;
  return {
    /** Undefined: none has been begun. */
    async find(userId: string) {
      return (await database.run(state, [userId]))[0];
    },

    /** @returns false where one is on already */
    putSecret: async (userId: string, secret: string) => isDone(await database.run(put, [userId, secret])),

    async confirm({ userId, sessionId, step, now, recoveryCodes }: Confirmation): Promise<boolean> {
      const hashes = recoveryCodes.map(toDigest);
      return isDone(await database.run(confirm, [userId, sessionId, step, now, hashes]));
    },

    spendStep: async (userId: string, step: number) => isDone(await database.run(spendStep, [userId, step])),

    spendRecoveryCode: async (userId: string, code: string) =>
      isDone(await database.run(spendRecoveryCode, [userId, toDigest(code)])),

    replaceRecoveryCodes: async (userId: string, codes: readonly string[]) =>
      isDone(await database.run(replaceRecoveryCodes, [userId, codes.map(toDigest)])),

    /** @returns whether one was on */
    remove: async (userId: string) => isDone(await database.run(remove, [userId])),
  };
}
