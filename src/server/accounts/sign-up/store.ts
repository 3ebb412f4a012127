import type { SignUpMode, SignUpPolicy } from '../../../shared/contract/sign-up.ts';
import type { Database } from '../../db/database.ts';
import { exactTime } from '../../db/keyset.ts';
import { statement } from '../../db/statement.ts';
import { toDigest } from '../../platform/digest.ts';

const readPolicy = statement(
  'sign_up_read_policy',
  'select mode, domains from sign_up_policy where id = 1',
).narrow<{
  mode: SignUpMode;
}>();

const savePolicy = statement(
  'sign_up_save_policy',
  `
    insert into sign_up_policy (mode, domains) values ($1::text, $2::text[])
    on conflict (id) do update set mode = excluded.mode, domains = excluded.domains`,
);

const hasAccount = statement(
  'sign_up_has_account',
  'select exists (select from "user") as is_there /* not null */',
);

const columns = `id, note, mailed_to, ${exactTime('created_at')} as created_at /* not null */,
      ${exactTime('expires_at')} as expires_at /* not null */, ${exactTime('used_at')} as used_at`;

const listInvitations = statement(
  'sign_up_list_invitations',
  `
    select ${columns}
    from invitations invitation
    order by invitation.used_at is not null, invitation.created_at desc, id
    limit 200`,
);

const addInvitation = statement(
  'sign_up_add_invitation',
  `
    insert into invitations (id, token_hash, note, mailed_to, created_at, expires_at)
    values ($1::uuid, $2::text, $3::text, $4::text /* or null */, $5::timestamptz, $6::timestamptz)
    returning ${columns}`,
);

const removeInvitation = statement(
  'sign_up_remove_invitation',
  'delete from invitations where id = $1::uuid and used_at is null returning id',
);

const hasInvitation = statement(
  'sign_up_has_invitation',
  `
    select id from invitations
    where token_hash = $1::text and used_at is null and expires_at > $2::timestamptz`,
);

/** Of many uses at once one finds the row. */
const spendInvitation = statement(
  'sign_up_spend_invitation',
  `
    update invitations set used_at = $2::timestamptz
    where token_hash = $1::text and used_at is null and expires_at > $2::timestamptz
    returning id`,
);

const giveInvitationBack = statement(
  'sign_up_give_invitation_back',
  'update invitations set used_at = null where token_hash = $1::text',
);

const forgetInvitations = statement(
  'sign_up_forget_invitations',
  'delete from invitations where coalesce(used_at, expires_at) < $1::timestamptz',
);

export interface NewInvitation {
  id: string;
  token: string;
  note: string;
  mailedTo: string | null;
  now: Date;
  expiresAt: Date;
}

export type SignUpStore = ReturnType<typeof makeSignUpStore>;

export function makeSignUpStore({ run }: Database) {
  const has = async (rows: Promise<readonly unknown[]>) => (await rows).length > 0;
  return {
    /** Undefined: nobody has chosen yet. */
    async readPolicy(): Promise<SignUpPolicy | undefined> {
      const [row] = await run(readPolicy, []);
      return row && { mode: row.mode, domains: [...row.domains] };
    },
    async savePolicy({ mode, domains }: SignUpPolicy): Promise<void> {
      await run(savePolicy, [mode, domains]);
    },
    async hasAccount(): Promise<boolean> {
      return (await run(hasAccount, []))[0]?.is_there === true;
    },
    listInvitations: () => run(listInvitations, []),
    async addInvitation({ id, token, note, mailedTo, now, expiresAt }: NewInvitation) {
      const [row] = await run(addInvitation, [id, toDigest(token), note, mailedTo, now, expiresAt]);
      if (row === undefined) throw new Error('an invitation was not stored');
      return row;
    },
    /** @returns whether there was one that could still be used */
    removeInvitation: (id: string) => has(run(removeInvitation, [id])),
    hasInvitation: (token: string, now: Date) => has(run(hasInvitation, [toDigest(token), now])),
    /** @returns whether it could be used, which it cannot a second time */
    spendInvitation: (token: string, now: Date) => has(run(spendInvitation, [toDigest(token), now])),
    async giveInvitationBack(token: string): Promise<void> {
      await run(giveInvitationBack, [toDigest(token)]);
    },
    /** Those that were used or expired before then. */
    async forgetInvitations(before: Date): Promise<void> {
      await run(forgetInvitations, [before]);
    },
  };
}
