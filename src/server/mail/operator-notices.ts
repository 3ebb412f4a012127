import type { OpinionInput } from '../../shared/contract/opinions.ts';
import type { AppError } from '../../shared/errors.ts';
import type { Clock } from '../platform/clock.ts';
import { findPlace } from '../platform/log.ts';
import { FaultCounts, isFault, mayMail } from './fault-counts.ts';
import { toFaultNotice, toFeedbackNotice } from './operator-templates.ts';

export interface NoticeDependencies {
  /** Undefined where mail reaches nobody: then nothing is told, and no screen says that it was. */
  address: string | undefined;
  queue: (
    recipient: string,
    notice: { subject: string; paragraphs: string[] },
    userId: string | null,
  ) => Promise<void>;
  findWriter: (userId: string) => Promise<{ name: string; email: string } | undefined>;
  inBackground: (work: () => Promise<void>) => void;
  clock: Clock;
}

export function makeNoticeService(dependencies: NoticeDependencies) {
  const { address, queue, findWriter, inBackground, clock } = dependencies;
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
    async tellFeedback(userId: string, opinion: OpinionInput): Promise<void> {
      if (address === undefined) return;
      const writer = await findWriter(userId);
      if (writer !== undefined) await queue(address, toFeedbackNotice(opinion, writer), userId);
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
