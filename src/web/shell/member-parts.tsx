import type { ComponentType, PropsWithChildren } from 'react';
import { SignInAgain as SignInAgainDialog } from '../account/sign-in-again.tsx';
import { useKeptSubscription } from '../billing/use-kept-subscription.ts';
import { useLiveEvents } from '../events/use-live-events.ts';
import { QueryProvider } from '../services/query-provider.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Part } from '../ui/part.tsx';
import { CreditChip as Chip } from './credit-chip.tsx';
import { LowCreditBanner } from './low-credit-banner.tsx';
import { DrawerParts as DrawersParts, AccountMenuParts as MenuParts } from './menu-parts.tsx';
import { PastDueBanner } from './past-due-banner.tsx';
import { SessionBanner } from './session-banner.tsx';

/** They stand at places of their own, outside of what the screens read, and none takes the others along. */
function withQueries<Props extends object>(
  Own: ComponentType<Props>,
  Around: ComponentType<PropsWithChildren> = Boundary,
) {
  return (props: Props) => (
    <Around>
      <QueryProvider>
        <Own {...props} />
      </QueryProvider>
    </Around>
  );
}

export const CreditChip = withQueries(Chip);
export const AccountMenuParts = withQueries(MenuParts, Part);
export const DrawerParts = withQueries(DrawersParts, Part);
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
