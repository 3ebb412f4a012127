import { AppError } from '../../shared/errors.ts';
import { makeAllowance } from '../platform/allowance.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';

const windowMs = 60_000;

export type CallLimits = ReturnType<typeof makeCallLimits>;

/** How many calls come in a minute, whatever they ask: by this process alone, since to count costs nothing so. See docs/decisions/0088. */
export function makeCallLimits(
  { CALLS_PER_ACCOUNT, CALLS_PER_ADDRESS }: Pick<Config, 'CALLS_PER_ACCOUNT' | 'CALLS_PER_ADDRESS'>,
  clock: Clock,
) {
  const ofAccounts = makeAllowance({ max: CALLS_PER_ACCOUNT, windowMs, clock });
  const ofAddresses = makeAllowance({ max: CALLS_PER_ADDRESS, windowMs, clock });
  const count = ({ take }: typeof ofAccounts, key: string) => {
    const retryAfterSeconds = take(key);
    if (retryAfterSeconds !== undefined) throw new AppError('TOO_MANY_CALLS', { retryAfterSeconds });
  };
  return {
    /** @throws AppError TOO_MANY_CALLS, with the seconds that are left; before anybody is asked who calls */
    countOfAddress: (address: string) => count(ofAddresses, address),
    /** @throws AppError TOO_MANY_CALLS, with the seconds that are left */
    countOfAccount: (userId: string) => count(ofAccounts, userId),
  };
}
