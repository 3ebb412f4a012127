import type { ComponentType } from 'react';
import { QueryProvider } from '../api/query-provider.tsx';
import { useKeptSubscription } from '../billing/use-kept-subscription.ts';
import { useLiveEvents } from '../events/use-live-events.ts';
import { SignInAgain as SignInAgainDialog } from '../session/sign-in-again.tsx';
import { CreditChip as Chip } from './credit-chip.tsx';
import { LowCreditBanner } from './low-credit-banner.tsx';
import { DrawerParts as DrawersParts, AccountMenuParts as MenuParts } from './menu-parts.tsx';
import { PastDueBanner } from './past-due-banner.tsx';
import { SessionBanner } from './session-banner.tsx';

/** They stand at places of their own, outside of what the screens read. */
function withQueries<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <QueryProvider>
      <Part {...props} />
    </QueryProvider>
  );
}

export const CreditChip = withQueries(Chip);
export const AccountMenuParts = withQueries(MenuParts);
export const DrawerParts = withQueries(DrawersParts);
export const SignInAgain = withQueries(SignInAgainDialog);

export const Notices = withQueries(() => {
  useLiveEvents();
  useKeptSubscription();
  return (
    <>
      <SessionBanner />
      <PastDueBanner />
      <LowCreditBanner />
    </>
  );
});
