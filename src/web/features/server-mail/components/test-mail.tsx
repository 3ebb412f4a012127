import { useMutation } from '@tanstack/react-query';
import type { MailDelivery, MailTestResult } from '../../../../shared/contract/mail.ts';
import { mailFailures } from '../../../../shared/mail.ts';
import { toCallError } from '../../../api/call-error.ts';
import { useServices } from '../../../services/services.ts';
import { useOfflineNote } from '../../../services/use-connection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { toTakenWords } from '../words.ts';

/** Sends one to the administrator's own address, and says what became of it. */
export function TestMail({ delivery }: { delivery: MailDelivery }) {
  const { call } = useServices();
  const offlineNote = useOfflineNote();
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => call((api) => api.mail.sendTest()),
  });
  return (
    <>
      <p>
        <Button busy={isPending} onClick={() => mutate()} {...offlineNote}>
          {isPending ? 'Sending...' : 'Send a test mail to yourself'}
        </Button>
      </p>
      {!isPending && data && <Outcome result={data} delivery={delivery} />}
      {!isPending && error && (
        <Banner tone="bad" icon="warning">
          {toCallError(error).message}
        </Banner>
      )}
    </>
  );
}

function Outcome({
  result: { recipient, failure },
  delivery,
}: {
  result: MailTestResult;
  delivery: MailDelivery;
}) {
  if (failure === null) {
    return (
      <Banner icon="accept">
        <span className="wrap-anywhere">{toTakenWords(recipient, delivery)}</span>
      </Banner>
    );
  }
  return (
    <Banner tone="bad" icon="warning">
      The test mail to <span className="wrap-anywhere">{recipient}</span> was not sent.{' '}
      {mailFailures[failure]} <code translate="no">{failure}</code>
    </Banner>
  );
}
