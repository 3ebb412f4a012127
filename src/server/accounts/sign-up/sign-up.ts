import type { SignUpPolicy, SignUpState } from '../../../shared/contract/sign-up.ts';
import { AppError, type ErrorCode } from '../../../shared/errors.ts';
import { spentInvitationDays } from '../../../shared/limits.ts';
import type { RecordEvent } from '../../audit/index.ts';
import type { Recipient } from '../../mail/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import { findRefusal } from './policy.ts';
import type { SignUpStore } from './store.ts';

export interface SignUpDependencies {
  config: Pick<Config, 'SIGN_UP' | 'SIGN_UP_DOMAINS' | 'SMTP_URL'>;
  store: SignUpStore;
  publicUrl: () => string;
  sendEmail: (kind: 'invitation', to: Recipient, path: string) => Promise<void>;
  record: RecordEvent;
  clock: Clock;
  newId: () => string;
  /** Cannot be guessed. */
  newToken: () => string;
}

interface InvitationInput {
  note: string;
  email?: string | undefined;
  days: number;
}

export type SignUpService = ReturnType<typeof makeSignUpService>;

const dayMs = 24 * 60 * 60 * 1000;

/** Who may make an account. Read anew for each one: it is asked seldom, and all servers go by it at once. */
export function makeSignUpService(dependencies: SignUpDependencies) {
  const { config, store, publicUrl, sendEmail, record, clock, newId, newToken } = dependencies;
  const { SIGN_UP, SIGN_UP_DOMAINS, SMTP_URL } = config;
  let ahead: { policy: SignUpPolicy; hasAccount: boolean } | undefined;

  /** What is chosen, under what the environment says. */
  async function readPolicy(): Promise<SignUpPolicy> {
    const chosen = await store.readPolicy();
    return {
      mode: SIGN_UP ?? chosen?.mode ?? 'open',
      domains: SIGN_UP_DOMAINS ?? chosen?.domains ?? [],
    };
  }

  async function read(): Promise<SignUpState> {
    return {
      ...(await readPolicy()),
      fixed: [
        ...(SIGN_UP === undefined ? [] : ['mode' as const]),
        ...(SIGN_UP_DOMAINS === undefined ? [] : ['domains' as const]),
      ],
      invitations: await store.listInvitations(),
      sends_mail: SMTP_URL !== undefined,
    };
  }

  return {
    read,

    /** @throws AppError SIGN_UP_FIXED for what the environment says otherwise */
    async save(policy: SignUpPolicy, actorId: string): Promise<SignUpState> {
      const isOther =
        (SIGN_UP ?? policy.mode) !== policy.mode ||
        (SIGN_UP_DOMAINS ?? policy.domains).join() !== policy.domains.join();
      if (isOther) throw new AppError('SIGN_UP_FIXED');
      await store.savePolicy(policy);
      await record({ kind: 'sign-up.set', actorId, subjectId: null, facts: { mode: policy.mode } });
      return read();
    },

    async invite({ note, email, days }: InvitationInput, actorId: string) {
      const token = newToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + days * dayMs);
      const mailedTo = email ?? null;
      const invitation = await store.addInvitation({ id: newId(), token, note, mailedTo, now, expiresAt });
      await record({ kind: 'invitation.created', actorId, subjectId: null, facts: {} });
      // Behind the sign, so that it reaches no log and no other page
      const path = `/signup#invitation=${token}`;
      if (email !== undefined) await sendEmail('invitation', { userId: null, name: '', email }, path);
      return { url: publicUrl() + path, invitation };
    },

    /** @throws AppError NOT_FOUND for one that is used, or that there is not */
    async revoke(id: string, actorId: string): Promise<SignUpState> {
      if (!(await store.removeInvitation(id))) throw new AppError('NOT_FOUND');
      await record({ kind: 'invitation.revoked', actorId, subjectId: null, facts: {} });
      return read();
    },

    /** What a visitor is told before they type anything. @param invitation that their link brought */
    async describe(invitation: string | undefined) {
      const { mode, domains } = await readPolicy();
      const isInvited = invitation !== undefined && (await store.hasInvitation(invitation, clock()));
      if (!(await store.hasAccount())) return { mode: 'open' as const, domains: [], isInvited };
      return { mode, domains, isInvited };
    },

    /**
     * Before an account is made, whoever has the address. An invitation is used up by it, also where the address has an
     * account already: else it would tell so.
     * @throws AppError SIGN_UP_CLOSED, INVITATION_REQUIRED, INVALID_INVITATION, DOMAIN_NOT_ALLOWED
     */
    async admit(email: string, invitation: string | undefined): Promise<void> {
      // Somebody has to be the first
      if (!(await store.hasAccount())) return;
      const policy = await readPolicy();
      const refusal = findRefusal(policy, email, invitation !== undefined);
      if (refusal !== undefined) throw new AppError(refusal);
      if (invitation !== undefined && !(await store.spendInvitation(invitation, clock())))
        throw new AppError('INVALID_INVITATION');
    },

    /** For `judge`, which is asked within a transaction: beside one the embedded database answers nobody. */
    async readAhead(): Promise<void> {
      ahead = { policy: await readPolicy(), hasAccount: await store.hasAccount() };
    },

    /**
     * Of somebody whose address another service has proven; they bring no invitation.
     * @returns why not, by what was read ahead
     */
    judge(email: string): ErrorCode | undefined {
      if (ahead === undefined) return 'SIGN_UP_CLOSED';
      return ahead.hasAccount ? findRefusal(ahead.policy, email, false) : undefined;
    },

    /** What is used or expired is of use for a while, to see what became of it. */
    forgetInvitations: () =>
      store.forgetInvitations(new Date(clock().getTime() - spentInvitationDays * dayMs)),

    /** For a sign-up that has failed: the invitation can be used again. */
    async takeBack(invitation: string | undefined): Promise<void> {
      if (invitation !== undefined) await store.giveInvitationBack(invitation);
    },
  };
}
