import { type FaultPeriod, faultRetentionDays } from '../../shared/contract/faults.ts';
import type { AppError } from '../../shared/errors.ts';
import type { Clock } from '../platform/clock.ts';
import { findPlace } from '../platform/log.ts';
import { FaultCounts, mailedCodes } from './counts.ts';
import type { FaultStore } from './store.ts';
import { toFaultNotice } from './templates.ts';

const dayMs = 24 * 60 * 60 * 1_000;

interface Address {
  /** Whose it is; null for one of the settings. */
  userId: string | null;
  email: string;
}

export interface FaultDependencies {
  store: FaultStore;
  /** Who is told by mail; nobody, where mail reaches nobody. */
  listAddresses: () => Promise<Address[]>;
  queue: (
    recipient: string,
    notice: ReturnType<typeof toFaultNotice>,
    userId: string | null,
  ) => Promise<void>;
  publicUrl: () => string;
  clock: Clock;
}

export type FaultService = ReturnType<typeof makeFaultService>;

export function makeFaultService({ store, listAddresses, queue, publicUrl, clock }: FaultDependencies) {
  const counts = new FaultCounts();
  let addresses: readonly Address[] = [];

  async function findAddresses(): Promise<void> {
    addresses = await listAddresses();
  }

  /** Stores what was counted. What cannot be stored is counted again. */
  async function flush(): Promise<void> {
    const faults = counts.take();
    if (faults.length === 0) return;
    try {
      await store.add(faults);
    } catch (error) {
      counts.putBack(faults);
      throw error;
    }
  }

  /** What cannot be queued is told in the next mail. */
  async function mailNews(): Promise<void> {
    if (addresses.length === 0 || !(await store.claimMail(mailedCodes))) return;
    const faults = await store.listUnmailed(mailedCodes);
    const notice = toFaultNotice(faults, `${publicUrl()}/server-settings/errors`);
    for (const { email, userId } of addresses) await queue(email, notice, userId);
    await store.markMailed(faults);
  }

  return {
    /** Counts in memory, so that a flood costs the database nothing. */
    count(error: AppError): void {
      const place = findPlace(error.cause) || findPlace(error);
      counts.add({ code: error.code, place }, clock());
    },

    /** Whether somebody gets a mail of what is counted, now or within the hour. */
    isSomebodyTold: () => addresses.length > 0,

    async list(days: FaultPeriod) {
      await flush();
      const found = await store.list(new Date(clock().getTime() - days * dayMs));
      await findAddresses();
      return {
        faults: found.map(({ first_seen_at, last_seen_at, ...fault }) => ({
          ...fault,
          first_seen_at: first_seen_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
        })),
        told: addresses.map(({ email }) => email),
      };
    },

    flush,
    findAddresses,

    async flushAndMail(): Promise<void> {
      await findAddresses();
      await flush();
      await mailNews();
    },
    forgetOld: () => store.forget(new Date(clock().getTime() - faultRetentionDays * dayMs)),
  };
}
