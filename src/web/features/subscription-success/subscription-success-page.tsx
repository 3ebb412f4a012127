import { hasPayment } from '../../billing/words.ts';
import { getServerFacts } from '../../server-facts.ts';
import { toPageTitle } from '../../ui/page-title.ts';
import { Congratulations } from './components/congratulations.tsx';
import { NoPayment } from './components/no-payment.tsx';
import { Processing } from './components/processing.tsx';
import { Waiting } from './components/waiting.tsx';
import { useConfirmation } from './use-confirmation.ts';

export function meta() {
  return toPageTitle('Your subscription');
}

export default function SubscriptionSuccessPage() {
  return (
    <main id="main" className="page confirmation">
      {hasPayment(getServerFacts().billing) ? <Confirmation /> : <NoPayment />}
    </main>
  );
}

function Confirmation() {
  const { state, again } = useConfirmation();
  if (state.phase === 'active') return <Congratulations />;
  if (state.phase === 'processing') return <Processing onAgain={again} />;
  return <Waiting state={state} />;
}
