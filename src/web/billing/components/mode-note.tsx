import { getServerFacts } from '../../server-facts.ts';
import { Banner } from '../../ui/banner.tsx';

/** Where payment is a test, or not possible, the screens that offer it say so. */
export function ModeNote() {
  const { billing } = getServerFacts();
  if (billing === 'sandbox')
    return (
      <Banner icon="flag">Payment on this server is a test: no card is asked for, and no money moves.</Banner>
    );
  if (billing === 'unset')
    return (
      <Banner tone="flag" icon="warning">
        Payment is not set up on this server. The person who runs it can change that.
      </Banner>
    );
  return null;
}
