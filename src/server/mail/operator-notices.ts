import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { AppError } from '../../shared/errors.ts';
import type { AccountType } from '../../shared/plans.ts';
import type { Clock } from '../platform/clock.ts';
import { findPlace } from '../platform/log.ts';
import { FaultCounts, isFault, mayMail } from './fault-counts.ts';
import { toFaultNotice, toFeedbackNotice } from './operator-templates.ts';

export interface Administrator {
  email: string;
  email_verified: boolean;
}

export interface NoticeDependencies {
  /** Undefined where mail reaches nobody: then nothing is told, and no screen says that it was. */
  address: string | undefined;
  /** Whether a mail goes anywhere but into a folder. */
  isMailSent: boolean;
  /** Origin under which people find the product. */
  publicUrl: () => string;
  queue: (
    recipient: string,
    notice: { subject: string; paragraphs: string[] },
    userId: string | null,
  ) => Promise<void>;
  findWriter: (userId: string) => Promise<{ name: string; email: string } | undefined>;
  /** Those who may sign in. */
  listAdministrators: () => Promise<readonly Administrator[]>;
  inBackground: (work: () => Promise<void>) => void;
  clock: Clock;
}

interface Giver {
  userId: string;
  accountType: AccountType;
}

export function makeNoticeService(dependencies: NoticeDependencies) {
  const { address, isMailSent, publicUrl, queue, inBackground, clock } = dependencies;
  const counts = new FaultCounts();
  let lastMail: Date | undefined;

  /** What cannot be queued is counted again. */
  async function mailFaults(recipient: string): Promise<void> {
    const faults = counts.take();
    if (faults.length === 0) return;
    lastMail = clock();
    try {
      await queue(recipient, toFaultNotice(faults), null);
    } catch (error) {
      for (const { count, ...fault } of faults) counts.add(fault, count);
      throw error;
    }
  }

  return {
    async tellFeedback({ userId, accountType }: Giver, opinion: OpinionInput): Promise<void> {
      if (!isMailSent) return;
      const writer = await dependencies.findWriter(userId);
      if (writer === undefined) return;
      const inboxUrl = `${publicUrl()}/server-settings/inbox`;
      const notice = toFeedbackNotice(opinion, { ...writer, accountType }, inboxUrl);
      const recipients = listRecipients(address, await dependencies.listAdministrators());
      for (const recipient of recipients) await queue(recipient, notice, userId);
    },

    countFault({ code, cause }: AppError): void {
      if (address === undefined || !isFault(code)) return;
      counts.add({ code, place: findPlace(cause) });
      if (mayMail(lastMail, clock())) inBackground(() => mailFaults(address));
    },

    /** Mails what was counted in a quiet hour that is over. */
    async sweep(): Promise<void> {
      if (address !== undefined && mayMail(lastMail, clock())) await mailFaults(address);
    },
  };
}

/** Each address once, however it is spelt: the operator's, and those that administrators have shown to be theirs. */
function listRecipients(
  operatorAddress: string | undefined,
  administrators: readonly Administrator[],
): string[] {
  const verified = administrators.filter(({ email_verified }) => email_verified).map(({ email }) => email);
  const addresses = operatorAddress === undefined ? verified : [operatorAddress, ...verified];
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
