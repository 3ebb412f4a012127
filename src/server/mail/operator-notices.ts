import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { AccountType } from '../../shared/plans.ts';
import { toFeedbackNotice } from './operator-templates.ts';
import type { Notice } from './templates.ts';

export interface NoticeDependencies {
  /** Whom a mail reaches: none where mails become files. */
  listAddresses: () => Promise<readonly { email: string }[]>;
  /** Origin under which people find the product. */
  publicUrl: () => string;
  queue: (recipient: string, notice: Notice, userId: string | null) => Promise<void>;
  findWriter: (userId: string) => Promise<{ name: string; email: string } | undefined>;
}

interface Giver {
  userId: string;
  accountType: AccountType;
}

export function makeNoticeService({ listAddresses, publicUrl, queue, findWriter }: NoticeDependencies) {
  return {
    async tellFeedback({ userId, accountType }: Giver, opinion: OpinionInput): Promise<void> {
      const addresses = await listAddresses();
      const writer = await findWriter(userId);
      if (writer === undefined) return;
      const inboxUrl = `${publicUrl()}/server-settings/inbox`;
      const notice = toFeedbackNotice(opinion, { ...writer, accountType }, inboxUrl);
      for (const { email } of addresses) await queue(email, notice, userId);
    },
  };
}
